import { type RefCallback, useCallback, useRef } from 'react';

/**
 * For what makes way for a field and comes back after it: whoever left the field by key goes on from there.
 * The ref of what comes back, and the way to ask for the focus when it does.
 */
export function useFocusReturn<E extends HTMLElement>(): [RefCallback<E>, () => void] {
  const isWanted = useRef(false);
  const place = useCallback((element: E | null) => {
    if (element === null || !isWanted.current) return;
    isWanted.current = false;
    element.focus();
  }, []);
  const want = useCallback(() => {
    isWanted.current = true;
  }, []);
  return [place, want];
}
