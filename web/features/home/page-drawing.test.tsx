import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pass } from '#web/testing/pass-time.ts';
import { renderScreen } from '#web/testing/render.tsx';
import { stubView } from '#web/testing/stub-view.ts';
import { PageDrawing } from './page-drawing.tsx';

const LONG_ENOUGH_MS = 20_000;

beforeEach(() => {
  vi.useFakeTimers();
  stubView();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the page is drawn to its end and can be drawn again', async () => {
  await renderScreen(<PageDrawing />);
  expect(screen.getByText('Drawing the page…')).toBeDefined();
  pass(LONG_ENOUGH_MS);
  fireEvent.click(screen.getByRole('button', { name: 'Replay' }));
  expect(screen.getByText('Drawing the page…')).toBeDefined();
});

test('a paused drawing waits until it may go on', async () => {
  await renderScreen(<PageDrawing />);
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  pass(LONG_ENOUGH_MS);
  expect(screen.getByText('Drawing the page…')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  pass(LONG_ENOUGH_MS);
  expect(screen.queryByText('Drawing the page…')).toBeNull();
});

test('who wants no motion sees the finished page at once', async () => {
  stubView({ prefersStill: true });
  await renderScreen(<PageDrawing />);
  expect(screen.queryByText('Drawing the page…')).toBeNull();
});
