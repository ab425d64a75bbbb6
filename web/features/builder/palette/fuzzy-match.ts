import { foldText } from '../compare-text.ts';

const WEIGHTS = { start: 12, word: 8, run: 5, found: 1, gap: 0.2 } as const;

/**
 * How well a text matches a query: 0 for no match, higher for matches at the start, at the starts of words and
 * in one piece. Case and accents are ignored; the letters must appear in the order of the query.
 */
export function matchScore(text: string, query: string): number {
  const wanted = foldText(query).replaceAll(' ', '');
  if (wanted === '') return 1;
  const letters = foldText(text);
  let best = 0;
  for (let start = letters.indexOf(wanted.charAt(0)); start !== -1;) {
    best = Math.max(best, scoreFrom(letters, wanted, start));
    start = letters.indexOf(wanted.charAt(0), start + 1);
  }
  return best;
}

/** The entries that match, best first. Entries with the same score keep their order. */
export function rankByQuery<T>(
  entries: readonly T[],
  query: string,
  textOf: (entry: T) => string,
): T[] {
  return entries
    .map((entry) => ({ entry, score: matchScore(textOf(entry), query) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ entry }) => entry);
}

function scoreFrom(letters: string, wanted: string, start: number): number {
  let score = 0;
  let previous = start - 1;
  for (const letter of wanted) {
    const at = letters.indexOf(letter, previous + 1);
    if (at === -1) return 0;
    const isRun = at === previous + 1 && at !== start;
    const isWord = at === 0 || /[^\p{Letter}\p{Number}]/u.test(letters.charAt(at - 1));
    score += WEIGHTS.found - (at - previous - 1) * WEIGHTS.gap;
    if (at === 0) score += WEIGHTS.start;
    else if (isWord) score += WEIGHTS.word;
    if (isRun) score += WEIGHTS.run;
    previous = at;
  }
  return Math.max(score, Number.EPSILON);
}
