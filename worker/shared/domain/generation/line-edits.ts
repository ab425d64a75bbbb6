import type { Splice } from '#domain/text/splices.ts';

interface Range {
  start: number;
  end: number;
}

/**
 * The lines in which two versions of a file differ, as splices of the first version. Lines that occur exactly
 * once in both versions are anchors, and the text between them is compared.
 */
export function lineEdits(before: string, after: string): Splice[] {
  const a = splitLines(before);
  const b = splitLines(after);
  const edits: Splice[] = [];
  compare(a, { start: 0, end: a.lines.length }, b, { start: 0, end: b.lines.length }, edits);
  return edits;
}

interface Lines {
  text: string;
  /** Each with its line feed. */
  lines: string[];
  offsets: number[];
}

function splitLines(text: string): Lines {
  const lines = text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
  const offsets = [0];
  for (const line of lines) offsets.push((offsets.at(-1) ?? 0) + line.length);
  return { text, lines, offsets };
}

function compare(a: Lines, inA: Range, b: Lines, inB: Range, edits: Splice[]): void {
  const [rangeA, rangeB] = trimCommon(a, { ...inA }, b, { ...inB });
  if (rangeA.start === rangeA.end && rangeB.start === rangeB.end) return;
  const anchors = commonAnchors(a, rangeA, b, rangeB);
  if (anchors.length === 0) {
    edits.push(toSplice(a, rangeA, b, rangeB));
    return;
  }
  let fromA = rangeA.start;
  let fromB = rangeB.start;
  for (const [atA, atB] of anchors) {
    compare(a, { start: fromA, end: atA }, b, { start: fromB, end: atB }, edits);
    fromA = atA + 1;
    fromB = atB + 1;
  }
  compare(a, { start: fromA, end: rangeA.end }, b, { start: fromB, end: rangeB.end }, edits);
}

function trimCommon(a: Lines, inA: Range, b: Lines, inB: Range): [Range, Range] {
  while (inA.start < inA.end && inB.start < inB.end && a.lines[inA.start] === b.lines[inB.start]) {
    inA.start += 1;
    inB.start += 1;
  }
  while (
    inA.end > inA.start &&
    inB.end > inB.start &&
    a.lines[inA.end - 1] === b.lines[inB.end - 1]
  ) {
    inA.end -= 1;
    inB.end -= 1;
  }
  return [inA, inB];
}

/** Pairs of lines that are unique on both sides and appear in the same order on both. */
function commonAnchors(a: Lines, inA: Range, b: Lines, inB: Range): [number, number][] {
  const uniqueB = uniqueLines(b, inB);
  const pairs = [...uniqueLines(a, inA)]
    .map(([line, at]) => [at, uniqueB.get(line)] as const)
    .filter((pair): pair is [number, number] => pair[1] !== undefined)
    .sort((left, right) => left[0] - right[0]);
  return longestRising(pairs);
}

function uniqueLines({ lines }: Lines, { start, end }: Range): Map<string, number> {
  const seen = new Map<string, number>();
  const repeated = new Set<string>();
  for (let at = start; at < end; at += 1) {
    const line = lines[at] ?? '';
    if (seen.has(line)) repeated.add(line);
    else seen.set(line, at);
  }
  for (const line of repeated) seen.delete(line);
  return seen;
}

/** The longest sequence of pairs whose second numbers increase (patience sorting). */
function longestRising(pairs: readonly [number, number][]): [number, number][] {
  const tops: number[] = [];
  const previous: number[] = [];
  for (const [at, pair] of pairs.entries()) {
    let low = 0;
    let high = tops.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const top = pairs[tops[middle] ?? 0];
      if (top !== undefined && top[1] < pair[1]) low = middle + 1;
      else high = middle;
    }
    previous[at] = low > 0 ? (tops[low - 1] ?? -1) : -1;
    tops[low] = at;
  }
  const run: [number, number][] = [];
  for (let at = tops.at(-1) ?? -1; at >= 0; at = previous[at] ?? -1) {
    const pair = pairs[at];
    if (pair !== undefined) run.unshift(pair);
  }
  return run;
}

function toSplice(a: Lines, inA: Range, b: Lines, inB: Range): Splice {
  const start = a.offsets[inA.start] ?? 0;
  const end = a.offsets[inA.end] ?? a.text.length;
  const replacement = b.text.slice(b.offsets[inB.start], b.offsets[inB.end]);
  return { start, end, replacement };
}
