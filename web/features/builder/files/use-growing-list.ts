import { type RefCallback, useCallback, useState } from 'react';

/** About as many as a tall window shows at once. */
const STEP = 30;

/**
 * How many rows of a long list are drawn: thirty, and thirty more whenever the end comes near. `endRef` belongs
 * to an element behind the last row. Another `key` starts over.
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
