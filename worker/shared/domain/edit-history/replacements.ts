import { applySplices } from '#domain/html/splice.ts';
import { sortSplices, type Splice } from '#domain/text/splices.ts';

/**
 * A splice that can be done and undone: `inserted` takes the place of `removed`. `start` is an offset of the
 * text before, UTF-16 units. Those of one step are in the order of the text and do not overlap.
 */
export interface Replacement {
  readonly start: number;
  readonly removed: string;
  readonly inserted: string;
}

/** Splices of a text as replacements; what stays as it is is left out. Throws as `applySplices` does. */
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

/** Offsets are those of the text after. */
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
 * The same text in memory of its own. Engines keep a piece of a string as a view of the whole: a few
 * characters would hold a page.
 */
export function detach(text: string): string {
  return ` ${text}`.slice(1);
}
