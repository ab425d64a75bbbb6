import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mayHaveWord } from '#domain/accounts/word-filter.ts';
import {
  COMMON_PASSWORDS_FILE,
  listCommonPasswords,
  makeCommonPasswords,
} from './make-common-passwords.ts';

test('the list in the tree is the one that the installed dictionary gives', () => {
  expect(readFileSync(COMMON_PASSWORDS_FILE).equals(makeCommonPasswords())).toBe(true);
});

test('it knows every common password and takes fewer than one stranger in 10,000 for one', () => {
  const bits = makeCommonPasswords();
  expect(listCommonPasswords()).toEqual(expect.arrayContaining(['password1', 'andrea', 'giulia']));
  expect(listCommonPasswords().filter((password) => !mayHaveWord(bits, password))).toEqual([]);
  const strangers = Array.from({ length: 100_000 }, (_, index) => `stranger-${index * 7919}`);
  expect(strangers.filter((word) => mayHaveWord(bits, word)).length).toBeLessThan(10);
});
