import type { Splice } from '#domain/text/splices.ts';
import { diffLimits } from '../limits.ts';
import { lineStart, type SourceText } from '../text/source-text.ts';
import {
  createHunks,
  groupByLines,
  growHunks,
  splitTallHunks,
  toReading,
  type LineHunk,
  type PlacedReading,
  type TouchedLines,
} from './write-hunks.ts';
import { createInlineBlocks } from './write-inline.ts';

interface InlineGroup {
  group: TouchedLines;
  blocks: PlacedReading[];
}

/** Above this many characters a line is not repeated whole: a minified page is one line. */
const longLine = 600;

function writeInline(group: TouchedLines, source: SourceText): InlineGroup | undefined {
  const isLong = (source.lines[group.first]?.length ?? 0) > longLine;
  if (group.first !== group.last || !isLong) return undefined;
  const blocks = createInlineBlocks(group, source);
  return blocks && { group, blocks };
}

function covers(hunk: LineHunk, group: TouchedLines): boolean {
  return hunk.first <= group.last && hunk.end > group.first;
}

function toPlaced(hunk: LineHunk, source: SourceText): PlacedReading {
  return { start: lineStart(source, hunk.first), reading: toReading(hunk, source) };
}

/**
 * Writes edits as whole lines, those inside a very long line as parts of it. Where the whole lines
 * grow over such a line, its edits are written with them.
 */
export function placeEdits(edits: readonly Splice[], source: SourceText): PlacedReading[] {
  const groups = groupByLines(edits, source);
  let inline = groups.flatMap((group) => writeInline(group, source) ?? []);
  for (;;) {
    const parts = new Set(inline.map(({ group }) => group));
    const whole = groups.filter((group) => !parts.has(group));
    const hunks = growHunks(createHunks(whole, source), source);
    const apart = inline.filter(({ group }) => !hunks.some((hunk) => covers(hunk, group)));
    const lines = splitTallHunks(hunks, source).map((hunk) => toPlaced(hunk, source));
    const placed = [...lines, ...apart.flatMap(({ blocks }) => blocks)];
    const isWithinLimit = placed.length <= diffLimits.maxBlocks || apart.length === 0;
    if (isWithinLimit && apart.length === inline.length) return placed;
    inline = isWithinLimit ? apart : [];
  }
}
