import type { AskTarget } from './ask-target.ts';
import type { StateCreator } from 'zustand';
import { historyText } from '#domain/edit-history/edit-history.ts';
import type { DocumentsState } from './documents.ts';
import type { GenerationStatus } from '#contract/generation.ts';
import type { ConversationEntry, WorkingStage } from '#domain/conversation/entry-types.ts';

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

/** What the AI is doing. `uuid` is the document it is about, which may not be the active one. */
export type GenerationState =
  | { kind: 'idle' }
  | {
      kind: 'working';
      uuid: string;
      prompt: string;
      stage: WorkingStage;
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
      kind: 'waiting';
      uuid: string;
      answer: WaitingAnswer;
      entry: ConversationEntry;
      /** True while the comparison of both pages is open. */
      isCompared: boolean;
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
