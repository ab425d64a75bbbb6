import type { PackedReader } from '../../designer/reader/packed-reader.ts';
import { NAME_SIZE, plainName } from '../../designer/reader/name-features.ts';
import { scoreOf, type RatedName } from '../../designer/reader/rank-names.ts';
import { toBase64 } from './pack-chain.ts';

/** A brief's candidates, and which of them are its name; none when it gives no name. */
export interface NameLesson {
  rated: readonly RatedName[];
  names: readonly string[];
}

const ROUNDS = 25;
const RATE = 0.1;
const DECAY = 0.003;

/** Learns to tell the name from other words: a choice among the candidates and “no name”, by gradient steps. */
export function trainNames(lessons: readonly NameLesson[]): Float64Array {
  const weights = new Float64Array(NAME_SIZE);
  const squares = new Float64Array(NAME_SIZE);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const lesson of lessons) learn(lesson, weights, squares);
  }
  return weights;
}

function learn({ rated, names }: NameLesson, weights: Float64Array, squares: Float64Array): void {
  const right = new Set(names.map(plainName));
  const isRight = rated.map(({ text }) => right.has(plainName(text)));
  const isNone = right.size === 0;
  if (!isNone && !isRight.includes(true)) return;
  const scores = rated.map(({ features }) => scoreOf(features, weights));
  const most = Math.max(0, ...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const all = powers.reduce((sum, one) => sum + one, Math.exp(-most));
  const gold = powers.reduce((sum, one, at) => sum + (isRight[at] ? one : 0), 0);
  const gradient = new Map<number, number>();
  for (const [at, { features }] of rated.entries()) {
    const power = powers[at] ?? 0;
    const slope = (isRight[at] ? power / gold : 0) - power / all;
    if (Math.abs(slope) < 1e-4) continue;
    for (const feature of features) gradient.set(feature, (gradient.get(feature) ?? 0) + slope);
  }
  for (const [feature, slope] of gradient) {
    const full = slope - DECAY * (weights[feature] ?? 0);
    const square = (squares[feature] ?? 0) + full * full;
    squares[feature] = square;
    weights[feature] = (weights[feature] ?? 0) + (RATE * full) / Math.sqrt(square + 0.5);
  }
}

const MOST = 127;

/** Weights of names as they are kept. */
export function packNames(weights: Float64Array): PackedReader['names'] {
  const step = Math.max(...weights.map(Math.abs)) / MOST || 1;
  return { step, weights: toBase64([...weights].map((weight) => Math.round(weight / step))) };
}
