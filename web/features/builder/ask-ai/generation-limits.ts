/** How long the builder waits for a run, and how often it asks again, before it falls back or gives up. */
export const GENERATION_LIMITS = {
  /** Until the first byte; then the fallback takes over. */
  firstByteMs: 5_000,
  /** Without any new byte. A long page that keeps streaming is not cut. */
  idleMs: 60_000,
  retries: 3,
  retryDelayMs: 1_000,
  /** The preview and the code follow a stream no faster than this. */
  followMs: 300,
} as const;
