import { create } from 'zustand';
import type { WorkspaceView } from './view-slice.ts';

/** The one element of a document that is shown; all around it is hidden. Offsets are those of its text. */
export interface Isolation {
  uuid: string;
  start: number;
  end: number;
  /** The view to go back to; null when it was not changed for this. */
  viewBefore: WorkspaceView | null;
  /** Shows everything again. */
  leave: () => void;
}

export const useIsolation = create<{ isolation: Isolation | null }>(() => ({ isolation: null }));
