import { foldText } from './fold-text.ts';

const wordOrSign = /[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu;
/** The same for ASCII, several times as fast. */
const plainWordOrSign = /[A-Za-z\d]+|[^\sA-Za-z\d]/g;
const beyondAscii = /[^\0-\x7f]/;

/** Words and signs of a line, typographic variants unified. */
export function wordsOf(line: string): string[] {
  const folded = foldText(line);
  return folded.match(beyondAscii.test(folded) ? wordOrSign : plainWordOrSign) ?? [];
}

/** How much two bags of words have in common, 0 to 1 (Dice coefficient). */
export function diceSimilarity(a: readonly string[], b: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of a) left.set(word, (left.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of b) {
    const count = left.get(word) ?? 0;
    if (count > 0) common += 1;
    left.set(word, count - 1);
  }
  return a.length + b.length === 0 ? 0 : (2 * common) / (a.length + b.length);
}
