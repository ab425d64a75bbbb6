import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PageChange } from '#domain/page-operations/operation-types.ts';
import { joinSplices } from '#domain/text/splices.ts';
import { largePage, realPages } from '#worker/testing/real-pages.ts';
import {
  canRedo,
  canUndo,
  HISTORY_LIMITS,
  limitHistory,
  moveInHistory,
  moveToStep,
  recordSplices,
  recordText,
  startHistory,
  stepOfText,
  textOfStep,
  textWithout,
  type EditHistory,
} from './edit-history.ts';
import { readReplacements } from './replacements.ts';

const textsOf = (history: EditHistory) => history.steps.map((_, at) => textOfStep(history, at));

function colour(from: string, to: string): PageChange {
  return { key: 'style', of: { tag: 'a', words: 'Book' }, property: 'color', from, to };
}

test('undo and redo walk over AI and code changes alike', () => {
  let history = startHistory('a', 0);
  history = recordText(history, { text: 'b', origin: 'ai', label: 'make it b', at: 10 });
  history = recordText(history, { text: 'c', origin: 'code', at: 20 });
  history = moveInHistory(history, -1);
  expect(history.text).toBe('b');
  history = moveInHistory(moveInHistory(history, -1), -1);
  expect(history.text).toBe('a');
  expect([canUndo(history), canRedo(history)]).toEqual([false, true]);
  expect(moveToStep(history, 2).text).toBe('c');
});

test('typing without a pause is one step, a pause begins another', () => {
  let history = startHistory('', 0);
  for (const [text, at] of [
    ['h', 100],
    ['he', 300],
    ['hel', 600],
    ['hell', 3_000],
  ] as const) {
    history = recordText(history, { text, origin: 'code', at });
  }
  expect(textsOf(history)).toEqual(['', 'hel', 'hell']);
});

test('a gesture on the page is one step that says its first and its last value', () => {
  const start = startHistory('<a style="color: #111">Book</a>', 0);
  const set = (history: EditHistory, to: string, { at = 1_900, group = 'colour' } = {}) => {
    const from = history.text.slice(17, 21);
    const splices = [{ start: 17, end: 21, replacement: to }];
    return recordSplices(history, { splices, changes: [colour(from, to)], group, at });
  };
  const values = ['#222', '#333', '#444'];
  const dragged = values.reduce((it, to, nth) => set(it, to, { at: nth * 900 }), start);
  expect(dragged.steps.slice(1)).toEqual([
    {
      origin: 'visual',
      label: '',
      changes: [colour('#111', '#444')],
      group: 'colour',
      at: 1_800,
      replacements: [{ start: 17, removed: '#111', inserted: '#444' }],
      size: 8,
    },
  ]);
  expect(set(dragged, '#555', { group: 'other' }).steps).toHaveLength(3);
  expect(set(dragged, '#555', { at: 2_800 }).steps).toHaveLength(3);
  expect(set(dragged, '#111').steps).toHaveLength(1);
  expect(set(moveInHistory(dragged, -1), '#666').steps).toHaveLength(2);
});

test('a change after an undo drops what was undone, and no change adds no step', () => {
  let history = startHistory('a', 0);
  history = recordText(history, { text: 'b', origin: 'ai', at: 1 });
  history = recordText(moveInHistory(history, -1), { text: 'c', origin: 'ai', at: 2 });
  expect(textsOf(history)).toEqual(['a', 'c']);
  expect(recordText(history, { text: 'c', origin: 'code', at: 9 })).toBe(history);
});

test('splices that do not fit the text change nothing', () => {
  const history = startHistory('abc', 0);
  const facts = { changes: [], group: null, at: 1 };
  const outside = [{ start: 2, end: 9, replacement: '' }];
  const inside = [{ start: 0, end: 1, replacement: 'xx' }];
  expect(() => recordSplices(history, { splices: outside, ...facts })).toThrow(RangeError);
  expect(() => recordSplices(history, { splices: inside, text: 'bc', ...facts })).toThrow(
    RangeError,
  );
  expect(recordSplices(history, { splices: inside, text: 'xxbc', ...facts }).text).toBe('xxbc');
});

test('past the limits the oldest steps go, and one undo is always left', () => {
  let history = startHistory('0', 0);
  for (let at = 1; at <= HISTORY_LIMITS.steps + 20; at += 1) {
    history = recordText(history, { text: `${at}`, origin: 'ai', label: `${at}`, at });
  }
  expect(history.steps).toHaveLength(HISTORY_LIMITS.steps + 1);
  expect(moveToStep(history, 0).text).toBe('20');
  expect(history.steps[0]).toMatchObject({ label: '20', replacements: [], size: 0 });
  const limited = limitHistory(history, { steps: 5, characters: 1 });
  expect(textsOf(limited)).toEqual([
    `${HISTORY_LIMITS.steps + 19}`,
    `${HISTORY_LIMITS.steps + 20}`,
  ]);
  const undone = moveToStep(history, 3);
  expect(textsOf(limitHistory(undone, { steps: 5, characters: 1 })).slice(0, 2)).toEqual([
    '22',
    '23',
  ]);
});

