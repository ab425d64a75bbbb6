import type { BlockReading } from '../diff-types.ts';
import { foldText } from '../text/fold-text.ts';
import { regionSpan, type Region } from '../locate/regions.ts';
import { lineAt, type SourceText } from '../text/source-text.ts';

function hasLinesAt(lines: readonly string[], at: number, wanted: readonly string[]): boolean {
  if (at < 0 || at + wanted.length > lines.length) return false;
  return wanted.every((line, index) => foldText(lines[at + index] ?? '') === line);
}

function positionsOf(part: readonly string[], whole: readonly string[]): number[] {
  const last = whole.length - part.length;
  return [...whole.keys()].filter((at) => at <= last && part.every((l, i) => l === whole[at + i]));
}

function standsAroundLines(reading: BlockReading, first: number, source: SourceText): boolean {
  const search = reading.search.map(foldText);
  const replace = reading.replace.map(foldText);
  if (replace.length <= search.length) return false;
  return positionsOf(search, replace).some((at) => hasLinesAt(source.lines, first - at, replace));
}

function standsAroundText(reading: BlockReading, start: number, { text }: SourceText): boolean {
  const search = reading.search.join('\n');
  const replace = reading.replace.join('\n');
  if (replace.length <= search.length) return false;
  let at = replace.indexOf(search);
  while (at >= 0) {
    if (at <= start && text.startsWith(replace, start - at)) return true;
    at = replace.indexOf(search, at + 1);
  }
  return false;
}

/**
 * True when a block adds text around its SEARCH and that text is already there: the block was
 * applied before, and applying it again would write everything twice.
 */
export function isAppliedAlready(
  reading: BlockReading,
  region: Region,
  source: SourceText,
): boolean {
  const { start, end } = regionSpan(region, source);
  if (region.kind === 'text' && standsAroundText(reading, start, source)) return true;
  const first = lineAt(source, start);
  const lines = source.lines.slice(first, lineAt(source, end) + 1);
  const isWholeLines = lines.join('\n').trim() === source.text.slice(start, end).trim();
  return isWholeLines && standsAroundLines(reading, first, source);
}
