import type { BlockReading, DiffBlock, FailureReason } from '../diff-types.ts';
import { diffLimits } from '../limits.ts';
import { locateBlock, type LocatedBlock, type LocateTier } from '../locate/locate-block.ts';
import type { LocateContext } from '../locate/locate-context.ts';
import { regionSpan, type Region } from '../locate/regions.ts';
import { withinBudget } from '#domain/text/work-budget.ts';
import { readingsOf } from '../parse/block-readings.ts';
import { isAppliedAlready } from './already-present.ts';
import { chooseRegions } from './choose-regions.ts';
import { mayInsertAtTop, topSplice, type TopInsertRules } from './top-insert.ts';
import { isWrittenElsewhere } from './written-elsewhere.ts';
import type { IndexedBlock, PlacedBlock, UnplacedBlock } from './placed-block.ts';

export interface Placement {
  placed: PlacedBlock[];
  unplaced: UnplacedBlock[];
}

export interface PlacementRules extends TopInsertRules {
  tierGroups: readonly (readonly LocateTier[])[];
}

type Lookup = IndexedBlock & { outcome: LocatedBlock | FailureReason };

function isBlankSearch(reading: BlockReading): boolean {
  return reading.search.every((line) => line.trim() === '');
}

function refusal({ index, block }: IndexedBlock): FailureReason | undefined {
  if (index >= diffLimits.maxBlocks) return 'too-many-blocks';
  if (block.defect) return block.defect;
  return block.search.length > diffLimits.maxSearchLines ? 'search-too-long' : undefined;
}

function lookUpTop(block: DiffBlock, text: string, rules: PlacementRules): Lookup['outcome'] {
  const reading = readingsOf(block).find(isBlankSearch);
  if (!reading) return 'not-found';
  if (reading.replace.length === 0 || !mayInsertAtTop(text, rules)) return 'empty-search';
  const isWritten = text.trim() !== '' && text.startsWith(topSplice(reading, text).replacement);
  if (isWritten) return 'already-present';
  return { reading, tier: 'top', regions: [{ kind: 'text', start: 0, end: 0 }] };
}

/** Strict tiers go through all blocks before a costly one starts, so that they never lack budget. */
function lookUpAll(
  blocks: readonly IndexedBlock[],
  context: LocateContext,
  rules: PlacementRules,
): Lookup[] {
  const lookups = blocks.map((indexed): Lookup => ({
    ...indexed,
    outcome: refusal(indexed) ?? 'not-found',
  }));
  for (const tiers of rules.tierGroups) {
    for (const lookup of lookups.filter(({ outcome }) => outcome === 'not-found')) {
      const find = () => locateBlock(lookup.block, tiers, context) ?? 'not-found';
      lookup.outcome = withinBudget(find, 'too-costly');
    }
  }
  for (const lookup of lookups.filter(({ outcome }) => outcome === 'not-found')) {
    lookup.outcome = lookUpTop(lookup.block, context.source.text, rules);
  }
  return lookups;
}

function place(
  { index, block }: IndexedBlock,
  located: LocatedBlock,
  region: Region,
  context: LocateContext,
): PlacedBlock {
  const { reading, tier, regions } = located;
  const span = regionSpan(region, context.source);
  return { index, block, reading, tier, region, ...span, isPinned: regions.length > 1 };
}

function overlaps(a: PlacedBlock, b: PlacedBlock): boolean {
  return a.start < b.end && b.start < a.end;
}

function conflictOf(
  placed: PlacedBlock,
  earlier: readonly PlacedBlock[],
  context: LocateContext,
): FailureReason | undefined {
  if (placed.tier === 'top') return undefined;
  if (isAppliedAlready(placed, context)) return 'already-present';
  if (isWrittenElsewhere(placed, context)) return 'already-present';
  return earlier.some((other) => overlaps(other, placed)) ? 'overlap' : undefined;
}

/**
 * Finds the one place of every block in the same text, whatever their order. A block that matches
 * in several places is placed only when its neighbours leave one of them; of two blocks that overlap
 * the earlier one stays.
 */
export function placeBlocks(
  blocks: readonly IndexedBlock[],
  context: LocateContext,
  rules: PlacementRules,
): Placement {
  const placement: Placement = { placed: [], unplaced: [] };
  const lookups = lookUpAll(blocks, context, rules);
  const chosen = chooseRegions(lookups, context.source);
  lookups.forEach(({ index, block, outcome }, at) => {
    if (typeof outcome === 'string') {
      placement.unplaced.push({ index, block, reason: outcome, regions: [] });
      return;
    }
    const region = chosen[at];
    const placed = region && place({ index, block }, outcome, region, context);
    const findConflict = () => placed && conflictOf(placed, placement.placed, context);
    const reason = placed ? withinBudget(findConflict, 'too-costly') : 'ambiguous';
    if (placed && !reason) placement.placed.push(placed);
    if (reason) placement.unplaced.push({ index, block, reason, regions: outcome.regions });
  });
  return placement;
}
