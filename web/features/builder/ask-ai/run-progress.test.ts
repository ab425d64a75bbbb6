import { expect, test } from 'vitest';
import { numbered, pageEvents, runStatus, type NewEvent } from '#web/testing/run-events.ts';
import { UnreadableEventError } from './read-events.ts';
import { addEvent, isWhole, NOTHING_YET } from './run-progress.ts';

const after = (events: readonly NewEvent[]) => numbered(events).reduce(addEvent, NOTHING_YET);

test('the answer is the text since the last reset', () => {
  const progress = after([
    { type: 'text', text: '<p>draft' },
    { type: 'reset' },
    { type: 'text', text: '<p>bet' },
    { type: 'text', text: 'ter' },
  ]);
  expect(progress).toEqual({ n: 4, head: null, text: '<p>better', end: null });
});

test('events that are known already change nothing', () => {
  const events = pageEvents(['a', 'b']);
  const once = events.reduce(addEvent, NOTHING_YET);
  expect(events.reduce(addEvent, once)).toBe(once);
  expect(once.text).toBe('ab');
});

test('an event that is missing makes those after it unreadable', () => {
  const [first, , third] = numbered([
    { type: 'text', text: 'a' },
    { type: 'text', text: 'b' },
    { type: 'text', text: 'c' },
  ]);
  const known = first === undefined ? NOTHING_YET : addEvent(NOTHING_YET, first);
  expect(() => (third === undefined ? known : addEvent(known, third))).toThrow(
    UnreadableEventError,
  );
});

test('a run is whole with its end, and a finished one with all of its text', () => {
  const ended = (length: number, status: 'done' | 'failed') =>
    isWhole(
      after([
        { type: 'text', text: 'abc' },
        { type: 'end', length, generation: runStatus({ status }) },
      ]),
    );
  expect(isWhole(after([{ type: 'text', text: 'abc' }]))).toBe(false);
  expect([ended(3, 'done'), ended(4, 'done'), ended(2, 'done'), ended(0, 'failed')]).toEqual([
    true,
    false,
    false,
    true,
  ]);
});
