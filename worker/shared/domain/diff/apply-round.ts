import { blockSplices } from './change/block-splices.ts';
import { checkBlocks, type CheckRules, type PlannedBlock } from './check/check-blocks.ts';
import type { DiffWarning } from './diff-types.ts';
import type { LocateContext } from './locate/locate-context.ts';
import { withinBudget } from '#domain/text/work-budget.ts';
import { placeBlocks, type PlacementRules } from './place/place-blocks.ts';
import type { IndexedBlock, PlacedBlock, UnplacedBlock } from './place/placed-block.ts';
import { joinSplices } from '#domain/text/splices.ts';

export type RoundRules = PlacementRules & CheckRules;

/** The text after one pass over blocks that were all looked up in the same text. */
export interface Round {
  text: string;
  applied: PlacedBlock[];
  unplaced: UnplacedBlock[];
  warnings: DiffWarning[];
}

function planBlocks(
  placed: readonly PlacedBlock[],
  context: LocateContext,
): { planned: PlannedBlock[]; refused: UnplacedBlock[] } {
  const planned: PlannedBlock[] = [];
  const refused: UnplacedBlock[] = [];
  for (const block of placed) {
    const splices = withinBudget(() => blockSplices(block, context), 'too-costly');
    if (typeof splices !== 'string') planned.push({ placed: block, splices });
    else refused.push({ ...block, reason: splices, regions: [block.region] });
  }
  return { planned, refused };
}

function warningsOf({ isPinned, reading, block }: PlacedBlock): DiffWarning[] {
  const pinned: DiffWarning[] = isPinned ? ['pinned-by-order'] : [];
  return reading === block ? pinned : [...pinned, 'other-reading'];
}

/** Places blocks in one text, checks what they would do and applies those that pass. */
export function runRound(
  blocks: readonly IndexedBlock[],
  context: LocateContext,
  rules: RoundRules,
): Round {
  const { text } = context.source;
  const { placed, unplaced } = placeBlocks(blocks, context, rules);
  const { planned, refused } = planBlocks(placed, context);
  const { kept, rejected, warnings } = checkBlocks(planned, text, rules);
  const splices = kept.flatMap((block) => block.splices);
  return {
    text: joinSplices(text, splices),
    applied: kept.map((block) => block.placed),
    unplaced: [
      ...unplaced,
      ...refused,
      ...rejected.map(({ planned: { placed: block }, reason }) => ({
        ...block,
        reason,
        regions: [block.region],
      })),
    ],
    warnings: [...warnings, ...kept.flatMap((block) => warningsOf(block.placed))],
  };
}
