import type { Splice } from '#domain/text/splices.ts';
import type { BlockReading } from '../diff-types.ts';
import type { LineRegion, TextRegion } from '../locate/regions.ts';
import { indentOf } from '../text/indentation.ts';
import { hasCarriageReturn, lineEndingAt } from '../text/line-endings.ts';
import { lineEnd, lineStart, type SourceText } from '../text/source-text.ts';

function removeLines({ first, end }: LineRegion, source: SourceText): Splice {
  const start = lineStart(source, first);
  if (end < source.lines.length) return { start, end: lineStart(source, end), replacement: '' };
  return { start: Math.max(0, start - 1), end: source.text.length, replacement: '' };
}

/** Puts `lines` in the place of whole lines, byte by byte; no lines remove the line feed too. */
export function replaceLines(
  region: LineRegion,
  lines: readonly string[],
  source: SourceText,
): Splice {
  if (lines.length === 0) return removeLines(region, source);
  return {
    start: lineStart(source, region.first),
    end: lineEnd(source, region.end - 1),
    replacement: lines.join('\n'),
  };
}

/** Gives lines written with plain line feeds the carriage returns that the document has around `region`. */
export function withLocalEndings(
  lines: readonly string[],
  region: LineRegion,
  source: SourceText,
): string[] {
  if (lineEndingAt(source.text, lineStart(source, region.first)) === '\n') return [...lines];
  const isAtEnd = region.end >= source.lines.length;
  return lines.map((line, index) => {
    const isLast = isAtEnd && index === lines.length - 1;
    return isLast || line.endsWith('\r') ? line : `${line}\r`;
  });
}

/** Indents the lines after the first as far as the place is indented, unless they already are. */
function indentFollowing(replace: readonly string[], prefix: string): readonly string[] {
  const following = replace.slice(1).filter((line) => line.trim() !== '');
  const wanted = prefix.length + indentOf(replace.at(0) ?? '').length;
  if (following.every((line) => indentOf(line).length >= wanted)) return replace;
  return replace.map((line, index) => (index === 0 || line.trim() === '' ? line : prefix + line));
}

function surroundings(region: TextRegion, { text }: SourceText): { before: string; after: string } {
  const from = text.lastIndexOf('\n', region.start - 1) + 1;
  const to = text.indexOf('\n', region.end);
  return {
    before: region.start === 0 ? '' : text.slice(from, region.start),
    after: text.slice(region.end, to < 0 ? text.length : to),
  };
}

function removeText(region: TextRegion, source: SourceText): Splice {
  const { before, after } = surroundings(region, source);
  const { start, end } = region;
  if (before.trim() !== '' || after.trim() !== '') return { start, end, replacement: '' };
  const from = start - before.length;
  const to = end + after.length;
  if (to < source.text.length) return { start: from, end: to + 1, replacement: '' };
  return { start: Math.max(0, from - 1), end: to, replacement: '' };
}

/**
 * Puts the REPLACE lines in the place of a text that may begin and end inside a line.
 * An empty REPLACE takes the line along when nothing else is on it.
 */
export function replaceText(
  region: TextRegion,
  { search, replace }: BlockReading,
  source: SourceText,
): Splice {
  if (replace.every((line) => line === '')) return removeText(region, source);
  const { start, end } = region;
  const { before } = surroundings(region, source);
  const isOneLine = !source.text.slice(start, end).includes('\n');
  const isIndented = isOneLine && before !== '' && before.trim() === '';
  const lines = isIndented ? indentFollowing(replace, before) : replace;
  const isByteExact = hasCarriageReturn(search) || hasCarriageReturn(replace);
  const ending = isByteExact ? '\n' : lineEndingAt(source.text, start);
  return { start, end, replacement: lines.join(ending) };
}
