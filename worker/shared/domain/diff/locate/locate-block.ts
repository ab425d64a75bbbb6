import type { BlockReading, DiffBlock, MatchTier } from '../diff-types.ts';
import { readingsOf } from '../parse/block-readings.ts';
import type { LocateContext } from './locate-context.ts';
import { locateElision } from './locate-elision.ts';
import { locateFuzzy } from './locate-fuzzy.ts';
import {
  locateBlankLines,
  locateEdgeBlanks,
  locateExactLines,
  locateIndentation,
  locateTrailingSpace,
} from './locate-lines.ts';
import { locateExactText } from './locate-text.ts';
import { locateTokens } from './locate-tokens.ts';
import type { Locator, Region } from './regions.ts';

export interface LocatedBlock {
  reading: BlockReading;
  tier: MatchTier;
  /** Every place the tier accepts; one is a unique match. */
  regions: readonly Region[];
}

export interface LocateTier {
  tier: MatchTier;
  locate: Locator;
  /** A single match of this tier counts only when no more places than that read alike to this one. */
  confirm?: Locator;
}

/**
 * Tiers that cost at most a walk over the lines. Where SEARCH differs from markup in more than space
 * at line ends, line breaks are no evidence of the place either: it must read like no other place.
 */
export function lineTiers(isMarkup: boolean): readonly LocateTier[] {
  const confirm = isMarkup ? { confirm: locateTokens } : {};
  return [
    { tier: 'exact-lines', locate: locateExactLines },
    { tier: 'exact-text', locate: locateExactText },
    { tier: 'trailing-space', locate: locateTrailingSpace },
    { tier: 'edge-blanks', locate: locateEdgeBlanks },
    { tier: 'indentation', locate: locateIndentation, ...confirm },
    { tier: 'blank-lines', locate: locateBlankLines, ...confirm },
  ];
}

function hasSearchText({ search }: BlockReading): boolean {
  return search.some((line) => line.trim() !== '');
}

/** Tiers that read the whole document or compare many places; the token tier is for markup only. */
export function costlyTiers(isMarkup: boolean): readonly LocateTier[] {
  const tokens: LocateTier[] = isMarkup ? [{ tier: 'html-tokens', locate: locateTokens }] : [];
  return [
    ...tokens,
    { tier: 'elision', locate: locateElision },
    { tier: 'fuzzy', locate: locateFuzzy },
  ];
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
    for (const { tier, locate, confirm } of tiers) {
      if (tier === 'elision' && block.literal) continue;
      const regions = locate(reading.search, context, reading.replace);
      if (regions.length === 0) continue;
      const alike = regions.length === 1 ? confirm?.(reading.search, context, reading.replace) : [];
      return { reading, tier, regions: alike && alike.length > 1 ? alike : regions };
    }
  }
  return undefined;
}
