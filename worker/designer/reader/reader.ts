import type { ChainWeights } from './chain.ts';
import type { PackedReader } from './packed-reader.ts';
import { toBytes, unpackChain } from './unpack-chain.ts';
import { WEIGHTS } from './weights.ts';

/** What has learned to read briefs. */
export interface Reader {
  chain: ChainWeights;
  /** Weights of what speaks for a name. */
  names: ArrayLike<number>;
}

export function unpackReader({ chain, names }: PackedReader): Reader {
  return {
    chain: unpackChain(chain),
    names: Float64Array.from(toBytes(names.weights), (weight) => weight * names.step),
  };
}

let shipped: Reader | undefined;

/** The reader that was trained on all marked briefs (`npm run train:reader`). */
export function shippedReader(): Reader {
  shipped ??= unpackReader(WEIGHTS);
  return shipped;
}
