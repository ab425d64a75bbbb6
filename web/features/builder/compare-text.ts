import { withoutAccents } from '#domain/reading/without-accents.ts';

const names = new Intl.Collator(undefined, { numeric: true });

/**
 * Sorts names in lists: `page-2` before `page-10`; case and accents only matter between names that are
 * otherwise equal.
 */
export const compareNames: (a: string, b: string) => number = names.compare;

/** Removes case and accents for searching: `caffe` finds `Caffè`. */
export function foldText(text: string): string {
  return withoutAccents(text).toLowerCase();
}
