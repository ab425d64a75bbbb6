import { collapseRuns } from './keyboard-runs.ts';

const MIN_DISTINCT_CHARACTERS = 4;
const MIN_OWN_CHARACTERS = 6;
const MIN_WORD_CHARACTERS = 4;
const PRODUCT_WORDS = ['bluewave'];

export interface PasswordCandidate {
  password: string;
  email: string;
  /** Whether a lower-case text is a common password or name. */
  isCommon: (password: string) => boolean;
}

/**
 * True for what attackers try first: common passwords and names, also with a year or a few signs around them, runs such
 * as "abcdefgh", the same few characters, and little more than the product's name or the account's own e-mail (OWASP
 * ASVS 6.2.4 and 6.2.11).
 */
export function isGuessablePassword({ password, email, isCommon }: PasswordCandidate): boolean {
  const plain = password.toLowerCase();
  if (new Set(plain).size < MIN_DISTINCT_CHARACTERS) return true;
  if (collapseRuns(removeKnownWords(plain, email)).length < MIN_OWN_CHARACTERS) return true;
  const core = coreOf(plain);
  return isCommon(plain) || (plain.length - core.length < MIN_OWN_CHARACTERS && isCommon(core));
}

/** What is left of a password without the product's name and the parts of the e-mail. */
export function removeKnownWords(password: string, email: string): string {
  const words = [...PRODUCT_WORDS, email, ...email.split('@'), ...email.split(/[@.+_-]/)];
  return words
    .filter((word) => word.length >= MIN_WORD_CHARACTERS)
    .sort((a, b) => b.length - a.length)
    .reduce((rest, word) => rest.replaceAll(word, ''), password);
}

/** From the first to the last letter. */
function coreOf(password: string): string {
  const letters = [...password.matchAll(/\p{L}/gu)];
  const [first, last] = [letters[0], letters.at(-1)];
  if (first === undefined || last === undefined) return '';
  return password.slice(first.index, last.index + last[0].length);
}
