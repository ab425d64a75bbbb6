import { useMemo, useRef, useState } from 'react';
import type { PaneScroll, ScrollPosition } from '../preview/pane-scroll.ts';

/** A page that was told to scroll says so itself a moment later. */
const ECHO_MS = 400;

/** Two pages of which each follows the other when somebody scrolls it. */
export function useSharedScroll(): Record<'before' | 'after', PaneScroll> {
  const [to, setTo] = useState<{ before?: ScrollPosition; after?: ScrollPosition }>({});
  const toldAt = useRef({ before: -Infinity, after: -Infinity });
  return useMemo(() => {
    const listen =
      (side: 'before' | 'after', other: 'before' | 'after') =>
      (position: ScrollPosition): void => {
        const now = performance.now();
        if (now - toldAt.current[side] < ECHO_MS) return;
        toldAt.current[other] = now;
        setTo({ [other]: position });
      };
    return {
      before: { to: to.before ?? null, onScroll: listen('before', 'after') },
      after: { to: to.after ?? null, onScroll: listen('after', 'before') },
    };
  }, [to]);
}
