import fc from 'fast-check';
import { expect, test } from 'vitest';
import { admitCall } from './sliding-window.ts';

const LIMIT = { max: 3, windowMs: 1_000 };

function admittedTimes(times: number[]): number[] {
  let hits: number[] = [];
  const admitted: number[] = [];
  for (const now of times) {
    const answer = admitCall(hits, LIMIT, now);
    if (!answer.admitted) continue;
    hits = answer.hits;
    admitted.push(now);
  }
  return admitted;
}

test('the call beyond the limit waits until the oldest leaves the window', () => {
  expect(admitCall([0, 10, 20], LIMIT, 400)).toEqual({ admitted: false, retryAfterMs: 600 });
  expect(admitCall([0, 10, 20], LIMIT, 1_000)).toEqual({ admitted: true, hits: [10, 20, 1_000] });
});

test('no window of any schedule holds more than the limit', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 5_000 }), { maxLength: 80 }), (times) => {
      const admitted = admittedTimes(times.sort((a, b) => a - b));
      for (const start of admitted) {
        const inWindow = admitted.filter((at) => at >= start && at < start + LIMIT.windowMs);
        expect(inWindow.length).toBeLessThanOrEqual(LIMIT.max);
      }
    }),
  );
});

test('whoever waits as long as told is admitted', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 999 }), { minLength: 3 }), (times) => {
      const hits = times.sort((a, b) => a - b).slice(-3);
      const answer = admitCall(hits, LIMIT, 999);
      if (answer.admitted) return;
      expect(admitCall(hits, LIMIT, 999 + answer.retryAfterMs).admitted).toBe(true);
    }),
  );
});
