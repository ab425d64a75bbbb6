import type { Language } from './brief.ts';
import { namesColour } from './colours.ts';
import { LETTER } from './letters.ts';
import { readTones } from './tones.ts';

export interface PricedItem {
  name: string;
  /** As the page's language writes it: "€12.50", "12,50 €", "from £600", "da 1.400 €". */
  price: string;
}

const AMOUNT = '(?:\\d{1,3}(?:[.,]\\d{3})+|\\d{1,5})(?:[.,]\\d{1,2})?(?!\\d)';
const PRICE = `(?:(€|\\$|£|CHF|EUR|euro)\\s?(${AMOUNT})|(${AMOUNT})\\s?(€|\\$|£|CHF\\b|EUR|euros?|dollars?|pounds?|kr\\b))`;
/** Words that make a price the lowest of several; they stay with it, because "£600" alone would be untrue. */
const STARTING = 'a partire da|(?:starting|beginning)\\s(?:at|from)|da|from';
const PRICED = new RegExp(
  `([${LETTER}][${LETTER}\\d'’&/ -]{1,48}?)\\s?(?:\\b(${STARTING})\\b|[:=–—-]|\\ba\\b|\\bat\\b|\\bfor\\b|\\bcosts?\\b|\\bcosta\\b|\\(|\\.{2,})?\\s?${PRICE}`,
  'gi',
);
/** An amount with the word that leads to it. */
export const PRICES = new RegExp(
  `\\s?(?:\\b(?:${STARTING}|a|at|for|costs?|costa)\\b)?\\s?${PRICE}`,
  'gi',
);
const SYMBOLS: Record<string, string> = {
  '€': '€',
  eur: '€',
  euro: '€',
  euros: '€',
  $: '$',
  dollar: '$',
  dollars: '$',
  '£': '£',
  pound: '£',
  pounds: '£',
  chf: 'CHF',
  kr: 'kr',
};
const LEAD_IN =
  /^(?:.*\b(?:prices?|prezzi|listino|menu|menù|offer|offriamo|services?|servizi|include|includes|such as|like|come|ad esempio|cost|costs)\b:?\s+)?(?:and|e|or|o|with|con|the|a|an|il|la|i|le|un|una|our|nostr[aoie]|we sell|vendiamo)?\s*\b/i;

export function capitalise(text: string): string {
  return text.charAt(0).toLocaleUpperCase('en') + text.slice(1);
}

function tidyName(raw: string): string {
  return capitalise(raw.replace(LEAD_IN, '').replaceAll(/\s+/g, ' ').trim());
}

/** "1400", "1.400" or "1,400.50" with the marks of the language: thousands in threes, cents in twos. */
function writeAmount(amount: string, language: Language): string {
  const [, whole = '', cents] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(amount) ?? [];
  const [thousand, decimal] = language === 'it' ? ['.', ','] : [',', '.'];
  const digits = whole.replaceAll(/\D/g, '');
  const grouped =
    digits.length > 4 || /\D/.test(whole)
      ? digits.replaceAll(/\B(?=(?:\d{3})+$)/g, thousand)
      : digits;
  return cents ? `${grouped}${decimal}${cents.padEnd(2, '0')}` : grouped;
}

function writePrice(amount: string, currency: string, language: Language): string {
  const symbol = SYMBOLS[currency.toLowerCase()] ?? '€';
  const written = writeAmount(amount, language);
  if (language === 'it' || symbol === 'kr') return `${written} ${symbol}`;
  return symbol === 'CHF' ? `${symbol} ${written}` : `${symbol}${written}`;
}

const FROM = { en: 'from ', it: 'da ' } as const;

const NO_THING = /^(?:prices?|rates?|costs?|prezz[oi]|tariff[ae]|cost[oi])$/i;
const UNIT = new RegExp(`^\\s?(?:/|(?:an?|per|each|all[ao’'])\\s?)\\s?([${LETTER}]{3,20})`, 'i');

/** "prices from £12 a class" prices a class. */
function nameThing(words: string, behind: string): string {
  const name = tidyName(words);
  return NO_THING.test(name) ? capitalise(UNIT.exec(behind)?.[1] ?? name) : name;
}

/** "haircut €25, colour 60 euro": at most 24 names with their prices; also "taglio 25, piega 15", where nothing says the currency. */
export function readPricedItems(text: string, language: Language): PricedItem[] {
  const items: PricedItem[] = [];
  for (const match of text.matchAll(PRICED)) {
    const [whole, words = '', starting, before, amountAfter, amountBefore, after] = match;
    const name = nameThing(words, text.slice(match.index + whole.length));
    const amount = amountAfter ?? amountBefore ?? '';
    const price = writePrice(amount, before ?? after ?? '', language);
    if (name.length > 1)
      items.push({ name, price: `${starting === undefined ? '' : FROM[language]}${price}` });
  }
  return (items.length > 0 ? items : readBareAmounts(text, language)).slice(0, 24);
}

