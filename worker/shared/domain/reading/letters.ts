/**
 * Letters inside a character class: Latin, Greek, Cyrillic and those of East Asia. `\p{L}` names the same and some
 * hundred ranges more, which makes the first use of a pattern many times slower.
 */
export const LETTER = 'a-zA-ZÀ-ÖØ-öø-ɏͰ-ӿ\\u3040-\\u9fff\\uac00-\\ud7a3';
/** Capital letters inside a character class: those of Latin and Greek and Cyrillic that open names. */
export const CAPITAL = 'A-ZÀ-ÖØ-ÞĀĂĄĆČĎĐĒĖĘĚĞĢĪĮİĶĹĻĽŁŃŅŇŐŒŔŘŚŞŠŢŤŪŮŰŲŹŻŽȘȚΆΈ-ΏΑ-ΫЀ-Я';

export function capitalise(text: string): string {
  return text.charAt(0).toLocaleUpperCase('en') + text.slice(1);
}

export function uncapitalise(text: string): string {
  return text.charAt(0).toLocaleLowerCase('en') + text.slice(1);
}
