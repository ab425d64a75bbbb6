const names = new Intl.Collator(undefined, { numeric: true });

/** The order of names in lists: `page-2` before `page-10`, capitals and accents only between equals. */
export const compareNames: (a: string, b: string) => number = names.compare;

/** Without case and accents, to search in: `caffe` finds `Caffè`. */
export function foldText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
