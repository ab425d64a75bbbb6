import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { focusPastFrames } from './focus-ask-bar.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

function addField(): { field: HTMLElement; onFocus: () => void } {
  const field = document.body.appendChild(document.createElement('textarea'));
  const onFocus = vi.fn();
  field.addEventListener('focus', onFocus);
  return { field, onFocus };
}

test('a field whose window lost the keys to a frame takes them back', () => {
  const { field, onFocus } = addField();
  const hasFocus = vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  focusPastFrames(field);
  vi.advanceTimersByTime(100);
  expect(onFocus).toHaveBeenCalledTimes(2);
  hasFocus.mockReturnValue(true);
  vi.advanceTimersByTime(1_000);
  expect(onFocus).toHaveBeenCalledTimes(2);
});

test('a frame that took the focus after the press gives it back', () => {
  const { field, onFocus } = addField();
  focusPastFrames(field);
  document.body.appendChild(document.createElement('iframe')).focus();
  vi.advanceTimersByTime(100);
  expect(onFocus).toHaveBeenCalledTimes(2);
  expect(document.activeElement).toBe(field);
});

test('somebody who went on to another field is left there', () => {
  const { field, onFocus } = addField();
  vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  focusPastFrames(field);
  addField().field.focus();
  vi.advanceTimersByTime(1_000);
  expect(onFocus).toHaveBeenCalledTimes(1);
});

test('what was called off looks no more', () => {
  const { field, onFocus } = addField();
  vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  focusPastFrames(field)();
  vi.advanceTimersByTime(1_000);
  expect(onFocus).toHaveBeenCalledTimes(1);
});
