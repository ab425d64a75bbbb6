import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FairLimits, FairQueue } from './fair-queue.ts';

const LIMITS: FairLimits = { atOnce: 2, each: 2, waitingEach: 100, patienceMs: 10_000 };
const WORK_MS = 20;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Starts calls of parties in this order; gives the order in which they ended, when all have. */
function startAll(parties: readonly string[], limits: Partial<FairLimits> = {}) {
  const queue = new FairQueue({ ...LIMITS, ...limits });
  const ended: string[] = [];
  const work = () => new Promise((resolve) => setTimeout(resolve, WORK_MS));
  const calls = parties.map(async (party) => {
    if ((await queue.run(party, work)) === null) ended.push(`${party} turned away`);
    else ended.push(party);
  });
  return { ended, all: Promise.all(calls), queue };
}

test('who comes after a flood of another waits for what is running only', async () => {
  const { ended, all } = startAll([...Array.from({ length: 20 }, () => 'flood'), 'ada', 'grace']);
  await vi.advanceTimersByTimeAsync(600);
  await all;
  expect(ended.slice(0, 4)).toEqual(['flood', 'flood', 'ada', 'grace']);
  expect(ended).toHaveLength(22);
});

test('a party that is alone has all places, and no more than its own share beside others', async () => {
  const { ended, all } = startAll(['flood', 'flood', 'flood', 'ada'], { atOnce: 10, each: 2 });
  await vi.advanceTimersByTimeAsync(WORK_MS);
  expect(ended.toSorted()).toEqual(['ada', 'flood', 'flood']);
  await vi.advanceTimersByTimeAsync(WORK_MS + 20);
  await all;
  expect(ended).toHaveLength(4);
});

test('calls of one party that are too many, or wait too long, are turned away; others are not', async () => {
  const parties = [...Array.from({ length: 8 }, () => 'flood'), 'ada'];
  const { ended, all } = startAll(parties, { waitingEach: 5, patienceMs: 45 });
  await vi.advanceTimersByTimeAsync(300);
  await all;
  expect(ended.filter((end) => end === 'ada')).toEqual(['ada']);
  expect(ended.filter((end) => end === 'flood turned away').length).toBeGreaterThan(0);
});

test('work that fails frees its place and fails for its caller alone', async () => {
  const { queue } = startAll([], { atOnce: 1 });
  const failing = queue.run('ada', () => Promise.reject(new Error('broken')));
  await expect(failing).rejects.toThrow('broken');
  expect(await queue.run('grace', () => Promise.resolve('done'))).toEqual({ result: 'done' });
});

test('long work that stops the whole thread costs nobody their place', async () => {
  const { queue } = startAll([], { atOnce: 1 });
  const ended: string[] = [];
  const work = (name: string) => async () => {
    await new Promise((resolve) => setTimeout(resolve, WORK_MS));
    vi.setSystemTime(Date.now() + 5_000);
    ended.push(name);
  };
  const stream = async () => {
    for (let call = 0; call < 5; call += 1) await queue.run('stream', work('stream'));
  };
  const all = Promise.all([stream(), queue.run('ada', work('ada'))]);
  await vi.advanceTimersByTimeAsync(600);
  await all;
  expect(ended.slice(0, 2)).toEqual(['stream', 'ada']);
});

test('a place whose call was ended without a word is free after a minute', async () => {
  const { queue } = startAll([], { atOnce: 1 });
  void queue.run('lost', () => new Promise(() => {}));
  vi.setSystemTime(Date.now() + 61_000);
  expect(await queue.run('ada', () => Promise.resolve('done'))).toEqual({ result: 'done' });
});
