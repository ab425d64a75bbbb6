import { OTHER_TRADES } from './other-trades.ts';
import { TRADES } from './registry.ts';
import { indexWords, type WordHit, type WordIndex } from './word-index.ts';

/** Made on first use: no request pays for it at start-up. */
let index: WordIndex | undefined;

function words(): WordIndex {
  return (index ??= indexWords([
    ...TRADES.map((trade) => ({ trade, words: trade.words })),
    { trade: undefined, words: OTHER_TRADES },
  ]));
}

/** Every name of a trade in a lower-case text, in its order. */
export function findTradeWords(lower: string): WordHit[] {
  return words().find(lower);
}

/** The words, as written, of a trade that the page calls as its owner does: "Norcineria", "dog grooming". */
export function findNamedTrade(text: string): string | undefined {
  const [first] = findTradeWords(text.toLowerCase())
    .filter(({ entry }) => entry.trade === undefined || entry.trade.keepsWord)
    .sort((one, other) => one.start - other.start || other.end - one.end);
  return first && text.slice(first.start, first.end);
}

/** Whether one word, in any case, is a trade's word in either language: "florist", "Gommista". */
export function isTradeWord(word: string): boolean {
  const lower = word.toLowerCase();
  const { single } = words();
  return single.has(lower) || single.has(lower.replace(/s$/, '')) || single.has(lower.slice(0, -1));
}

/** The language whose trade words the text uses, when those of the other do not occur as well. */
export function detectTradeLanguage(text: string): 'en' | 'it' | undefined {
  const found = new Set(
    findTradeWords(text.toLowerCase()).flatMap(({ entry: { languages } }) =>
      languages.length === 1 ? languages : [],
    ),
  );
  return found.size === 1 ? [...found][0] : undefined;
}
