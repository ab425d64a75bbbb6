import type { Request } from './request.ts';
import { isSeparator, VERBS } from './words.ts';

export interface Cut {
  /** The token where the clause before ends, and the one where the next begins. */
  end: number;
  next: number;
  isBare: boolean;
}

function opensClause(words: readonly string[], at: number): boolean {
  const isPronounVerb =
    VERBS.has(words[at] ?? '') && /^(?:it|them|lo|la|li|le)$/.test(words[at + 1] ?? '');
  return isPronounVerb || opensReason(words, at) || opensExcept(words, at) || opensOrder(words, at);
}

/** Where a request may be cut: at marks and words that join, and before a verb with its pronoun. */
export function cutsOf({ words, tokens }: Request): Cut[] {
  const cuts: Cut[] = [];
  for (let at = 0; at < words.length; at += 1) {
    if (isSeparator(words[at], tokens[at]?.kind) && !isAbbreviated(words, at)) {
      const end = at;
      while (at < words.length && isSeparator(words[at], tokens[at]?.kind)) at += 1;
      cuts.push({ end, next: at, isBare: false });
    } else if (at > 0 && opensClause(words, at)) cuts.push({ end: at, next: at, isBare: true });
  }
  return cuts;
}

/** The point behind "Dott." ends no sentence. */
export function isAbbreviated(words: readonly string[], at: number): boolean {
  return (
    words[at] === '.' &&
    /^(?:dott|dottssa|ssa|sig|sigra|ra|prof|avv|ing|arch|mr|mrs|ms|dr|st|tel|no|nr|ca|ecc|etc)$/.test(
      words[at - 1] ?? '',
    )
  );
}

const REASONS =
  /^(?:because|cause|since(?! \d)|perche|siccome|cosi (?:che|la|i|il|chi|tutti|si|non|lo)|visto che|dato che|poiche|in quanto|dal momento|che (?:per ora|non|ora|adesso|tanto|ormai)|as (?:we|i|it|they|its|the|my|our|people)\b|so (?:people|that|customers|everyone|they|it|its|we|i|my|you)|in order to)\b/;

/** Behind an order these tell why, too. */
const REASONS_BEHIND =
  /^(?:(?:we|i) (?:dont|do not|no longer|stopped|never|cant|are|were)|nobody|noone|no one|non (?:lo|la|li|le|l|ci|ce) )\b/;

/** Where a clause begins that tells why. */
export function opensReason(words: readonly string[], at: number): boolean {
  const said = words.slice(at, at + 3).join(' ');
  const isOrdered = REASONS_BEHIND.test(said) && words.slice(0, at).some((word) => VERBS.has(word));
  return REASONS.test(said) || isOrdered;
}

const BEFORE_NO_ORDER =
  /^(?:to|di|da|a|per|and|e|il|la|lo|i|le|gli|un|una|the|our|my|your|we|i|they|who|che|chi|non|not|dont|never|mai|or|o|in|of|del|della|con|with|should|must|this|that|it|you|people|customers|clients|clienti|everyone|visitors|tutti)$/;
const DENIALS = /^(?:not|non|dont|never|mai|no|without|senza|if|se|when|quando|unless|only|solo)$/;

/** An order behind words that tell something, in a sentence that denies and limits nothing. */
function opensOrder(words: readonly string[], at: number): boolean {
  if (!VERBS.has(words[at] ?? '') || BEFORE_NO_ORDER.test(words[at - 1] ?? '')) return false;
  const start = words.slice(0, at).findLastIndex((word) => /^[.!?;\n]$/.test(word));
  return !words.slice(start + 1, at).some((word) => DENIALS.test(word) || VERBS.has(word));
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
