const PROPER =
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|christmas|easter|new year|good friday|boxing day|i|natale|pasqua|pasquetta|capodanno|ferragosto|epifania)\b/g;
const ITALIAN_MAY = /\bdal|\bal\b|\bdel\b/;

/** A message that was typed in capitals, as a sentence: names of days, months and feasts keep theirs in English. */
export function unshouted(text: string): string {
  const isShouted = !/\p{Ll}/u.test(text) && (text.match(/\p{Lu}/gu)?.length ?? 0) > LONGEST_SIGN;
  if (!isShouted) return text;
  const small = text.toLowerCase();
  return ITALIAN_MAY.test(small) ? small : small.replace(PROPER, capitalised);
}

function capitalised(word: string): string {
  return word.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
}

/** Capitals of a word or two, such as "SOLD OUT", may be meant. */
const LONGEST_SIGN = 10;
