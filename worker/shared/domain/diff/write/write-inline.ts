import { exactSplice } from '../change/block-splices.ts';
import type { Splice } from '#domain/text/splices.ts';
import type { BlockReading } from '../diff-types.ts';
import { diffLimits } from '../limits.ts';
import { locateExactLines } from '../locate/locate-lines.ts';
import { locateExactText } from '../locate/locate-text.ts';
import type { TextRegion } from '../locate/regions.ts';
import { createBudget } from '#domain/text/work-budget.ts';
import { isAppliedExactly } from '../place/already-present.ts';
import { joinSplices } from '#domain/text/splices.ts';
import { lineEnd, lineStart, type SourceText } from '../text/source-text.ts';
import type { PlacedReading, TouchedLines } from './write-hunks.ts';

/** Part of one line with the edits inside it. */
interface LinePart {
  start: number;
  end: number;
  edits: readonly Splice[];
}

interface Bounds {
  from: number;
  to: number;
}

const firstContext = 16;
const snapDistance = 24;
const cutBefore = /[<\s]/;
const cutAfter = /[>\s]/;

/** Moves a cut outwards to the next border of a tag or word, at most `snapDistance` characters. */
function snapStart(text: string, at: number, from: number): number {
  for (let cut = at; cut > Math.max(from, at - snapDistance); cut -= 1) {
    if (cutBefore.test(text[cut] ?? '') || cutAfter.test(text[cut - 1] ?? '')) return cut;
  }
  return Math.max(from, at - snapDistance);
}

function snapEnd(text: string, at: number, to: number): number {
  for (let cut = at; cut < Math.min(to, at + snapDistance); cut += 1) {
    if (cutAfter.test(text[cut - 1] ?? '') || cutBefore.test(text[cut] ?? '')) return cut;
  }
  return Math.min(to, at + snapDistance);
}

function widen(part: LinePart, context: number, { from, to }: Bounds, text: string): LinePart {
  const start = snapStart(text, Math.max(from, part.start - context), from);
  const end = snapEnd(text, Math.min(to, part.end + context), to);
  const isIndentOnly = text.slice(from, start).trim() === '';
  return { start: isIndentOnly ? from : start, end, edits: part.edits };
}

function toReading({ start, end, edits }: LinePart, { text }: SourceText): BlockReading {
  const local = edits.map((edit) => ({
    ...edit,
    start: edit.start - start,
    end: edit.end - start,
  }));
  const searched = text.slice(start, end);
  return { search: [searched], replace: joinSplices(searched, local).split('\n') };
}

/** True when the applier, given this part as a block, would do just what its edits say. */
function isUnambiguous(part: LinePart, source: SourceText): boolean {
  const reading = toReading(part, source);
  const region: TextRegion = { kind: 'text', start: part.start, end: part.end };
  const written = reading.replace.join('\n');
  if (written === '' || exactSplice(reading, region, source).replacement !== written) return false;
  if (isAppliedExactly(reading, region, source)) return false;
  const context = { source, budget: createBudget(Infinity) };
  if (locateExactLines(reading.search, context).length > 0) return false;
  return locateExactText(reading.search, context).length === 1;
}

function isWhole(part: LinePart, { from, to }: Bounds): boolean {
  return part.start === from && part.end === to;
}

function grow(edit: Splice, bounds: Bounds, source: SourceText): LinePart | undefined {
  const bare: LinePart = { start: edit.start, end: edit.end, edits: [edit] };
  for (let context = firstContext; ; context *= 2) {
    const part = widen(bare, context, bounds, source.text);
    if (isWhole(part, bounds)) return undefined;
    if (isUnambiguous(part, source)) return part;
  }
}

function joinTouching(parts: readonly LinePart[]): LinePart[] {
  const joined: LinePart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last && last.end >= part.start) {
      last.end = Math.max(last.end, part.end);
      last.edits = [...last.edits, ...part.edits];
    } else joined.push({ ...part });
  }
  return joined;
}

/** Blocks for the edits of one very long line; undefined when a block would have to hold the whole line. */
export function createInlineBlocks(
  { first, edits }: TouchedLines,
  source: SourceText,
): PlacedReading[] | undefined {
  if (edits.length > diffLimits.maxBlocks) return undefined;
  const bounds = { from: lineStart(source, first), to: lineEnd(source, first) };
  const grown: LinePart[] = [];
  for (const edit of edits) {
    const part = grow(edit, bounds, source);
    if (!part) return undefined;
    grown.push(part);
  }
  const parts = joinTouching(grown);
  if (!parts.every((part) => isUnambiguous(part, source))) return undefined;
  return parts.map((part) => ({ start: part.start, reading: toReading(part, source) }));
}
