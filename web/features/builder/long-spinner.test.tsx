import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LongSpinner, turnSpinners } from './long-spinner.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const rotations = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>('span')].map(({ style }) => style.rotate);

test('spinners turn together, whenever they came', () => {
  const { container, rerender } = render(<LongSpinner />);
  vi.advanceTimersByTime(200);
  rerender(
    <>
      <LongSpinner />
      <LongSpinner />
    </>,
  );
  vi.advanceTimersByTime(200);
  const [first, second] = rotations(container);
  expect(first).toMatch(/^\d+deg$/);
  expect(second).toBe(first);
});

test('a step that goes with a redraw takes the place of the next one', () => {
  const { container } = render(<LongSpinner />);
  vi.advanceTimersByTime(150);
  turnSpinners();
  const [turned] = rotations(container);
  vi.advanceTimersByTime(150);
  expect(rotations(container)).toEqual([turned]);
  vi.advanceTimersByTime(20);
  expect(rotations(container)).not.toEqual([turned]);
});

test('nothing ticks once the last spinner is gone', () => {
  const { unmount } = render(<LongSpinner />);
  unmount();
  vi.advanceTimersByTime(1_000);
  turnSpinners();
  expect(vi.getTimerCount()).toBe(0);
});
