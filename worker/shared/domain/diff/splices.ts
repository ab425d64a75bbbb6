import type { Splice } from './diff-types.ts';

/** Applies splices that do not overlap; everything between them is copied byte by byte. */
export function applySplices(text: string, splices: readonly Splice[]): string {
  const ordered = [...splices].sort((a, b) => a.start - b.start || a.end - b.end);
  let cursor = 0;
  let result = '';
  for (const { start, end, replacement } of ordered) {
    result += text.slice(cursor, start) + replacement;
    cursor = Math.max(cursor, end);
  }
  return result + text.slice(cursor);
}
