import {
  countTransitions,
  readChain,
  readFactors,
  type ChainReading,
  type ChainWeights,
} from '../../designer/reader/chain.ts';
import type { Group } from '../../designer/reader/features.ts';
import { HASH_SIZE } from '../../designer/reader/hash.ts';
import type { Token } from '../../designer/reader/tokens.ts';

/** A brief as training sees it. */
export interface Lesson {
  id: string;
  tokens: readonly Token[];
  groups: readonly Group[];
  /** Whether a token may be of a kind; where nobody has said it may be of any. */
  isAllowed: (at: number, kind: number) => boolean;
}

/** How a chain is taught. */
interface Teaching {
  rounds: number;
  rate: number;
  /** So much of what is true of a word is left out at random, so that no single sign is relied on. */
  dropped: number;
}

/** For briefs, whose many words teach much at once. */
const OF_BRIEFS: Teaching = { rounds: 10, rate: 0.04, dropped: 0.4 };
const DECAY = 0.0002;
const SOFTENING = 0.5;
/** Keeps a kind possible that the reader holds for impossible. */
const TINY = 1e-12;
const FEWEST_BRIEFS = 2;

/** A small generator, so that training gives the same weights each time. */
function shuffle<Item>(items: readonly Item[], seed: number): Item[] {
  let state = seed;
  return items
    .map((item) => {
      state = (Math.imul(state, 1103515245) + 12345) >>> 0;
      return { item, key: Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) >>> 0 };
    })
    .sort((one, two) => one.key - two.key)
    .map(({ item }) => item);
}

/** Rows of weights for the features that several briefs have. */
class Trainer implements ChainWeights {
  readonly rows = new Map<number, number>();
  readonly weights: Float64Array;
  readonly transitions: Float64Array;
  readonly kinds: number;
  private readonly teaching: Teaching;
  private readonly squares: Float64Array;
  private state = 1;
  private readonly transitionSquares: Float64Array;

  constructor(
    lessons: readonly Lesson[],
    { kinds, teaching }: { kinds: number; teaching: Teaching },
  ) {
    this.kinds = kinds;
    this.teaching = teaching;
    this.transitions = new Float64Array(countTransitions(kinds));
    this.transitionSquares = new Float64Array(this.transitions.length).fill(1e-6);
    const counts = new Uint16Array(HASH_SIZE);
    for (const { groups } of lessons) {
      for (const feature of new Set(groups.flatMap(({ features }) => features))) {
        counts[feature] = (counts[feature] ?? 0) + 1;
      }
    }
    for (const [feature, count] of counts.entries()) {
      if (count >= FEWEST_BRIEFS) this.rows.set(feature, this.rows.size * kinds);
    }
    this.weights = new Float64Array(this.rows.size * kinds);
    this.squares = new Float64Array(this.weights.length).fill(1e-6);
  }

  add = (feature: number, sums: Float64Array): void => {
    const row = this.rows.get(feature);
    if (row === undefined) return;
    for (let kind = 0; kind < this.kinds; kind += 1) {
      sums[kind] = (sums[kind] ?? 0) + (this.weights[row + kind] ?? 0);
    }
  };

  learn({ tokens, groups: all, isAllowed }: Lesson): void {
    const groups = all.map(({ from, to, features }) => ({
      from,
      to,
      features: features.filter(() => this.random() >= this.teaching.dropped),
    }));
    const guess = readChain(tokens, groups, this);
    const right = constrain(guess, tokens, isAllowed);
    const { kinds } = this;
    const { rate } = this.teaching;
    const gradient = new Float64Array(kinds);
    for (const { from, to, features } of groups) {
      gradient.fill(0);
      for (let at = from * kinds; at < to * kinds; at += 1) {
        const kind = at % kinds;
        gradient[kind] =
          (gradient[kind] ?? 0) + (right.marginals[at] ?? 0) - (guess.marginals[at] ?? 0);
      }
      for (const feature of features) {
        const row = this.rows.get(feature);
        if (row !== undefined) this.move(row, gradient);
      }
    }
    const gold = countPairs(tokens, right);
    const guessed = countPairs(tokens, guess);
    const steps = gold.map((count, at) => count - (guessed[at] ?? 0));
    const { transitions: weights, transitionSquares: squares } = this;
    moveAll({ weights, squares, from: 0 }, steps, rate);
  }

  private random(): number {
    this.state = (Math.imul(this.state, 1664525) + 1013904223) >>> 0;
    return this.state / 0x100000000;
  }

  private move(row: number, gradient: Float64Array): void {
    const { weights, squares } = this;
    moveAll({ weights, squares, from: row }, gradient, this.teaching.rate);
  }
}

/** AdaGrad: what has moved much moves less. */
function moveAll(
  { weights, squares, from }: { weights: Float64Array; squares: Float64Array; from: number },
  gradient: Float64Array,
  rate: number,
): void {
  for (let one = 0; one < gradient.length; one += 1) {
    const at = from + one;
    const slope = (gradient[one] ?? 0) - DECAY * (weights[at] ?? 0);
    const square = (squares[at] ?? 0) + slope * slope;
    squares[at] = square;
    weights[at] = (weights[at] ?? 0) + (rate * slope) / Math.sqrt(square + SOFTENING);
  }
}

/** The same text when every token has one of the kinds that it may have. */
function constrain(
  { factors, steps, kinds }: ChainReading,
  tokens: readonly Token[],
  isAllowed: Lesson['isAllowed'],
): ChainReading {
  const kept = factors.map((factor, at) =>
    isAllowed(Math.floor(at / kinds), at % kinds) ? factor + TINY : 0,
  );
  return readFactors(tokens, { factors: kept, steps, kinds });
}

/** How often each kind is expected behind each other. */
function countPairs(
  tokens: readonly Token[],
  { kinds, forward, backward, factors, steps }: ChainReading,
): Float64Array {
  const sums = new Float64Array(countTransitions(kinds));
  const pairs = new Float64Array(kinds * kinds);
  for (let at = 1; at < tokens.length; at += 1) {
    const base = (tokens[at]?.gap ?? 0) * pairs.length;
    let sum = 0;
    for (let pair = 0; pair < pairs.length; pair += 1) {
      const to = at * kinds + (pair % kinds);
      const from = (at - 1) * kinds + Math.floor(pair / kinds);
      const chance =
        (forward[from] ?? 0) * (steps[base + pair] ?? 0) * (factors[to] ?? 0) * (backward[to] ?? 0);
      pairs[pair] = chance;
      sum += chance;
    }
    if (sum === 0) continue;
    for (let pair = 0; pair < pairs.length; pair += 1) {
      sums[base + pair] = (sums[base + pair] ?? 0) + (pairs[pair] ?? 0) / sum;
    }
  }
  return sums;
}

export type TrainedChain = Pick<Trainer, 'kinds' | 'rows' | 'weights' | 'transitions' | 'add'>;

/** Learns from the lessons by stochastic gradient with AdaGrad rates; the same lessons give the same weights. */
export function trainChain(
  lessons: readonly Lesson[],
  kinds: number,
  teaching = OF_BRIEFS,
): TrainedChain {
  const trainer = new Trainer(lessons, { kinds, teaching });
  for (let round = 0; round < teaching.rounds; round += 1) {
    for (const lesson of shuffle(lessons, round + 1)) trainer.learn(lesson);
  }
  return trainer;
}
