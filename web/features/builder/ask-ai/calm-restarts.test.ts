import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { calmRestarts } from './calm-restarts.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a page that grows is passed on at once, one that begins anew every eight seconds at most', () => {
  const shown: string[] = [];
  const calm = calmRestarts((text) => shown.push(text));
  calm.push('<p>One');
  calm.push('<p>One and');
  vi.advanceTimersByTime(3_000);
  calm.push('');
  calm.push('<p>Two');
  vi.advanceTimersByTime(4_999);
  expect(shown).toEqual(['<p>One', '<p>One and']);
  calm.push('<p>Two goes on');
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(['<p>One', '<p>One and', '<p>Two goes on']);
  calm.push('<p>Two goes on, and on');
  calm.push('<p>Three');
  vi.advanceTimersByTime(8_000);
  expect(shown.slice(3)).toEqual(['<p>Two goes on, and on', '<p>Three']);
});

test('the page that was in sight may come back at once, and nothing is drawn after the end', () => {
  const shown: string[] = [];
  const calm = calmRestarts((text) => shown.push(text));
  calm.push('<p>One');
  calm.push('<p>Two');
  calm.push('<p>One again');
  vi.advanceTimersByTime(20_000);
  expect(shown).toEqual(['<p>One', '<p>One again']);
  calm.push('<p>Three');
  calm.push('<p>Four');
  calm.stop();
  vi.advanceTimersByTime(20_000);
  expect(shown.slice(2)).toEqual(['<p>Three']);
});
