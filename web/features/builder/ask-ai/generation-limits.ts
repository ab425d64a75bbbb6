/** How long the builder waits for a run and how often it retries. */
export const GENERATION_LIMITS = {
  /** Time to the first byte. After that, the fallback route is used. */
  firstByteMs: 5_000,
  /** Maximum silence between two bytes. A long page that keeps streaming is not interrupted. */
  idleMs: 60_000,
  retries: 3,
  retryDelayMs: 1_000,
  /** The preview and the code are updated at most this often during a stream. */
  followMs: 300,
} as const;
