import { fireEvent, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pass } from '#web/testing/pass-time.ts';
import { renderScreen } from '#web/testing/render.tsx';
import { stubView } from '#web/testing/stub-view.ts';
import { AssistantDemo, ROTATE_MS } from './assistant-demo.tsx';
import { FeatureChoice } from './feature-choice.tsx';
import { nextIndex } from './next-index.ts';
import { Carousel } from './stories.tsx';
import { CHARACTER_MS, CLEAR_AFTER_MS, useTyping } from './use-typing.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

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

function chosenTab(): string | null {
  return screen.getByRole('tab', { selected: true }).textContent;
}

test('the three samples take turns every 8 seconds, each with its own frame, and start over', async () => {
  expect(ROTATE_MS).toBe(8_000);
  stubView();
  await renderScreen(<AssistantDemo />);
  const seen = [chosenTab()];
  for (let turn = 0; turn < 3; turn += 1) {
    pass(ROTATE_MS - 1);
    expect(chosenTab()).toBe(seen.at(-1));
    pass(1);
    seen.push(chosenTab());
  }
  expect(seen).toEqual([
    'Generate full HTML',
    'Complete CSS',
    'Description to React',
    'Generate full HTML',
  ]);
});

test('Pause stops turns and typing, Play lets both go on', async () => {
  stubView();
  await renderScreen(<AssistantDemo />);
  for (const _ of 'Add') pass(CHARACTER_MS);
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  pass(2 * ROTATE_MS);
  expect(chosenTab()).toBe('Generate full HTML');
  expect(screen.getByText('Add')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  for (const _ of ' a') pass(CHARACTER_MS);
  expect(screen.getByText('Add a')).toBeDefined();
  pass(ROTATE_MS);
  expect(chosenTab()).toBe('Complete CSS');
});

test('who chooses a sample keeps it', async () => {
  stubView();
  await renderScreen(<AssistantDemo />);
  fireEvent.click(screen.getByRole('tab', { name: 'Complete CSS' }));
  pass(2 * ROTATE_MS);
  expect(chosenTab()).toBe('Complete CSS');
});

test('for who wants no motion nothing turns, and the first suggestion is there in full', async () => {
  stubView({ prefersStill: true });
  await renderScreen(<AssistantDemo />);
  pass(2 * ROTATE_MS);
  expect(chosenTab()).toBe('Generate full HTML');
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
  expect(
    screen.getByText('Add a section with three reviews and mark them as examples…'),
  ).toBeDefined();
});

test('nothing is typed while the demo is out of sight', async () => {
  stubView({ isSeen: false });
  await renderScreen(<AssistantDemo />);
  pass(20 * CHARACTER_MS);
  expect(screen.queryByText(/^Add/)).toBeNull();
});

test('the code and the frame of a sample speak the visitor’s language', async () => {
  stubView();
  await renderScreen(<AssistantDemo />, 'it');
  expect(screen.getByText(/<html lang="it">/)).toBeDefined();
  const frame = screen.getByTitle('Come si vede');
  expect(frame.getAttribute('srcdoc')).toContain('Pane per cui vale la pena alzarsi');
  expect(frame.getAttribute('sandbox')).toBe('');
});

test('one of the four features is chosen at a time and shows its exchange', async () => {
  await renderScreen(<FeatureChoice />);
  const cards = screen.getAllByRole('button');
  expect(cards).toHaveLength(4);
  fireEvent.click(screen.getByRole('button', { name: /Contextual help/ }));
  expect(cards.map((card) => card.getAttribute('aria-pressed'))).toEqual([
    'false',
    'false',
    'false',
    'true',
  ]);
  expect(screen.getByText(/Why does the menu/)).toBeDefined();
});
