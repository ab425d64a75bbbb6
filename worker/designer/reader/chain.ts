import { STRETCH_KINDS } from './stretch-kinds.ts';
import type { Group } from './features.ts';
import { finishSteps, type Steps } from '#domain/text/steps.ts';
import type { Token } from './tokens.ts';

export const KINDS = STRETCH_KINDS.length;
const GAPS = 5;
/** Groups that are weighed in one step. */
const GROUPS_AT_ONCE = 600;
/** For each gap, how well one kind follows another. */
export const TRANSITIONS = GAPS * KINDS * KINDS;

/** A conditional random field: a row of weights for each feature, and weights for each pair of neighbours. */
export interface ChainWeights {
  /** Adds the row of a feature to `sums`. */
  add: (feature: number, sums: Float64Array) => void;
  transitions: ArrayLike<number>;
}

/** How well each token fits each kind by itself. */
function* emit(
  length: number,
  groups: readonly Group[],
  weights: ChainWeights,
): Steps<Float64Array> {
  const scores = new Float64Array(length * KINDS);
  const shared = new Float64Array(KINDS);
  for (const [at, { from, to, features }] of groups.entries()) {
    if (at > 0 && at % GROUPS_AT_ONCE === 0) yield;
    shared.fill(0);
    for (const feature of features) weights.add(feature, shared);
    for (let token = from; token < to; token += 1) {
      for (let kind = 0; kind < KINDS; kind += 1) {
        scores[token * KINDS + kind] = (scores[token * KINDS + kind] ?? 0) + (shared[kind] ?? 0);
      }
    }
  }
  return scores;
}

/** Scores made factors, the best of each token 1. */
function toFactors(scores: Float64Array): Float64Array {
  for (let row = 0; row < scores.length; row += KINDS) {
    const best = Math.max(...scores.subarray(row, row + KINDS));
    for (let kind = 0; kind < KINDS; kind += 1) {
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
  const factors = toFactors(yield* emit(tokens.length, groups, weights));
  yield;
  const steps = Float64Array.from(weights.transitions, (weight) => Math.exp(weight));
  return readFactors(tokens, factors, steps);
}

/** The same from factors; a factor of 0 rules a kind out. */
export function readFactors(
  tokens: readonly Token[],
  factors: Float64Array,
  steps: Float64Array,
): ChainReading {
  const forward = new Float64Array(factors.length);
  const backward = new Float64Array(factors.length).fill(1 / KINDS);
  forward.set(factors.subarray(0, KINDS));
  normalise(forward.subarray(0, KINDS));
  for (const at of tokens.keys()) {
    if (at > 0) stepForward(at, tokens, { forward, factors, steps });
  }
  for (let at = tokens.length - 2; at >= 0; at -= 1) {
    stepBackward(at, tokens, { backward, factors, steps });
  }
  const marginals = forward.map((value, at) => value * (backward[at] ?? 0));
  for (const at of tokens.keys()) normalise(marginals.subarray(at * KINDS, (at + 1) * KINDS));
  return { marginals, forward, backward, factors, steps };
}

function stepForward(
  at: number,
  tokens: readonly Token[],
  { forward, factors, steps }: Pick<ChainReading, 'forward' | 'factors' | 'steps'>,
): void {
  const base = (tokens[at]?.gap ?? 0) * KINDS * KINDS;
  const before = (at - 1) * KINDS;
  for (let to = 0; to < KINDS; to += 1) {
    let sum = 0;
    for (let from = 0; from < KINDS; from += 1) {
      sum += (forward[before + from] ?? 0) * (steps[base + from * KINDS + to] ?? 0);
    }
    forward[at * KINDS + to] = sum * (factors[at * KINDS + to] ?? 0);
  }
  normalise(forward.subarray(at * KINDS, (at + 1) * KINDS));
}

function stepBackward(
  at: number,
  tokens: readonly Token[],
  { backward, factors, steps }: Pick<ChainReading, 'backward' | 'factors' | 'steps'>,
): void {
  const base = (tokens[at + 1]?.gap ?? 0) * KINDS * KINDS;
  const next = (at + 1) * KINDS;
  for (let from = 0; from < KINDS; from += 1) {
    let sum = 0;
    for (let to = 0; to < KINDS; to += 1) {
      const step = steps[base + from * KINDS + to] ?? 0;
      sum += step * (factors[next + to] ?? 0) * (backward[next + to] ?? 0);
    }
    backward[at * KINDS + from] = sum;
  }
  normalise(backward.subarray(at * KINDS, (at + 1) * KINDS));
}
