import { type RefObject, useEffect } from 'react';

/** Publishes the height of this element as the property `--toast-floor`, so that toasts appear above it. */
export function useToastFloor(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current: element } = ref;
    if (element === null) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty('--toast-floor', `${element.offsetHeight}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--toast-floor');
    };
  }, [ref]);
}
