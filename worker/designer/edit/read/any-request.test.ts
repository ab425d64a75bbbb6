import fc from 'fast-check';
import { expect, test } from 'vitest';
import { designPage } from '../../design-page.ts';
import { designEdit } from '../design-edit.ts';
import { grammarWords } from './read-clause.ts';

const { html } = designPage({
  prompt: 'A bakery in Turin called Forno Aurora with a gallery, reviews and a price list',
  seed: 3,
  fallbackLanguage: 'en',
  year: 2026,
});

const MARKS = [
  'and ',
  'a ',
  '"',
  "'",
  '€',
  '5',
  '(',
  '[',
  ')',
  ']',
  ', ',
  '. ',
  '\ud800',
  '\n',
  '->',
];
const WORDS = [...new Set(grammarWords())];
const piece = fc.oneof(fc.constantFrom(...MARKS), fc.constantFrom(...WORDS), fc.string());

test('no request makes the reader throw', () => {
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 60 }),
      fc.constantFrom('en' as const, 'it' as const),
      (pieces, fallbackLanguage) => {
        const { kind } = designEdit({ prompt: pieces.join(' '), html, fallbackLanguage });
        expect(['edited', 'refused']).toContain(kind);
      },
    ),
    { numRuns: 50 },
  );
});

test.each(MARKS)('eight thousand characters of %j are answered', (mark) => {
  const prompt = mark.repeat(Math.ceil(8_000 / mark.length)).slice(0, 8_000);
  expect(designEdit({ prompt, html, fallbackLanguage: 'en' }).kind).toBe('refused');
});

test('a question to oneself is no order, a question to somebody is', () => {
  const ask = (prompt: string): string => designEdit({ prompt, html, fallbackLanguage: 'en' }).kind;
  expect(ask('dovrei togliere le recensioni?')).toBe('refused');
  expect(ask('should I remove the reviews and the gallery?')).toBe('refused');
  expect(ask('potresti togliere le recensioni?')).toBe('edited');
});
