import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { dictionary } from '@zxcvbn-ts/language-common';
import { ACCOUNT_LIMITS } from '#domain/accounts/account-limits.ts';
import { addWord, WORD_FILTER_BYTES } from '#domain/accounts/word-filter.ts';

/** The list that the Worker carries; written by `node worker/cli/build/make-common-passwords.ts`. */
export const COMMON_PASSWORDS_FILE = fileURLToPath(
  new URL('../../shared/domain/accounts/common-passwords.bin', import.meta.url),
);

/** The list has the commonest first; rarer words than these are no better a guess than any word. */
const COMMON_WORDS = 15_000;
const WORD = /^[a-z]{4,}$/;

/** The common passwords that pass the length rule and the commonest words and names, lower case. */
export function listCommonPasswords(): string[] {
  return dictionary['passwords-common']
    .map(String)
    .map((password) => password.toLowerCase())
    .filter((password, rank) =>
      password.length >= ACCOUNT_LIMITS.passwordMinCharacters
        ? true
        : rank < COMMON_WORDS && WORD.test(password),
    );
}

export function makeCommonPasswords(): Uint8Array {
  const bits = new Uint8Array(WORD_FILTER_BYTES);
  for (const password of listCommonPasswords()) addWord(bits, password);
  return bits;
}

if (import.meta.main) writeFileSync(COMMON_PASSWORDS_FILE, makeCommonPasswords());
