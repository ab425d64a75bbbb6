import { type RefObject, useEffect } from 'react';

/** Tells the toasts how high this part of the lower edge is, so that they stand above it: the property `--toast-floor`. */
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
