import { blockSplices } from './block-splices.ts';
import type { AppliedBlock, DiffBlock, DiffWarning, FailedBlock, Splice } from './diff-types.ts';
import { diffLimits } from './limits.ts';
import { lineTiers } from './locate-block.ts';
import { parseBlocks } from './parse-blocks.ts';
import { placeBlocks, type PlacedBlock } from './place-blocks.ts';
import { lineAt, readSource, type SourceText } from './source-text.ts';
import { applySplices } from './splices.ts';
import { createBudget } from './work-budget.ts';

export type ApplyDiffInput = {
  original: string;
  /** Extension of the file; markup gets its own tiers and checks. Default `html`. */
  fileType?: string;
  /** Lets an empty SEARCH write at the top of markup, as on the untouched starter page. */
  allowTopInsert?: boolean;
} & ({ response: string; finished?: boolean } | { blocks: readonly DiffBlock[] });

export interface DiffResult {
  text: string;
  applied: AppliedBlock[];
  failed: FailedBlock[];
  warnings: DiffWarning[];
  chatter: string;
  isWholeDocument: boolean;
}

const markupTypes: readonly string[] = ['html', 'htm', 'xhtml', 'svg', 'xml'];

function toApplied(placed: PlacedBlock, source: SourceText): AppliedBlock {
  const { index, tier, isPinned } = placed;
  return {
    index,
    tier,
    startLine: lineAt(source, placed.start) + 1,
    endLine: lineAt(source, placed.end) + 1,
    isPinned,
    isDependent: false,
  };
}

export function applyDiff(input: ApplyDiffInput): DiffResult {
  const { original, fileType = 'html', allowTopInsert = false } = input;
  const parsed =
    'response' in input
      ? parseBlocks(input.response, { finished: input.finished ?? false })
      : { blocks: [...input.blocks], chatter: '', warnings: [] };
  const source = readSource(original);
  const context = { source, budget: createBudget(diffLimits.locateWork) };
  const { placed, unplaced } = placeBlocks(
    parsed.blocks.map((block, index) => ({ index, block })),
    context,
    { tierGroups: [lineTiers], isMarkup: markupTypes.includes(fileType), allowTopInsert },
  );
  const splices: Splice[] = placed.flatMap((block) => blockSplices(block, context) ?? []);
  return {
    text: applySplices(original, splices),
    applied: placed.map((block) => toApplied(block, source)),
    failed: unplaced.map(({ index, block, reason }) => ({
      index,
      block,
      reason,
      nearest: [],
      isAlreadyPresent: reason === 'already-present',
    })),
    warnings: parsed.warnings,
    chatter: parsed.chatter,
    isWholeDocument: false,
  };
}
