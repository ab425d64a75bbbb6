import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldText, foldWord, toOriginal } from './fold.ts';

const ANY_TEXT = fc.string({
  unit: fc.oneof(
    fc.constantFrom('é', 'e\u0301', 'ﬁ', 'İ', '’', '\ud800', '𝒜', 'ß', 'ｆ'),
    fc.string({ unit: 'binary', maxLength: 2 }),
  ),
});

test.each([
  ['Caffè', 'caffe'],
  ['cafe\u0301', 'cafe'],
  ['l’Oﬃcina', "l'officina"],
  ['«Ciao» – “hi”', '"ciao" - "hi"'],
  ['STRASSE Straße', 'strasse straße'],
  ['10\u00a0€', '10 €'],
  ['İstanbul', 'istanbul'],
  ['한국', '한국'],
  ['1½ ⅐', '1½ ⅐'],
  ['\ud83d', '\ud83d'],
])('folds %j to %j', (text, folded) => {
  expect(foldWord(text)).toBe(folded);
});

test('says where a part of the folded text stands in the original', () => {
  const folded = foldText('Il Cafe\u0301 e l’oﬃcina');
  const at = (word: string) => {
    const start = folded.text.indexOf(word);
    const span = toOriginal(folded, { start, end: start + word.length });
    return folded.original.slice(span.start, span.end);
  };
  expect([at('cafe'), at("l'"), at('officina'), at('cina')]).toEqual([
    'Cafe\u0301',
    'l’',
    'oﬃcina',
    'cina',
  ]);
});

test('every part of a folded text maps to a part of the original that folds to it', () => {
  fc.assert(
    fc.property(ANY_TEXT, fc.nat(), fc.nat(), (text, one, other) => {
      const folded = foldText(text);
      const [start = 0, end = 0] = [one, other]
        .map((at) => at % (folded.text.length + 1))
        .toSorted((a, b) => a - b);
      const span = toOriginal(folded, { start, end });
      expect(span.start).toBeGreaterThanOrEqual(0);
      expect(span.end).toBeGreaterThanOrEqual(span.start);
      expect(span.end).toBeLessThanOrEqual(text.length);
      expect(foldWord(text.slice(span.start, span.end))).toContain(folded.text.slice(start, end));
    }),
  );
});

test('a folded text folds to itself', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(foldWord(foldWord(text))).toBe(foldWord(text));
    }),
  );
});
