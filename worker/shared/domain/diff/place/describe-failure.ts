import type { DiffBlock, FailedBlock, FailureReason, NearRegion } from '../diff-types.ts';
import { lineTiers, locateBlock } from '../locate/locate-block.ts';
import type { LocateContext } from '../locate/locate-context.ts';
import { regionSpan, type Region } from '../locate/regions.ts';
import { spend, withinBudget } from '#domain/text/work-budget.ts';
import { lineAt } from '../text/source-text.ts';
import { openWindow } from '../text/word-window.ts';
import type { UnplacedBlock } from './placed-block.ts';
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

/** A window over non-blank lines, each by the position of its last line among them. */
interface Windows {
  lines: Int32Array;
  height: number;
  similarities: Float64Array;
}

/** Slides a window as tall as SEARCH over the non-blank lines. */
function slideWindow(search: readonly string[], context: LocateContext): Windows {
  const lines = context.source.filledView().lineNumbers ?? new Int32Array();
  const height = Math.min(search.length, lines.length);
  const words = context.words();
  spend(context.budget, words.ids.length * 2 + lines.length * windowCost + words.size);
  const window = openWindow(search, words);
  const similarities = new Float64Array(lines.length);
  for (let at = 0; at < lines.length; at += 1) {
    window.addLine(lines[at] ?? 0);
    const leaving = lines[at - height];
    if (leaving !== undefined) window.removeLine(leaving);
    if (at >= height - 1) similarities[at] = window.similarity();
  }
  return { lines, height, similarities };
}

/** The most similar window that shares no line with those chosen before; -1 when none is left. */
function pickWindow({ height, similarities }: Windows, chosen: readonly number[]): number {
  let best = -1;
  let bestSimilarity = leastSimilarity;
  for (let at = height - 1; at < similarities.length; at += 1) {
    const similarity = similarities[at] ?? 0;
    const isBetter = best < 0 ? similarity >= bestSimilarity : similarity > bestSimilarity;
    if (!isBetter || chosen.some((other) => Math.abs(other - at) < height)) continue;
    best = at;
    bestSimilarity = similarity;
  }
  return best;
}

function findNearest(search: readonly string[], context: LocateContext): NearRegion[] {
  const filled = search.filter((line) => line.trim() !== '');
  if (filled.length === 0) return [];
  const windows = slideWindow(filled, context);
  const chosen: number[] = [];
  while (chosen.length < mostRegions) {
    const next = pickWindow(windows, chosen);
    if (next < 0) break;
    chosen.push(next);
  }
  const { lines, height, similarities } = windows;
  return chosen.map((at) =>
    toNearRegion(lines[at - height + 1] ?? 0, lines[at] ?? 0, similarities[at] ?? 0, context),
  );
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
