import { readColours } from '#domain/reading/colours.ts';
import { readSource } from '#domain/reading/tokens.ts';
import type { Brief, Language } from '../brief/brief.ts';
import { readBrief } from '../brief/read-brief.ts';

const LONGEST_WORDS = 400;
const STANDARD_COLOUR = '#1d4ed8';

/** What a starter file is written from. */
export interface FileBrief {
  language: Language;
  /** The request on one line, without control characters, at most 400 characters. Not escaped. */
  words: string;
  facts: Brief;
  /** The colour that the request names, as `#rrggbb`; a blue where it names none. */
  colour: string;
  /** The text in the language of the request. */
  say: (english: string, italian: string) => string;
}

/** Reads a request for a file. Pure; any text gives a brief. */
export function readFileBrief(prompt: string, language: Language): FileBrief {
  const words = cleanWords(prompt);
  return {
    language,
    words,
    facts: readBrief(prompt, language),
    colour: readColours(readSource(words)).found[0]?.value.hex ?? STANDARD_COLOUR,
    say: (english, italian) => (language === 'it' ? italian : english),
  };
}

function cleanWords(prompt: string): string {
  const line = prompt
    .slice(0, LONGEST_WORDS * 2)
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
  return line.length > LONGEST_WORDS ? `${line.slice(0, LONGEST_WORDS).toWellFormed()}…` : line;
}
