import { create } from 'zustand';

/** A change of a page that is shown on it, place by place. */
export interface ShownChange {
  /** Of the document. */
  uuid: string;
  from: string;
  to: string;
  /** The person asked to see it, so the focus goes there; false after an edit that shows itself. */
  isAsked: boolean;
}

/** The change whose places are marked on the page; null for none. */
export const useShownChange = create<{ change: ShownChange | null }>(() => ({ change: null }));

export function showChange(change: ShownChange | null): void {
  useShownChange.setState({ change });
}
