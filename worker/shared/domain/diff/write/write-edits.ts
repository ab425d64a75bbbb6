import type { Splice } from '#domain/text/splices.ts';
import { commonEdges } from '../text/common-edges.ts';

function trimEdit(original: string, { start, end, replacement }: Splice): Splice {
  const replaced = original.slice(start, end);
  const { head, tail } = commonEdges(replaced, replacement);
  return {
    start: start + head,
    end: end - tail,
    replacement: replacement.slice(head, replacement.length - tail),
  };
}

function assertApart(edits: readonly Splice[], length: number): void {
  let cursor = 0;
  for (const { start, end } of edits) {
    if (start < cursor || end < start || end > length) {
      throw new RangeError(`Edit ${start}–${end} overlaps another or lies outside the text.`);
    }
    cursor = end;
  }
}

/**
 * Edits in document order, without the characters they leave alone and without those that change
 * nothing. Insertions at one place keep their order.
 */
export function toMinimalEdits(original: string, edits: readonly Splice[]): Splice[] {
  const ordered = [...edits].sort((a, b) => a.start - b.start || a.end - b.end);
  assertApart(ordered, original.length);
  return ordered
    .map((edit) => trimEdit(original, edit))
    .filter(({ start, end, replacement }) => end > start || replacement !== '');
}
