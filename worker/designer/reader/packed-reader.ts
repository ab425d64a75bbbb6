import type { PackedChain } from './unpack-chain.ts';

/** A reader as it is kept. */
export interface PackedReader {
  chain: PackedChain;
  /** `step` is what 1 stands for. */
  names: { step: number; weights: string };
}
