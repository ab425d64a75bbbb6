import type { BlockReading } from '../diff-types.ts';
import type { LocateContext } from '../locate/locate-context.ts';
import { regionSpan, type Region, type TokenRegion } from '../locate/regions.ts';
import { foldText } from '../text/fold-text.ts';
import { readTokens } from '../text/html-tokens.ts';
import { lineAt, type SourceText } from '../text/source-text.ts';
import type { PlacedBlock } from './placed-block.ts';

/** Shorter additions may well be wanted once more. */
const fewestTellingSigns = 12;

/** Above these sizes the question is not worth its cost: nobody adds so much twice by mistake. */
const mostLines = 2000;
const mostCharacters = 100_000;
const mostPositions = 200;

/** Where a sequence stands inside another one. */
function positionsOf(part: readonly string[], whole: readonly string[]): number[] {
  const last = whole.length - part.length;
  const isAt = (at: number) =>
    at <= last && part.every((item, index) => item === whole[at + index]);
  return [...whole.keys()].filter(isAt).slice(0, mostPositions);
}

function standsAroundLines(reading: BlockReading, first: number, { lines }: SourceText): boolean {
  const search = reading.search.map(foldText);
  const replace = reading.replace.map(foldText);
  if (replace.length <= search.length) return false;
  return positionsOf(search, replace).some((at) => {
    const from = first - at;
    if (from < 0 || from + replace.length > lines.length) return false;
    return replace.every((line, index) => line === foldText(lines[from + index] ?? ''));
  });
}

function standsAroundText(reading: BlockReading, start: number, { text }: SourceText): boolean {
  const search = reading.search.join('\n');
  const replace = reading.replace.join('\n');
  if (replace.length <= search.length || replace.length > mostCharacters) return false;
  let at = replace.indexOf(search);
  for (let tried = 0; at >= 0 && tried < mostPositions; tried += 1) {
    if (at <= start && text.startsWith(replace, start - at)) return true;
    at = replace.indexOf(search, at + 1);
  }
  return false;
}

function standsAroundTokens(
  reading: BlockReading,
  region: TokenRegion,
  context: LocateContext,
): boolean {
  const search = readTokens(reading.search.join('\n')).keys;
  const replace = readTokens(reading.replace.join('\n')).keys;
  if (replace.length <= search.length) return false;
  const { keys } = context.tokens();
  return positionsOf(search, replace).some((at) => {
    const from = region.first - at;
    return replace.every((key, index) => key === keys[from + index]);
  });
}

function foldFilled(lines: readonly string[]): string[] {
  return lines.map(foldText).filter((line) => line !== '');
}

/** True when a block that only adds lines finds them, together, in or next to the lines it was found in. */
function holdsAdditions(
  { search, replace }: BlockReading,
  [first, end]: readonly [number, number],
  source: SourceText,
): boolean {
  const old = foldFilled(search);
  const written = foldFilled(replace);
  const known = new Set(old);
  const added = written.filter((line) => !known.has(line));
  const isAddition = written.length - added.length >= old.length;
  if (!isAddition || added.join('').length < fewestTellingSigns) return false;
  const reach = replace.length;
  const around = source.lines.slice(Math.max(0, first - reach), end + reach);
  return positionsOf(added, foldFilled(around)).length > 0;
}

function isWholeLines(start: number, end: number, source: SourceText): boolean {
  const lines = source.lines.slice(lineAt(source, start), lineAt(source, end) + 1);
  return lines.join('\n').trim() === source.text.slice(start, end).trim();
}

/**
 * True when a block whose SEARCH stands in the text byte by byte adds text around it that is already
 * there: it was applied before, and applying it again would write everything twice.
 */
export function isAppliedExactly(
  reading: BlockReading,
  region: Region,
  source: SourceText,
): boolean {
  if (reading.replace.length > mostLines) return false;
  const { start, end } = regionSpan(region, source);
  if (region.kind === 'text' && standsAroundText(reading, start, source)) return true;
  return (
    isWholeLines(start, end, source) && standsAroundLines(reading, lineAt(source, start), source)
  );
}

/** As `isAppliedExactly`, for a SEARCH that was found in any way. */
export function isAppliedAlready(
  { reading, region, tier }: Pick<PlacedBlock, 'reading' | 'region' | 'tier'>,
  context: LocateContext,
): boolean {
  const { source } = context;
  if (reading.replace.length > mostLines) return false;
  if (isAppliedExactly(reading, region, source)) return true;
  if (region.kind === 'tokens') return standsAroundTokens(reading, region, context);
  if (region.kind === 'text' || tier === 'exact-lines') return false;
  const { start, end } = regionSpan(region, source);
  return holdsAdditions(reading, [lineAt(source, start), lineAt(source, end) + 1], source);
}
