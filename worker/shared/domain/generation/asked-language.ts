import { readLanguageNames } from '#domain/reading/language-names.ts';
import { detectLanguage } from '#domain/reading/language.ts';
import { readSource, type Source } from '#domain/reading/tokens.ts';

/**
 * The language in which to write a page: the one that the request names, otherwise that of the request.
 * Undefined when it names several, names one without a clear purpose, or is too short to tell.
 */
export function askedLanguage(request: string): string | undefined {
  const source = readSource(request);
  const named = readLanguageNames(source).found.map(({ value }) => value);
  const [first] = named;
  if (first === undefined) return spokenLanguage(source);
  const isOne = named.every(({ code }) => code === first.code);
  return isOne && named.some(({ asks }) => asks === 'order') ? first.code : undefined;
}

const FEWEST_WORDS = 2;

/** English or Italian according to its words, if they are clear. */
function spokenLanguage(source: Source): 'en' | 'it' | undefined {
  const { language, english, italian } = detectLanguage(source);
  const isClear =
    Math.max(english, italian) >= FEWEST_WORDS &&
    Math.max(english, italian) >= 2 * Math.min(english, italian);
  return isClear && language !== 'other' ? language : undefined;
}
