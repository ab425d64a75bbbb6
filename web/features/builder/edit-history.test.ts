import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  canRedo,
  canUndo,
  moveInHistory,
  recordStep,
  startHistory,
  type EditHistory,
} from './edit-history.ts';

const at = (history: EditHistory) => history.steps[history.index]?.text;

test('undo and redo walk over AI and code changes alike', () => {
  let history = startHistory('a', 0);
  history = recordStep(history, { text: 'b', origin: 'ai', label: 'make it b', at: 10 });
  history = recordStep(history, { text: 'c', origin: 'code', label: '', at: 20 });
  history = moveInHistory(history, -1);
  expect(at(history)).toBe('b');
  history = moveInHistory(moveInHistory(history, -1), -1);
  expect(at(history)).toBe('a');
  expect([canUndo(history), canRedo(history)]).toEqual([false, true]);
  expect(at(moveInHistory(moveInHistory(history, 1), 1))).toBe('c');
});

test('typing without a pause is one step, a pause begins another', () => {
  let history = startHistory('', 0);
  for (const [text, time] of [
    ['h', 100],
    ['he', 300],
    ['hel', 600],
    ['hell', 3_000],
  ] as const) {
    history = recordStep(history, { text, origin: 'code', label: '', at: time });
  }
  expect(history.steps.map((step) => step.text)).toEqual(['', 'hel', 'hell']);
});

test('a change after an undo drops what was undone, and no change adds no step', () => {
  let history = startHistory('a', 0);
  history = recordStep(history, { text: 'b', origin: 'ai', label: '', at: 1 });
  history = recordStep(moveInHistory(history, -1), { text: 'c', origin: 'ai', label: '', at: 2 });
  expect(history.steps.map((step) => step.text)).toEqual(['a', 'c']);
  expect(recordStep(history, { text: 'c', origin: 'code', label: '', at: 9 })).toBe(history);
});

test('as many undos as steps lead back to the opened page, byte for byte', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 150 }), (pages) => {
      let history = startHistory('start', 0);
      for (const [index, text] of pages.entries()) {
        history = recordStep(history, { text, origin: 'ai', label: '', at: index });
      }
      for (const _ of pages) history = moveInHistory(history, -1);
      expect(at(history)).toBe('start');
    }),
  );
});
