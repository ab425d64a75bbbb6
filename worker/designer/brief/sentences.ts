import { CAPITAL, capitalise } from '#domain/reading/letters.ts';

/** A full stop after one of these does not end a sentence: “Avv. Benedetti”, “St. Ives”, “J. Hart”. */
const ABBREVIATION = new RegExp(
  `(?:^|[\\s(])(?:avv|dott|dr|dra|ing|arch|geom|rag|sig|sigg|prof|st|mr|mrs|ms|tel|cell|via|v|p|ca|es|vs|approx|incl|ep|art|num|max|min|f\\.lli|[${CAPITAL}])$`,
  'i',
);
const END = /(?<![.!?…])[.!?…]+["”»’)]*(?=\s|$)(?!\s[-–—]\s?\p{Lu})|\n+/gu;

/** "No. 5", "n. 12"; a plain "no." ends its sentence. */
function isNumbering(before: string, text: string, end: number): boolean {
  return /(?:^|[\s(])(?:no|nr|n)$/i.test(before) && /^\s?\d/.test(text.slice(end, end + 2));
}

/** The sentences of a text with their punctuation. Colons and semicolons do not end a sentence. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const { 0: mark, index } of text.matchAll(END)) {
    const before = text.slice(Math.max(start, index - 8), index);
    const isShort = ABBREVIATION.test(before) || isNumbering(before, text, index + 1);
    if (mark === '.' && isShort) continue;
    sentences.push(text.slice(start, index + mark.length).trim());
    start = index + mark.length;
  }
  sentences.push(text.slice(start).trim());
  return sentences.filter(Boolean);
}

/** A sentence with a capital and a full stop. */
export function writeSentence(sentence: string): string {
  const text = capitalise(sentence.trim().replace(/^[-–—•*,;:\s]+/, ''));
  return /[.!?…]["”»’)]*$/.test(text) ? text : `${text}.`;
}
