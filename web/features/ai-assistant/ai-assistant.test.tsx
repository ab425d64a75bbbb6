import { act, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '#web/testing/render.tsx';
import { nextIndex } from './next-index.ts';
import { Carousel } from './stories.tsx';
import { CHARACTER_MS, CLEAR_AFTER_MS, useTyping } from './use-typing.ts';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

test('a text is typed a character at a time, stays, is cleared, and the next one follows', () => {
  const { result } = renderHook(() => useTyping(['ab', 'c'], true));
  expect(result.current).toBe('');
  pass(CHARACTER_MS);
  expect(result.current).toBe('a');
  pass(CHARACTER_MS);
  expect(result.current).toBe('ab');
  pass(CLEAR_AFTER_MS - 1);
  expect(result.current).toBe('ab');
  pass(1);
  expect(result.current).toBe('');
  pass(CHARACTER_MS);
  expect(result.current).toBe('c');
});

test('typing rests while it is not wanted and goes on where it was', () => {
  const { result, rerender } = renderHook(({ isMoving }) => useTyping(['abc'], isMoving), {
    initialProps: { isMoving: true },
  });
  pass(CHARACTER_MS);
  rerender({ isMoving: false });
  pass(10 * CHARACTER_MS);
  expect(result.current).toBe('a');
  rerender({ isMoving: true });
  pass(CHARACTER_MS);
  expect(result.current).toBe('ab');
});

test('the ring of stories wraps around at both ends', () => {
  expect([nextIndex(2, 1, 3), nextIndex(0, -1, 3), nextIndex(1, 1, 3)]).toEqual([0, 2, 2]);
});

function entries(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    id: String(index),
    text: `story ${index}`,
    role: 'role',
  }));
}

test('three stories have dots only; a fourth brings arrows, which wrap around', async () => {
  vi.useRealTimers();
  const hand = await renderScreen(<Carousel entries={entries(4)} />);
  await hand.click(screen.getByRole('button', { name: 'Previous story' }));
  expect(screen.getByText('story 3')).toBeDefined();
  await hand.click(screen.getByRole('button', { name: 'Next story' }));
  expect(screen.getByText('story 0')).toBeDefined();
});

test('the keys move between dots, which say where they lead', async () => {
  vi.useRealTimers();
  const hand = await renderScreen(<Carousel entries={entries(3)} />);
  expect(screen.queryByRole('button', { name: 'Next story' })).toBeNull();
  await hand.click(screen.getByRole('button', { name: 'Story 3 of 3' }));
  expect(screen.getByText('story 2')).toBeDefined();
  await hand.keyboard('{ArrowRight}');
  expect(screen.getByText('story 0')).toBeDefined();
});
