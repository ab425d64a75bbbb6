import { listNames, type NameCandidate } from './name-candidates.ts';
import { plainName, readNameFeatures, type NameHints } from './name-features.ts';
import type { TokenKinds } from './read-stretches.ts';

export interface RatedName extends NameCandidate {
  features: readonly number[];
}

/** The candidates of a brief with what speaks for them. Linear. */
export function rateNames(text: string, kinds: TokenKinds, hints: NameHints): RatedName[] {
  const candidates = listNames(text, kinds);
  const counts = new Map<string, number>();
  for (const { text: name } of candidates) {
    const plain = plainName(name);
    counts.set(plain, (counts.get(plain) ?? 0) + 1);
  }
  return candidates.flatMap((candidate) => {
    const plain = plainName(candidate.text);
    if (plain === '') return [];
    return [{ ...candidate, features: readNameFeatures(candidate, { kinds, hints, counts }) }];
  });
}

/** How well each candidate does, and the feature that stands for no name at all. */
export function scoreOf(features: readonly number[], weights: ArrayLike<number>): number {
  return features.reduce((sum, feature) => sum + (weights[feature] ?? 0), 0);
}

/** Of several candidates for the same words the sum counts. */
export function chancesOf(
  rated: readonly RatedName[],
  weights: ArrayLike<number>,
): Map<string, { name: string; chance: number }> {
  const scores = rated.map(({ features }) => scoreOf(features, weights));
  const most = Math.max(0, ...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const all = powers.reduce((sum, one) => sum + one, Math.exp(-most));
  const chances = new Map<string, { name: string; chance: number }>();
  for (const [at, { text }] of rated.entries()) {
    const plain = plainName(text);
    const chance = (powers[at] ?? 0) / all;
    const known = chances.get(plain);
    if (known) known.chance += chance;
    else chances.set(plain, { name: text, chance });
  }
  return chances;
}

/** Less likely than this a name is left to the rules. */
const SURE = 0.3;
const EVEN = 0.5;

/**
 * The likeliest name, with the words before it that rules count to it. When none is sure the rules decide; undefined when they know none, or “no name” is likelier.
 */
export function chooseName(
  rated: readonly RatedName[],
  {
    weights,
    ruled,
    isName = () => true,
  }: {
    weights: ArrayLike<number>;
    ruled: string | undefined;
    /** What may stand in a header at all. */
    isName?: (name: string) => boolean;
  },
): string | undefined {
  const chances = [...chancesOf(rated, weights).values()];
  const none = 1 - chances.reduce((sum, { chance }) => sum + chance, 0);
  const best = chances
    .filter(({ name }) => isName(name))
    .toSorted((one, two) => two.chance - one.chance)[0];
  if (best !== undefined && best.chance > Math.max(SURE, none)) {
    return ruled?.endsWith(` ${best.name}`) === true ? ruled : best.name;
  }
  return none < EVEN ? ruled : undefined;
}
