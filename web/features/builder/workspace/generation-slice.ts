import type { StateCreator } from 'zustand';

export type GenerationStage = 'analysis' | 'model' | 'generation' | 'validation' | 'saving';

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
    }
  | {
      kind: 'done';
      uuid: string;
      summary: string;
      changes: string[];
      notDone: string[];
      toComplete: string[];
      /** What asks for another version of a page that was made from nothing; null for a change. */
      again: { prompt: string; attempt: number } | null;
    }
  | {
      kind: 'failed';
      uuid: string;
      message: string;
      isRefunded: boolean;
      /** True when the visitor ended it: no fault. */
      isStopped: boolean;
    };

export interface GenerationSlice {
  generation: GenerationState;
  /** All that has arrived of a whole page that is being made; null for edits and while nothing is made. */
  stream: string | null;
  setGeneration: (state: GenerationState) => void;
  setStream: (stream: string | null) => void;
}

export const createGenerationSlice: StateCreator<GenerationSlice> = (set) => ({
  generation: { kind: 'idle' },
  stream: null,
  setGeneration: (generation) =>
    set(generation.kind === 'working' ? { generation } : { generation, stream: null }),
  setStream: (stream) => set({ stream }),
});
