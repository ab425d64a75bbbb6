import type { BlockReading, DiffBlock, FailureReason, MatchTier } from '../diff-types.ts';
import type { Region } from '../locate/regions.ts';

export interface IndexedBlock {
  index: number;
  block: DiffBlock;
}

/** A block and the one place it belongs to. */
export interface PlacedBlock extends IndexedBlock {
  reading: BlockReading;
  tier: MatchTier;
  region: Region;
  start: number;
  end: number;
  isPinned: boolean;
}

/** A block without a place; `regions` are the places that match when there are several. */
export interface UnplacedBlock extends IndexedBlock {
  reason: FailureReason;
  regions: readonly Region[];
}
