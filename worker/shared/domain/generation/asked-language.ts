import { LANGUAGE_NAMES } from './language-names.ts';
import { countFunctionWords } from './lexicon.ts';
import { normalizeRequest } from './normalize-request.ts';

/**
 * The language that a page is to be written in: the one that the request names, else that of the request.
 * Undefined when it names several, names one without saying what for, or is too short to tell.
 */
export function askedLanguage(request: string): string | undefined {
  const named = LANGUAGE_NAMES.filter(([, names]) =>
    new RegExp(`\\b(?:${names})\\b`, 'i').test(request),
  );
  if (named.length === 0) return spokenLanguage(request);
  const [code, names] = named[0] ?? ['', ''];
  const isOrder = new RegExp(`\\b(?:in|into)\\s+(?:lingua\\s+)?(?:${names})\\b`, 'i').test(request);
  return named.length === 1 && isOrder ? code : undefined;
}

const FEWEST_WORDS = 2;

/** English or Italian by its function words, where they leave no doubt. */
function spokenLanguage(request: string): 'en' | 'it' | undefined {
  const { en, it } = countFunctionWords(normalizeRequest(request));
  const isClear = Math.max(en, it) >= FEWEST_WORDS && Math.max(en, it) >= 2 * Math.min(en, it);
  if (!isClear) return undefined;
  return it > en ? 'it' : 'en';
}
