import { type RefObject, useEffect, useState } from 'react';

const HALF = 0.5;

/** Whether at least half of the element is in view, or it fills at least half of the screen. */
export function useHalfVisible(element: RefObject<Element | null>): boolean {
  const [isVisible, setIsVisible] = useState(false);
  useEffect(() => {
    if (element.current === null) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry === undefined) return;
        const screenPx = entry.rootBounds?.height ?? Infinity;
        const wholePx = Math.min(entry.boundingClientRect.height, screenPx);
        setIsVisible(entry.intersectionRect.height >= wholePx * HALF);
      },
      { threshold: [0, 0.1, 0.2, 0.3, 0.4, HALF, 0.6] },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isVisible;
}
