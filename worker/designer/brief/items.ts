export interface PricedItem {
  name: string;
  /** As it is shown: "€ 12.50". */
  price: string;
}

const AMOUNT = '\\d{1,5}(?:[.,]\\d{1,2})?';
const PRICE = `(?:(€|\\$|£|EUR|euro)\\s?(${AMOUNT})|(${AMOUNT})\\s?(€|\\$|£|EUR|euros?|dollars?|pounds?))`;
const PRICED = new RegExp(
  `([\\p{L}][\\p{L}\\d'’&/ -]{1,48}?)\\s?(?:[:=–—-]|\\ba\\b|\\bat\\b|\\bfor\\b|\\bda\\b|\\bfrom\\b|\\bcosts?\\b|\\bcosta\\b|\\(|\\.{2,})?\\s?${PRICE}`,
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

/** "haircut €25, colour 60 euro": at most 24 names with their prices, as the user wrote them. */
export function readPricedItems(text: string): PricedItem[] {
  const items: PricedItem[] = [];
  for (const match of text.matchAll(PRICED)) {
    const name = tidyName(match[1] ?? '');
    const symbol = SYMBOLS[(match[2] ?? match[5] ?? match[4] ?? '').toLowerCase()] ?? '€';
    const amount = match[3] && /\d/.test(match[3]) ? match[3] : (match[4] ?? '');
    if (name.length > 1 && /\d/.test(amount)) items.push({ name, price: `${symbol} ${amount}` });
  }
  return items.slice(0, 24);
}

const SERVICE_LEAD =
  /\b(?:services?(?: are| include)?|servizi|we offer|we do|we sell|we make|offering|offers|offriamo|offre|facciamo|produciamo|vendiamo|specialis(?:ing|ed) in|specializ(?:ing|ed) in|specializzat[oaie] in|specialit(?:y|ies)(?: are| is)?|specialità|known for|famous for|famos[oaie] per|products?|prodotti)\b\s*:?\s+([^.;:!?\n€$£]{4,220})/gi;
const LIST_SPLIT = /\s*(?:,|\band\b|\be\b|\bed\b|&|\+|\/)\s*/u;
const NOT_A_SERVICE =
  /\b(?:section|sezione|page|pagina|site|sito|colou?rs?|colori|style|stile|contact|contatti|form|modulo|map|mappa|hours|orari|gallery|galleria|faq|everything|tutto|online)\b/i;

/** Lists after "we offer", "servizi:", "specialising in" …: at most 12 short names in the user's words. */
export function readServices(text: string): string[] {
  const found = new Map<string, string>();
  for (const match of text.matchAll(SERVICE_LEAD)) {
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
