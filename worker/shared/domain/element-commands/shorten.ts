/** Texts of more characters than this are cut to their first sentences. */
const LONG_TEXT = 100;
const FIRST_SENTENCES = 2;
/** Texts of more characters than this, to their first words. */
const MIDDLE_TEXT = 50;
const FIRST_WORDS = 10;
const LONG_HEADING = 30;
const HEADING_WORDS = 5;

/** A sentence with its full stop. "3.5" and "12.000" end none. */
const SENTENCE = /[^.!?…]*(?:[.!?…]+(?=\s|$)|[.!?…]+|$)/g;
const ENDS_SENTENCE = /[.!?…]\s*$/;

/**
 * What "Concise" does: a heading of more than 30 characters keeps 5 words; other texts of more than 100
 * characters keep their first two sentences, of more than 50 their first 10 words. Shorter texts stay.
 */
export function shorten(text: string, isHeading: boolean): string {
  const trimmed = text.replace(/\s+/g, ' ').trim();
  if (isHeading)
    return trimmed.length > LONG_HEADING ? firstWords(trimmed, HEADING_WORDS) : trimmed;
  if (trimmed.length > LONG_TEXT) return firstSentences(trimmed);
  return trimmed.length > MIDDLE_TEXT ? firstWords(trimmed, FIRST_WORDS) : trimmed;
}

function firstWords(text: string, count: number): string {
  const words = text.split(' ');
  if (words.length <= count) return text;
  return words
    .slice(0, count)
    .join(' ')
    .replace(/[,;:–—-]+$/, '');
}

function firstSentences(text: string): string {
  let end = 0;
  let count = 0;
  for (const { 0: piece, index } of text.matchAll(SENTENCE)) {
    end = index + piece.length;
    const next = text[end];
    const isSentence = ENDS_SENTENCE.test(piece) && (next === undefined || next === ' ');
    if (isSentence) count += 1;
    if (count === FIRST_SENTENCES) break;
  }
  return text.slice(0, end).trim();
}
