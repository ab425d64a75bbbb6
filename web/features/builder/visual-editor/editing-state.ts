import { createStore, type StoreApi } from 'zustand';
import type { EditingState } from './editing-types.ts';

/** Nothing is selected, measured or typed in. */
export const NOTHING_CHOSEN = {
  selection: [],
  boxes: [],
  isMoving: false,
  typingIn: null,
  isLinking: false,
  styles: {},
} as const satisfies Partial<EditingState>;

/** The state of a session that has just begun. */
export function createEditingStore(): StoreApi<EditingState> {
  return createStore<EditingState>(() => ({
    ...NOTHING_CHOSEN,
    mode: 'select',
    reach: { kind: 'one' },
    scheme: 'base',
    isInspecting: false,
    unseenMark: null,
    wantedGroup: null,
    isAssisting: false,
    isolated: null,
    version: 0,
  }));
}
