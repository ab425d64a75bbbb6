import type { BlockReading, MatchTier, Splice } from './diff-types.ts';
import { hasCarriageReturn } from './line-endings.ts';
import { replaceLines, replaceText, withLocalEndings } from './line-splices.ts';
import type { LineRegion, LocateContext, Region, TextRegion } from './regions.ts';
import type { SourceText } from './source-text.ts';
import { topSplice } from './top-insert.ts';

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

/** The splices of a placed block; undefined when its text cannot be carried over safely. */
export function blockSplices(
  { tier, region, reading }: { tier: MatchTier; region: Region; reading: BlockReading },
  { source }: LocateContext,
): Splice[] | undefined {
  if (tier === 'top') return [topSplice(reading, source.text)];
  if (region.kind === 'text' || region.kind === 'lines')
    return [exactSplice(reading, region, source)];
  return undefined;
}
