import type { DesignLanguage, DesignPageInput } from '../design-page.ts';
import { DIRECTION_IDS, type DirectionId } from '../look/direction.ts';
import { TRADES } from '../trades/registry.ts';
import type { Trade } from '../trades/trade.ts';
import { listWords } from '../trades/word-index.ts';

/** One page of the matrix trade × direction × language, with a brief as its owner would write it. */
export interface PageCase {
  trade: string;
  direction: DirectionId;
  language: DesignLanguage;
  input: DesignPageInput;
}

const LANGUAGES = ['en', 'it'] as const;

const UNKNOWN_TRADE = { en: 'bookbinding workshop', it: 'laboratorio di legatoria' } as const;

const NAMES = {
  en: ['Harbour & Hill', 'Nora Finch', 'Larkspur', 'Old Mill Lane', 'Tamsin Reed'],
  it: ['Da Corrado', 'Lucia Ferri', 'Il Cortile', 'Fratelli Nava', 'Ginepro'],
} as const;

const PLACES = {
  en: ['Bristol', 'Edinburgh', 'Cork', 'Leeds', 'Brighton', 'Turin', 'Galway'],
  it: ['Torino', 'Lecce', 'Bologna', 'Trieste', 'Palermo', 'Verona', 'Lucca'],
} as const;

const DETAILS = {
  en: [
    '',
    ', 12 Market Street, open Monday to Friday 9am-6pm and Saturday 9am-1pm, phone 0117 496 0001, hello@example.com',
    ', phone 0113 496 0002, hello@example.com, with team, reviews, prices and gallery',
    ', with events, newsletter, blog, a map and a call to action',
  ],
  it: [
    '',
    ', via Roma 12, aperti dal lunedì al venerdì 9-13 e 15-19, sabato 9-13, tel 011 555 0101, ciao@example.com',
    ', tel 051 555 0102, ciao@example.com, con squadra, recensioni, prezzi e galleria',
    ', con eventi, newsletter, articoli, mappa e un invito finale',
  ],
} as const;

function at<Item>(items: readonly [Item, ...Item[]], index: number): Item {
  return items[index % items.length] ?? items[0];
}

function writeBrief(trade: Trade | undefined, language: DesignLanguage, turn: number): string {
  const words = trade ? listWords(trade.words[language]) : [];
  const subject = words.find((word) => !/[*^]/.test(word)) ?? UNKNOWN_TRADE[language];
  const place = at(PLACES[language], turn);
  const name = turn % 4 === 0 ? '' : ` "${at(NAMES[language], turn)}"`;
  const rest = at(DETAILS[language], turn);
  return language === 'en'
    ? `Website for the ${subject}${name} in ${place}${rest}`
    : `Sito per ${subject}${name} a ${place}${rest}`;
}

/** Every trade (an unknown one too) in every direction and both languages, each with its own kind of brief. */
export function listPageCases(): PageCase[] {
  return [...TRADES, undefined].flatMap((trade, tradeIndex) =>
    DIRECTION_IDS.flatMap((direction, directionIndex) =>
      LANGUAGES.map((language, languageIndex) => {
        const turn = tradeIndex + directionIndex * 3 + languageIndex * 2;
        const prompt = writeBrief(trade, language, turn);
        const input = { prompt, seed: turn, fallbackLanguage: language, year: 2026, direction };
        return { trade: trade?.id ?? 'neutral', direction, language, input };
      }),
    ),
  );
}

/**
 * A part of the matrix that covers every trade, every direction and both languages: `count` pages on diagonals of
 * it. Another `turn` takes other diagonals; the same one always the same pages.
 */
export function samplePageCases(count: number, turn = 0): PageCase[] {
  const cases = listPageCases();
  const rows = TRADES.length + 1;
  const perRow = DIRECTION_IDS.length * LANGUAGES.length;
  const step = rows % 7 === 0 ? 11 : 7;
  return Array.from({ length: count }, (_, index) => {
    const row = (index * step + turn) % rows;
    const column = (index * 5 + Math.floor(index / perRow) + turn * 3) % perRow;
    return cases[row * perRow + column];
  }).filter((page) => page !== undefined);
}
