/** What Italian streets begin with, as alternatives of a pattern. */
export const ITALIAN_STREETS =
  'via|viale|corso|piazza|piazzale|piazzetta|largo|vicolo|strada|lungomare|lungarno|lungotevere|contrada|località|frazione';
/** The same with words that have another meaning too: a gallery, a field, a climb. */
export const ITALIAN_STREETS_AND_WORDS = `${ITALIAN_STREETS}|borgo|galleria|salita|riva|fondamenta|calle|campo|vico|traversa|rione|cascina`;
/** What English streets end with. */
export const ENGLISH_STREETS =
  'Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Square|Sq|Boulevard|Blvd|Drive|Dr|Way|Place|Pl|Court|Ct|Terrace|Row|Quay|Hill|Gardens|Grove|Mews|Crescent|Parade|Park|Wharf|Close|Walk|Yard';

/** Words that may begin with a capital letter, in a pattern that tells the cases apart. */
export function eitherCase(words: string): string {
  return words.replaceAll(/(?<=^|\|)[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
}
