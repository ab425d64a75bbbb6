import { unpackChain } from '../../reader/unpack-chain.ts';
import type { ChainWeights } from '../../reader/chain.ts';
import type { PackedEditReader } from './labels.ts';
import { WEIGHTS } from './weights.ts';

/** What has learned to read requests. */
export interface EditReader {
  /** What each word is for. */
  slots: ChainWeights;
  /** What each wish asks for. */
  kinds: ChainWeights;
}

export function unpackEditReader({ slots, kinds }: PackedEditReader): EditReader {
  return { slots: unpackChain(slots), kinds: unpackChain(kinds) };
}

let shipped: EditReader | undefined;

/** The reader that was trained on all marked requests (`npm run train:edits`). */
export function shippedEditReader(): EditReader {
  shipped ??= unpackEditReader(WEIGHTS);
  return shipped;
}
