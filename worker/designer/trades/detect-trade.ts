import { isAnnounced, isInPassing } from './in-passing.ts';
import { isSecondary, wholeHits } from './joined-trades.ts';
import { TRADES } from './registry.ts';
import type { Trade } from './trade.ts';
import { findTradeWords } from './trade-words.ts';
import type { WordHit } from './word-index.ts';

/** What a page is for is said at the beginning; farther behind stand customers, neighbours and examples. */
const OPENING = 300;
/** Within these first letters it counts more the earlier it stands. */
const EARLY = 160;
const MOST_FOR_EARLY = 14;
const FOR_ANNOUNCED = 10;

interface Evidence {
  trade: Trade | undefined;
  at: number;
  weight: number;
}

function weigh(lower: string, hits: readonly WordHit[], nth: number): Evidence[] {
  const hit = hits[nth];
  if (hit === undefined) return [];
  const { entry, start } = hit;
  const announced = isAnnounced(lower, hit) ? FOR_ANNOUNCED : 0;
  if (isInPassing(lower, hit) || (start > OPENING && announced === 0)) return [];
  if (announced === 0 && isSecondary(lower, hits, nth)) {
    return [{ trade: entry.trade, at: start, weight: entry.stem.length / 2 }];
  }
  const early = start < EARLY ? MOST_FOR_EARLY * (1 - start / EARLY) : 0;
  return [{ trade: entry.trade, at: start, weight: entry.stem.length + early + announced }];
}

function heaviest(all: readonly Evidence[]): Evidence | undefined {
  return all.reduce<Evidence | undefined>(
    (best, one) => (best && best.weight >= one.weight ? best : one),
    undefined,
  );
}

/** The trade whose sign comes first; none when there is a word, because a word says more. */
function readEmoji(text: string): Trade | undefined {
  if (/\p{L}/u.test(text)) return undefined;
  const signs = text.match(/\p{Extended_Pictographic}/gu) ?? [];
  return signs
    .map((sign) => TRADES.find(({ emoji }) => emoji?.includes(sign)))
    .find((trade) => trade !== undefined);
}

export interface FoundTrade {
  trade: Trade;
  /** Where in the text its strongest name stands. */
  at: number;
}

/**
 * The trade of a brief and where it is named. Undefined when no trade is named as what the page is for, and when one
 * without a profile is named first ("dog hotel", "web agency for restaurants"): a wrong page is worse than a plain one.
 * Linear in the length of the text.
 */
export function findTrade(text: string): FoundTrade | undefined {
  const lower = text.toLowerCase();
  const hits = wholeHits(findTradeWords(lower));
  const all = hits.flatMap((_, nth) => weigh(lower, hits, nth));
  const best = heaviest(all.filter(({ trade }) => trade !== undefined));
  if (!best?.trade) {
    const trade = readEmoji(text);
    return trade && { trade, at: 0 };
  }
  const other = heaviest(all.filter(({ trade, at }) => trade === undefined && at <= best.at));
  const isNamedFirst = other && (other.at < best.at || other.weight > best.weight);
  return isNamedFirst ? undefined : { trade: best.trade, at: best.at };
}

/** The trade of a brief; undefined when none is sure. */
export function detectTrade(text: string): Trade | undefined {
  return findTrade(text)?.trade;
}
