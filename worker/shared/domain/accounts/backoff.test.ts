import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countFailure, type FailureCount, remainingWait, waitAfterFailures } from './backoff.ts';

const QUARTER_HOUR_MS = 15 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

test('the wait is nothing up to the fifth failure, doubles to 15 minutes, and is a day from the hundredth', () => {
  const waits = [0, 4, 5, 6, 11, 12, 13, 99, 100, 1_000].map((failures) => [
    failures,
    waitAfterFailures(failures),
  ]);
  expect(waits).toEqual([
    [0, 0],
    [4, 0],
    [5, 4_000],
    [6, 8_000],
    [11, 256_000],
    [12, 512_000],
    [13, QUARTER_HOUR_MS],
    [99, QUARTER_HOUR_MS],
    [100, DAY_MS],
    [1_000, DAY_MS],
  ]);
});

test('whenever strangers try, at most 12 tries are hashed in the first quarter of an hour', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: QUARTER_HOUR_MS - 1 }), { maxLength: 400 }),
      (times) => {
        let count: FailureCount | null = null;
        let hashed = 0;
        for (const now of times.sort((a, b) => a - b)) {
          if (remainingWait(count, now) > 0) continue;
          hashed += 1;
          count = countFailure(count, now);
        }
        expect(hashed).toBeLessThanOrEqual(12);
      },
    ),
  );
});

test('a day without failures starts the count over', () => {
  const count = { failures: 40, lastAt: 0 };
  expect(countFailure(count, DAY_MS - 1)).toEqual({ failures: 41, lastAt: DAY_MS - 1 });
  expect(countFailure(count, DAY_MS)).toEqual({ failures: 1, lastAt: DAY_MS });
});
