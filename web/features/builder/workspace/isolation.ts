import { create } from 'zustand';

/** The one element of a document that the code shows; all around it is folded. Offsets are those of its text. */
export interface Isolation {
  uuid: string;
  start: number;
  end: number;
  /** Shows everything again. */
  leave: () => void;
}

export const useIsolation = create<{ isolation: Isolation | null }>(() => ({ isolation: null }));
