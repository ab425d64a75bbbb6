import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';

interface MissingPage {
  /** The address that was asked for. */
  path: string;
  /** Where the home page is shown in its place. */
  shownAt: string;
}

const store = createStore<{ missing: MissingPage | null }>(() => ({ missing: null }));

export function noteMissingPage(missing: MissingPage): void {
  store.setState({ missing });
}

export function forgetMissingPage(): void {
  store.setState({ missing: null });
}

/** The address that led to no page; null while prerendered markup hydrates, which is the home page's own. */
export function useMissingPage(): MissingPage | null {
  return useSyncExternalStore(
    store.subscribe,
    () => store.getState().missing,
    () => null,
  );
}
