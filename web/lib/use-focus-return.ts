import { type RefCallback, useCallback, useRef } from 'react';

/**
 * For an element that a field replaces for a while, such as a name while it is being edited: returns a ref for
 * the element, and a function that gives it the focus when it comes back.
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
