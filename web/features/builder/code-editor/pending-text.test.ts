import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPendingText, flushPendingText } from './pending-text.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('typing is delivered once it pauses', () => {
  const deliver = vi.fn();
  const pending = createPendingText(deliver, () => 100);
  for (let count = 0; count < 3; count += 1) {
    pending.touch();
    vi.advanceTimersByTime(200);
  }
  expect(deliver).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(deliver).toHaveBeenCalledTimes(1);
});

test('typing that never pauses is delivered all the same', () => {
  const deliver = vi.fn();
  const pending = createPendingText(deliver, () => 100);
  for (let count = 0; count < 25; count += 1) {
    pending.touch();
    vi.advanceTimersByTime(100);
  }
  expect(deliver).toHaveBeenCalledTimes(1);
});

test('a save or a leave brings it at once, and only once', () => {
  const deliver = vi.fn();
  createPendingText(deliver, () => 100).touch();
  flushPendingText();
  window.dispatchEvent(new Event('pagehide'));
  vi.advanceTimersByTime(1_000);
  expect(deliver).toHaveBeenCalledTimes(1);
});

test('dropped text is never delivered', () => {
  const deliver = vi.fn();
  const pending = createPendingText(deliver, () => 100);
  pending.touch();
  pending.drop();
  flushPendingText();
  vi.advanceTimersByTime(1_000);
  expect(deliver).not.toHaveBeenCalled();
});

test('typing in a large text is delivered less often, but never kept back for long', () => {
  const deliver = vi.fn();
  const pending = createPendingText(deliver, () => 1_000_000);
  for (let count = 0; count < 75; count += 1) {
    pending.touch();
    vi.advanceTimersByTime(100);
  }
  expect(deliver).not.toHaveBeenCalled();
  pending.touch();
  vi.advanceTimersByTime(1_000);
  expect(deliver).toHaveBeenCalledTimes(1);
});
