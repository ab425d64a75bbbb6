import { readingsOf } from './block-readings.ts';
import type { BlockReading, DiffBlock, MatchTier } from './diff-types.ts';
import {
  locateBlankLines,
  locateEdgeBlanks,
  locateExactLines,
  locateIndentation,
  locateTrailingSpace,
} from './locate-lines.ts';
import { locateExactText } from './locate-text.ts';
import type { LocateContext, Locator, Region } from './regions.ts';

export interface LocatedBlock {
  reading: BlockReading;
  tier: MatchTier;
  /** Every place the tier accepts; one is a unique match. */
  regions: readonly Region[];
}

export interface LocateTier {
  tier: MatchTier;
  locate: Locator;
}

/** Tiers that cost at most a walk over the lines. */
export const lineTiers = [
  { tier: 'exact-lines', locate: locateExactLines },
  { tier: 'exact-text', locate: locateExactText },
  { tier: 'trailing-space', locate: locateTrailingSpace },
  { tier: 'edge-blanks', locate: locateEdgeBlanks },
  { tier: 'indentation', locate: locateIndentation },
  { tier: 'blank-lines', locate: locateBlankLines },
] as const satisfies readonly LocateTier[];

function hasSearchText({ search }: BlockReading): boolean {
  return search.some((line) => line.trim() !== '');
}

/**
 * Looks a block up, strictest tier first, and stops at the first tier that finds anything.
 * Undefined when no reading of the block stands in the document.
 */
export function locateBlock(
  block: DiffBlock,
  tiers: readonly LocateTier[],
  context: LocateContext,
): LocatedBlock | undefined {
  for (const reading of readingsOf(block).filter(hasSearchText)) {
    for (const { tier, locate } of tiers) {
      const regions = locate(reading.search, context);
      if (regions.length > 0) return { reading, tier, regions };
    }
  }
  return undefined;
}
