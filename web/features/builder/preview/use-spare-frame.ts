import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Mount } from './use-frames.ts';

/** Where the browser does not say when it has nothing to do. */
const IDLE_AFTER_MS = 300;

/**
 * A frame without a page, started while nothing else is to be done: the next page that is edited is drawn in it
 * at once. `lastId` is the last number given to a frame.
 */
export function useSpareFrame(isWanted: boolean, lastId: RefObject<number>) {
  const [spare, setSpare] = useState<Mount | null>(null);
  const answered = useRef<Mount | null>(null);
  const isMissing = isWanted && spare === null;
  useEffect(() => {
    // Asks the browser for idle time.
    if (!isMissing) return;
    return whenIdle(() => {
      lastId.current += 1;
      setSpare({ id: lastId.current, isSafe: false, isEdited: true, editing: null });
    });
  }, [isMissing, lastId]);
  /** The spare frame, which is none from now on; null when it has not answered yet. */
  const take = useCallback((): Mount | null => {
    const taken = answered.current;
    answered.current = null;
    setSpare(null);
    return taken;
  }, []);
  /** A frame has started. One that cannot be loaded never does. */
  const ready = useCallback((mount: Mount): void => {
    if (mount.isEdited && mount.editing === null) answered.current = mount;
  }, []);
  return { spare, ready, take };
}

function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, IDLE_AFTER_MS);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work);
  return () => cancelIdleCallback(request);
}
