import { GENERATION_LIMITS } from './generation-limits.ts';

const LATER_PAUSES_MS = [2_000, 5_000, 10_000, 30_000] as const;
const LONGEST_MS = 30_000;

/** The pause after this many failures in a row: one second for the first three, then longer each time. */
export function retryPauseMs(failures: number): number {
  if (failures <= GENERATION_LIMITS.retries) return GENERATION_LIMITS.retryDelayMs;
  return LATER_PAUSES_MS[failures - GENERATION_LIMITS.retries - 1] ?? LONGEST_MS;
}

/**
 * Waits before reconnecting. Ends early when the browser comes online or becomes visible. Rejects with the
 * signal's reason.
 */
export function waitForRetry(failures: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const ended = new AbortController();
    const timer = setTimeout(finish, retryPauseMs(failures));
    function finish(): void {
      clearTimeout(timer);
      ended.abort();
      if (signal.aborted) reject(signal.reason);
      else resolve();
    }
    const options = { signal: ended.signal };
    signal.addEventListener('abort', finish, options);
    window.addEventListener('online', finish, options);
    document.addEventListener(
      'visibilitychange',
      () => (document.visibilityState === 'visible' ? finish() : undefined),
      options,
    );
    if (signal.aborted) finish();
  });
}
