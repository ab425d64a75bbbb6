import { expect, test } from 'vitest';
import { type Clock, Pace } from './pace.ts';

/** A clock that stands still but for waiting and for work that says how long it takes. */
function standingClock() {
  const waits: number[] = [];
  let time = 1_000;
  const clock: Clock = {
    now: () => time,
    async wait(ms) {
      waits.push(ms);
      time += ms;
      await Promise.resolve();
    },
  };
  return { clock, waits, spend: (ms: number) => (time += ms) };
}

test('long work rests for as long as it worked, short work does not', async () => {
  const { clock, waits, spend } = standingClock();
  const pace = new Pace(clock);
  for (const ms of [3, 3, 20, 2, 1]) await pace.step(() => spend(ms));
  expect(waits.filter((ms) => ms > 0)).toEqual([26]);
});

test('no rest is longer than the longest, however long a step was', async () => {
  const { clock, waits, spend } = standingClock();
  const pace = new Pace(clock);
  await pace.step(() => spend(500));
  await pace.step(() => spend(1));
  expect(Math.max(...waits)).toBe(40);
});

test('what a step gives or throws goes to its caller', async () => {
  const pace = new Pace(standingClock().clock);
  expect(await pace.step(() => 'done')).toBe('done');
  const failing = pace.step(() => {
    throw new Error('stopped');
  });
  await expect(failing).rejects.toThrow('stopped');
});
