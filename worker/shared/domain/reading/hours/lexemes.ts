import { DAY_NAMES } from '../calendar.ts';

/** Something read, and the index of the first lexeme behind it. */
export interface Found<T> {
  value: T;
  next: number;
}

export function wordsOf(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

/** Between two days or times of a list. */
export const AND = wordsOf('and e ed & + /');
/** Between the first and the last day or time of a span. */
export const TO = wordsOf('- – — / to until till til through al alla alle a fino');

/** The weekday, 0 = Monday, of each of its names. */
export const DAY_OF = new Map(
  DAY_NAMES.flatMap((names, day) =>
    names
      .flatMap((name) => [name, name.replace(/day$/, 'days'), name.replace(/di$/, 'dì')])
      .map((name) => [name, day]),
  ),
);

/** Of a day: "closed on Wednesday afternoon". */
export type Half = 'morning' | 'afternoon';

/** The half of a day that a word behind its name means. */
export const HALF_OF: ReadonlyMap<string, Half> = new Map([
  ...['mattina', 'mattino', 'morning', 'mornings'].map((word) => [word, 'morning'] as const),
  ...['pomeriggio', 'afternoon', 'afternoons'].map((word) => [word, 'afternoon'] as const),
]);

/** Words in small letters, numbers with their minutes, marks and line ends. */
export function splitLexemes(text: string): string[] {
  const plain = text.toLowerCase().replaceAll(/\b([ap])\.?\s?m\b\.?/g, '$1m');
  const found = plain.match(/\d+(?:[:.h]\d{2}(?!\d))?|[a-zà-ÿ]+(?:['’][a-zà-ÿ]*)?|\S|\n/g) ?? [];
  // The dot of "lun." ends no sentence.
  return found.filter((one, at) => one !== '.' || !isShortDay(found[at - 1] ?? ''));
}

function isShortDay(lexeme: string): boolean {
  return DAY_OF.has(lexeme) && lexeme.length < 6;
}
