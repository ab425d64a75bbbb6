import { expect, test } from 'vitest';
import { analyzeRequest } from '#domain/generation/analyze-request.ts';
import { readCommands } from '#domain/element-commands/read-commands.ts';
import { readColours } from '#domain/reading/colours.ts';
import { readHours } from '#domain/reading/hours/read-hours.ts';
import { readMoney } from '#domain/reading/money.ts';
import { readNumbers } from '#domain/reading/numbers.ts';
import { readParts } from '#domain/reading/sections.ts';
import { readSource } from '#domain/reading/tokens.ts';
import { adversarialTexts, alternatedTexts } from '#worker/testing/adversarial-texts.ts';
import { designPage, designPageSteps } from '../design-page.ts';
import { splitClauses } from '../understand/clauses.ts';
import { hasPrice, readRow, splitEntries } from '../understand/rows.ts';
import { readName } from './name.ts';
import { splitSentences } from './sentences.ts';
import { readSubject } from './subject.ts';
import { findSureTrade } from './sure-trade.ts';

const EVERY = 27;
const sample = [
  ...adversarialTexts(),
  ...alternatedTexts().filter((_, at) => at % 40 === 0),
].filter((_, at) => at % EVERY === 0);

test('whatever is repeated 8,000 characters long, a request is sorted and a page is designed', () => {
  for (const { text: prompt } of sample) {
    const facts = {
      prompt,
      fileType: 'html',
      hasSelection: false,
      fallbackLanguage: 'en',
    } as const;
    expect(analyzeRequest({ ...facts, hasPage: true }).task).toBeTruthy();
    expect(designPage({ prompt, seed: 1, fallbackLanguage: 'it', year: 2026 }).html).toMatch(
      /<\/html>\s*$/,
    );
  }
});

test.each([':', '(', 'and ', 'soup 4 euro, '])(
  'a longer brief of nothing but %j is designed in more steps, not in longer ones',
  (unit) => {
    const countSteps = (length: number) => {
      const prompt = unit.repeat(Math.ceil(length / unit.length));
      const input = { prompt, seed: 1, fallbackLanguage: 'en', year: 2026 } as const;
      return [...designPageSteps(input)].length;
    };
    expect(countSteps(8_000) - countSteps(4_000)).toBeGreaterThanOrEqual(2);
  },
);

test('whatever is repeated, a command for an element is read or left alone', () => {
  for (const { text } of sample) {
    const read = readCommands(text);
    expect(read === null || read.length > 0).toBe(true);
  }
});

const TOKEN_READERS = [readMoney, readNumbers, readColours, readParts] as const;

/** Counted in looks at tokens: four times the text asks for four times the steps. */
test('readers of tokens look at each of them a bounded number of times', () => {
  const units = [
    'from 5 euro e 50 - ',
    'a partire da ',
    'rgb(1,',
    '1.',
    'very dark light ',
    'twenty-',
    '# ab 1 ',
  ];
  for (const unit of units) {
    const [one, four] = [100, 400].map((times) => readSource(unit.repeat(times)));
    for (const read of TOKEN_READERS) {
      const [few, many] = [one, four].map((source) => source && read(source));
      expect([unit, few?.isComplete, many?.isComplete]).toEqual([unit, true, true]);
      expect((many?.steps ?? 0) / (few?.steps ?? 1)).toBeLessThan(4.5);
    }
  }
});

/** Quadratic readers of these take minutes. */
const LONG = 400_000;

test.each(['.', '!', 'A ', '\n', ' ', 'di ', '. '])(
  'sentences, names, subjects and hours of “%s” are read',
  (unit) => {
    const text = `Via ${unit.repeat(LONG / unit.length)}\0`;
    expect(splitSentences(text).length).toBeGreaterThan(0);
    expect(readName(text, { hosts: '', items: new Set(), isForeign: false })).toBe(undefined);
    expect((readSubject(text) ?? '').length).toBeLessThan(61);
    expect(readHours(text)).toEqual([]);
  },
);

test.each(['a', '0', 'ﬁ'])('a brief of one word without end, “%s…”, is designed', (unit) => {
  const prompt = unit.repeat(LONG);
  expect(designPage({ prompt, seed: 1, fallbackLanguage: 'en', year: 2026 }).html).toContain(
    '</html>',
  );
});

test.each(['.', '“', '(', ', '])('entries, rows, clauses and trades of “%s” are read', (unit) => {
  const text = `${unit.repeat(LONG / unit.length)}!`;
  expect(splitEntries(text).length).toBeLessThan(2);
  expect(readRow(text)?.isPriced ?? false).toBe(false);
  expect(hasPrice(text)).toBe(false);
  expect(splitClauses(text).join('').length).toBeLessThan(LONG + 2);
  expect(findSureTrade(text, { name: undefined, subject: undefined })).toBe(undefined);
});
