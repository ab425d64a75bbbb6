import { numbersOf, type TokenKinds } from './read-stretches.ts';
import type { StretchKind } from './stretch-kinds.ts';
import { GAP } from './tokens.ts';

/** Words that follow each other and are likely of one kind. */
export interface LikelyWords {
  text: string;
  /** Where they begin in the brief. */
  start: number;
  /** The mean probability of its words. */
  chance: number;
}

/** A word that is less likely than this parts two runs. */
const PARTS = 0.25;
const LONGEST = 9;

/** The runs of words that may be of a kind, in their order. Linear. */
export function likelyRuns(
  text: string,
  { tokens, chance }: TokenKinds,
  kind: StretchKind,
): LikelyWords[] {
  const numbers = numbersOf(kind);
  const runs: { from: number; to: number; sum: number }[] = [];
  for (const [at, { gap }] of tokens.entries()) {
    const own = chance(at, numbers);
    if (own < PARTS) continue;
    const last = runs.at(-1);
    const goesOn = last?.to === at && gap === GAP.none && at - last.from < LONGEST;
    if (goesOn) {
      last.to = at + 1;
      last.sum += own;
    } else runs.push({ from: at, to: at + 1, sum: own });
  }
  return runs
    .map(({ from, to, sum }) => ({
      text: text
        .slice(tokens[from]?.start, tokens[to - 1]?.end)
        .replaceAll(/^[^\p{L}\d]+|[^\p{L}\d)]+$/gu, ''),
      start: tokens[from]?.start ?? 0,
      chance: sum / (to - from),
    }))
    .filter((run) => /\p{L}{2}/u.test(run.text));
}

/** The runs of words that may be of a kind, the likeliest first. */
export function likelyWords(text: string, kinds: TokenKinds, kind: StretchKind): LikelyWords[] {
  return likelyRuns(text, kinds, kind).toSorted((one, two) => two.chance - one.chance);
}
