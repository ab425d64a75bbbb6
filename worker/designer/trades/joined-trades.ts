import type { WordHit } from './word-index.ts';

/** Names of trades on either side of another among which the one that it belongs to stands. */
const NEIGHBOURS = 4;

/** Between a trade and another that it has as well: "hotel with a", "bar e". */
const JOINED =
  /^[\s,]*(?:[a-zà-ÿ’'-]+\s){0,2}(?:with|con|and|e|ed|plus|più)\s(?:[a-zà-ÿ’'-]+,?\s){0,5}$|^\s?[&+/]\s?$/u;
/** Between an Italian trade and what it is called or does as well: "B&B Il Frantoio", "bar tabacchi". */
const CALLED =
  /^\s(?:(?:il|lo|la|i|gli|le|al|allo|alla|ai|alle|da|dal|dalla|del|della)\s|l['’]|all['’]|dell['’]|["«“])?(?:(?:antic|vecchi|nuov|piccol)[oa]\s)?$/u;
/** Before a trade that is the name of the place: "The Olive Mill, a restaurant". */
const NAMES =
  /^\s*(?:(?:the|il|lo|la|i|gli|le|al|allo|alla|ai|da|dal|dalla|ye)\s|l['’]|all['’])(?:(?:old|little|antic[oa]|vecchi[oa]|nuov[oa])\s)?$/u;
const NAME_ENDS = /^(?:\s[\p{L}’']+){0,3}\s?[,:–—|-]\s?(?:(?:an?|un[ao]?)\s)?(?:[\p{L}’-]+\s)?$/u;

function speaks({ entry }: WordHit, language: 'en' | 'it'): boolean {
  return entry.languages.includes(language);
}

/** Whether the trade is what the one before it has as well, or is called. */
function belongsToFormer(lower: string, hit: WordHit, former: WordHit | undefined): boolean {
  if (former === undefined) return false;
  const between = lower.slice(former.end, hit.start);
  return (
    JOINED.test(between) || (speaks(hit, 'it') && speaks(former, 'it') && CALLED.test(between))
  );
}

/** Whether the trade only describes or names the one behind it: "farm shop café", "The Old Dairy, a pub". */
function belongsToNext(lower: string, hit: WordHit, next: WordHit | undefined): boolean {
  if (next === undefined) return false;
  const between = lower.slice(hit.end, next.start);
  const isCompound = between === ' ' && speaks(hit, 'en') && speaks(next, 'en');
  return isCompound || (NAMES.test(lower.slice(0, hit.start)) && NAME_ENDS.test(between));
}

/** The hits without those inside a longer one: "bar" in "wine bar". */
export function wholeHits(hits: readonly WordHit[]): WordHit[] {
  return hits.filter(({ start, end }, nth) => {
    const near = hits.slice(Math.max(0, nth - NEIGHBOURS), nth + 1 + NEIGHBOURS);
    return !near.some(
      (one) => one.start <= start && one.end >= end && one.end - one.start > end - start,
    );
  });
}

/** Whether the page is of another trade, to which this one belongs. `nth` counts the hits in the order of the text. */
export function isSecondary(lower: string, hits: readonly WordHit[], nth: number): boolean {
  const hit = hits[nth];
  if (hit === undefined) return false;
  const isOther = ({ entry }: WordHit): boolean => entry.trade !== hit.entry.trade;
  const former = hits
    .slice(Math.max(0, nth - NEIGHBOURS), nth)
    .findLast((one) => one.end <= hit.start && isOther(one));
  const next = hits
    .slice(nth + 1, nth + 1 + NEIGHBOURS)
    .find((one) => one.start >= hit.end && isOther(one));
  return belongsToFormer(lower, hit, former) || belongsToNext(lower, hit, next);
}
