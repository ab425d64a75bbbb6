import { namesColour } from './colours.ts';
import { capitalise } from '#domain/reading/letters.ts';
import { PRICES } from './priced-items.ts';
import { isSaying } from './saying.ts';
import { readTones } from './tones.ts';

const SERVICE_LEAD =
  /\b(?:services?(?: are| include)?|servizi|we offer|we do|sells?|does(?! not\b|n['’])|makes|vende|ripara|realizza|we make|i make|offering|offers|offriamo|offre|facciamo|faccio(?! (?:il|lo|la)\b)(?! l['’])|produciamo|vendiamo|vendo|costruiamo|realizziamo|ripariamo|restauriamo|montiamo|installiamo|progettiamo|prepariamo|we (?:build|repair|restore|install|fit|bake|grow|teach)|(?:ci|mi) occup(?:o|iamo) di|organi[sz]es?|organizz(?:a|o|iamo)|specialis(?:ing|ed) in|specializ(?:ing|ed) in|specializzat[oaie] in|specialit(?:y|ies)(?: are| is)?|specialità|known for|famous for|famos[oaie] per|(?:products?|prodotti)(?=\s*:)|topics?|themes?|temi|argomenti|(?:corsi|lezioni) (?:di|per)|(?:classes|lessons|workshops) (?:for|in|on|of)|(?:i|we) write about|scriv(?:o|iamo) di|parl(?:o|iamo) di)\b\s*:?\s+([^.;:!?\n€$£]{4,220})/gi;
/** “Occhiali da vista e da sole” is one item. */
const LIST_SPLIT =
  /\s*(?:,|\band\b|\be\b(?! (?:da|di|del|della|in|per|con|su)\s)|\bed\b|&|\+|\/)\s*/u;
const NOT_A_SERVICE =
  /\b(?:section|sezione|page|pagina|site|sito|colou?rs?|colori|style|stile|contact|contatti|form|modulo|map|mappa|hours|orari|gallery|galleria|portfolio|team|squadra|newsletter|blog|faq|prices|prezzi|everything|tutto|online|please|black|white|(?:white ?)?space|ner[oi]|bianc(?:o|hi)|spazio)\b/i;
const SENTENCE_END = /[.:!?\n](?:\s|$)/u;
const A_SENTENCE =
  /\b(?:i|we|my|our|is|are|has|name|with|without|no|not|called|named|open|closed|in|near|want|need|include|show|add|sono|siamo|è|ha|ho|mi|ci|chiamo|con|senza|niente|non|mio|mia|nostr[oa]|aperti?|chius[oi]|vorrei|voglio|metti|mostra|aggiungi|mon(?:days?)?|tue(?:s|sdays?)?|wed(?:nesdays?)?|thu(?:rs?|rsdays?)?|fri(?:days?)?|sat(?:urdays?)?|sun(?:days?)?|lun(?:edì)?|mar(?:tedì)?|mer(?:coledì)?|gio(?:vedì)?|ven(?:erdì)?|sab(?:ato)?|dom(?:enica)?)\b/i;

/**
 * A whole sentence, or the text after a colon, that consists of three or more short items: “Tax returns,
 * bookkeeping, payroll.”
 */
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

/** “Sarta a Reggio Emilia, orli, riparazioni, abiti su misura”: the items after the trade and the place. */
function readTail(sentence: string): string[] {
  const [, ...parts] = sentence.split(/,\s|\s[-–—]\s/u);
  const first = parts.findIndex((part) => !/^\p{Lu}/u.test(part));
  const tail = first < 0 ? '' : parts.slice(first).join(', ').replace(IN_PLACE, '');
  const names = isBareList(tail) ? splitList(tail) : [];
  const areThings = names.some((name) => name.includes(' ')) || names.every(isPlural);
  return areThings ? names : [];
}

/** Among single words, a plural is an item and a singular may be an adjective. */
function isPlural(name: string): boolean {
  return /(?:[^s]s|ing)$/.test(name);
}

/** "We don't do tyres", "l'olio lo facciamo noi". */
const NO_OFFER = /(?:\b(?:non|not|never|mai|lo|la|li|le|them)|n['’]t|l['’])\s?$/i;
/** “Weddings, but only two a month”, “soap in a converted stable”. */
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

/** A single item of many words is a sentence, not a list. */
function isList(names: readonly string[]): boolean {
  return names.length > 1 || (names[0] ?? '').split(' ').length <= LONGEST_ALONE;
}

/**
 * Lists after “we offer”, “servizi:”, “specialising in” …, or on their own: at most 12 short names in the
 * user's words.
 */
export function readServices(text: string): string[] {
  // A price does not end a list.
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
