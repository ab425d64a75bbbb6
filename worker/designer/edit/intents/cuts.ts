import type { Request } from './request.ts';
import { isSeparator, VERBS } from './words.ts';

export interface Cut {
  /** The token where the clause before ends, and the one where the next begins. */
  end: number;
  next: number;
  isBare: boolean;
}

/** Where a request may be cut: at marks and words that join, and before a verb with its pronoun. */
export function cutsOf({ words, tokens }: Request): Cut[] {
  const cuts: Cut[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const isPronounVerb =
      VERBS.has(words[at] ?? '') && /^(?:it|them|lo|la|li|le)$/.test(words[at + 1] ?? '');
    if (isSeparator(words[at], tokens[at]?.kind) && !isAbbreviated(words, at)) {
      const end = at;
      while (at < words.length && isSeparator(words[at], tokens[at]?.kind)) at += 1;
      cuts.push({ end, next: at, isBare: false });
    } else if (at > 0 && (isPronounVerb || opensReason(words, at) || opensExcept(words, at)))
      cuts.push({ end: at, next: at, isBare: true });
  }
  return cuts;
}

/** The point behind "Dott." ends no sentence. */
function isAbbreviated(words: readonly string[], at: number): boolean {
  return (
    words[at] === '.' &&
    /^(?:dott|dottssa|ssa|sig|sigra|ra|prof|avv|ing|arch|mr|mrs|ms|dr|st|tel|no|nr|ca|ecc|etc)$/.test(
      words[at - 1] ?? '',
    )
  );
}

const REASONS =
  /^(?:because|cause|since(?! \d)|perche|siccome|cosi (?:che|la|i|il|chi|tutti|si|non|lo)|visto che|dato che|poiche|in quanto|dal momento|che (?:per ora|non|ora|adesso|tanto|ormai)|as (?:we|i|it|they|its|the|my|our|people)\b|so (?:people|that|customers|everyone|they|it|its|we|i|my|you)|in order to)\b/;

/** Where a clause begins that tells why. */
export function opensReason(words: readonly string[], at: number): boolean {
  return REASONS.test(words.slice(at, at + 3).join(' '));
}

const EXCEPTS =
  /^(?:except|but not|apart from|other than|tranne|eccetto|a parte|ma non|fuorche|escluso|esclus[ie])\b/;

/** Where a clause begins that says what is left out. */
function opensExcept(words: readonly string[], at: number): boolean {
  return EXCEPTS.test(words.slice(at, at + 2).join(' '));
}

export function endOfWords({ tokens, words }: Request): number {
  let end = tokens.length;
  while (end > 0 && isSeparator(words[end - 1], tokens[end - 1]?.kind)) end -= 1;
  return end;
}
