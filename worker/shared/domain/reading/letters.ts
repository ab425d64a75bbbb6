/**
 * Letters inside a character class: Latin, Greek, Cyrillic and those of East Asia. `\p{L}` names the same and some
 * hundred ranges more, which makes the first use of a pattern many times slower.
 */
export const LETTER = 'a-zA-ZÀ-ÖØ-öø-ɏͰ-ӿ\\u3040-\\u9fff\\uac00-\\ud7a3';
/** Capital letters inside a character class: those of Latin and Greek and Cyrillic that open names. */
export const CAPITAL = 'A-ZÀ-ÖØ-ÞĀĂĄĆČĎĐĒĖĘĚĞĢĪĮİĶĹĻĽŁŃŅŇŐŒŔŘŚŞŠŢŤŪŮŰŲŹŻŽȘȚΆΈ-ΏΑ-ΫЀ-Я';

/** The first letter as a capital, where that is its own: "ß", "ς" and letters that share one stay as they are. */
export function capitalise(text: string): string {
  const first = text.charAt(0);
  const capital = first.toLocaleUpperCase('en');
  return capital.toLocaleLowerCase('en') === first ? capital + text.slice(1) : text;
}

export function uncapitalise(text: string): string {
  return text.charAt(0).toLocaleLowerCase('en') + text.slice(1);
}
