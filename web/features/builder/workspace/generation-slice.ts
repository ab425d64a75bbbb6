import type { StateCreator } from 'zustand';

export type GenerationStage = 'analysis' | 'model' | 'generation' | 'validation' | 'saving';

/**
 * What the Ask AI bar shows; `uuid` is the document it is about, whichever is shown. `working.stream` is all
 * that has arrived of a whole page, null for edits.
 */
export type GenerationState =
  | { kind: 'idle' }
  | {
      kind: 'working';
      uuid: string;
      stage: GenerationStage;
      stream: string | null;
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
  | { kind: 'failed'; uuid: string; message: string; isRefunded: boolean };

export interface GenerationSlice {
  generation: GenerationState;
  setGeneration: (state: GenerationState) => void;
}

export const createGenerationSlice: StateCreator<GenerationSlice> = (set) => ({
  generation: { kind: 'idle' },
  setGeneration: (generation) => set({ generation }),
});
