import { expect, test } from 'vitest';
import { readTokenKinds } from '../reader/read-stretches.ts';
import { printJudge } from './print-judge.ts';

test('talk to the maker is told from what visitors read, and house rules are theirs', () => {
  const text =
    'Buongiorno, mi hanno parlato bene di voi. Affiliamo coltelli dal 1961. Niente foto di bambini. No dogs in the workshop.';
  const judge = printJudge(text, readTokenKinds(text));
  expect(judge('Affiliamo coltelli dal 1961.')).toBe('told');
  expect(judge('No dogs in the workshop.')).toBe('told');
  expect(judge('Buongiorno, mi hanno parlato bene di voi.')).toBe('asked');
  expect(judge('Words from elsewhere.')).toBe('told');
});
