import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readColours } from './colours.ts';
import { readMail, readPhone } from './contact.ts';
import { readLexemes } from './hours/read-tokens.ts';
import { pairHours } from './hours/pair-hours.ts';
import { readHours } from './hours/read-hours.ts';
import { splitLexemes } from './hours/lexemes.ts';
import { detectLanguage } from './language.ts';
import { readMoney, readMoneyAt } from './money.ts';
import { readNumbers } from './numbers.ts';
import { scan, type Reading } from './scan.ts';
import { readParts } from './sections.ts';
import { readSource, type Source } from './tokens.ts';

const READERS: readonly (readonly [name: string, read: (source: Source) => Reading<unknown>])[] = [
  ['numbers', readNumbers],
  ['money', readMoney],
  ['colours', readColours],
  ['parts', readParts],
];

/** What runs away in careless readers: beginnings of what they look for, again and again. */
const PIECES = [
  '1',
  '1,',
  '1.000.',
  '12 ',
  ' ',
  '"',
  '[',
  '(',
  'a',
  '#',
  '#1b',
  '€',
  '€ ',
  'da ',
  'from 5 to ',
  '5 euro e ',
  'two hundred ',
  'cento',
  'dark ',
  'dark-',
  'rgb(1,',
  'very light ',
  'opening ',
  'mon ',
  'mon and ',
  'mon except on ',
  'the ',
  'from the ',
  '9-5 ',
  '9-5 and ',
  'mon 9-5 ',
  'mon closed ',
  'closed ',
  '@',
  'a@b.',
  '+39 ',
  '12/',
  '3 marzo ',
  'saturday ',
  '\ud800',
  'e\u0301',
];

function repeat(piece: string, length: number): string {
  return piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
}

test.each(READERS)('the steps of reading %s grow with the length of the text', (_name, read) => {
  for (const piece of PIECES) {
    const [once, twice] = [4_000, 8_000].map((length) => read(readSource(repeat(piece, length))));
    expect(once?.isComplete, piece).toBe(true);
    expect(twice?.isComplete, piece).toBe(true);
    expect(twice?.steps, piece).toBeLessThanOrEqual(2 * (once?.steps ?? 0) + 200);
  }
});

/** Counts how often the elements of a list are looked at. */
function counted<T>(list: T[]): { list: T[]; looks: () => number } {
  let looks = 0;
  const watched = new Proxy(list, {
    get(target, key, receiver): unknown {
      if (typeof key === 'string' && /^\d+$/.test(key)) looks += 1;
      return Reflect.get(target, key, receiver);
    },
  });
  return { list: watched, looks: () => looks };
}

test('the looks of reading hours grow with the length of the text', () => {
  const looksAt = (text: string) => {
    const lexemes = counted(splitLexemes(text));
    const tokens = counted(readLexemes(lexemes.list));
    pairHours(tokens.list);
    return lexemes.looks() + tokens.looks();
  };
  for (const piece of PIECES) {
    const [once = 0, twice = 0] = [1_000, 2_000].map((length) => looksAt(repeat(piece, length)));
    expect(twice, piece).toBeLessThanOrEqual(2 * once + 200);
  }
});

test('a budget that runs out ends the reading and says so', () => {
  const source = readSource('5 € and 6 € and 7 €');
  const whole = scan(source, readMoneyAt);
  const cut = scan(source, readMoneyAt, whole.steps - 1);
  expect(whole).toMatchObject({ isComplete: true, found: [{}, {}, {}] });
  expect(cut).toMatchObject({ isComplete: false, steps: whole.steps - 1 });
  expect(cut.found).toEqual(whole.found.slice(0, 2));
});

const EVERY_READER: readonly ((text: string) => unknown)[] = [
  ...READERS.map(
    ([, read]) =>
      (text: string) =>
        read(readSource(text)),
  ),
  (text) => detectLanguage(readSource(text)),
  readHours,
  readPhone,
  readMail,
];

test('no reader throws on 30,000 characters of one piece', () => {
  for (const read of EVERY_READER) {
    for (const piece of ['9', ' ', '"', '[', '(', '€', 'a', '\n', '\ud800']) {
      expect(() => read(repeat(piece, 30_000)), piece).not.toThrow();
    }
  }
});

const SPEECH = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...PIECES,
        '5,50 €',
        'navy',
        'chi siamo',
        'verde scuro',
        'dal',
        'è',
        '\n',
        '–',
      ),
      fc.string({ unit: 'binary', maxLength: 4 }),
    ),
  )
  .map((pieces) => pieces.join(' '));

test('no reader throws on any text', () => {
  fc.assert(
    fc.property(SPEECH, (text) => {
      for (const read of EVERY_READER) expect(() => read(text)).not.toThrow();
    }),
  );
});

test('what was read is a part of the text, in its order and without overlaps', () => {
  fc.assert(
    fc.property(SPEECH, (text) => {
      for (const [, read] of READERS) {
        let end = 0;
        for (const found of read(readSource(text)).found) {
          expect(found.start).toBeGreaterThanOrEqual(end);
          expect(found.end).toBeGreaterThan(found.start);
          expect(text.slice(found.start, found.end)).toBe(found.text);
          end = found.end;
        }
      }
    }),
  );
});
