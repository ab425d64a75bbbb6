/** While somebody types, the builder hears of it after a pause, and at the latest after this long. */
const LIMITS = { pauseMs: 300, longestMs: 2_000 } as const;

/** A large text costs more to copy, compare, keep and send: its typing is disturbed less often. */
const LARGE = { fromCharacters: 200_000, pauseMs: 1_000, longestMs: 8_000 } as const;

const waiting = new Set<() => void>();

/** Brings typed text that is still on its way to the builder there now: before a save, an undo, a leave. */
export function flushPendingText(): void {
  for (const flush of waiting) flush();
}

export interface PendingText {
  /** Something was typed. */
  touch: () => void;
  flush: () => void;
  /** Forgets what is waiting. */
  drop: () => void;
}

/**
 * Calls `deliver` once typing pauses, so that a key press in a large file costs no copy of it; `measure` gives
 * the length of the text in characters.
 */
export function createPendingText(deliver: () => void, measure: () => number): PendingText {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let since: number | null = null;
  function drop(): void {
    clearTimeout(timer);
    since = null;
    waiting.delete(flush);
  }
  function flush(): void {
    if (since === null) return;
    drop();
    deliver();
  }
  function touch(): void {
    const now = performance.now();
    since ??= now;
    waiting.add(flush);
    clearTimeout(timer);
    const { pauseMs, longestMs } = measure() >= LARGE.fromCharacters ? LARGE : LIMITS;
    timer = setTimeout(flush, Math.min(pauseMs, since + longestMs - now));
  }
  return { touch, flush, drop };
}

if (typeof window !== 'undefined') {
  // Captured, so that the guard against leaving with unsaved work sees the text.
  for (const event of ['beforeunload', 'pagehide', 'visibilitychange'])
    window.addEventListener(event, flushPendingText, { capture: true });
}
