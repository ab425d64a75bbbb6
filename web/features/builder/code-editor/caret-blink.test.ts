import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBlinker } from './caret-blink.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a caret at rest goes and comes back', () => {
  const show = vi.fn();
  createBlinker(show).start();
  vi.advanceTimersByTime(2_400);
  expect(show.mock.calls).toEqual([[false], [true], [false]]);
});

test('a caret is seen all the time while somebody types', () => {
  const show = vi.fn();
  const blinker = createBlinker(show);
  blinker.start();
  for (let keys = 0; keys < 50; keys += 1) {
    blinker.touch();
    vi.advanceTimersByTime(70);
  }
  expect(show).not.toHaveBeenCalled();
});

test('a key brings a hidden caret back at once, an editor that is left keeps it', () => {
  const show = vi.fn();
  const blinker = createBlinker(show);
  blinker.start();
  vi.advanceTimersByTime(1_200);
  blinker.touch();
  expect(show.mock.calls).toEqual([[false], [true]]);
  vi.advanceTimersByTime(1_200);
  blinker.stop();
  vi.advanceTimersByTime(6_000);
  expect(show.mock.calls).toEqual([[false], [true], [false], [true]]);
});
