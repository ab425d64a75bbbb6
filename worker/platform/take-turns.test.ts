import { expect, test } from 'vitest';
import { finishSteps, type Steps } from '#domain/text/steps.ts';
import { takeTurns } from './take-turns.ts';

function* threeSteps(seen: string[]): Steps<string> {
  seen.push('first');
  yield;
  seen.push('second');
  yield;
  seen.push('third');
  return 'done';
}

test('others get their turn between the steps of a long calculation', async () => {
  const seen: string[] = [];
  const others = setInterval(() => seen.push('other'), 0);
  const result = await takeTurns(threeSteps(seen));
  clearInterval(others);
  expect(result).toBe('done');
  expect(seen.indexOf('other')).toBeLessThan(seen.indexOf('third'));
  expect(seen.filter((step) => step !== 'other')).toEqual(['first', 'second', 'third']);
});

test('a calculation that was stopped goes no further', async () => {
  const seen: string[] = [];
  const stop = new AbortController();
  const work = takeTurns(threeSteps(seen), stop.signal);
  stop.abort(new Error('stopped'));
  await expect(work).rejects.toThrow('stopped');
  expect(seen).toEqual([]);
});

test('without anybody to wait for, all steps run at once', () => {
  const seen: string[] = [];
  expect(finishSteps(threeSteps(seen))).toBe('done');
  expect(seen).toEqual(['first', 'second', 'third']);
});
