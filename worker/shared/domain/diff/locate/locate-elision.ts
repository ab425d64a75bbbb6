import { isElision } from '../markers.ts';
import { countTags } from '../text/tag-balance.ts';
import type { LocateContext } from './locate-context.ts';
import {
  locateBlankLines,
  locateExactLines,
  locateIndentation,
  locateTrailingSpace,
} from './locate-lines.ts';
import { regionSpan, type LineRegion, type PieceRegion } from './regions.ts';
import { spend } from '#domain/text/work-budget.ts';

const pieceLocators = [locateExactLines, locateTrailingSpace, locateIndentation, locateBlankLines];

/** Cuts lines at those that stand for text left out; the pieces before and after may be empty. */
export function splitAtElisions(lines: readonly string[]): string[][] {
  const pieces: string[][] = [[]];
  for (const line of lines) {
    if (isElision(line)) pieces.push([]);
    else pieces.at(-1)?.push(line);
  }
  return pieces;
}

function isFilled(piece: readonly string[]): boolean {
  return piece.some((line) => line.trim() !== '');
}

function locatePiece(piece: readonly string[], context: LocateContext): LineRegion[] {
  for (const locate of pieceLocators) {
    const regions = locate(piece, context);
    if (regions.length > 0) return regions;
  }
  return [];
}

/** The earliest place of each piece after the one before it. */
function chainForward(candidates: readonly LineRegion[][]): LineRegion[] {
  const chain: LineRegion[] = [];
  for (const regions of candidates) {
    const from = chain.at(-1)?.end ?? 0;
    const next = regions.find(({ first }) => first >= from);
    if (!next) return [];
    chain.push(next);
  }
  return chain;
}

/** The latest place of each piece before the one after it. */
function chainBackward(candidates: readonly LineRegion[][]): LineRegion[] {
  const chain: LineRegion[] = [];
  for (const regions of candidates.toReversed()) {
    const to = chain.at(-1)?.first ?? Infinity;
    const next = regions.findLast(({ end }) => end <= to);
    if (!next) return [];
    chain.push(next);
  }
  return chain.toReversed();
}

/** True when the lines leave elements open and close none that began before them. */
function opensElement(region: LineRegion, { source }: LocateContext): boolean {
  const { start, end } = regionSpan(region, source);
  const tags = [...countTags(source.text.slice(start, end)).values()];
  return tags.length > 0 && tags.every((count) => count > 0);
}

/** Where the last piece closes what the first one opens: the first end that leaves no tag open. */
function closeElement(
  chain: readonly LineRegion[],
  ends: readonly LineRegion[],
  context: LocateContext,
): PieceRegion | undefined {
  const [opening] = chain;
  const before = chain.slice(0, -1);
  if (!opening || before.length === 0 || !opensElement(opening, context)) return undefined;
  const { start } = regionSpan(opening, context.source);
  const from = before.at(-1)?.end ?? 0;
  for (const closing of ends.filter(({ first }) => first >= from)) {
    const { end } = regionSpan(closing, context.source);
    spend(context.budget, end - start);
    if (countTags(context.source.text.slice(start, end)).size > 0) continue;
    return { kind: 'pieces', pieces: [...before, closing] };
  }
  return undefined;
}

/** The chain drawn together around a piece that has one place: those before it late, those after it early. */
function closestChain(earliest: readonly LineRegion[], latest: readonly LineRegion[]): PieceRegion {
  const pivot = earliest.findIndex((region, at) => region.first === latest[at]?.first);
  const pieces = earliest.map((region, at) => (at < pivot ? (latest[at] ?? region) : region));
  return { kind: 'pieces', pieces };
}

/** For each filled piece of SEARCH whether REPLACE changes it; unknown when their number differs. */
function readChanges(search: readonly string[][], replace: readonly string[]): boolean[] {
  const replaced = splitAtElisions(replace);
  if (replaced.length !== search.length) return [];
  return search.flatMap((piece, at) =>
    isFilled(piece) ? [piece.join('\n') !== replaced[at]?.join('\n')] : [],
  );
}

/**
 * A SEARCH with lines that stand for text left out: its pieces in order. A piece that REPLACE changes
 * must have one place, that is, its earliest and its latest one agree; only the last may be settled
 * by the element that it closes.
 */
export function locateElision(
  search: readonly string[],
  context: LocateContext,
  replace: readonly string[],
): PieceRegion[] {
  const pieces = splitAtElisions(search);
  if (pieces.length === 1) return [];
  const candidates = pieces.filter(isFilled).map((piece) => locatePiece(piece, context));
  const earliest = chainForward(candidates);
  if (earliest.length === 0) return [];
  const latest = chainBackward(candidates);
  const open = [...earliest.keys()].filter((at) => earliest[at]?.first !== latest[at]?.first);
  const isChanged = readChanges(pieces, replace);
  if (open.every((at) => isChanged[at] === false)) return [closestChain(earliest, latest)];
  const isOnlyLastOpen = open[0] === earliest.length - 1;
  const closed = isOnlyLastOpen && closeElement(earliest, candidates.at(-1) ?? [], context);
  if (closed) return [closed];
  return [earliest, latest].map((chain) => ({ kind: 'pieces', pieces: chain }));
}
