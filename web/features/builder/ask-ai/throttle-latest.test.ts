import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttleLatest } from './throttle-latest.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the first value passes at once, of a rush only the newest at each interval', () => {
  const passed: number[] = [];
  const { push } = throttleLatest<number>(300, (value) => passed.push(value));
  for (let value = 1; value <= 100; value += 1) {
    push(value);
    vi.advanceTimersByTime(10);
  }
  expect(passed).toEqual([1, 30, 60, 90]);
  vi.advanceTimersByTime(300);
  expect(passed).toEqual([1, 30, 60, 90, 100]);
  vi.advanceTimersByTime(3_000);
  expect(passed).toHaveLength(5);
});

test('what waits can be passed on early and then comes no second time', () => {
  const passed: string[] = [];
  const { push, flush } = throttleLatest<string>(300, (value) => passed.push(value));
  push('a');
  push('ab');
  flush();
  vi.advanceTimersByTime(3_000);
  expect(passed).toEqual(['a', 'ab']);
});
