import { vi } from 'vitest';

const SHARE = 5;

/** Until the end of the test, a wait of five seconds takes one. */
export function shortenWaits(): void {
  const wait = globalThis.setTimeout;
  vi.stubGlobal('setTimeout', (run: () => void, ms = 0) => wait(run, ms / SHARE));
}
