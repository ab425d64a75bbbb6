import type { PlanItem } from '#domain/page-plan/plan-types.ts';
import type { ReadingLanguage } from '#domain/reading/language.ts';
import { capitalise } from '#domain/reading/letters.ts';
import { readRow } from './rows.ts';

/** What one costs is told for: "al kg", "a net", "l'uno". */
const UNIT =
  "(?:(?:a|ad|an|per|al|alla|allo|ogni|each|the)\\s(?!(?:month|day)s\\b)\\p{L}+|all['’]\\p{L}+|l['’]un[oa]|each|litre|cad(?:auno|\\.)?|pp|/\\s?\\p{L}+|in coppia)";
/** What may be said behind a price. */
const TAIL =
  '(?:(?:fixed|all in|prezzo|fisso|tutto)(?:\\s.{2,40})?|(?:with|incl\\w*|only|plus|for|on|in|if|all|solo|con|sul|sulla|senza|inclus\\w+|compres\\w+|tutto|materiali|pranzo|se|vista|il|la|dal|dalle|the)\\s.{2,90})';
const BARE = new RegExp(
  `^(.{2,90}?)[\\s:–-]+(?:(from|da)\\s)?(\\d{1,3}[.,]\\d{3}|\\d{1,4}(?:[.,]\\d{1,2})?)\\s?(p|quid|bucks)?(?:(?:\\s|(?=\\/))(${UNIT}))?(?:\\s(${TAIL}))?$`,
  'iu',
);
const ASIDE = /\s*\(([^()]{2,90})\)\s*/;
/** Words before a number that is no price. */
const NO_PRICE =
  /\b(?:via|viale|piazza|street|road|lane|row|no|n|number|numero|tel|phone|since|dal|nel|in|years?|ann[oi]|km|ore|alle|at|ep|episode|episodio|n\.|max|minimo|minimum|min|age|eta|under|over|sotto|sopra|patente|patenti|level|classe|page|season|stagione|until|fino|room|sala|x|entro|entro le|le|dopo le|before|after|by|dal|al|from|til|torna|tornano|parte|partono|sleeps|seats|serves|feeds|teams of|groups of|gruppi di|dorme|insured to|abbiamo|have|siamo|are|ha|has|with|con|per|for|of|di|circa|about|every|ogni|albo|patente|till|to|alle|sino|\d\s(?:e|ed|and|or|o|a))$/i;
/** An entry about days, hours or streets holds no price without a currency. */
const NO_LIST =
  /\b(?:mon|tues?|wed|thu|fri|sat|sun|lun|mar|mer|gio|ven|sab|dom)(?:days?|edì|edi|tedì|oledì|vedì|erdì|ato|enica|urday|nesday|rsday)?\b|\b(?:via|viale|piazza|street|road|lane|avenue|row|orari[oi]?(?!\p{L})|hours|open|apert\w*|chius\w*|closed|ore|(?:alle|dalle)\s\d|tel|phone|sentiero|path|trail|piano|scala|interno|posti|seats|people|persone|players)\b|\d\s?[-–:]\s?\d|\d{3,}\s\d{3,}/iu;
/** "Tour of the churches, 3 ore 120": the number before the unit is what it counts. */
const COUNTED = /\s\d+\s(?:ore|ora|hours?|h|km|min\p{L}*|anni|people|persone)$/iu;
/** "12 on Tuesdays": a day behind a price says when it holds. */
const ON_DAYS = /^(?:on|only|solo|il|la|all|tutto)\s/iu;
const FEWEST_BARE = 2;
const SIGNS: readonly (readonly [string, RegExp])[] = [
  ['€', /€|\beuros?\b|\beur\b/i],
  ['£', /£|\bquid\b|\bpounds\b|gbp|\d+p\b/i],
  ['$', /\$\s?\d|\bbucks\b|dollars|usd/i],
];

interface BareEntry {
  entry: string;
  name: string;
  amount: string;
  from: string;
  coin: string;
  unit: string;
  /** What stands in brackets or behind the price. */
  aside: string;
}

/** What stands before a number says that it is none of money. */
function isOfOther(name: string, listed: string): boolean {
  const isCounted = COUNTED.test(name.trim());
  if (isCounted) return NO_LIST.test(name.replace(COUNTED, ''));
  return NO_PRICE.test(name.trim()) || NO_LIST.test(listed);
}

