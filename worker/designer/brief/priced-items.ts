import type { ReadingLanguage } from '#domain/reading/language.ts';
import { capitalise, LETTER } from '#domain/reading/letters.ts';
import { formatMoney, readMoney } from '#domain/reading/money.ts';
import { readSource } from '#domain/reading/tokens.ts';

export interface PricedItem {
  name: string;
  /** Formatted for the page's language: “€12.50”, “12,50 €”, “from £600”, “da 1.400 €”. */
  price: string;
}

const AMOUNT = '(?:\\d{1,3}(?:[.,]\\d{3})+|\\d{1,5})(?:[.,]\\d{1,2})?(?!\\d)';
const PRICE = `(?:(€|\\$|£|CHF|euro|EUR)\\s?(${AMOUNT})|(${AMOUNT})\\s?(€|\\$|£|CHF\\b|euros?|EUR|dollars?|pounds?|kr\\b))`;
/** Words for a minimum price. They stay with the price, because “£600” alone would be wrong. */
const STARTING = 'a partire da|(?:start(?:ing|s)?|begin(?:ning|s)?)\\s(?:at|from)|da|from';
const PRICED = new RegExp(
  `(?<![${LETTER}])([${LETTER}](?:[${LETTER}\\d'’&/ -]|,(?=\\d)){1,48}?)\\s?(?:\\b(${STARTING})\\b|[:=–—-]|\\ba\\b|\\bat\\b|\\bfor\\b|\\bcosts?\\b|\\bcosta\\b|\\(|\\.{2,})?\\s?${PRICE}`,
  'gi',
);
const IS_STARTING = new RegExp(`^(?:${STARTING})$`, 'i');
/** An amount with the word before it. */
export const PRICES = new RegExp(
  `\\s?(?:\\b(?:${STARTING}|a|at|for|costs?|costa)\\b)?\\s?${PRICE}`,
  'gi',
);
const LEAD_IN =
  /^(?:.*\b(?:prices?|prezzi|listino|menu|menù|offer|offriamo|services?|servizi|include|includes|such as|like|come|ad esempio|cost|costs)\b:?\s+)?(?:(?:and|e|or|o|with|con)\s+)?(?:(?:the|an?|my|our|il|lo|la|i|gli|le|una?|uno|(?:il |la |i |le )?(?:mi[ao]|mie|miei|nostr[aoie])|(?:we|i) (?:sell|do|offer|make|have)|vendiamo|facciamo|offriamo|abbiamo|un['’]|l['’])\s+|l['’](?=\p{L}))?\s*/iu;
/** The verb between an item and its price, and words of a longer sentence before it. */
const VERB =
  /(?:\s(?:dur(?:a|ano)|lasts?|takes?|includ(?:e|es|ono)|comprend(?:e|ono))\s.*)?(?:\s(?:is|are|was|costs?|costano?|è|sono|viene|vengono|part(?:e|ono)|di|at|only|solo|just|appena))*$/iu;
/** “Over £30” and “if I'm late I knock £20” contain amounts that are not prices. */
const NOT_PRICED =
  /^(?:if|when|se|quando)\b|\b(?:over|above|under|below|up to|at least|minimum|(?:more|less) than|sopra|oltre|sotto|fino a|almeno|minimo|(?:più|meno) di)(?: (?:i|gli|the))?$|\b(?:i|we|you|they|he|she|it)\s\p{L}|\b(?:i['’]m|we['’]re|\p{Ll}+iamo)\b/iu;
const REDUCED = /^\s?(?:off|discount|di sconto|in meno)\b/i;

function tidyName(raw: string): string {
  return capitalise(raw.replace(LEAD_IN, '').replaceAll(/\s+/g, ' ').trim().replace(VERB, ''));
}

/** The maximum length of a price: “1.250,00 euro e 50 centesimi”. */
const LONGEST_PRICE = 60;
const PRICE_AT_END = new RegExp(`${PRICE}$`, 'i');

interface ReadPrice {
  /** Formatted for the language. Without a currency, Italian prices are in euros. */
  price: string;
  /** The text after the matched words, such as the “e 50” of “5 euro e 50”. */
  rest: string;
}

/** Reads the price at the end of a match, from the text there. */
function readPrice(
  { written, behind = '' }: { written: string; behind?: string },
  language: ReadingLanguage,
  isFrom: boolean,
): ReadPrice {
  const price = PRICE_AT_END.exec(written)?.[0] ?? written;
  const source = readSource(price + behind.slice(0, LONGEST_PRICE));
  const [found] = readMoney(source, { canBeBare: true }).found;
  if (!found) return { price, rest: '' };
  const currency = found.value.currency ?? (language === 'it' ? 'EUR' : undefined);
  return {
    price: formatMoney({ ...found.value, currency, isFrom }, language),
    rest: found.text.slice(price.length - found.start),
  };
}

const NO_THING = /^(?:prices?|rates?|costs?|prezz[oi]|tariff[ae]|cost[oi])$/i;
const UNIT = new RegExp(`^\\s?(?:/|(?:an?|per|each|all[ao’'])\\s?)\\s?([${LETTER}]{3,20})`, 'i');
/** The unit stays with its price: “£38 a month”, “95 € a notte”. */
const PER =
  /^\s?(?:\/\s?|(?:an?|per|al|alla|all['’])\s?)(?:month|week|night|day|hour|person|head|class|lesson|session|bag|bottle|kilo|kg|mese|settimana|notte|giorno|ora|persona|testa|lezione|bottiglia|etto|anno|year)\b|^\s(?:each|l['’]un[ao]|cadaun[oa])\b/i;

/** An item and the part of the text it was read from. */
export interface FoundItem extends PricedItem {
  raw: string;
}

/** In “prices from £12 a class” the item is a class. */
function namePrice(words: string, price: string, behind: string): PricedItem {
  const name = tidyName(words);
  const thing = NO_THING.test(name) ? UNIT.exec(behind)?.[1] : undefined;
  if (thing) return { name: capitalise(thing), price };
  return { name, price: price + (PER.exec(behind)?.[0] ?? '') };
}

function findNamed(text: string, language: ReadingLanguage): FoundItem[] {
  return [...text.matchAll(PRICED)].flatMap((match) => {
    const [whole, words = '', starting] = match;
    const behind = text.slice(match.index + whole.length);
    if (NOT_PRICED.test(words.replace(LEAD_IN, '')) || REDUCED.test(behind)) return [];
    const { price, rest } = readPrice({ written: whole, behind }, language, starting !== undefined);
    const item = namePrice(words, price, behind.slice(rest.length));
    const isNamed = item.name.length > 1 && !IS_STARTING.test(item.name);
    return isNamed ? [{ ...item, raw: whole + rest }] : [];
  });
}

const PARTS = /(?:,(?!\d)|[;:\n]|\.(?=\s|$)|\s(?:and|e|ed)\s)\s*/u;
const PRICE_FIRST = new RegExp(
  `^(?:(${STARTING})\\s)?${PRICE}(\\s[${LETTER}][${LETTER}\\d'’&/ -]{2,44})$`,
  'i',
);

const FOR = /^\s(?:(?:for|per|an?|the|il|la|le|i)\s)?/i;

/** "£14 drop-in, £60 for five classes". */
function findPriceFirst(text: string, language: ReadingLanguage): FoundItem[] {
  return text.split(PARTS).flatMap((part) => {
    const match = PRICE_FIRST.exec(part.trim());
    if (!match) return [];
    const [raw] = match;
    const words = match.at(-1) ?? '';
    if (REDUCED.test(words) || PER.test(words)) return [];
    const written = raw.slice(0, raw.length - words.length);
    const { price } = readPrice({ written }, language, match[1] !== undefined);
    return [{ name: tidyName(words.replace(FOR, '')), price, raw }];
  });
}

const BARE_AMOUNT = new RegExp(
  `^([${LETTER}][${LETTER}'’&+/ -]{2,40}?)\\s(?:(${STARTING})\\s)?((?!(?:19|20)\\d\\d$)\\d{1,4}(?:[.,]\\d{1,2})?)$`,
  'i',
);
const NO_PRICE =
  /\b(?:via|viale|vicolo|corso|piazza|largo|strada|street|road|avenue|lane|square|no|n|number|numero|tel|telefono|phone|call|cell|since|dal|nel|year|years|ann[oi]|km|ore|open|apert[oaie]|seats|posti|people|persone|seed|version|page|pagin[ae]|section|sezion[ei]|is|are|was|were|has|have|had|è|sono|abbiamo|ha|hanno|young\w*|old\w*|under|over|sotto|sopra|alle|ai|aged?|at)\b/i;

const BEHIND_AMOUNT = new RegExp(`(?<=\\s\\d{1,3}(?:[.,]\\d{2})?)\\s(?=[${LETTER}]{3})`, 'u');

/** “Cono piccolo 2,50 medio 3,50”: amounts alone separate the items when every part ends in one. */
function splitRow(part: string): string[] {
  const pieces = part.trim().split(BEHIND_AMOUNT);
  return pieces.every((piece) => BARE_AMOUNT.test(piece)) ? pieces : [part];
}

/**
 * Two or more items in a row that end with an amount. In Italian they are in euros, otherwise the amount stands
 * alone.
 */
function findBareAmounts(text: string, language: ReadingLanguage): FoundItem[] {
  const runs: FoundItem[][] = [[]];
  for (const part of text.split(PARTS).flatMap(splitRow)) {
    const [raw = '', words = '', starting, amount = ''] = BARE_AMOUNT.exec(part.trim()) ?? [];
    if (amount === '' || NO_PRICE.test(words)) runs.push([]);
    else {
      const { price } = readPrice({ written: amount }, language, starting !== undefined);
      runs.at(-1)?.push({ name: tidyName(words), price, raw });
    }
  }
  return runs.filter((run) => run.length > 1).flat();
}

/** All items with a price, and their places: with a currency, otherwise amounts alone in a row. */
export function findPricedItems(text: string, language: ReadingLanguage): FoundItem[] {
  const items = [...findNamed(text, language), ...findPriceFirst(text, language)];
  return items.length > 0 ? items : findBareAmounts(text, language);
}

/**
 * “haircut €25, colour 60 euro”: at most 24 items with prices; also “taglio 25, piega 15” without a currency.
 */
export function readPricedItems(text: string, language: ReadingLanguage): PricedItem[] {
  return findPricedItems(text, language)
    .map(({ name, price }) => ({ name, price }))
    .slice(0, 24);
}
