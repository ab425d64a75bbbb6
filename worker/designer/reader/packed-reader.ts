import type { PackedChain } from './unpack-chain.ts';

/** A reader as it is kept. */
export interface PackedReader {
  chain: PackedChain;
}
