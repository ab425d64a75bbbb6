import type { DiffBlock, FailedBlock, FailureReason, NearRegion } from '../diff-types.ts';
import { lineTiers, locateBlock } from '../locate/locate-block.ts';
import type { LocateContext } from '../locate/locate-context.ts';
import { regionSpan, type Region } from '../locate/regions.ts';
import { spend, withinBudget } from '../locate/work-budget.ts';
import { lineAt } from '../text/source-text.ts';
import { openWindow } from '../text/word-window.ts';
import type { UnplacedBlock } from './place-blocks.ts';
import { isTelling } from './written-elsewhere.ts';

const mostRegions = 3;
const leastSimilarity = 0.3;
const longestRegionText = 1200;
/** Moving and ranking a window costs about as much as looking at this many words. */
const windowCost = 10;
/** Reasons that have nothing to do with the place. */
const reasonsWithoutHints: ReadonlySet<FailureReason> = new Set([
  'no-divider',
  'unfinished',
  'empty-search',
  'search-too-long',
  'too-many-blocks',
]);

function toNearRegion(
  first: number,
  last: number,
  similarity: number,
  { source }: LocateContext,
): NearRegion {
  const text = source.lines
    .slice(first, last + 1)
    .join('\n')
    .slice(0, longestRegionText);
  return { startLine: first + 1, endLine: last + 1, text, similarity };
}

function describeRegion(region: Region, context: LocateContext): NearRegion {
  const { start, end } = regionSpan(region, context.source);
  return toNearRegion(lineAt(context.source, start), lineAt(context.source, end), 1, context);
}

interface Window {
  first: number;
  last: number;
  similarity: number;
}

/** Slides a window as tall as SEARCH over the non-blank lines. */
function slideWindow(search: readonly string[], context: LocateContext): Window[] {
  const lines = context.source.filledView().lineNumbers ?? new Int32Array();
  const height = Math.min(search.length, lines.length);
  const words = context.words();
  spend(context.budget, words.ids.length * 2 + lines.length * windowCost + words.size);
  const window = openWindow(search, words);
  const seen: Window[] = [];
  lines.forEach((line, at) => {
    window.addLine(line);
    const leaving = lines[at - height];
    if (leaving !== undefined) window.removeLine(leaving);
    const first = lines[at - height + 1];
    const similarity = window.similarity();
    if (first === undefined || similarity < leastSimilarity) return;
    seen.push({ first, last: line, similarity });
  });
  return seen;
}

function findNearest(search: readonly string[], context: LocateContext): NearRegion[] {
  const filled = search.filter((line) => line.trim() !== '');
  if (filled.length === 0) return [];
  const best: Window[] = [];
  const bySimilarity = slideWindow(filled, context).sort((a, b) => b.similarity - a.similarity);
  for (const { first, last, similarity } of bySimilarity) {
    if (best.length === mostRegions) break;
    const isApart = best.every((other) => last < other.first || first > other.last);
    if (isApart) best.push({ first, last, similarity });
  }
  return best.map(({ first, last, similarity }) => toNearRegion(first, last, similarity, context));
}

function hasReplacement({ replace }: DiffBlock, context: LocateContext): boolean {
  if (!isTelling(replace)) return false;
  return locateBlock({ search: replace, replace: [] }, lineTiers(false), context) !== undefined;
}

/** The places SEARCH matches when there are several, else those most like it. */
function describePlaces(block: DiffBlock, context: LocateContext): NearRegion[] {
  const located = locateBlock(block, lineTiers(false), context);
  if (!located) return findNearest(block.search, context);
  return located.regions.slice(0, mostRegions).map((region) => describeRegion(region, context));
}

/**
 * What a model or a person needs to try again: where the block may have belonged in the text as it
 * is now, and whether its REPLACE already stands there. Without a context, or when the budget for
 * hints is spent, the reason alone.
 */
export function describeFailure(
  unplaced: UnplacedBlock,
  context: LocateContext | undefined,
): FailedBlock {
  const { index, block, reason } = unplaced;
  const isAlreadyPresent = reason === 'already-present';
  const plain: FailedBlock = { index, reason, block, nearest: [], isAlreadyPresent };
  if (!context || reasonsWithoutHints.has(reason)) return plain;
  const describe = () => ({
    ...plain,
    nearest: describePlaces(block, context),
    isAlreadyPresent: isAlreadyPresent || hasReplacement(block, context),
  });
  return withinBudget(describe, plain);
}
