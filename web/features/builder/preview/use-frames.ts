import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { PREVIEW_LIMITS } from '#contract/preview.ts';
import { createMount, type Mount, type WantedMount } from './frame-mount.ts';
import type { Drawing } from './sandbox-frame.tsx';
import { useSpareFrame } from './use-spare-frame.ts';

/** The state of the page in the frame. `left`: it navigated away even with its scripts disabled. */
export type PageHealth = 'fine' | 'silent' | 'safe' | 'left' | 'too-large';

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
  const [first] = useState(() => createMount(0, { isSafe: false, editing }));
  const [mounts, setMounts] = useState<readonly Mount[]>([first]);
  const [shownId, setShownId] = useState(0);
  const [isSilent, setIsSilent] = useState(false);
  const [hasLeft, setHasLeft] = useState(false);
  const newestMount = useRef<Mount>(first);
  const signs = useRef({ isHanging: false, isBehind: false });
  const departures = useRef<Departures>({ html: '', count: 0 });
  const listener = useLatest(onFresh);
  const newest = mounts.at(-1);
  const { spare, ready, nextMount } = useSpareFrame(isSilent ? undefined : newest, shownId);
  const mountFresh = useCallback(
    (wanted: WantedMount): void => {
      const fresh = nextMount(wanted, signs.current.isHanging);
      newestMount.current = fresh;
      if (signs.current.isHanging) {
        setMounts([]);
        const mount = () => (fresh === newestMount.current ? setMounts([fresh]) : null);
        setTimeout(mount, PROCESS_END_MS);
      } else setMounts((known) => [...known.slice(0, 1), fresh]);
      signs.current = { isHanging: false, isBehind: true };
      setIsSilent(false);
      setHasLeft(false);
      listener.current();
    },
    [nextMount, listener],
  );

  function renew(from: Mount, isSafe: boolean): void {
    if (from.id === newestMount.current.id) mountFresh({ isSafe, editing });
  }
  function restart({ isSafe }: { isSafe: boolean }): void {
    departures.current = { html, count: 0 };
    mountFresh({ isSafe, editing });
  }
  function show(mount: Mount): void {
    if (mount.id === newestMount.current.id) signs.current.isBehind = false;
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
    if (mount.id !== newestMount.current.id && !signs.current.isBehind) return;
    signs.current.isHanging = isMountSilent;
    setIsSilent(isMountSilent);
  }
  useEffect(() => {
    const { current } = newestMount;
    if (current.editing !== editing) mountFresh({ isSafe: current.isSafe, editing });
  }, [editing, mountFresh]);
  const health = describeHealth({ html, hasLeft, isSilent, isSafe: newest?.isSafe === true });
  return { mounts, spare, shownId, health, ready, renew, restart, show, leave, hear };
}

function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}

interface Departures {
  html: string;
  count: number;
}

function countDeparture(before: Departures, html: string): Departures {
  return { html, count: before.html === html ? before.count + 1 : 1 };
}

interface Signs {
  html: string;
  hasLeft: boolean;
  isSilent: boolean;
  isSafe: boolean;
}

function describeHealth({ html, hasLeft, isSilent, isSafe }: Signs): PageHealth {
  if (html.length > PREVIEW_LIMITS.pageCharacters) return 'too-large';
  if (hasLeft) return 'left';
  if (isSilent) return 'silent';
  return isSafe ? 'safe' : 'fine';
}
