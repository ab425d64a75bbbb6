import type { ChainWeights } from './chain.ts';
import type { PackedReader } from './packed-reader.ts';
import { unpackChain } from './unpack-chain.ts';
import { WEIGHTS } from './weights.ts';

/** What has learned to read briefs. */
export interface Reader {
  chain: ChainWeights;
}

export function unpackReader({ chain }: PackedReader): Reader {
  return { chain: unpackChain(chain) };
}

let shipped: Reader | undefined;

/** The reader that was trained on all marked briefs (`npm run train:reader`). */
export function shippedReader(): Reader {
  shipped ??= unpackReader(WEIGHTS);
  return shipped;
}
