import { runRound, type Round, type RoundRules } from './apply-round.ts';
import type { AppliedBlock, DiffBlock, DiffWarning, FailedBlock } from './diff-types.ts';
import { isMarkupType, rulesFor, type DiffPermissions } from './file-rules.ts';
import { diffLimits } from './limits.ts';
import { createContext, type LocateContext } from './locate/locate-context.ts';
import { createBudget, withinBudget } from '#domain/text/work-budget.ts';
import { parseBlocks, type ParsedDiff } from './parse-blocks.ts';
import { withoutReplaceFence } from './parse/block-readings.ts';
import { describeFailure } from './place/describe-failure.ts';
import type { IndexedBlock, PlacedBlock, UnplacedBlock } from './place/placed-block.ts';
import { lineAt, type SourceText } from './text/source-text.ts';

export type ApplyDiffInput = DiffPermissions & {
  original: string;
} & (
    | {
        response: string;
        /** The model stopped by itself; only then is a last block without its end marker taken. */
        finished?: boolean;
      }
    | { blocks: readonly DiffBlock[] }
  );

export interface DiffResult {
  /** The changed text; the original when nothing was applied. */
  text: string;
  applied: AppliedBlock[];
  failed: FailedBlock[];
  warnings: DiffWarning[];
  /** What the model said around its blocks. */
  chatter: string;
  /** The answer held no block but a complete HTML document: `text` is that document. */
  isWholeDocument: boolean;
}

type Outcome = Pick<DiffResult, 'text' | 'applied' | 'failed' | 'warnings'>;

function toApplied(placed: PlacedBlock, source: SourceText, isDependent: boolean): AppliedBlock {
  return {
    index: placed.index,
    tier: placed.tier,
    startLine: lineAt(source, placed.start) + 1,
    endLine: lineAt(source, placed.end) + 1,
    isPinned: placed.isPinned,
    isDependent,
  };
}

interface Progress {
  text: string;
  applied: AppliedBlock[];
  unplaced: UnplacedBlock[];
  warnings: DiffWarning[];
}

function record(round: Round, source: SourceText, isDependent: boolean): Progress {
  return {
    ...round,
    applied: round.applied.map((placed) => toApplied(placed, source, isDependent)),
  };
}

/** Tries the blocks that the original does not hold once more, on the text the others have made. */
function applyDependents(first: Progress, { budget }: LocateContext, rules: RoundRules): Progress {
  if (first.applied.length === 0) return first;
  const waiting = first.unplaced.filter(({ reason }) => reason === 'not-found');
  const progress: Progress = {
    ...first,
    unplaced: first.unplaced.filter(({ reason }) => reason !== 'not-found'),
  };
  let current: LocateContext | undefined;
  for (const block of waiting) {
    current ??= withinBudget(() => createContext(progress.text, budget), undefined);
    const round = current && record(runRound([block], current, rules), current.source, true);
    if (!round || round.applied.length === 0) {
      progress.unplaced.push(block);
      continue;
    }
    progress.text = round.text;
    progress.applied.push(...round.applied);
    progress.warnings.push(...round.warnings);
    current = undefined;
  }
  return progress;
}

function refuseAll(original: string, blocks: readonly DiffBlock[]): Outcome {
  const failed = blocks.map((block, index): FailedBlock => ({
    index,
    block,
    reason: 'document-too-large',
    nearest: [],
    isAlreadyPresent: false,
  }));
  return { text: original, applied: [], failed, warnings: [] };
}

function isTooLarge(text: string): boolean {
  if (text.length > diffLimits.maxDocumentLength) return true;
  let feeds = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) feeds += 1;
  return feeds >= diffLimits.maxDocumentLines;
}

function describeAll(
  unplaced: readonly UnplacedBlock[],
  text: string,
  known: SourceText,
): FailedBlock[] {
  if (unplaced.length === 0) return [];
  const budget = createBudget(diffLimits.hintWork);
  const context = withinBudget(() => createContext(text, budget, known), undefined);
  return unplaced.map((block) => describeFailure(block, context));
}

function applyAll(original: string, blocks: readonly DiffBlock[], rules: RoundRules): Outcome {
  if (isTooLarge(original)) return refuseAll(original, blocks);
  const indexed: IndexedBlock[] = blocks.map((block, index) => ({
    index,
    block: rules.isMarkup ? withoutReplaceFence(block) : block,
  }));
  const context = createContext(original, createBudget(diffLimits.locateWork));
  const first = record(runRound(indexed, context, rules), context.source, false);
  const { text, applied, unplaced, warnings } = applyDependents(first, context, rules);
  return {
    text,
    warnings,
    applied: applied.sort((a, b) => a.index - b.index),
    failed: describeAll(unplaced, text, context.source).sort((a, b) => a.index - b.index),
  };
}

/**
 * Applies the SEARCH/REPLACE blocks of a model's answer, or given blocks, to a text file. Strict
 * about where: each block must match exactly one place, or be left only one by its neighbours.
 * Tolerant about how: space, quotes, entities, typing errors and left-out middles are bridged, and
 * what a block does not change keeps its bytes. Blocks are all looked up in the original, whatever
 * their order; one that is found only after the others is tried again on their result.
 *
 * An empty SEARCH names no place. It fills a blank file, and in text other than markup it inserts at
 * the top. In markup it fails as `empty-search`, because text before the doctype changes how a page
 * is laid out; `allowTopInsert` permits it, and a REPLACE that is a document of its own then takes
 * the place of the whole page.
 *
 * Pure and deterministic; never throws. Work is bounded by `diffLimits`, beyond which blocks fail
 * (`too-costly`, `too-many-blocks`, `search-too-long`, `document-too-large`). Markup is checked
 * after each block: see `FailureReason`. Line numbers of failures refer to the resulting text.
 */
export function applyDiff(input: ApplyDiffInput): DiffResult {
  const parsed: ParsedDiff =
    'response' in input
      ? parseBlocks(input.response, { finished: input.finished ?? false })
      : { blocks: [...input.blocks], chatter: '', warnings: [] };
  const { chatter, wholeDocument } = parsed;
  if (wholeDocument !== undefined && isMarkupType(input.fileType ?? 'html')) {
    const nothing = { applied: [], failed: [], warnings: parsed.warnings };
    return { ...nothing, text: wholeDocument, chatter, isWholeDocument: true };
  }
  const outcome = applyAll(input.original, parsed.blocks, rulesFor(input));
  const warnings = [...new Set([...parsed.warnings, ...outcome.warnings])];
  return { ...outcome, warnings, chatter, isWholeDocument: false };
}
