import { lineEnd, lineStart, type SourceText } from '../text/source-text.ts';
import type { LocateContext } from './locate-context.ts';

/** Whole lines from `first` up to `end` (exclusive), counted from 0. */
export interface LineRegion {
  kind: 'lines';
  first: number;
  end: number;
}

/** Characters from `start` up to `end` (exclusive), inside or across lines. */
export interface TextRegion {
  kind: 'text';
  start: number;
  end: number;
}

/** HTML tokens from `first` up to `end` (exclusive) of the document's token list. */
export interface TokenRegion {
  kind: 'tokens';
  first: number;
  end: number;
  start: number;
  finish: number;
}

/** The parts of a SEARCH with elisions, in document order. */
export interface PieceRegion {
  kind: 'pieces';
  pieces: readonly LineRegion[];
}

/** A place where the SEARCH text stands. */
export type Region = LineRegion | TextRegion | TokenRegion | PieceRegion;

/**
 * Finds every place of a SEARCH text that one tier accepts, at most `maxCandidates`. What REPLACE
 * leaves alone may help to tell places apart.
 */
export type Locator = (
  search: readonly string[],
  context: LocateContext,
  replace: readonly string[],
) => Region[];

/** The characters a region covers, without the line feed after its last line. */
export function regionSpan(region: Region, source: SourceText): { start: number; end: number } {
  if (region.kind === 'text') return { start: region.start, end: region.end };
  if (region.kind === 'tokens') return { start: region.start, end: region.finish };
  const first = region.kind === 'lines' ? region.first : (region.pieces.at(0)?.first ?? 0);
  const last = (region.kind === 'lines' ? region.end : (region.pieces.at(-1)?.end ?? 0)) - 1;
  return { start: lineStart(source, first), end: lineEnd(source, last) };
}
