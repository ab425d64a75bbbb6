/** Typed text is passed to the builder after a pause, or after `longestMs` at the latest. */
const LIMITS = { pauseMs: 300, longestMs: 2_000 } as const;

/** Copying, comparing and saving a large text takes longer, so it happens less often. */
const LARGE = { fromCharacters: 200_000, pauseMs: 1_000, longestMs: 8_000 } as const;

const waiting = new Set<() => void>();

/** Passes pending typed text to the builder at once: before a save, an undo or leaving the page. */
export function flushPendingText(): void {
  for (const flush of waiting) flush();
}

export interface PendingText {
  /** Something was typed. */
  touch: () => void;
  flush: () => void;
  /** Discards the pending text. */
  drop: () => void;
}

/**
 * Calls `deliver` when typing pauses, so that not every key press copies a large file. `measure` returns the
 * length of the text in characters.
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
  // In the capture phase, so that the guard against leaving with unsaved work already sees the text.
  for (const event of ['beforeunload', 'pagehide', 'visibilitychange'])
    window.addEventListener(event, flushPendingText, { capture: true });
}
