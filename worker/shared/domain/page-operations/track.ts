import { sortSplices, type Splice } from '../text/splices.ts';
import type { HistoryStep, MovedPiece } from './operation-types.ts';

/** Where offsets of a text are after splices of it. */
export interface OffsetMap {
  /**
   * Where the character at `offset` went; undefined when it was taken away. What is inserted at an offset
   * stands before its character.
   */
  (offset: number): number | undefined;
}

/** Sorted once; each question costs a binary search. */
export function mapOffsets(splices: readonly Splice[], moved?: MovedPiece): OffsetMap {
  const sorted = sortSplices(splices);
  const shifts: number[] = [0];
  for (const { start, end, replacement } of sorted) {
    shifts.push((shifts.at(-1) ?? 0) + replacement.length - (end - start));
  }
  return (offset) => {
    if (moved && offset >= moved.start && offset < moved.end)
      return moved.to + offset - moved.start;
    const before = countUpTo(sorted, offset);
    const last = sorted[before - 1];
    if (last && offset < last.end) return undefined;
    return offset + (shifts[before] ?? 0);
  };
}

/** How many of the sorted splices start at or before the offset. */
function countUpTo(sorted: readonly Splice[], offset: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.start ?? Infinity) <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Follows an offset of an earlier text through the steps made since. Undefined when no step began with that
 * text, null when what stood there was taken away.
 */
export function followSteps(
  history: readonly HistoryStep[],
  page: string,
  offset: number,
): number | null | undefined {
  const from = history.findIndex((step) => step.page === page);
  if (from < 0) return undefined;
  let at = offset;
  for (const { splices, moved } of history.slice(from)) {
    const next = mapOffsets(splices, moved)(at);
    if (next === undefined) return null;
    at = next;
  }
  return at;
}
