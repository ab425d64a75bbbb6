import type { Brief } from '../brief/brief.ts';
import { capitalise } from '#domain/reading/letters.ts';
import { REGIONS, TOWNS } from '../brief/cities.ts';
import { NAME_GOES_ON, withoutDay } from '../brief/told-name.ts';
import { numbersOf, type TokenKinds } from '../reader/read-stretches.ts';
import { isTradeWord } from '../trades/trade-words.ts';

/** What is known of the brief that a name stands in. */
export interface NameContext {
  text: string;
  brief: Pick<Brief, 'place' | 'language'>;
  kinds: TokenKinds;
}

const FIRM = /^(?:ditta|impresa|azienda|company|firm|business)\s(?=\p{Lu})/iu;
/** "CV for Nadia Okonkwo", "Il nome è Elegante". */
const LEAD =
  /^(?:(?:CV|curriculum|resume|portfolio|sito|website|site|page|pagina|blog|link in bio|links?)\s(?:for|of|per|di|del|della)|(?:the|il|my|our)\s(?:name|nome)\s(?:is|è))\s/iu;
/** "Gnani Oreste" is followed by those who work with him: "Gnani Oreste e figli". */
const AND_FAMILY =
  /^\s(?:e|&|and)\s(?:figli[oae]?|fratelli|sorelle|nipoti|soci|sons?|daughters?|brothers?|sisters?|co|partners?)(?!\p{L})/iu;
