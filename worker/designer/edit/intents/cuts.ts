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
      at > 0 && VERBS.has(words[at] ?? '') && /^(?:it|them|lo|la|li|le)$/.test(words[at + 1] ?? '');
    if (isSeparator(words[at], tokens[at]?.kind)) {
      const end = at;
      while (at < words.length && isSeparator(words[at], tokens[at]?.kind)) at += 1;
      cuts.push({ end, next: at, isBare: false });
    } else if (isPronounVerb || opensReason(words, at))
      cuts.push({ end: at, next: at, isBare: true });
  }
  return cuts;
}

const REASONS =
  /^(?:because|since|perche|siccome|cosi|visto|so (?:people|that|customers|everyone|they))\b/;

function opensReason(words: readonly string[], at: number): boolean {
  return at > 0 && REASONS.test(`${words[at] ?? ''} ${words[at + 1] ?? ''}`);
}

export function endOfWords({ tokens, words }: Request): number {
  let end = tokens.length;
  while (end > 0 && isSeparator(words[end - 1], tokens[end - 1]?.kind)) end -= 1;
  return end;
}
