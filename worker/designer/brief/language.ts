import { readLanguageNames } from '#domain/reading/language-names.ts';
import { detectLanguage as detectWritten, type ReadingLanguage } from '#domain/reading/language.ts';
import { readSource, type Source } from '#domain/reading/tokens.ts';
import { detectTradeLanguage } from '../trades/trade-words.ts';

export interface LanguageReading {
  /** The language of the page: the requested one, otherwise that of the text, otherwise English. */
  language: ReadingLanguage;
  /** The language of the text itself. */
  written: ReadingLanguage | 'other';
}

/** A word for a trade counts as much as this many other words. */
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

/**
 * An explicit request wins, then the language with more words. A tie, as in a prompt of emoji, gives the
 * fallback.
 */
export function detectLanguage(text: string, fallback: ReadingLanguage): LanguageReading {
  const source = readSource(text);
  const written = readWritten(source, fallback);
  const asked = readLanguageNames(source).found.find(
    ({ value: { code, asks } }) => asks !== undefined && (code === 'en' || code === 'it'),
  );
  const language = asked && (asked.value.code === 'it' ? 'it' : 'en');
  return { language: language ?? (written === 'other' ? 'en' : written), written };
}