/** An entry with a number that may be a price: at its end, or before a unit or a remark. */
function readBare(entry: string): BareEntry[] {
  const flat = entry.replace(/(?<![.;,])[.;,]+$/, '').replace(/^[^:\d]{2,30}:\s/, '');
  const bracket = ASIDE.exec(flat)?.[1] ?? '';
  const bare = flat.replace(ASIDE, ' ').trim();
  const found = BARE.exec(bare);
  if (found === null) return [];
  const [, name = '', from = '', amount = '', coin = '', unit = '', tail = ''] = found;
  const isYear = /^(?:19|20)\d\d$/.test(amount);
  const isOther = isOfOther(name, ON_DAYS.test(tail) ? name : bare);
  const isNone = amount === '' || isYear || isOther;
  const aside = [bracket, tail].filter(Boolean).join(', ');
  return isNone ? [] : [{ entry, name, amount, from, coin, unit, aside }];
}

function writePrice({ amount, from, coin, unit }: BareEntry, sign: string): string {
  const sum = coin === 'p' ? `${amount}p` : sign === '€' ? `${amount} €` : `${sign}${amount}`;
  return [from, sum, unit].filter(Boolean).join(' ');
}

/** The sign of the money that a brief speaks of; of its country where only a telephone number tells. */
export function readCurrency(brief: string, language: ReadingLanguage): string {
  const named = SIGNS.find(([, words]) => words.test(brief))?.[0];
  if (named !== undefined || language === 'it') return named ?? '€';
  if (/\(\d{3}\)\s?\d{3}-\d{4}/.test(brief)) return '$';
  return /\b0(?:1\d{2,4}|7\d{3}|2\d)\s?\d{3}/.test(brief) ? '£' : '';
}

type PricedItem = Pick<PlanItem, 'name' | 'price' | 'text'>;
export type PricedEntries = Map<string, PricedItem>;

/**
 * The entries of a list that have a price, with it. Numbers alone are prices where several stand in a row, or another
 * entry has a currency; they get the sign of the brief's money.
 */
export function readPricedEntries(
  entries: readonly string[],
  sign: string,
  fewest = FEWEST_BARE,
): PricedEntries {
  const found: PricedEntries = new Map();
  const others: string[] = [];
  for (const entry of entries) {
    const { name, price } = readRow(entry)?.item ?? {};
    if (name === undefined || price === undefined) others.push(entry);
    else found.set(entry, { name: tidyName(name), price: withSign(price, sign) });
  }
  const bare = others.flatMap(readBare);
  const united = bare.filter(({ unit }) => unit !== '').length;
  if (bare.length + found.size + united < fewest) return found;
  for (const one of bare) {
    const text = one.aside === '' ? {} : { text: capitalise(one.aside) };
    found.set(one.entry, { name: tidyName(one.name), price: writePrice(one, sign), ...text });
  }
  return found;
}

/** "75 pounds" in a list of "£110". */
function withSign(price: string, sign: string): string {
  if (sign !== '£') return price;
  return price
    .replace(/(\d+(?:[.,]\d+)?)\s(?:pounds?|quid)\b/i, '£$1')
    .replace(/(?<![£\d.,])(\d+(?:\s?[-–]\s?|\s(?:to|and)\s)£\d)/i, '£$1');
}

/** What a list begins with when it stands in a sentence: "we do", "facciamo". */
const LEAD_IN =
  /^(?:.{0,60}?\b(?:we (?:do|make|sell|offer|have)|i (?:do|make|sell|offer)|facciamo|faccio|vendiamo|offriamo|abbiamo|including|tipo|like|such as|prices?|prezzi|costs?|costano?)\s)?(?:(?:the|an?|il|lo|la|i|gli|le|un|una|and|e|also|anche)\s)?/iu;

const BRACKETS = /^\(([^()]+)\)$/;

function tidyName(name: string): string {
  const bare = name.replace(
    /\s(?:is|are|at|a|for|per|è|costs?|costa|costano|pays?|paga|pagano|only|solo|from|da)$|[\s–—=-]+$/iu,
    '',
  );
  const text =
    bare
      .replace(/^[=:\s]+/, '')
      .replace(LEAD_IN, '')
      .replace(BRACKETS, '$1')
      .trim() || name;
  return capitalise(text.replace(/^for\s/i, ''));
}