/** In Italian a town takes "a": what stands behind "in" belongs to the name. */
const ITALIAN_TAIL = { en: undefined, it: /^\s(?:in|per|con)\s\p{Lu}[\p{L}'’]+/u } as const;
/** Streets, days and months end a name. */
const NOT_OF_NAME =
  /^(?:Via|Viale|Piazza|Corso|Largo|Vicolo|Strada|Unit|Tel|Cell|Mon|Tue|Wed|Thu|Fri|Sat|Sun|Open|Aperto|Aperta|Chiuso|Lun|Mar|Mer|Gio|Ven|Sab|Dom|CV|Website|Portfolio|Sito|(?:Jan|Febr)uary|March|April|May|June|July|August|(?:Septem|Octo|Novem|Decem)ber)(?:day|s|nesday|rsday|urday)?$/u;
/** "Cantina Morandi produce Barbera": a sentence about it. */
const SAYS =
  /(?<=\p{L})\s(?:is|are|makes?|sells?|offers?|plays?|runs?|covers?|meets?|serves?|è|sono|fa|produce|vende|offre|ripara|organizza|propone|realizza|cerca|suona|copre)\s.*$/u;
/** "Ottica Bianchi dal 1962". */
const SINCE = /,?\s(?:dal|since|est\.?)\s(?:1[789]|20)\d\d$/iu;
/** "L’associazione Seconda Occasione". */
const ARTICLE = /^(?:(?:L|l)['’]|(?:Il|Lo|La|Our|The|My)\s)(?=\p{Ll})/u;
const IN_PLACE = {
  en: /^(.*\p{Lu}.*?)\s(?:in|at|near|from|of)\s(\p{Lu}[\p{L}'’ -]+)$/u,
  it: /^(.*\p{Lu}.*?)\s(?:in|a|ad|di|da)\s(\p{Lu}[\p{L}'’ -]+)$/u,
} as const;
const TITLE_AT_END = /(?:^|\s)(?:dott|dr|avv|prof|ing|arch|geom|no|nr|st)$/i;
const PERSON = /^\.?(?:ssa)?\.?\s?(?:\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?|\d+(?:\s\p{Lu}\p{Ll}+)?)/u;
/** "Tre Civette sul Comò", "Osteria del Ponte". */
const OF_THING =
  /^\s(?:(?:and|e|ed) (?:an?|the|un|una|il|la|lo|le|i)|in|per|con|sul|sulla|sui|del|della|dello|dei|degli|delle|of the|on the|al|alla|ai)\s/u;
const LONGEST = 60;
const SURE = 0.85;
const PLACE = numbersOf('place');
const NAME_TAIL = new RegExp(`^${NAME_GOES_ON}`, 'u');

/** Towns, regions and what the learned reader takes for a place. */
function isPlace(words: string, at: number, { brief: { place }, kinds }: NameContext): boolean {
  const isKnown = words === place?.name || TOWNS.has(words.toLowerCase()) || REGIONS.test(words);
  const token = kinds.tokens.findIndex(({ start }) => start === at);
  return isKnown || (token >= 0 && kinds.chance(token, PLACE) > SURE);
}

/** "Learco Bonfadini a Montelago": where somebody works is no part of the name; "Banda di Modena" is one. */
function withoutPlace(name: string, { brief: { place, language } }: NameContext): string {
  const [, bare = '', where = ''] = IN_PLACE[language].exec(name) ?? [];
  const isTown = where === place?.name || TOWNS.has(where.toLowerCase()) || REGIONS.test(where);
  const isOf = / (?:di|of|da) /.test(name.slice(bare.length));
  const family = OF_FAMILY.exec(name)?.[0];
  if (family !== undefined && TOWNS.has(name.slice(family.length + 1).toLowerCase())) return family;
  return isTown && (!isOf || bare.includes(' ')) ? bare : name;
}

/** The words behind a name that belong to it: "Studio Anna" of "Studio Anna Bellini". */
function readTail(name: string, from: number, context: NameContext): string {
  const { text, brief } = context;
  let end = from + name.length;
  while (end - from < LONGEST) {
    const rest = text.slice(end);
    const [more = ''] =
      [NAME_TAIL, ITALIAN_TAIL[brief.language]]
        .map((tail) => tail?.exec(rest))
        .find((match) => match !== null && match !== undefined) ?? [];
    const word = /\S+$/.exec(more)?.[0] ?? '';
    const bare = word.replace(/^\p{L}{1,4}['’](?=\p{Lu})/u, '');
    const isNumber = /^\d/.test(word) && !/^\s\p{Lu}/u.test(rest.slice(more.length));
    if (word === '' || isNumber || NOT_OF_NAME.test(bare)) break;
    const isTown = TOWNS.has(bare.toLowerCase()) || REGIONS.test(bare);
    const mayBePlace = isTown || !OF_THING.test(more);
    if (mayBePlace && isPlace(bare, end + more.length - bare.length, context)) break;
    end += more.length;
  }
  return text.slice(from + name.length, end);
}

/** "Cantina" of "Cantina Morandi", "Azienda" of "Azienda agricola Le Querce". */
function readTrade(before: string): string {
  const [, head = ''] = /(?:^|[.,;:\n]\s*)(\p{Lu}\p{Ll}+\s)$/u.exec(before) ?? [];
  return isTradeWord(head.trim()) || /^(?:Azienda|Centro|Studio|Casa)\s/.test(head) ? head : '';
}

/** "St Wulfram's bell ringers need a page". */
export const CLUB_OF =
  /^((?:(?:The|St\.?|Saint|All|\p{Lu}\p{L}+)\s){0,2}\p{Lu}\p{L}+(?:['’]s?)\s(?:\p{Ll}+\s){0,3}(?:choir|(?:bell)?ringers|club|society|band|guild|circle|association|nursery|playgroup|singers|players|team))(?!\p{L})/u;

/** "Horbury Social Club, Wakefield.": the town of the place where guests meet. */
export function isBehindVenue(name: string, text: string): boolean {
  const before = text.slice(0, text.indexOf(name));
  return !name.includes(' ') && /\p{Lu}[\p{L}'’]+(?:\s\p{Lu}[\p{L}'’]+)+,\s$/u.test(before);
}

/** "Galli via Dante 3". */
function withoutStreet(name: string): string {
  return name.replace(/(?<=\p{L}),?\s(?:via|viale|piazza|corso|vicolo)\s\p{Lu}.*$/u, '');
}

/** "Fratelli Cirillo Napoli", "Baker Brothers Hull": a family firm and, behind it, its town. */
const OF_FAMILY =
  /^(?:(?:Fratelli|F\.lli|Eredi|Ditta)\s\p{Lu}[\p{L}'’-]+|\p{Lu}[\p{L}'’-]+\s(?:(?:&|e|and)\s)?(?:Brothers|Bros|Sons?|Daughters?|[Ff]igli[ao]?))(?=\s\p{Lu})/u;

/** The name of a family firm in a text that names no other. */
export function readFamilyName(text: string): string | undefined {
  return /(?<![\p{L}'’-])(?:Fratelli|F\.lli|Eredi)\s\p{Lu}[\p{L}'’-]+/u.exec(text)?.[0];
}

/** A name as far as it reaches, without the words that lead to it and without the place behind it. */
export function wholeName(found: string, context: NameContext): string {
  const { text } = context;
  const own = [SAYS, LEAD, FIRM, ARTICLE].reduce((name, words) => name.replace(words, ''), found);
  const bare = withoutStreet(withoutPlace(own, context));
  const from = text.indexOf(bare);
  const titled = TITLE_AT_END.test(bare)
    ? bare + (PERSON.exec(text.slice(from + bare.length))?.[0] ?? '')
    : bare;
  const family = AND_FAMILY.exec(text.slice(from + titled.length))?.[0];
  const tail = family ?? readTail(titled, from, context);
  const isCut = /^\p{Ll}/u.test(titled) || (!titled.includes(' ') && tail === '');
  const head = isCut ? readTrade(text.slice(0, from)) : '';
  return withoutDay((head + capitalise(titled + tail)).replace(SINCE, ''));
}
