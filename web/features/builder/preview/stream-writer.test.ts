import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PreviewCommand } from '#contract/preview.ts';
import { createStreamWriter } from './stream-writer.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('chunks are gathered, each piece is written once, and the end closes the document', () => {
  const sent: PreviewCommand[] = [];
  const writer = createStreamWriter((command) => sent.push(command));
  writer.push('Ecco:\n<!doctype html>');
  writer.push('Ecco:\n<!doctype html><p>a');
  vi.advanceTimersByTime(150);
  writer.push('Ecco:\n<!doctype html><p>ab');
  expect(writer.end('<!doctype html><p>ab</html>\n')).toBe(true);
  expect(sent).toEqual([
    { t: 'open' },
    { t: 'write', chunk: '<!doctype html><p>a' },
    { t: 'write', chunk: 'b</html>\n' },
    { t: 'close' },
  ]);
});

test('a page that differs from what was drawn is refused', () => {
  const sent: PreviewCommand[] = [];
  const writer = createStreamWriter((command) => sent.push(command));
  writer.push('<!doctype html><p>half');
  vi.advanceTimersByTime(150);
  expect(writer.end('<!doctype html><p>other')).toBe(false);
  expect(sent.at(-1)).toEqual({ t: 'write', chunk: '<!doctype html><p>half' });
});

test('a page that came at once is drawn whole', () => {
  const sent: PreviewCommand[] = [];
  const writer = createStreamWriter((command) => sent.push(command));
  expect(writer.end('<!doctype html><p>all')).toBe(true);
  expect(sent).toEqual([
    { t: 'open' },
    { t: 'write', chunk: '<!doctype html><p>all' },
    { t: 'close' },
  ]);
});
