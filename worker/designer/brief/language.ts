import { readLanguageNames } from '#domain/reading/language-names.ts';
import {
  detectLanguage as detectWritten,
  leanLanguage,
  type ReadingLanguage,
} from '#domain/reading/language.ts';
import { readSource, type Source } from '#domain/reading/tokens.ts';
import { ITALIAN_TOWNS, TOWNS } from './cities.ts';
import { detectTradeLanguage } from '../trades/trade-words.ts';

export interface LanguageReading {
  /** The language of the page: the requested one, otherwise that of the text, otherwise English. */
  language: ReadingLanguage;
  /** The language of the text itself. */
  written: ReadingLanguage | 'other';
}

/** A word for a trade counts as much as two words of everyday. */
const TRADE_WEIGHT = 4;

/** Where nothing else tells, the first town does: "DJ feste private Brescia". */
function townLanguage({ tokens }: Source): ReadingLanguage | undefined {
  const town = tokens.find(({ text }) => TOWNS.has(text))?.text;
  if (town === undefined) return undefined;
  return ITALIAN_TOWNS.has(town) ? 'it' : 'en';
}

function readWritten(source: Source, fallback: ReadingLanguage): LanguageReading['written'] {
  if (detectWritten(source).language === 'other') return 'other';
  const trade = detectTradeLanguage(source.folded.original);
  const ofTrade = trade === undefined ? 0 : TRADE_WEIGHT;
  const lead = leanLanguage(source) + (trade === 'it' ? -ofTrade : ofTrade);
  if (lead === 0) return townLanguage(source) ?? fallback;
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
