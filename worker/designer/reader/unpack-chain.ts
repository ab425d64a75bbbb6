import type { ChainWeights } from './chain.ts';
import { HASH_SIZE } from './hash.ts';

/** Weights as they are kept: rows of small whole numbers in base64 (`worker/cli/train/pack-chain.ts`). */
export interface PackedChain {
  /** How many kinds of tokens there are. */
  kinds: number;
  /** What 1 stands for. */
  step: number;
  /** The same for transitions. */
  fine: number;
  /** Rows in the order of their features. */
  count: number;
  /** For each row: how far its feature is from the one before, which kinds have a weight, and these weights. */
  rows: string;
  transitions: string;
}

const SEVEN_BITS = 7;
const MORE = 0x80;

/** Small whole numbers from base64. */
export function toBytes(base64: string): Int8Array {
  return Int8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

/** Makes kept weights ready for reading. */
export function unpackChain({
  kinds,
  step,
  fine,
  count,
  rows,
  transitions,
}: PackedChain): ChainWeights {
  const bytes = toBytes(rows);
  const rowOf = new Uint16Array(HASH_SIZE);
  const values = new Float32Array((count + 1) * kinds);
  let at = 0;
  let feature = 0;
  const next = (): number => (bytes[at++] ?? 0) & 0xff;
  for (let row = 1; row <= count; row += 1) {
    let by = 0;
    let shift = 0;
    for (let part = MORE; part >= MORE; shift += SEVEN_BITS) {
      part = next();
      by |= (part & (MORE - 1)) << shift;
    }
    feature += by;
    rowOf[feature] = row;
    const masks = Array.from({ length: Math.ceil(kinds / 8) }, next);
    let pair = -1;
    for (let kind = 0; kind < kinds; kind += 1) {
      if ((((masks[kind >> 3] ?? 0) >> (kind & 7)) & 1) === 0) continue;
      const half = pair < 0 ? next() : pair >> 4;
      pair = pair < 0 ? half : -1;
      values[row * kinds + kind] = ((half << 28) >> 28) * step;
    }
  }
  return {
    kinds,
    add(found, sums) {
      const row = (rowOf[found] ?? 0) * kinds;
      if (row === 0) return;
      for (let kind = 0; kind < kinds; kind += 1) {
        sums[kind] = (sums[kind] ?? 0) + (values[row + kind] ?? 0);
      }
    },
    transitions: Float64Array.from(toBytes(transitions), (weight) => weight * fine),
  };
}
