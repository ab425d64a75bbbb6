import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchScore, rankByQuery } from './fuzzy-match.ts';

const rank = (query: string, ...texts: string[]) => rankByQuery(texts, query, (text) => text);

test('starts of words count more than letters in between', () => {
  expect(rank('gl', 'Angle of light', 'Go to line', 'Toggle')[0]).toBe('Go to line');
  expect(rank('save', 'Use a saved view', 'Save')[0]).toBe('Save');
});

test('accents and case do not matter, order does', () => {
  expect(matchScore('Città', 'citta')).toBeGreaterThan(0);
  expect(matchScore('Save', 'EVAS')).toBe(0);
});

test('what is typed in full is always found, and nothing typed finds everything', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => {
      expect(matchScore(text, text)).toBeGreaterThan(0);
      expect(matchScore(text, '')).toBe(1);
    }),
  );
});
