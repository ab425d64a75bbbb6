import { exactSplice } from '../change/block-splices.ts';
import { replaceLines } from '../change/line-splices.ts';
import type { Splice } from '#domain/text/splices.ts';
import type { BlockReading } from '../diff-types.ts';
import { diffLimits } from '../limits.ts';
import { locateExactLines } from '../locate/locate-lines.ts';
import type { LineRegion } from '../locate/regions.ts';
import { createBudget } from '#domain/text/work-budget.ts';
import { isAppliedExactly } from '../place/already-present.ts';
import { joinSplices } from '#domain/text/splices.ts';
import { lineAt, lineEnd, lineStart, type SourceText } from '../text/source-text.ts';

/** Whole lines from `first` up to `end` and the lines that take their place. The range may be empty. */
export interface LineHunk {
  first: number;
  end: number;
  replace: readonly string[];
}

/** A block's text and the offset in the document where its SEARCH begins. */
export interface PlacedReading {
  start: number;
  reading: BlockReading;
}

/** Edits that share lines, from `first` up to and including `last`. */
export interface TouchedLines {
  first: number;
  last: number;
  edits: Splice[];
}

const tallChunkLines = 300;

/** A block of the lines of a hunk. */
export function toReading({ first, end, replace }: LineHunk, source: SourceText): BlockReading {
  return { search: source.lines.slice(first, end), replace };
}

/** Puts edits that touch the same line together, in document order. */
export function groupByLines(edits: readonly Splice[], source: SourceText): TouchedLines[] {
  const groups: TouchedLines[] = [];
  for (const edit of edits) {
    const first = lineAt(source, edit.start);
    const last = lineAt(source, edit.end);
    const group = groups.at(-1);
    if (group && group.last >= first) {
      group.last = Math.max(group.last, last);
      group.edits.push(edit);
    } else groups.push({ first, last, edits: [edit] });
  }
  return groups;
}

/** Leaves out the lines at both ends that stay as they are. */
function shrink(hunk: LineHunk, source: SourceText): LineHunk {
  const { replace } = hunk;
  let { first, end } = hunk;
  let from = 0;
  let to = replace.length;
  while (first < end && from < to && source.lines[first] === replace[from]) {
    first += 1;
    from += 1;
  }
  while (end > first && to > from && source.lines[end - 1] === replace[to - 1]) {
    end -= 1;
    to -= 1;
  }
  return { first, end, replace: replace.slice(from, to) };
}

function toHunk({ first, last, edits }: TouchedLines, source: SourceText): LineHunk {
  const start = lineStart(source, first);
  const text = source.text.slice(start, lineEnd(source, last));
  const local = edits.map((edit) => ({
    ...edit,
    start: edit.start - start,
    end: edit.end - start,
  }));
  const replace = joinSplices(text, local).split('\n');
  return shrink({ first, end: last + 1, replace }, source);
}

function join(a: LineHunk, b: LineHunk, source: SourceText): LineHunk {
  const between = source.lines.slice(a.end, b.first);
  return { first: a.first, end: b.end, replace: [...a.replace, ...between, ...b.replace] };
}

/** Joins the nearest hunks until the format's block limit holds. */
function joinNearest(hunks: LineHunk[], source: SourceText): LineHunk[] {
  while (hunks.length > diffLimits.maxBlocks) {
    let nearest = 1;
    const gapBefore = (at: number) => (hunks[at]?.first ?? 0) - (hunks[at - 1]?.end ?? 0);
    for (let at = 2; at < hunks.length; at += 1) {
      if (gapBefore(at) < gapBefore(nearest)) nearest = at;
    }
    const [a, b] = hunks.slice(nearest - 1, nearest + 1);
    if (a && b) hunks.splice(nearest - 1, 2, join(a, b, source));
  }
  return hunks;
}

/** The lines that groups of edits change, at most `maxBlocks` hunks of them. */
export function createHunks(groups: readonly TouchedLines[], source: SourceText): LineHunk[] {
  return joinNearest(
    groups.map((group) => toHunk(group, source)),
    source,
  );
}

/** True when the applier, given this hunk as a block, would do just what the hunk says. */
function isUnambiguous(hunk: LineHunk, source: SourceText): boolean {
  const reading = toReading(hunk, source);
  if (reading.search.every((line) => line.trim() === '')) return false;
  const region: LineRegion = { kind: 'lines', first: hunk.first, end: hunk.end };
  const written = replaceLines(region, hunk.replace, source);
  const applied = exactSplice(reading, region, source);
  if (applied.replacement !== written.replacement) return false;
  if (isAppliedExactly(reading, region, source)) return false;
  return locateExactLines(reading.search, { source, budget: createBudget(Infinity) }).length === 1;
}

function extend(hunk: LineHunk, isUpward: boolean, source: SourceText): LineHunk {
  const above = source.lines[hunk.first - 1];
  const below = source.lines[hunk.end];
  if (above !== undefined && (isUpward || below === undefined)) {
    return { first: hunk.first - 1, end: hunk.end, replace: [above, ...hunk.replace] };
  }
  if (below === undefined) return hunk;
  return { first: hunk.first, end: hunk.end + 1, replace: [...hunk.replace, below] };
}

function isGrown(hunk: LineHunk, source: SourceText): boolean {
  const height = hunk.end - hunk.first;
  const isAtLimit = height >= Math.min(source.lines.length, diffLimits.maxSearchLines);
  return isAtLimit || isUnambiguous(hunk, source);
}

/** Adds lines around each hunk, above and below by turns, until its SEARCH is unique; touching hunks join. */
export function growHunks(hunks: readonly LineHunk[], source: SourceText): LineHunk[] {
  const grown: LineHunk[] = [];
  const pending = [...hunks];
  let current = pending.shift();
  let isUpward = true;
  while (current) {
    const previous = grown.at(-1);
    const next = pending.at(0);
    if (previous && previous.end >= current.first) {
      current = join(previous, current, source);
      grown.pop();
    } else if (next && current.end >= next.first) {
      current = join(current, next, source);
      pending.shift();
    } else if (isGrown(current, source)) {
      grown.push(current);
      current = pending.shift();
    } else {
      current = extend(current, isUpward, source);
      isUpward = !isUpward;
    }
  }
  return grown;
}

/** The last chunk carries the new lines: those before it then go together with the line feed after them. */
function splitTall(hunk: LineHunk, source: SourceText): LineHunk[] {
  if (hunk.end - hunk.first <= diffLimits.maxSearchLines) return [hunk];
  const isDeletedEnd = hunk.replace.length === 0 && hunk.end === source.lines.length;
  const { first, end, replace } = isDeletedEnd ? extend(hunk, true, source) : hunk;
  const chunks: LineHunk[] = [];
  for (let from = first; from < end; from += tallChunkLines) {
    const to = Math.min(from + tallChunkLines, end);
    chunks.push({ first: from, end: to, replace: to === end ? replace : [] });
  }
  return chunks;
}

/** Cuts hunks above the format's line limit into blocks one after the other. */
export function splitTallHunks(hunks: readonly LineHunk[], source: SourceText): LineHunk[] {
  return hunks.flatMap((hunk) => splitTall(hunk, source));
}
