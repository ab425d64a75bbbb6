import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

function follow(notify: () => void): () => void {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}

/** Whether the visitor wants no motion, at this moment. */
export function prefersStill(): boolean {
  return window.matchMedia(QUERY).matches;
}

/** Whether the visitor wants no motion. */
export function usePrefersStill(): boolean {
  return useSyncExternalStore(follow, prefersStill, () => false);
}
