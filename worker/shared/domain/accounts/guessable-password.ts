const MIN_DISTINCT_CHARACTERS = 4;
const MIN_OWN_CHARACTERS = 6;
const MIN_WORD_CHARACTERS = 4;
const PRODUCT_WORDS = ['bluewave'];

export interface PasswordCandidate {
  password: string;
  email: string;
  /** Whether a lower-case password is one of the common ones. */
  isCommon: (password: string) => boolean;
}

/**
 * True for what attackers try first: common passwords, the same few characters, and little more than the
 * product's name or the account's own e-mail (OWASP ASVS 6.2.4 and 6.2.11).
 */
export function isGuessablePassword({ password, email, isCommon }: PasswordCandidate): boolean {
  const plain = password.toLowerCase();
  if (new Set(plain).size < MIN_DISTINCT_CHARACTERS) return true;
  return isCommon(plain) || removeKnownWords(plain, email).length < MIN_OWN_CHARACTERS;
}

/** What is left of a password without the product's name and the parts of the e-mail. */
export function removeKnownWords(password: string, email: string): string {
  const words = [...PRODUCT_WORDS, email, ...email.split('@'), ...email.split(/[@.+_-]/)];
  return words
    .filter((word) => word.length >= MIN_WORD_CHARACTERS)
    .sort((a, b) => b.length - a.length)
    .reduce((rest, word) => rest.replaceAll(word, ''), password);
}
