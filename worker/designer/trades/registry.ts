import { bakery } from './bakery.ts';
import { neutral } from './neutral.ts';
import type { Trade } from './trade.ts';

/** Every trade the designer knows. The neutral one is not among them: it is what remains. */
export const TRADES: readonly Trade[] = [bakery];

function toPattern(word: string): RegExp {
  const isOpen = word.endsWith('*');
  const source = (isOpen ? word.slice(0, -1) : word).replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}])${source}${isOpen ? '\\p{L}*' : '(?:s|es)?'}(?![\\p{L}])`, 'iu');
}

interface WordEntry {
  trade: Trade;
  pattern: RegExp;
  length: number;
}

const ENTRIES: readonly WordEntry[] = TRADES.flatMap((trade) =>
  [...new Set([...trade.words.en, ...trade.words.it])].map((word) => ({
    trade,
    pattern: toPattern(word),
    length: word.replace('*', '').length,
  })),
);

const OPENING = 160;

/** A word early in the request outweighs a longer one later: the first says what the page is for. */
function weigh(entry: WordEntry, text: string): number {
  const hit = entry.pattern.exec(text);
  if (!hit) return 0;
  return entry.length + (hit.index < OPENING ? 14 * (1 - hit.index / OPENING) : 0);
}

/** The trade of a request, or the neutral profile when no word of any trade occurs. */
export function detectTrade(text: string): Trade {
  let best: Trade = neutral;
  let bestWeight = 0;
  for (const entry of ENTRIES) {
    const weight = weigh(entry, text);
    if (weight > bestWeight) {
      best = entry.trade;
      bestWeight = weight;
    }
  }
  return best;
}

export { neutral };
