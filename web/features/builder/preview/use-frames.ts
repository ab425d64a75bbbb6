import { useCallback, useEffect, useRef, useState } from 'react';
import { PREVIEW_LIMITS } from '#contract/preview.ts';
import type { PageEditing } from './page-editing.ts';
import type { Drawing } from './sandbox-frame.tsx';
import { useSpareFrame } from './use-spare-frame.ts';

/** The state of the page in the frame. `left`: it navigated away even with its scripts disabled. */
export type PageHealth = 'fine' | 'silent' | 'safe' | 'left' | 'too-large';

/** A frame in the document. In a safe one the page's scripts are disabled. */
export interface Mount {
  id: number;
  isSafe: boolean;
  /** It can show a page that is edited. */
  isEdited: boolean;
  /** What the person edits the page with; null while it is only looked at, or none has been drawn in it. */
  editing: PageEditing | null;
}

const NONE = -1;

/**
 * Frames of one origin share a process. A frame that hangs must be gone (500 ms in Chromium) before the next is
 * mounted.
 */
const PROCESS_END_MS = 1_000;

/**
 * The frames of the preview: the visible one and, behind it, the one being drawn. Only the newest is listened
 * to, because every frame that is removed reports that its page leaves.
 */
export function useFrames({ html, editing = null }: Drawing, onFresh: () => void) {
  const [first] = useState(() => ({ id: 0, ...describeMount(false, editing) }));
  const [mounts, setMounts] = useState<readonly Mount[]>([first]);
  const [shownId, setShownId] = useState(0);
  const [isSilent, setIsSilent] = useState(false);
  const [hasLeft, setHasLeft] = useState(false);
  const newestMount = useRef<Mount>(first);
  const lastId = useRef(first.id);
  const isHanging = useRef(false);
  const isBehind = useRef(false);
  const departures = useRef<Departures>({ html: '', count: 0 });
  const listener = useRef(onFresh);
  useEffect(() => {
    listener.current = onFresh;
  });

  const newest = mounts.at(-1);
  const isStill = newest?.id === shownId && newest.isEdited && !newest.isSafe && !isSilent;
  const { spare, ready, take } = useSpareFrame(isStill, lastId);

  const mountFresh = useCallback(
    ({ isSafe, editing }: Wanted): void => {
      // It hangs together with the others.
      const waiting = take();
      const canTake = waiting !== null && editing !== null && !isSafe && !isHanging.current;
      const id = canTake ? waiting.id : (lastId.current += 1);
      const fresh = { id, ...describeMount(isSafe, editing) };
      newestMount.current = fresh;
      isBehind.current = true;
      if (isHanging.current) {
        setMounts([]);
        setTimeout(
          () => (fresh === newestMount.current ? setMounts([fresh]) : null),
          PROCESS_END_MS,
        );
      } else setMounts((known) => [...known.slice(0, 1), fresh]);
      isHanging.current = false;
      setIsSilent(false);
      setHasLeft(false);
      listener.current();
    },
    [take],
  );

  function renew(from: Mount, isSafe: boolean): void {
    if (from.id === newestMount.current.id) mountFresh({ isSafe, editing });
  }
  function restart({ isSafe }: { isSafe: boolean }): void {
    departures.current = { html, count: 0 };
    mountFresh({ isSafe, editing });
  }
  function show(mount: Mount): void {
    if (mount.id === newestMount.current.id) isBehind.current = false;
    setMounts((known) => (mount === known.at(-1) ? known.slice(-1) : known));
    setShownId((shown) => Math.max(shown, mount.id));
  }
  /**
   * The first time may be the page's own reload. A page that leaves again is shown without scripts; after that
   * it is given up.
   */
  function leave(mount: Mount): void {
    if (mount.id !== newestMount.current.id) return;
    departures.current = countDeparture(departures.current, html);
    setShownId(NONE);
    if (mount.isSafe) setHasLeft(true);
    else mountFresh({ isSafe: departures.current.count > 1, editing });
  }
  /** A frame behind says nothing while the page in front keeps their process busy. */
  function hear(mount: Mount, isMountSilent: boolean): void {
    if (mount.id !== newestMount.current.id && !isBehind.current) return;
    isHanging.current = isMountSilent;
    setIsSilent(isMountSilent);
  }
  useEffect(() => {
    const { current } = newestMount;
    if (current.editing !== editing) mountFresh({ isSafe: current.isSafe, editing });
  }, [editing, mountFresh]);
  const isTooLarge = html.length > PREVIEW_LIMITS.pageCharacters;
  const isSafe = newest?.isSafe === true;
  const health = describeHealth({ isTooLarge, hasLeft, isSilent, isSafe });
  return { mounts, spare, shownId, health, ready, renew, restart, show, leave, hear };
}

type Wanted = Pick<Mount, 'isSafe' | 'editing'>;

function describeMount(isSafe: boolean, editing: PageEditing | null): Omit<Mount, 'id'> {
  return { isSafe, isEdited: editing !== null, editing };
}

interface Departures {
  html: string;
  count: number;
}

function countDeparture(before: Departures, html: string): Departures {
  return { html, count: before.html === html ? before.count + 1 : 1 };
}

interface Signs {
  isTooLarge: boolean;
  hasLeft: boolean;
  isSilent: boolean;
  isSafe: boolean;
}

function describeHealth({ isTooLarge, hasLeft, isSilent, isSafe }: Signs): PageHealth {
  if (isTooLarge) return 'too-large';
  if (hasLeft) return 'left';
  if (isSilent) return 'silent';
  return isSafe ? 'safe' : 'fine';
}
