import { type RefCallback, useCallback, useState } from 'react';

/** About the number of rows that fit in a tall window. */
const STEP = 30;

/**
 * The number of rows to render: thirty, and thirty more whenever the end comes near. Attach `endRef` to an
 * element after the last row. A new `key` starts again.
 */
export function useGrowingList(key: string): { count: number; endRef: RefCallback<HTMLElement> } {
  const [state, setState] = useState({ key, count: STEP });
  if (state.key !== key) setState({ key, count: STEP });
  const endRef = useCallback((end: HTMLElement | null) => {
    if (end === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting))
          setState((before) => ({ ...before, count: before.count + STEP }));
      },
      { root: end.closest('[data-scroll]'), rootMargin: '300px' },
    );
    observer.observe(end);
    return () => observer.disconnect();
  }, []);
  return { count: state.count, endRef };
}
