import { applySplices } from '#domain/html/splice.ts';
import { sortSplices, type Splice } from '#domain/text/splices.ts';

/**
 * A splice that can be applied and reverted: `inserted` replaces `removed`. `start` is an offset in the text
 * before, in UTF-16 units. The replacements of one step are in text order and do not overlap.
 */
export interface Replacement {
  readonly start: number;
  readonly removed: string;
  readonly inserted: string;
}

/**
 * Converts splices of a text to replacements and leaves out parts that do not change. Throws like
 * `applySplices`.
 */
export function readReplacements(text: string, splices: readonly Splice[]): Replacement[] {
  applySplices(text, splices);
  return sortSplices(splices).flatMap(({ start, end, replacement }) =>
    text.slice(start, end) === replacement
      ? []
      : { start, removed: detach(text.slice(start, end)), inserted: detach(replacement) },
  );
}

export function forthSplices(replacements: readonly Replacement[]): Splice[] {
  return replacements.map(({ start, removed, inserted }) => ({
    start,
    end: start + removed.length,
    replacement: inserted,
  }));
}

/** The splices that revert the replacements. Offsets refer to the text after them. */
export function backSplices(replacements: readonly Replacement[]): Splice[] {
  let shift = 0;
  return replacements.map(({ start, removed, inserted }) => {
    const from = start + shift;
    shift += inserted.length - removed.length;
    return { start: from, end: from + inserted.length, replacement: removed };
  });
}

/** UTF-16 units of text that the replacements hold. */
export function measureReplacements(replacements: readonly Replacement[]): number {
  return replacements.reduce(
    (sum, { removed, inserted }) => sum + removed.length + inserted.length,
    0,
  );
}

/**
 * Copies the text. Engines store a substring as a view of the whole string, so a few characters would keep a
 * page in memory.
 */
export function detach(text: string): string {
  return ` ${text}`.slice(1);
}
