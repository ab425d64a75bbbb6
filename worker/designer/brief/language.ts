import { readLanguageNames } from '#domain/reading/language-names.ts';
import {
  detectLanguage as detectWritten,
  readEndings,
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

/** A word of everyday counts as much as this many ends of words. */
const WORD_WEIGHT = 2;
/** A word for a trade. */
const TRADE_WEIGHT = 4;
const MOST_OF_ENDINGS = 4;

/** Where nothing else tells, the first town does: "DJ feste private Brescia". */
function townLanguage({ tokens }: Source): ReadingLanguage | undefined {
  const town = tokens.find(({ text }) => TOWNS.has(text))?.text;
  if (town === undefined) return undefined;
  return ITALIAN_TOWNS.has(town) ? 'it' : 'en';
}

function readWritten(source: Source, fallback: ReadingLanguage): LanguageReading['written'] {
  const { language, english, italian } = detectWritten(source);
  if (language === 'other') return 'other';
  const trade = detectTradeLanguage(source.folded.original);
  const endings = Math.max(-MOST_OF_ENDINGS, Math.min(MOST_OF_ENDINGS, readEndings(source)));
  const lead =
    (english - italian) * WORD_WEIGHT +
    (trade === 'en' ? TRADE_WEIGHT : 0) -
    (trade === 'it' ? TRADE_WEIGHT : 0) +
    endings;
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
