import { expect, test } from 'vitest';
import { answerTokens, fitsModel, type TokenFacts } from './token-budget.ts';

function facts(overrides: Partial<TokenFacts> = {}): TokenFacts {
  return { fileLength: 33_000, planned: 6_000, format: 'blocks', reasons: false, ...overrides };
}

const SMALL = { maxOutputTokens: 12_000, contextTokens: 32_000 };

test('blocks need what the plan says, a whole file what it weighs', () => {
  expect(answerTokens(facts())).toBe(6_000);
  expect(answerTokens(facts({ format: 'whole' }))).toBe(13_000);
  expect(answerTokens(facts({ reasons: true }))).toBe(10_000);
});

test('a model with a small context takes a small page and not a large one', () => {
  expect(fitsModel(facts(), SMALL)).toBe(true);
  expect(fitsModel(facts({ fileLength: 80_000 }), SMALL)).toBe(false);
});

test('a model that cannot write the whole page again is not asked to', () => {
  expect(fitsModel(facts({ fileLength: 26_000, format: 'whole' }), SMALL)).toBe(true);
  expect(fitsModel(facts({ format: 'whole' }), SMALL)).toBe(false);
});