test('the step that led to a text is the nearest one', () => {
  let history = startHistory('a', 0);
  for (const [at, text] of ['b', 'a', 'c'].entries()) {
    history = recordText(history, { text, origin: 'ai', label: `${at}`, at });
  }
  expect(stepOfText(history, 'a')?.label).toBe('1');
  expect(stepOfText(history, 'z')).toBeUndefined();
});

const pages = realPages().map(({ html }) => html);

/** An edit of each kind, with places as parts of the text's length. */
const edit = fc.record({
  kind: fc.constantFrom('code', 'ai', 'restore', 'visual', 'undo', 'redo', 'jump'),
  places: fc.array(
    fc.record({
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      length: fc.nat(40),
      text: fc.string({ unit: 'grapheme', maxLength: 12 }),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  group: fc.constantFrom(null, 'drag'),
  pause: fc.nat(2_000),
});

type Edit = typeof edit extends fc.Arbitrary<infer Value> ? Value : never;

function splicesOf(text: string, { places }: Edit) {
  let position = 0;
  return places
    .map(({ at, ...rest }) => ({ start: Math.floor(at * text.length), ...rest }))
    .sort((a, b) => a.start - b.start)
    .flatMap(({ start, length, text: replacement }) => {
      const end = Math.min(text.length, start + length);
      if (start < position) return [];
      position = end;
      return [{ start, end, replacement }];
    });
}

function perform(history: EditHistory, one: Edit, at: number): EditHistory {
  const { kind, group } = one;
  const splices = splicesOf(history.text, one);
  switch (kind) {
    case 'undo':
      return moveInHistory(history, -1);
    case 'redo':
      return moveInHistory(history, 1);
    case 'jump':
      return moveToStep(history, Math.floor((one.places[0]?.at ?? 0) * history.steps.length));
    case 'visual':
      return recordSplices(history, { splices, changes: [], group, at });
    default:
      return recordText(history, { text: joinSplices(history.text, splices), origin: kind, at });
  }
}

test('whatever is done to a real page, every step has its text and its way, byte for byte', () => {
  fc.assert(
    fc.property(fc.constantFrom(...pages), fc.array(edit, { maxLength: 40 }), (page, edits) => {
      let history = startHistory(page, 0);
      let texts = [page];
      let at = 0;
      for (const one of edits) {
        at += one.pause;
        const before = history;
        history = perform(before, one, at);
        if (history === before) continue;
        expect(history.arrival?.from).toBe(before.text);
        expect(joinSplices(before.text, history.arrival?.splices ?? [])).toBe(history.text);
        if (history.steps !== before.steps) {
          // A step of the same gesture took the place of the one before it, or took it back.
          texts = [...texts.slice(0, history.index), history.text];
        }
        expect(history.text).toBe(texts[history.index]);
      }
      expect(history.steps).toHaveLength(texts.length);
      expect(textsOf(history)).toEqual(texts);
      expect(moveToStep(history, 0).text).toBe(page);
      const redone = moveToStep(moveToStep(history, 0), texts.length - 1);
      expect(redone.text).toBe(texts.at(-1));
    }),
    { numRuns: 150 },
  );
});

test('a step holds no copy of the page', () => {
  const page = largePage(300_000);
  const text = `${page.slice(0, 50)}x${page.slice(50, -50)}y${page.slice(-50)}`;
  const history = recordText(startHistory(page, 0), { text, origin: 'ai', at: 1 });
  expect(history.steps[1]?.replacements).toEqual([
    { start: 50, removed: '', inserted: 'x' },
    { start: page.length - 50, removed: '', inserted: 'y' },
  ]);
  expect(readReplacements(page, [{ start: 0, end: 5, replacement: page.slice(0, 5) }])).toEqual([]);
});

test('a step is taken out of the text of today, except where later steps changed it again', () => {
  const line = fc.integer({ min: 0, max: 5 });
  const word = fc.constantFrom('', 'a', 'bb', 'ccc', 'dddd');
  fc.assert(
    fc.property(fc.array(fc.tuple(line, word), { minLength: 1, maxLength: 8 }), (edits) => {
      const texts = [['one', 'two', 'three', 'four', 'five', 'six']];
      let history = startHistory(texts[0]?.join('\n') ?? '', 0);
      for (const [at, [where, text]] of edits.entries()) {
        const next = (texts.at(-1) ?? []).with(where, text);
        const before = history;
        history = recordText(history, { text: next.join('\n'), origin: 'ai', at, run: `${at}` });
        if (history !== before) texts.push(next);
      }
      const newest = history.index;
      expect(textWithout(history, newest)).toBe(textOfStep(history, newest - 1));
      expect(textWithout(history, 0)).toBe(history.text);
      for (const [at, step] of history.steps.entries()) {
        const [where] = edits[Number(step.run)] ?? [];
        const later = history.steps.slice(at + 1).map(({ run }) => edits[Number(run)]?.[0]);
        const isAlone = where !== undefined && !later.includes(where);
        const wanted = isAlone
          ? (texts[newest] ?? []).with(where, texts[at - 1]?.[where] ?? '').join('\n')
          : textWithout(history, at);
        expect(textWithout(history, at)).toBe(wanted);
      }
    }),
  );
});
