import { readLanguageNames } from '#domain/reading/language-names.ts';
import { detectLanguage as detectWritten, type ReadingLanguage } from '#domain/reading/language.ts';
import { readSource, type Source } from '#domain/reading/tokens.ts';
import { detectTradeLanguage } from '../trades/registry.ts';

export interface LanguageReading {
  /** The page's: the one that is asked for, else the text's, else English. */
  language: ReadingLanguage;
  /** The one that the text itself is written in. */
  written: ReadingLanguage | 'other';
}

/** A word for a trade tells as much as this many other words. */
const TRADE_WEIGHT = 2;

function readWritten(source: Source, fallback: ReadingLanguage): LanguageReading['written'] {
  const { language, english, italian } = detectWritten(source);
  if (language === 'other') return 'other';
  const trade = detectTradeLanguage(source.folded.original);
  const lead =
    english + (trade === 'en' ? TRADE_WEIGHT : 0) - italian - (trade === 'it' ? TRADE_WEIGHT : 0);
  if (lead === 0) return fallback;
  return lead > 0 ? 'en' : 'it';
}

/** Explicit request first, then the commoner words; a tie, as in an emoji-only prompt, is the fallback. */
export function detectLanguage(text: string, fallback: ReadingLanguage): LanguageReading {
  const source = readSource(text);
  const written = readWritten(source, fallback);
  const asked = readLanguageNames(source).found.find(
    ({ value: { code, asks } }) => asks !== undefined && (code === 'en' || code === 'it'),
  );
  const language = asked && (asked.value.code === 'it' ? 'it' : 'en');
  return { language: language ?? (written === 'other' ? 'en' : written), written };
}
