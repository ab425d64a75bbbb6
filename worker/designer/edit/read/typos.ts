import type { Token } from './tokens.ts';

/** Shortest word that is mended, in letters, and most words of a request that are looked at. */
const SHORTEST = 5;
const MOST_UNKNOWN = 10;

/**
 * The words of a request with slips mended: a letter too many or too few, or two that changed places. Another letter
 * makes another word ("tortellini", "tortelloni"), and what could be two words stays as it is.
 */
export function mendTypos(
  tokens: readonly Token[],
  known: readonly ReadonlySet<string>[],
): string[] {
  const isKnown = (word: string): boolean => known.some((words) => words.has(word));
  const unknown = new Set(
    tokens.flatMap(({ kind, word }) =>
      kind === 'word' && word.length >= SHORTEST && !isKnown(word) ? [word] : [],
    ),
  );
  const mended = new Map(
    unknown.size > MOST_UNKNOWN ? [] : [...unknown].map((word) => [word, meantBy(word, known)]),
  );
  return tokens.map(({ word }) => mended.get(word) ?? word);
}

function meantBy(typed: string, known: readonly ReadonlySet<string>[]): string | undefined {
  for (const words of known) {
    const meant = [...words].filter((word) => word.length >= SHORTEST && isSlip(typed, word));
    if (meant.length > 0) return meant.length === 1 ? meant[0] : undefined;
  }
  return undefined;
}

function isSlip(typed: string, word: string): boolean {
  const more = typed.length - word.length;
  if (typed[0] !== word[0] || Math.abs(more) > 1) return false;
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at += 1;
  if (more === 1) return typed.slice(at + 1) === word.slice(at);
  if (more === -1) return typed.slice(at) === word.slice(at + 1);
  return (
    typed[at] === word[at + 1] &&
    typed[at + 1] === word[at] &&
    typed.slice(at + 2) === word.slice(at + 2)
  );
}
