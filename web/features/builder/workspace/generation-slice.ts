import type { AskTarget } from './ask-target.ts';
import type { StateCreator } from 'zustand';
import { historyText } from '#domain/edit-history/edit-history.ts';
import type { DocumentsState } from './documents.ts';
import type { GenerationStatus } from '#contract/generation.ts';

/** The stages that are shown, in order; `ended` is not one of them. */
export const GENERATION_STAGES = [
  'analysis',
  'model',
  'generation',
  'validation',
  'saving',
] as const satisfies readonly GenerationStatus['stage'][];

export type GenerationStage = (typeof GENERATION_STAGES)[number];

/** The report of a finished run. */
export interface RunReport {
  summary: string;
  changes: string[];
  notDone: string[];
  /** What the request says and the new page does not hold; null when no page was made. */
  notOnPage: string[] | null;
  toComplete: string[];
  /** Faults of the result that the user should check. */
  warnings: string[];
  /** The model that wrote it. */
  model: string;
  /** True when the built-in designer wrote it in place of a model that failed. */
  isStandIn: boolean;
  /** False when no credit was used. */
  isCharged: boolean;
}

/** A request to send again. */
export interface RequestAgain {
  prompt: string;
  attempt: number;
  /** True for a page that is generated from scratch, whatever exists now. */
  isFromNothing: boolean;
  /** The elements that alone may change; null when all may. */
  target: AskTarget | null;
}

/** A finished answer that is not in its document yet. */
export interface WaitingAnswer {
  id: string;
  prompt: string;
  text: string;
  /** True when `text` consists of blocks instead of the whole text. */
  isDiff: boolean;
  /** True when another site was requested, which would replace the page. */
  isProposal: boolean;
}

/** The state of the Ask AI card. `uuid` is the document it is about, which may not be the active one. */
export type GenerationState =
  | { kind: 'idle' }
  | {
      kind: 'working';
      uuid: string;
      stage: GenerationStage;
      /** Milliseconds since 1970. */
      startedAt: number;
      isRetry: boolean;
      /** True while the server cannot be reached; the run continues there. */
      isLost: boolean;
      isStopping: boolean;
      /** The text of the document when API-editing mode was switched off; absent while it is on. */
      freed?: string;
    }
  | {
      kind: 'done';
      uuid: string;
      report: RunReport;
      /** True when Stop was pressed after the answer was already finished. */
      isPastStop: boolean;
      /** The request for another version of a page that was made from scratch; null for a change. */
      again: RequestAgain | null;
      /** The request to try again with the model that failed; null when it did not fail. */
      retry: RequestAgain | null;
    }
  | {
      kind: 'answered';
      uuid: string;
      words: string;
      isCharged: boolean;
    }
  | {
      kind: 'waiting';
      uuid: string;
      answer: WaitingAnswer;
      report: RunReport;
      /** True while the comparison of both pages is open. */
      isCompared: boolean;
    }
  | {
      kind: 'failed';
      uuid: string;
      message: string;
      isRefunded: boolean;
      /** True for a run that was stopped after the free stops were used up. */
      isCharged: boolean;
      /** True when the user stopped it, which is not an error. */
      isStopped: boolean;
    };

/** A run on the server that this browser does not follow yet. */
export type FoundRun = Pick<GenerationStatus, 'id' | 'prompt' | 'startedAt' | 'status'> & {
  document: NonNullable<GenerationStatus['document']>;
};

export interface GenerationSlice {
  generation: GenerationState;
  /** The part of a page that has been generated so far; null for edits and when nothing is running. */
  stream: string | null;
  /** Runs of other tabs, visits and devices. */
  foundRuns: readonly FoundRun[];
  setGeneration: (state: GenerationState) => void;
  setStream: (stream: string | null) => void;
  /** Switches API-editing mode off: the document may be changed while the AI still works on it. */
  leaveApiMode: () => void;
  setFoundRuns: (runs: readonly FoundRun[]) => void;
}

export const createGenerationSlice: StateCreator<
  GenerationSlice & DocumentsState,
  [],
  [],
  GenerationSlice
> = (set) => ({
  generation: { kind: 'idle' },
  stream: null,
  foundRuns: [],
  setGeneration: (generation) =>
    set(generation.kind === 'working' ? { generation } : { generation, stream: null }),
  setStream: (stream) => set({ stream }),
  leaveApiMode: () =>
    set(({ generation, documents }) => {
      const document = generation.kind === 'working' ? documents[generation.uuid] : undefined;
      if (generation.kind !== 'working' || document === undefined) return {};
      return { generation: { ...generation, freed: historyText(document.history) } };
    }),
  setFoundRuns: (foundRuns) => set({ foundRuns }),
});
