/** Replaces the characters from `start` up to `end` (exclusive, UTF-16 units) with `replacement`. */
export interface Splice {
  start: number;
  end: number;
  replacement: string;
}

/** In the order of the text; insertions at one offset keep theirs. */
export function sortSplices(splices: readonly Splice[]): Splice[] {
  return [...splices].sort((a, b) => a.start - b.start || a.end - b.end);
}

/**
 * The text with every splice done; offsets all refer to `text`, what lies between is copied. Never
 * throws: of two splices that overlap the later one loses what the earlier one took.
 */
export function joinSplices(text: string, splices: readonly Splice[]): string {
  let position = 0;
  let result = '';
  for (const { start, end, replacement } of sortSplices(splices)) {
    result += text.slice(position, start) + replacement;
    position = Math.max(position, end);
  }
  return result + text.slice(position);
}
