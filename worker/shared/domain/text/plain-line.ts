/**
 * What a name must not have: control characters, ends of lines and paragraphs, invisible marks that turn the reading
 * direction, so that a name reads as another one, and halves of characters (lone surrogates).
 */
const UNSAFE =
  /[\p{Cc}\p{Surrogate}\u061c\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/u;
const EVERY_UNSAFE = new RegExp(UNSAFE.source, 'gu');

/** Whether a text can stand as a name in a line of other text. */
export function isPlainLine(text: string): boolean {
  return !UNSAFE.test(text);
}

/** The text with a space for everything that a name must not have. */
function toPlainLine(text: string): string {
  return text.replace(EVERY_UNSAFE, ' ');
}

/** The text on one line: collapses white space and what a name must not have, and cuts to `maximum` characters without splitting a surrogate pair. */
export function cutText(text: string, maximum: number): string {
  return cutLength(toPlainLine(text).replace(/\s+/g, ' ').trim(), maximum);
}

/** The beginning of the text, at most `maximum` UTF-16 units, without half a character at its end. */
export function cutLength(text: string, maximum: number): string {
  if (text.length <= maximum) return text;
  const cut = text.slice(0, maximum);
  return /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut;
}
