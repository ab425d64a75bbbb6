import { ACCOUNT_LIMITS } from './account-limits.ts';
import {
  isGuessablePassword,
  type PasswordCandidate,
  removeKnownWords,
} from './guessable-password.ts';

/** `short` and `guessable` are refused by the server; the others differ in what guessing them costs. */
export type PasswordStrength = 'short' | 'guessable' | 'fair' | 'good' | 'strong';

const GOOD_WEIGHT = 13;
const STRONG_WEIGHT = 18;
/** What a further kind of character is worth, in characters of length. */
const KIND_WEIGHT = 1.5;
const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\d/u, /[^\p{L}\d]/u];

/**
 * How good a new password is, by the same rules that the server refuses by. Length counts most, as NIST
 * SP 800-63B asks; a character that repeats its predecessor counts nothing.
 */
export function ratePassword(candidate: PasswordCandidate): PasswordStrength {
  const { password, email } = candidate;
  if (password.length < ACCOUNT_LIMITS.passwordMinCharacters) return 'short';
  if (isGuessablePassword(candidate)) return 'guessable';
  const own = removeKnownWords(password.toLowerCase(), email).replace(/(.)\1+/gu, '$1');
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  const weight = own.length + KIND_WEIGHT * (kinds - 1);
  if (weight < GOOD_WEIGHT) return 'fair';
  return weight < STRONG_WEIGHT ? 'good' : 'strong';
}
