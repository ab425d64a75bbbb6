import { expect, test } from 'vitest';
import { describeSpend } from '#domain/credits/entry-descriptions.ts';
import { entryDescription } from './entry-description.ts';

test('a stored code reads in both languages', () => {
  expect(entryDescription('refund:timeout', 'en')).toBe('Credit returned: the AI took too long');
  expect(entryDescription('refund:timeout', 'it')).toBe(
    'Credito restituito: l’AI ha impiegato troppo tempo',
  );
});

test('the description of the first client becomes the code of a generation', () => {
  expect(describeSpend('AI Inference')).toBe('generation');
  expect(entryDescription(describeSpend('AI Inference'), 'it')).toBe('Generazione con l’AI');
});

test('own words stay own words, also when they look like a code', () => {
  expect(entryDescription(describeSpend('refund:timeout'), 'it')).toBe('refund:timeout');
  expect(entryDescription(describeSpend(' Logo for Anna '), 'en')).toBe('Logo for Anna');
});
