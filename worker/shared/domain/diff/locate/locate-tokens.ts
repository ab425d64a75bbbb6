import { readTokens } from '../text/html-tokens.ts';
import { findSequence } from './find-sequence.ts';
import type { LocateContext } from './locate-context.ts';
import type { TokenRegion } from './regions.ts';

const fewestWords = 4;
const fewestCharacters = 30;

/** A few short words say too little about the place; one tag with its attributes may say enough. */
function isTelling(keys: readonly string[]): boolean {
  const words = keys.filter((key) => !/^[<>=]$/.test(key));
  return words.length >= fewestWords || words.join('').length >= fewestCharacters;
}

/** The same tags and words in the same order; line breaks, spaces, quotes and entities do not count. */
export function locateTokens(search: readonly string[], context: LocateContext): TokenRegion[] {
  const { keys } = readTokens(search.join('\n'));
  if (!isTelling(keys)) return [];
  const index = context.tokens();
  const pattern = keys.map((key) => index.idOf(key) ?? -1);
  if (pattern.includes(-1)) return [];
  return findSequence(index.ids, pattern, context.budget).map((first) => {
    const end = first + pattern.length;
    const start = index.starts[first] ?? 0;
    return { kind: 'tokens', first, end, start, finish: index.ends[end - 1] ?? start };
  });
}
