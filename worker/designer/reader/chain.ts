import type { Group } from './features.ts';
import { finishSteps, type Steps } from '#domain/text/steps.ts';
import type { Token } from './tokens.ts';

const GAPS = 5;
/** Groups that are weighed in one step. */
const GROUPS_AT_ONCE = 600;
/** A conditional random field: a row of weights for each feature, and weights for each pair of neighbours. */
export interface ChainWeights {
  /** How many kinds of tokens there are. */
  kinds: number;
  /** Adds the row of a feature to `sums`. */
  add: (feature: number, sums: Float64Array) => void;
  /** For each gap, how well one kind follows another. */
  transitions: ArrayLike<number>;
}

/** So many weights of pairs there are. */
export function countTransitions(kinds: number): number {
  return GAPS * kinds * kinds;
}

/** How well each token fits each kind by itself. */
function* emit(
  length: number,
  groups: readonly Group[],
  weights: ChainWeights,
): Steps<Float64Array> {
  const { kinds } = weights;
  const scores = new Float64Array(length * kinds);
  const shared = new Float64Array(kinds);
  for (const [at, { from, to, features }] of groups.entries()) {
    if (at > 0 && at % GROUPS_AT_ONCE === 0) yield;
    shared.fill(0);
    for (const feature of features) weights.add(feature, shared);
    for (let token = from; token < to; token += 1) {
      for (let kind = 0; kind < kinds; kind += 1) {
        scores[token * kinds + kind] = (scores[token * kinds + kind] ?? 0) + (shared[kind] ?? 0);
      }
    }
  }
  return scores;
}

/** Scores made factors, the best of each token 1. */
function toFactors(scores: Float64Array, kinds: number): Float64Array {
  for (let row = 0; row < scores.length; row += kinds) {
    const best = Math.max(...scores.subarray(row, row + kinds));
    for (let kind = 0; kind < kinds; kind += 1) {
      scores[row + kind] = Math.exp((scores[row + kind] ?? 0) - best);
    }
  }
  return scores;
}

function normalise(row: Float64Array): void {
  const sum = row.reduce((all, one) => all + one, 0) || 1;
  for (let kind = 0; kind < row.length; kind += 1) row[kind] = (row[kind] ?? 0) / sum;
}

export interface ChainReading {
  kinds: number;
  /** For each token the probability of each kind. */
  marginals: Float64Array;
  forward: Float64Array;
  backward: Float64Array;
  factors: Float64Array;
  /** Transition factors. */
  steps: Float64Array;
}

/** The probabilities of the kinds for each token, by the forward-backward algorithm. Linear. */
export function readChain(
  tokens: readonly Token[],
  groups: readonly Group[],
  weights: ChainWeights,
): ChainReading {
  return finishSteps(readChainSteps(tokens, groups, weights));
}

/** The same in steps. */
export function* readChainSteps(
  tokens: readonly Token[],
  groups: readonly Group[],
  weights: ChainWeights,
): Steps<ChainReading> {
  const factors = toFactors(yield* emit(tokens.length, groups, weights), weights.kinds);
  yield;
  const steps = Float64Array.from(weights.transitions, (weight) => Math.exp(weight));
  return readFactors(tokens, { factors, steps, kinds: weights.kinds });
}

/** The same from factors; a factor of 0 rules a kind out. */
export function readFactors(
  tokens: readonly Token[],
  { factors, steps, kinds }: Pick<ChainReading, 'factors' | 'steps' | 'kinds'>,
): ChainReading {
  const forward = new Float64Array(factors.length);
  const backward = new Float64Array(factors.length).fill(1 / kinds);
  forward.set(factors.subarray(0, kinds));
  normalise(forward.subarray(0, kinds));
  for (const at of tokens.keys()) {
    if (at > 0) stepForward(at, tokens, { forward, factors, steps, kinds });
  }
  for (let at = tokens.length - 2; at >= 0; at -= 1) {
    stepBackward(at, tokens, { backward, factors, steps, kinds });
  }
  const marginals = forward.map((value, at) => value * (backward[at] ?? 0));
  for (const at of tokens.keys()) {
    normalise(marginals.subarray(at * kinds, (at + 1) * kinds));
  }
  return { kinds, marginals, forward, backward, factors, steps };
}

function stepForward(
  at: number,
  tokens: readonly Token[],
  { forward, factors, steps, kinds }: Pick<ChainReading, 'forward' | 'factors' | 'steps' | 'kinds'>,
): void {
  const base = (tokens[at]?.gap ?? 0) * kinds * kinds;
  const before = (at - 1) * kinds;
  for (let to = 0; to < kinds; to += 1) {
    let sum = 0;
    for (let from = 0; from < kinds; from += 1) {
      sum += (forward[before + from] ?? 0) * (steps[base + from * kinds + to] ?? 0);
    }
    forward[at * kinds + to] = sum * (factors[at * kinds + to] ?? 0);
  }
  normalise(forward.subarray(at * kinds, (at + 1) * kinds));
}

function stepBackward(
  at: number,
  tokens: readonly Token[],
  {
    backward,
    factors,
    steps,
    kinds,
  }: Pick<ChainReading, 'backward' | 'factors' | 'steps' | 'kinds'>,
): void {
  const base = (tokens[at + 1]?.gap ?? 0) * kinds * kinds;
  const next = (at + 1) * kinds;
  for (let from = 0; from < kinds; from += 1) {
    let sum = 0;
    for (let to = 0; to < kinds; to += 1) {
      const step = steps[base + from * kinds + to] ?? 0;
      sum += step * (factors[next + to] ?? 0) * (backward[next + to] ?? 0);
    }
    backward[at * kinds + from] = sum;
  }
  normalise(backward.subarray(at * kinds, (at + 1) * kinds));
}
