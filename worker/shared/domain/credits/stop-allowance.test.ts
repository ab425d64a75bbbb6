import fc from 'fast-check';
import { expect, test } from 'vitest';
import { STOP_LIMITS, stopAllowance } from './stop-allowance.ts';

const { returned, windowMs } = STOP_LIMITS;
const pauses = fc.array(fc.nat(windowMs), { maxLength: 40 });

test('however somebody times it, no hour has more than three free stops', () => {
  fc.assert(
    fc.property(pauses, (waits) => {
      const free: number[] = [];
      let now = 0;
      for (const wait of waits) {
        now += wait;
        if (stopAllowance(free, now).left > 0) free.push(now);
      }
      for (const at of free) {
        const within = free.filter((other) => other > at - windowMs && other <= at);
        expect(within.length).toBeLessThanOrEqual(returned);
      }
    }),
  );
});

test('when none is left, the next is free at the moment that is told and not before', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(windowMs - 1), { minLength: 3, maxLength: 6 }), (ages) => {
      const now = 10 * windowMs;
      const stops = ages.map((age) => now - age);
      const { left, renewsAt } = stopAllowance(stops, now);
      expect(left).toBe(0);
      if (renewsAt === null) throw new Error('no moment is told');
      expect(stopAllowance(stops, renewsAt - 1).left).toBe(0);
      expect(stopAllowance(stops, renewsAt).left).toBeGreaterThan(0);
    }),
  );
});

test('without stops all three are left', () => {
  expect(stopAllowance([], 5)).toEqual({ left: 3, renewsAt: null });
});
