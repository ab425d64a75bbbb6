import type { AskTarget } from './ask-target.ts';
import type { StateCreator } from 'zustand';
import type { GenerationStatus } from '#contract/generation.ts';

/** The steps that are shown; a run that has ended is no longer in any. */
export type GenerationStage = Exclude<GenerationStatus['stage'], 'ended'>;

/** What is told of a finished run. */
export interface RunReport {
  summary: string;
  changes: string[];
  notDone: string[];
  toComplete: string[];
  /** Faults of the result that its owner should look at. */
  warnings: string[];
  /** The model that wrote it. */
  model: string;
  /** True when the built-in designer wrote it because a configured model could not. */
  isStandIn: boolean;
  /** False when no credit was used. */
  isCharged: boolean;
}

/** The same request once more. */
export interface RequestAgain {
  prompt: string;
  attempt: number;
  /** True for a page that is made from nothing, whatever is there now. */
  isFromNothing: boolean;
  /** The elements that alone may change; null when all may. */
  target: AskTarget | null;
}

/** A finished answer that is not in its document. */
export interface WaitingAnswer {
  id: string;
  prompt: string;
  text: string;
  /** True when `text` is blocks for the document instead of its whole text. */
  isDiff: boolean;
  /** True when another site was asked for: it would replace the page. */
  isProposal: boolean;
}

/**
 * What the Ask AI bar shows; `uuid` is the document it is about, whichever is shown.
 */
export type GenerationState =
  | { kind: 'idle' }
  | {
      kind: 'working';
      uuid: string;
      stage: GenerationStage;
      /** Milliseconds since 1970. */
      startedAt: number;
      isRetry: boolean;
      /** True while the server cannot be reached; the run goes on there. */
      isLost: boolean;
      isStopping: boolean;
    }
  | {
      kind: 'done';
      uuid: string;
      report: RunReport;
      /** True when Stop was pressed, but the answer was finished already. */
      isPastStop: boolean;
      /** What asks for another version of a page that was made from nothing; null for a change. */
      again: RequestAgain | null;
      /** What asks the model again that could not answer; null where it did. */
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
      /** True while both pages are compared. */
      isCompared: boolean;
    }
  | {
      kind: 'failed';
      uuid: string;
      message: string;
      isRefunded: boolean;
      /** True when the visitor ended it: no fault. */
      isStopped: boolean;
    };

/** A run of the server that this browser does not follow yet. */
export type FoundRun = Pick<GenerationStatus, 'id' | 'prompt' | 'startedAt' | 'status'> & {
  document: NonNullable<GenerationStatus['document']>;
};

export interface GenerationSlice {
  generation: GenerationState;
  /** All that has arrived of a whole page that is being made; null for edits and while nothing is made. */
  stream: string | null;
  /** Runs of other tabs, visits and devices. */
  foundRuns: readonly FoundRun[];
  setGeneration: (state: GenerationState) => void;
  setStream: (stream: string | null) => void;
  setFoundRuns: (runs: readonly FoundRun[]) => void;
}

export const createGenerationSlice: StateCreator<GenerationSlice> = (set) => ({
  generation: { kind: 'idle' },
  stream: null,
  foundRuns: [],
  setGeneration: (generation) =>
    set(generation.kind === 'working' ? { generation } : { generation, stream: null }),
  setStream: (stream) => set({ stream }),
  setFoundRuns: (foundRuns) => set({ foundRuns }),
});
