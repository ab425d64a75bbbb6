export interface PricedItem {
  name: string;
  /** As it is shown: "€ 12.50". */
  price: string;
}

const AMOUNT = '(?:\\d{1,3}(?:[.,]\\d{3})+|\\d{1,5})(?:[.,]\\d{1,2})?(?!\\d)';
const PRICE = `(?:(€|\\$|£|EUR|euro)\\s?(${AMOUNT})|(${AMOUNT})\\s?(€|\\$|£|EUR|euros?|dollars?|pounds?))`;
/** Words that make a price the lowest of several; they stay with it, because "£600" alone would be untrue. */
const STARTING = 'a partire da|(?:starting|beginning)\\s(?:at|from)|da|from';
const PRICED = new RegExp(
  `([\\p{L}][\\p{L}\\d'’&/ -]{1,48}?)\\s?(?:\\b(${STARTING})\\b|[:=–—-]|\\ba\\b|\\bat\\b|\\bfor\\b|\\bcosts?\\b|\\bcosta\\b|\\(|\\.{2,})?\\s?${PRICE}`,
  'giu',
);
const ANY_PRICE = new RegExp(
  `\\s?(?:\\b(?:${STARTING}|a|at|for|costs?|costa)\\b)?\\s?${PRICE}`,
  'giu',
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
};
const LEAD_IN =
  /^(?:.*\b(?:prices?|prezzi|listino|menu|menù|offer|offriamo|services?|servizi|include|includes|such as|like|come|ad esempio|cost|costs)\b:?\s+)?(?:and|e|or|o|with|con|the|a|an|il|la|i|le|un|una|our|nostr[aoie]|we sell|vendiamo)?\s*\b/i;

export function capitalise(text: string): string {
  return text.charAt(0).toLocaleUpperCase('en') + text.slice(1);
}

function tidyName(raw: string): string {
  return capitalise(raw.replace(LEAD_IN, '').replaceAll(/\s+/g, ' ').trim());
}

function lowestWord(starting: string | undefined): string {
  if (starting === undefined) return '';
  return /^(?:a partire )?da$/i.test(starting) ? 'da ' : 'from ';
}

/** "haircut €25, colour 60 euro": at most 24 names with their prices, as the user wrote them. */
export function readPricedItems(text: string): PricedItem[] {
  const items: PricedItem[] = [];
  for (const match of text.matchAll(PRICED)) {
    const [, words = '', starting, before, amountAfter, amountBefore, after] = match;
    const name = tidyName(words);
    const symbol = SYMBOLS[(before ?? after ?? '').toLowerCase()] ?? '€';
    const price = `${symbol} ${amountAfter ?? amountBefore ?? ''}`;
    if (name.length > 1) items.push({ name, price: `${lowestWord(starting)}${price}` });
  }
  return items.slice(0, 24);
}

const SERVICE_LEAD =
  /\b(?:services?(?: are| include)?|servizi|we offer|we do|we sell|we make|offering|offers|offriamo|offre|facciamo|produciamo|vendiamo|specialis(?:ing|ed) in|specializ(?:ing|ed) in|specializzat[oaie] in|specialit(?:y|ies)(?: are| is)?|specialità|known for|famous for|famos[oaie] per|products?|prodotti|topics?|themes?|temi|argomenti|(?:i|we) write about|scriv(?:o|iamo) di|parl(?:o|iamo) di)\b\s*:?\s+([^.;:!?\n€$£]{4,220})/gi;
const LIST_SPLIT = /\s*(?:,|\band\b|\be\b|\bed\b|&|\+|\/)\s*/u;
const NOT_A_SERVICE =
  /\b(?:section|sezione|page|pagina|site|sito|colou?rs?|colori|style|stile|contact|contatti|form|modulo|map|mappa|hours|orari|gallery|galleria|faq|everything|tutto|online)\b/i;

/** Lists after "we offer", "servizi:", "specialising in" …: at most 12 short names in the user's words. */
export function readServices(text: string): string[] {
  const found = new Map<string, string>();
  // A price is not the end of a list.
  const withoutPrices = text.replaceAll(ANY_PRICE, '');
  for (const match of withoutPrices.matchAll(SERVICE_LEAD)) {
    const list =
      (match[1] ?? '').split(
        /\s(?:in|with|con|at|near|nel|nella|presso|for|per)\s(?=[\p{Lu}]|colou?r|colori)/u,
      )[0] ?? '';
    for (const part of list.split(LIST_SPLIT)) {
      const name = capitalise(
        part.replace(/^(?:the|a|an|il|lo|la|i|gli|le|also|anche)\s+/i, '').trim(),
      );
      if (name.length > 2 && name.length < 50 && !NOT_A_SERVICE.test(name))
        found.set(name.toLowerCase(), name);
    }
  }
  return [...found.values()].slice(0, 12);
}
