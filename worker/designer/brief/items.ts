import type { Language } from './brief.ts';
import { namesColour } from './colours.ts';
import { LETTER } from './letters.ts';
import { isSaying } from './saying.ts';
import { readTones } from './tones.ts';

export interface PricedItem {
  name: string;
  /** As the page's language writes it: "€12.50", "12,50 €", "from £600", "da 1.400 €". */
  price: string;
}

const AMOUNT = '(?:\\d{1,3}(?:[.,]\\d{3})+|\\d{1,5})(?:[.,]\\d{1,2})?(?!\\d)';
const PRICE = `(?:(€|\\$|£|CHF|euro|EUR)\\s?(${AMOUNT})|(${AMOUNT})\\s?(€|\\$|£|CHF\\b|euros?|EUR|dollars?|pounds?|kr\\b))`;
/** Words that make a price the lowest of several; they stay with it, because "£600" alone would be untrue. */
const STARTING = 'a partire da|(?:start(?:ing|s)?|begin(?:ning|s)?)\\s(?:at|from)|da|from';
const PRICED = new RegExp(
  `([${LETTER}](?:[${LETTER}\\d'’&/ -]|,(?=\\d)){1,48}?)\\s?(?:\\b(${STARTING})\\b|[:=–—-]|\\ba\\b|\\bat\\b|\\bfor\\b|\\bcosts?\\b|\\bcosta\\b|\\(|\\.{2,})?\\s?${PRICE}`,
  'gi',
);
const IS_STARTING = new RegExp(`^(?:${STARTING})$`, 'i');
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
  /^(?:.*\b(?:prices?|prezzi|listino|menu|menù|offer|offriamo|services?|servizi|include|includes|such as|like|come|ad esempio|cost|costs)\b:?\s+)?(?:(?:and|e|or|o|with|con)\s+)?(?:(?:the|an?|my|our|il|lo|la|i|gli|le|una?|uno|(?:il |la |i |le )?(?:mi[ao]|mie|miei|nostr[aoie])|(?:we|i) (?:sell|do|offer|make|have)|vendiamo|facciamo|offriamo|abbiamo|un['’]|l['’])\s+|l['’](?=\p{L}))?\s*/iu;
/** The verb between a thing and its price, and what a longer sentence says before it. */
const VERB =
  /(?:\s(?:dur(?:a|ano)|lasts?|takes?|includ(?:e|es|ono)|comprend(?:e|ono))\s.*)?(?:\s(?:is|are|was|costs?|costano?|è|sono|viene|vengono|part(?:e|ono)|di|at|only|solo|just|appena))*$/iu;
/** "Over £30", "if I'm late I knock £20": an amount, but the price of nothing. */
const NOT_PRICED =
  /^(?:if|when|se|quando)\b|\b(?:over|above|under|below|up to|at least|minimum|(?:more|less) than|sopra|oltre|sotto|fino a|almeno|minimo|(?:più|meno) di)(?: (?:i|gli|the))?$|\b(?:i|we|you|they|he|she|it)\s\p{L}|\b(?:i['’]m|we['’]re|\p{Ll}+iamo)\b/iu;
const REDUCED = /^\s?(?:off|discount|di sconto|in meno)\b/i;

export function capitalise(text: string): string {
  return text.charAt(0).toLocaleUpperCase('en') + text.slice(1);
}

function tidyName(raw: string): string {
  return capitalise(raw.replace(LEAD_IN, '').replaceAll(/\s+/g, ' ').trim().replace(VERB, ''));
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
/** What a price is for stays with it: "£38 a month", "95 € a notte". */
const PER =
  /^\s?(?:\/\s?|(?:an?|per|al|alla|all['’])\s?)(?:month|week|night|day|hour|person|head|class|lesson|session|bag|bottle|kilo|kg|mese|settimana|notte|giorno|ora|persona|testa|lezione|bottiglia|etto|anno|year)\b|^\s(?:each|l['’]un[ao]|cadaun[oa])\b/i;

/** An item and the part of the text that it was read from. */
export interface FoundItem extends PricedItem {
  raw: string;
}

/** "prices from £12 a class" prices a class. */
function namePrice(words: string, price: string, behind: string): PricedItem {
  const name = tidyName(words);
  const thing = NO_THING.test(name) ? UNIT.exec(behind)?.[1] : undefined;
  if (thing) return { name: capitalise(thing), price };
  return { name, price: price + (PER.exec(behind)?.[0] ?? '') };
}

function findNamed(text: string, language: Language): FoundItem[] {
  return [...text.matchAll(PRICED)].flatMap((match) => {
    const [whole, words = '', starting, before, amountAfter, amountBefore, after] = match;
    const behind = text.slice(match.index + whole.length);
    if (NOT_PRICED.test(words.replace(LEAD_IN, '')) || REDUCED.test(behind)) return [];
    const amount = amountAfter ?? amountBefore ?? '';
    const price = writePrice(amount, before ?? after ?? '', language);
    const from = starting === undefined ? '' : FROM[language];
    const item = namePrice(words, from + price, behind);
    const isNamed = item.name.length > 1 && !IS_STARTING.test(item.name);
    return isNamed ? [{ ...item, raw: whole }] : [];
  });
}

const PARTS = /(?:,(?!\d)|[;:\n]|\.(?=\s|$)|\s(?:and|e|ed)\s)\s*/u;
const PRICE_FIRST = new RegExp(
  `^(?:(${STARTING})\\s)?${PRICE}(\\s[${LETTER}][${LETTER}\\d'’&/ -]{2,44})$`,
  'i',
);

const FOR = /^\s(?:(?:for|per|an?|the|il|la|le|i)\s)?/i;

/** "£14 drop-in, £60 for five classes". */
function findPriceFirst(text: string, language: Language): FoundItem[] {
  return text.split(PARTS).flatMap((part) => {
    const match = PRICE_FIRST.exec(part.trim());
    if (!match) return [];
    const [raw, starting, before, amountAfter, amountBefore, after, words = ''] = match;
    if (REDUCED.test(words) || PER.test(words)) return [];
    const price = writePrice(amountAfter ?? amountBefore ?? '', before ?? after ?? '', language);
    const from = starting === undefined ? '' : FROM[language];
    return [{ name: tidyName(words.replace(FOR, '')), price: from + price, raw }];
  });
}

const BARE_AMOUNT = new RegExp(
  `^([${LETTER}][${LETTER}'’&+/ -]{2,40}?)\\s(?:(${STARTING})\\s)?((?!(?:19|20)\\d\\d$)\\d{1,4}(?:[.,]\\d{1,2})?)$`,
  'i',
);
const NO_PRICE =
  /\b(?:via|viale|vicolo|corso|piazza|largo|strada|street|road|avenue|lane|square|no|n|number|numero|tel|telefono|phone|call|cell|since|dal|nel|year|years|ann[oi]|km|ore|open|apert[oaie]|seats|posti|people|persone|seed|version|page|pagin[ae]|section|sezion[ei]|is|are|was|were|has|have|had|è|sono|abbiamo|ha|hanno|young\w*|old\w*|under|over|sotto|sopra|alle|ai|aged?|at)\b/i;

const BEHIND_AMOUNT = new RegExp(`(?<=\\s\\d{1,3}(?:[.,]\\d{2})?)\\s(?=[${LETTER}]{3})`, 'u');

/** "Cono piccolo 2,50 medio 3,50": amounts alone part a row, if every piece ends in one. */
function splitRow(part: string): string[] {
  const pieces = part.trim().split(BEHIND_AMOUNT);
  return pieces.every((piece) => BARE_AMOUNT.test(piece)) ? pieces : [part];
}

/** Two items or more in a row that end with an amount; Italy pays in euros, elsewhere the amount stands alone. */
function findBareAmounts(text: string, language: Language): FoundItem[] {
  const runs: FoundItem[][] = [[]];
  for (const part of text.split(PARTS).flatMap(splitRow)) {
    const [raw = '', words = '', starting, amount = ''] = BARE_AMOUNT.exec(part.trim()) ?? [];
    if (amount === '' || NO_PRICE.test(words)) runs.push([]);
    else {
      const written = writeAmount(amount, language);
      const price = language === 'it' ? `${written} €` : written;
      const from = starting === undefined ? '' : FROM[language];
      runs.at(-1)?.push({ name: tidyName(words), price: `${from}${price}`, raw });
    }
  }
  return runs.filter((run) => run.length > 1).flat();
}

/** Every item with its price, and where it stands: with a currency, else amounts alone in a row. */
export function findPricedItems(text: string, language: Language): FoundItem[] {
  const items = [...findNamed(text, language), ...findPriceFirst(text, language)];
  return items.length > 0 ? items : findBareAmounts(text, language);
}

/** "haircut €25, colour 60 euro": at most 24 names with their prices; also "taglio 25, piega 15", where nothing says the currency. */
export function readPricedItems(text: string, language: Language): PricedItem[] {
  return findPricedItems(text, language)
    .map(({ name, price }) => ({ name, price }))
    .slice(0, 24);
}

const SERVICE_LEAD =
  /\b(?:services?(?: are| include)?|servizi|we offer|we do|sells?|does(?! not\b|n['’])|makes|vende|ripara|realizza|we make|i make|offering|offers|offriamo|offre|facciamo|faccio(?! (?:il|lo|la)\b)(?! l['’])|produciamo|vendiamo|vendo|costruiamo|realizziamo|ripariamo|restauriamo|montiamo|installiamo|progettiamo|prepariamo|we (?:build|repair|restore|install|fit|bake|grow|teach)|(?:ci|mi) occup(?:o|iamo) di|organi[sz]es?|organizz(?:a|o|iamo)|specialis(?:ing|ed) in|specializ(?:ing|ed) in|specializzat[oaie] in|specialit(?:y|ies)(?: are| is)?|specialità|known for|famous for|famos[oaie] per|(?:products?|prodotti)(?=\s*:)|topics?|themes?|temi|argomenti|(?:corsi|lezioni) (?:di|per)|(?:classes|lessons|workshops) (?:for|in|on|of)|(?:i|we) write about|scriv(?:o|iamo) di|parl(?:o|iamo) di)\b\s*:?\s+([^.;:!?\n€$£]{4,220})/gi;
/** "Occhiali da vista e da sole" are one thing. */
const LIST_SPLIT =
  /\s*(?:,|\band\b|\be\b(?! (?:da|di|del|della|in|per|con|su)\s)|\bed\b|&|\+|\/)\s*/u;
const NOT_A_SERVICE =
  /\b(?:section|sezione|page|pagina|site|sito|colou?rs?|colori|style|stile|contact|contatti|form|modulo|map|mappa|hours|orari|gallery|galleria|portfolio|team|squadra|newsletter|blog|faq|prices|prezzi|everything|tutto|online|please|black|white|(?:white ?)?space|ner[oi]|bianc(?:o|hi)|spazio)\b/i;
const SENTENCE_END = /[.:!?\n](?:\s|$)/u;
const A_SENTENCE =
  /\b(?:i|we|my|our|is|are|has|name|with|without|no|not|called|named|open|closed|in|near|want|need|include|show|add|sono|siamo|è|ha|ho|mi|ci|chiamo|con|senza|niente|non|mio|mia|nostr[oa]|aperti?|chius[oi]|vorrei|voglio|metti|mostra|aggiungi|mon(?:days?)?|tue(?:s|sdays?)?|wed(?:nesdays?)?|thu(?:rs?|rsdays?)?|fri(?:days?)?|sat(?:urdays?)?|sun(?:days?)?|lun(?:edì)?|mar(?:tedì)?|mer(?:coledì)?|gio(?:vedì)?|ven(?:erdì)?|sab(?:ato)?|dom(?:enica)?)\b/i;

/** A whole sentence, or what follows a colon, of three short items or more: "Tax returns, bookkeeping, payroll." */
export function isBareList(sentence: string): boolean {
  if (sentence.length < 12 || sentence.length > 240 || /[\d@#;]/.test(sentence)) return false;
  if (isSaying(sentence.trim())) return false;
  const items = sentence.split(LIST_SPLIT).filter(Boolean);
  const areShort = items.every((item) => {
    const [, ...rest] = item.trim().split(/\s+/);
    return rest.length < 6 && !rest.some((word) => /^\p{Lu}\p{Ll}/u.test(word));
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

const IN_PLACE = /\s(?:in|at|near|a|ad|nel|nella|vicino a)\s\p{Lu}.*$/u;

/** "Sarta a Reggio Emilia, orli, riparazioni, abiti su misura": what stands behind who and where. */
function readTail(sentence: string): string[] {
  const [, ...parts] = sentence.split(/,\s|\s[-–—]\s/u);
  const first = parts.findIndex((part) => !/^\p{Lu}/u.test(part));
  const tail = first < 0 ? '' : parts.slice(first).join(', ').replace(IN_PLACE, '');
  const names = isBareList(tail) ? splitList(tail) : [];
  const areThings = names.some((name) => name.includes(' ')) || names.every(isPlural);
  return areThings ? names : [];
}

/** In a row of single words the plural tells things from adjectives. */
function isPlural(name: string): boolean {
  return /(?:[^s]s|ing)$/.test(name);
}

/** "We don't do tyres", "l'olio lo facciamo noi". */
const NO_OFFER = /(?:\b(?:non|not|never|mai|lo|la|li|le|them)|n['’]t|l['’])\s?$/i;
/** "Weddings, but only two a month", "soap in a converted stable". */
const ASIDE =
  /(?:,?\s(?:soprattutto|in particolare|especially|mainly|mostly)\s|,\s(?:but|so|ma|quindi|perché|because|dal|since)\s|\s(?:in|dal|since|from|until|when|quando|that|which|che)\s(?=an?\s|the\s|our\s|un[ao]?\s|nostr|\d|we\s|i\s)).*$/iu;
const ALSO = /^(?:(?:the|an?|il|lo|la|i|gli|le|also|anche|solo|only|un[ao]?)\s+|l['’](?=\p{L}))+/iu;

function splitList(list: string): string[] {
  const inPlace =
    /\s(?:in|with|con|at|near|nel|nella|presso|for|per)\s(?=[\p{Lu}]|colou?r|colori)/u;
  const [head = ''] = list.replace(ASIDE, '').split(inPlace);
  return head
    .split(LIST_SPLIT)
    .map((part) => capitalise(part.replace(ALSO, '').trim()))
    .filter((name) => name.length > 2 && name.length < 50 && !NOT_A_SERVICE.test(name));
}

const LONGEST_ALONE = 4;

/** One thing said in many words is a sentence, not a list. */
function isList(names: readonly string[]): boolean {
  return names.length > 1 || (names[0] ?? '').split(' ').length <= LONGEST_ALONE;
}

/** Lists after "we offer", "servizi:", "specialising in" … or standing alone: at most 12 short names in the user's words. */
export function readServices(text: string): string[] {
  // A price is not the end of a list.
  const withoutAsides = text.replaceAll(/\s?\([^()]*\)/g, '');
  const withoutPrices = withoutAsides.replaceAll(PRICES, '');
  const announced = [...withoutPrices.matchAll(SERVICE_LEAD)]
    .filter(({ index }) => !NO_OFFER.test(withoutPrices.slice(0, index)))
    .map((match) => splitList(match[1] ?? ''))
    .filter(isList);
  const bare = withoutAsides
    .split(SENTENCE_END)
    .map((sentence) => (isBareList(sentence) ? splitList(sentence) : readTail(sentence)));
  const lists = announced.length > 0 ? announced : bare;
  const names = lists.flat().map((name) => [name.toLowerCase(), name] as const);
  return [...new Map(names).values()].slice(0, 12);
}
