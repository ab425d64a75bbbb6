import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { PREVIEW_LIMITS } from '#contract/preview.ts';
import { createMount, type Mount, type WantedMount } from './frame-mount.ts';
import type { Drawing } from './sandbox-frame.tsx';
import { useSpareFrame } from './use-spare-frame.ts';

/**
 * `left`: the page navigated away even with its scripts disabled; `flooding`: they are disabled because they sent too
 * many messages.
 */
type Trouble = 'silent' | 'flooding' | 'left';

/** The state of the page in the frame. */
export type PageHealth = 'fine' | 'safe' | Trouble | 'too-large';

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
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const departures = useRef<Departures>({ html: '', count: 0 });
  const { newestMount, signs, note, mountFresh, setMounts, setShownId, ...frames } = useMounts(
    { isSafe: false, editing },
    trouble === 'silent',
    (wanted) => {
      setTrouble((known) => (known === 'flooding' && wanted.isSafe ? known : null));
      onFresh();
    },
  );

  function renew(from: Mount, isSafe: boolean): void {
    if (from.id === newestMount.current.id) mountFresh({ isSafe, editing });
  }
  function restart({ isSafe }: { isSafe: boolean }): void {
    departures.current = { html, count: 0 };
    mountFresh({ isSafe, editing });
  }
  function show(mount: Mount): void {
    if (mount.id === newestMount.current.id) note({ isBehind: false });
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
    if (mount.isSafe) setTrouble('left');
    else mountFresh({ isSafe: departures.current.count > 1, editing });
  }
  /** The flooding frame is removed before the next one comes, because it keeps their process busy. */
  function stop(mount: Mount): void {
    if (mount.id !== newestMount.current.id) return;
    note({ isHanging: true });
    setShownId(NONE);
    mountFresh({ isSafe: true, editing });
    setTrouble('flooding');
  }
  /** A frame behind says nothing while the page in front keeps their process busy. */
  function hear(mount: Mount, isMountSilent: boolean): void {
    if (mount.id !== newestMount.current.id && !signs.current.isBehind) return;
    note({ isHanging: isMountSilent });
    setTrouble((known) => listenTo(known, isMountSilent));
  }
  useEffect(() => {
    const { current } = newestMount;
    if (current.editing !== editing) mountFresh({ isSafe: current.isSafe, editing });
  }, [editing, mountFresh, newestMount]);
  const newest = frames.mounts.at(-1);
  const health = describeHealth({ html, trouble, isSafe: newest?.isSafe === true });
  return { ...frames, health, renew, restart, show, leave, stop, hear };
}

/** The frames in the document, and how a fresh one comes. */
function useMounts(
  wantedFirst: WantedMount,
  isSilent: boolean,
  onFresh: (wanted: WantedMount) => void,
) {
  const [first] = useState(() => createMount(0, wantedFirst));
  const [mounts, setMounts] = useState<readonly Mount[]>([first]);
  const [shownId, setShownId] = useState(0);
  const newestMount = useRef<Mount>(first);
  const signs = useRef({ isHanging: false, isBehind: false });
  const listener = useLatest(onFresh);
  const answering = isSilent ? undefined : mounts.at(-1);
  const { spare, ready, nextMount } = useSpareFrame(answering, shownId);
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
      listener.current(wanted);
    },
    [nextMount, listener],
  );
  const note = (seen: Partial<typeof signs.current>) => void Object.assign(signs.current, seen);
  const frames = { mounts, setMounts, shownId, setShownId, spare, ready };
  return { ...frames, newestMount, signs, note, mountFresh };
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

function listenTo(known: Trouble | null, isSilent: boolean): Trouble | null {
  if (known === 'left') return known;
  if (isSilent) return 'silent';
  return known === 'silent' ? null : known;
}

interface Signs {
  html: string;
  trouble: Trouble | null;
  isSafe: boolean;
}

function describeHealth({ html, trouble, isSafe }: Signs): PageHealth {
  if (html.length > PREVIEW_LIMITS.pageCharacters) return 'too-large';
  return trouble ?? (isSafe ? 'safe' : 'fine');
}