const BARE_AMOUNT = new RegExp(
  `^([${LETTER}][${LETTER}'’&/ -]{2,40}?)\\s(?:(${STARTING})\\s)?((?!(?:19|20)\\d\\d$)\\d{1,4}(?:[.,]\\d{1,2})?)$`,
  'i',
);
const NO_PRICE =
  /\b(?:via|viale|vicolo|corso|piazza|largo|strada|street|road|avenue|lane|square|no|n|number|numero|tel|telefono|phone|call|cell|since|dal|nel|year|years|ann[oi]|km|ore|open|apert[oaie]|seats|posti|people|persone|seed|version|page|pagin[ae]|section|sezion[ei])\b/i;

/** Two items or more in a row that end with an amount; Italy pays in euros, elsewhere the amount stands alone. */
function readBareAmounts(text: string, language: Language): PricedItem[] {
  const runs: PricedItem[][] = [[]];
  for (const part of text.split(/(?:[,;:\n]|\.(?=\s|$)|\s(?:and|e|ed)\s)\s*/u)) {
    const [, words = '', starting, amount = ''] = BARE_AMOUNT.exec(part.trim()) ?? [];
    if (amount === '' || NO_PRICE.test(words)) runs.push([]);
    else {
      const written = writeAmount(amount, language);
      const price = language === 'it' ? `${written} €` : written;
      const from = starting === undefined ? '' : FROM[language];
      runs.at(-1)?.push({ name: tidyName(words), price: `${from}${price}` });
    }
  }
  return runs.filter((run) => run.length > 1).flat();
}

const SERVICE_LEAD =
  /\b(?:services?(?: are| include)?|servizi|we offer|we do|we sell|we make|offering|offers|offriamo|offre|facciamo|produciamo|vendiamo|(?:ci|mi) occup(?:o|iamo) di|organi[sz]es?|organizz(?:a|o|iamo)|specialis(?:ing|ed) in|specializ(?:ing|ed) in|specializzat[oaie] in|specialit(?:y|ies)(?: are| is)?|specialità|known for|famous for|famos[oaie] per|products?|prodotti|topics?|themes?|temi|argomenti|(?:corsi|lezioni) (?:di|per)|(?:classes|lessons|workshops) (?:for|in|on|of)|(?:i|we) write about|scriv(?:o|iamo) di|parl(?:o|iamo) di)\b\s*:?\s+([^.;:!?\n€$£]{4,220})/gi;
const LIST_SPLIT = /\s*(?:,|\band\b|\be\b|\bed\b|&|\+|\/)\s*/u;
const NOT_A_SERVICE =
  /\b(?:section|sezione|page|pagina|site|sito|colou?rs?|colori|style|stile|contact|contatti|form|modulo|map|mappa|hours|orari|gallery|galleria|portfolio|team|squadra|newsletter|blog|faq|prices|prezzi|everything|tutto|online|please)\b/i;
const SENTENCE_END = /[.:!?\n](?:\s|$)/u;
const A_SENTENCE =
  /\b(?:i|we|my|our|is|are|has|name|with|without|no|not|called|named|open|closed|in|near|want|need|include|show|add|sono|siamo|è|ha|ho|mi|ci|chiamo|con|senza|niente|non|mio|mia|nostr[oa]|aperti?|chius[oi]|vorrei|voglio|metti|mostra|aggiungi|mon\w*|tue\w*|wed\w*|thu\w*|fri\w*|sat\w*|sun\w*|lun\w*|mar\w*|merc\w*|gio\w*|ven\w*|sab\w*|dom\w*)\b/i;

/** A whole sentence, or what follows a colon, of three short items or more: "Tax returns, bookkeeping, payroll." */
function isBareList(sentence: string): boolean {
  if (sentence.length < 12 || sentence.length > 240 || /[\d@#;]/.test(sentence)) return false;
  const items = sentence.split(LIST_SPLIT).filter(Boolean);
  const areShort = items.every((item) => {
    const [, ...rest] = item.trim().split(/\s+/);
    return rest.length < 4 && !rest.some((word) => /^\p{Lu}\p{Ll}/u.test(word));
  });
  return (
    items.length > 2 &&
    areShort &&
    !A_SENTENCE.test(sentence) &&
    !NOT_A_SERVICE.test(sentence) &&
    !namesColour(sentence) &&
    readTones(sentence).length === 0
  );
}

function splitList(list: string): string[] {
  const inPlace =
    /\s(?:in|with|con|at|near|nel|nella|presso|for|per)\s(?=[\p{Lu}]|colou?r|colori)/u;
  const [head = ''] = list.split(inPlace);
  return head
    .split(LIST_SPLIT)
    .map((part) =>
      capitalise(part.replace(/^(?:the|a|an|il|lo|la|i|gli|le|also|anche)\s+/i, '').trim()),
    )
    .filter((name) => name.length > 2 && name.length < 50 && !NOT_A_SERVICE.test(name));
}

/** Lists after "we offer", "servizi:", "specialising in" … or standing alone: at most 12 short names in the user's words. */
export function readServices(text: string): string[] {
  // A price is not the end of a list.
  const withoutPrices = text.replaceAll(PRICES, '');
  const announced = [...withoutPrices.matchAll(SERVICE_LEAD)].map((match) => match[1] ?? '');
  const lists =
    announced.length > 0 ? announced : withoutPrices.split(SENTENCE_END).filter(isBareList);
  const names = lists.flatMap(splitList).map((name) => [name.toLowerCase(), name] as const);
  return [...new Map(names).values()].slice(0, 12);
}
