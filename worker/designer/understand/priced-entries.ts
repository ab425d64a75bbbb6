import type { PlanItem } from '#domain/page-plan/plan-types.ts';
import type { ReadingLanguage } from '#domain/reading/language.ts';
import { capitalise } from '#domain/reading/letters.ts';
import { readRow } from './rows.ts';

const BARE = /^(.{2,80}?)[\s:–-]+(?:(from|da)\s)?(\d{1,4}(?:[.,]\d{1,2})?)\s?(quid|bucks)?$/iu;
/** Words before a number that is no price. */
const NO_PRICE =
  /\b(?:via|viale|corso|piazza|street|road|lane|row|no|n|number|numero|tel|phone|since|dal|nel|in|years?|ann[oi]|km|ore|alle|at|ep|episode|episodio|n\.|max|minimo|minimum|min|age|eta|under|over|sotto|sopra|patente|patenti|level|classe|page|season|stagione|until|fino|room|sala|x|entro|by|dal|al|from|til)$/i;
/** An entry about days, hours or streets holds no price without a currency. */
const NO_LIST =
  /\b(?:mon|tues?|wed|thu|fri|sat|sun|lun|mar|mer|gio|ven|sab|dom)(?:days?|edì|edi|tedì|oledì|vedì|erdì|ato|enica|urday|nesday|rsday)?\b|\b(?:via|viale|piazza|corso|street|road|lane|avenue|row|orari\w*|hours|open|apert\w*|chius\w*|closed|ore|alle|dalle|tel|phone|sentiero|path|trail|piano|scala|interno|posti|seats|people|persone|players)\b|\d\s?[-–:]\s?\d|\d{3,}\s\d{3,}/iu;
const FEWEST_BARE = 2;
const SIGNS: readonly (readonly [string, RegExp])[] = [
  ['€', /€|euro|eur\b/i],
  ['£', /£|quid|pound|gbp/i],
  ['$', /\$|bucks|dollar|usd/i],
];

interface BareEntry {
  entry: string;
  name: string;
  amount: string;
  from: string;
}

/** An entry that ends in a number, which may be a price. */
function readBare(entry: string): BareEntry[] {
  const [, name = '', from = '', amount = ''] = BARE.exec(entry.replace(/[.;,]+$/, '')) ?? [];
  const isYear = /^(?:19|20)\d\d$/.test(amount);
  const isNone = amount === '' || isYear || NO_PRICE.test(name.trim()) || NO_LIST.test(entry);
  return isNone ? [] : [{ entry, name, amount, from }];
}

function writePrice({ amount, from }: BareEntry, sign: string): string {
  const sum = sign === '€' ? `${amount} €` : `${sign}${amount}`;
  return from === '' ? sum : `${from} ${sum}`;
}

export type PricedEntries = Map<string, Pick<PlanItem, 'name' | 'price'>>;

/**
 * The entries of a list that have a price, with it. Numbers alone are prices where several stand in a row, or another
 * entry has a currency; they get its sign.
 */
export function readPricedEntries(
  entries: readonly string[],
  language: ReadingLanguage,
): PricedEntries {
  const found: PricedEntries = new Map();
  const others: string[] = [];
  for (const entry of entries) {
    const { name, price } = readRow(entry)?.item ?? {};
    if (name === undefined || price === undefined) others.push(entry);
    else found.set(entry, { name: tidyName(name), price });
  }
  const bare = others.flatMap(readBare);
  if (bare.length + found.size < FEWEST_BARE) return found;
  const all = entries.join(' ');
  const sign = SIGNS.find(([, words]) => words.test(all))?.[0] ?? (language === 'it' ? '€' : '');
  for (const one of bare) {
    found.set(one.entry, { name: tidyName(one.name), price: writePrice(one, sign) });
  }
  return found;
}

/** What a list begins with when it stands in a sentence: "we do", "facciamo". */
const LEAD_IN =
  /^(?:.{0,60}?\b(?:we (?:do|make|sell|offer|have)|i (?:do|make|sell|offer)|facciamo|faccio|vendiamo|offriamo|abbiamo|including|tipo|like|such as|prices?|prezzi|costs?|costano?)\s)?(?:(?:the|an?|il|lo|la|i|gli|le|un|una|and|e|also|anche)\s)?/iu;

function tidyName(name: string): string {
  const bare = name.replace(
    /\s(?:is|are|at|a|for|per|è|costa|costano|only|solo|from|da)$|[\s–—-]+$/iu,
    '',
  );
  const text = bare.replace(LEAD_IN, '').trim() || name;
  return capitalise(text);
}
