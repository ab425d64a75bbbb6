import { useCallback, useEffect, useRef, useState } from 'react';
import { createMount, type Mount, type WantedMount } from './frame-mount.ts';

/** Where the browser does not say when it has nothing to do. */
const IDLE_AFTER_MS = 300;

/**
 * Numbers the frames behind the one of number 0. A frame without a page is started while nothing else is to be
 * done: the next page that is edited is drawn in it at once. `newest` is the newest
 * frame while it answers; another one than that in front (`shownId`) is on its way.
 */
export function useSpareFrame(newest: Mount | undefined, shownId: number) {
  const [spare, setSpare] = useState<Mount | null>(null);
  const started = useRef<Mount | null>(null);
  const lastId = useRef(0);
  const isWanted = newest?.id === shownId && newest.isEdited && !newest.isSafe;
  const isMissing = isWanted && spare === null;
  useEffect(() => {
    // Asks the browser for idle time.
    if (!isMissing) return;
    return whenIdle(() => {
      lastId.current += 1;
      setSpare({ id: lastId.current, isSafe: false, isEdited: true, editing: null });
    });
  }, [isMissing]);
  /** Where frames hang, the spare one hangs with them. */
  const nextMount = useCallback((wanted: WantedMount, isHanging: boolean): Mount => {
    const waiting = started.current;
    started.current = null;
    setSpare(null);
    if (waiting !== null && wanted.editing !== null && !wanted.isSafe && !isHanging)
      return createMount(waiting.id, wanted);
    lastId.current += 1;
    return createMount(lastId.current, wanted);
  }, []);
  /** A frame has started. One that cannot be loaded never does. */
  const ready = useCallback((mount: Mount): void => {
    if (mount.isEdited && mount.editing === null) started.current = mount;
  }, []);
  return { spare, ready, nextMount };
}

function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, IDLE_AFTER_MS);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work);
  return () => cancelIdleCallback(request);
}
