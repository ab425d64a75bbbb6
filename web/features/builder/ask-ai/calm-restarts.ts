import { API_MODE_LIMITS } from '../api-mode/api-mode-limits.ts';

interface CalmStream {
  push: (text: string) => void;
  /** Drops what still waits. */
  stop: () => void;
}

/**
 * Passes a growing text on at once. A text that begins anew has the frame draw another page: that is done every eight
 * seconds at most, and the page of before stays in sight meanwhile.
 */
export function calmRestarts(pass: (text: string) => void): CalmStream {
  let shown = '';
  let drawnAt: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show(text: string): void {
    clearTimeout(timer);
    timer = undefined;
    shown = text;
    pass(text);
  }
  function push(text: string): void {
    if (drawnAt !== null && text.startsWith(shown)) return show(text);
    const waitMs = drawnAt === null ? 0 : drawnAt + API_MODE_LIMITS.redrawMs - Date.now();
    if (waitMs <= 0) {
      drawnAt = Date.now();
      return show(text);
    }
    clearTimeout(timer);
    timer = setTimeout(() => push(text), waitMs);
  }
  return { push, stop: () => clearTimeout(timer) };
}
