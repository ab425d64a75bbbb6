import { SilenceError } from './in-time.ts';

const FAILURES = 5;
const WITHIN_MS = 30_000;
const REST_MS = 15_000;

export interface Circuit {
  /** Runs `ask`, or throws a `SilenceError` at once while the circuit is open. */
  run: <T>(ask: () => Promise<T>) => Promise<T>;
}

interface CircuitOptions {
  /** True when an error means that the part is down; false when it refused the query. */
  isOutage: (error: unknown) => boolean;
  /** Epoch milliseconds. */
  now?: () => number;
}

/** Circuit breaker for D1 or R2: after five failures in a row within 30 s the part is not asked for 15 s. */
export function createCircuit({ isOutage, now = Date.now }: CircuitOptions): Circuit {
  let failedAt: number[] = [];
  let restsUntil = 0;

  function noteFailure(): void {
    failedAt = [...failedAt.filter((at) => now() - at < WITHIN_MS), now()];
    if (failedAt.length < FAILURES) return;
    failedAt = [];
    restsUntil = now() + REST_MS;
  }

  return {
    run: async (ask) => {
      if (now() < restsUntil) throw new SilenceError('Not asked: it did not answer before.');
      try {
        const answer = await ask();
        failedAt = [];
        return answer;
      } catch (error) {
        if (isOutage(error)) noteFailure();
        throw error;
      }
    },
  };
}
