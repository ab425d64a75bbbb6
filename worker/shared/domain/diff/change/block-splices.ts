import type { Splice } from '#domain/text/splices.ts';
import type { BlockReading, FailureReason, MatchTier } from '../diff-types.ts';
import type { LocateContext } from '../locate/locate-context.ts';
import { splitAtElisions } from '../locate/locate-elision.ts';
import type { LineRegion, PieceRegion, Region, TextRegion } from '../locate/regions.ts';
import { topSplice } from '../place/top-insert.ts';
import { hasCarriageReturn } from '../text/line-endings.ts';
import type { SourceText } from '../text/source-text.ts';
import { replaceLines, replaceText, withLocalEndings } from './line-splices.ts';
import { mergeLines } from './merge-lines.ts';
import { tokenSplice } from './token-splices.ts';

/** The splice of a block whose SEARCH stands in the document byte by byte. */
export function exactSplice(
  reading: BlockReading,
  region: LineRegion | TextRegion,
  source: SourceText,
): Splice {
  if (region.kind === 'text') return replaceText(region, reading, source);
  const { search, replace } = reading;
  const isByteExact = hasCarriageReturn(search) || hasCarriageReturn(replace);
  const lines = isByteExact ? replace : withLocalEndings(replace, region, source);
  return replaceLines(region, lines, source);
}

function mergedSplice(
  reading: BlockReading,
  region: LineRegion,
  { source, budget }: LocateContext,
): Splice | undefined {
  const found = source.lines.slice(region.first, region.end);
  const merged = mergeLines(found, reading, budget);
  return merged && replaceLines(region, withLocalEndings(merged, region, source), source);
}

function isBlank(lines: readonly string[]): boolean {
  return lines.every((line) => line.trim() === '');
}

/** Changes each piece in its place and keeps what the elisions stand for. */
function pieceSplices(
  { search, replace }: BlockReading,
  { pieces: regions }: PieceRegion,
  context: LocateContext,
): Splice[] | FailureReason {
  const searched = splitAtElisions(search);
  const replaced = splitAtElisions(replace);
  const hasLooseText = searched.some((piece, at) => isBlank(piece) && !isBlank(replaced[at] ?? []));
  if (searched.length !== replaced.length || hasLooseText) return 'elision-mismatch';
  const places = [...regions];
  const splices: Splice[] = [];
  for (const [at, piece] of searched.entries()) {
    const region = isBlank(piece) ? undefined : places.shift();
    if (!region) continue;
    const splice = mergedSplice({ search: piece, replace: replaced[at] ?? [] }, region, context);
    if (!splice) return 'not-found';
    splices.push(splice);
  }
  return splices;
}

/** What a placed block does to the text; a reason when its change cannot be carried over safely. */
export function blockSplices(
  { tier, region, reading }: { tier: MatchTier; region: Region; reading: BlockReading },
  context: LocateContext,
): Splice[] | FailureReason {
  const { source } = context;
  if (tier === 'top') return [topSplice(reading, source.text)];
  if (region.kind === 'pieces') return pieceSplices(reading, region, context);
  if (region.kind === 'text' || (region.kind === 'lines' && tier === 'exact-lines')) {
    return [exactSplice(reading, region, source)];
  }
  const splice =
    region.kind === 'tokens'
      ? tokenSplice(region, reading, context)
      : mergedSplice(reading, region, context);
  return splice ? [splice] : 'not-found';
}
