import type { Brief } from '../brief/brief.ts';
import { capitalise } from '#domain/reading/letters.ts';
import { TOWNS } from '../brief/cities.ts';
import type { NameHints } from '../reader/name-features.ts';
import { ROLE } from '../reader/name-candidates.ts';
import { chooseName, rateNames, type RatedName } from '../reader/rank-names.ts';
import { numbersOf, type TokenKinds } from '../reader/read-stretches.ts';
import { isTradeWord } from '../trades/trade-words.ts';
import { soundsLikeWish } from '../brief/wish-words.ts';
import { shippedReader, type Reader } from '../reader/reader.ts';
import { readPageKind } from './page-kinds.ts';
import { readPageName } from './page-name.ts';

const ADDRESSES =
  /@[\w.-]{1,60}|[\w.+-]{1,60}@[\w.-]{1,60}|\b[\w-]{1,60}\.(?:com|it|org|net|co\.uk|example)\b/g;

function hintsOf(text: string, { name, place }: Pick<Brief, 'name' | 'place'>): NameHints {
  const kind = readPageKind(text);
  const hosts = (text.match(ADDRESSES) ?? []).join(' ').toLowerCase();
  return {
    kind,
    ruled: [readPageName(text, { kind, known: name }), name, place?.name],
    hosts: hosts.replaceAll(/[^a-z ]/g, ''),
  };
}

/** What may be the name of the page, with what speaks for it. Linear. */
export function nameCandidates(
  text: string,
  brief: Pick<Brief, 'name' | 'place'>,
  kinds: TokenKinds,
): RatedName[] {
  return rateNames(text, kinds, hintsOf(text, brief));
}

/** "Company = Mantle Falconry", "Name's Gritstone & Daughter". */
const ANNOUNCED =
  /(?:^|[.!?\n]\s*)(?:(?:[Bb]usiness |[Cc]ompany |[Ss]hop )?[Nn]ame(?:\s?[=:]|['’]s| is)|[Cc]ompany\s?[=:]|[Bb]usiness\s?=|(?:[Nn]ome|[Dd]itta|[Aa]zienda|[Nn]egozio)\s?[=:])\s*["“«]?(\p{Lu}[\p{L}'’&.-]*(?:\s(?:&\s|e\s|and\s|of\s|di\s|the\s)?\p{Lu}[\p{L}'’&-]*){0,4})/u;

/** 'Call it "Inglese con Harriet"', 'Typewriter repair and sales - "The Carriage Return"'. */
const QUOTED =
  /(?:(?:[Cc]all it|[Cc]alled|[Nn]amed|[Ss]i chiama|[Cc]hiamal[oa]|[Cc]hiamatel[oa])\s|^[^.!?\n"“«]{3,50}\s[-–—]\s)["“«]([^"”»\n]{2,60})["”»]/u;
/** "Fenland Taxidermy by Agnieszka Wolny". */
const BY_PERSON =
  /(?:^|[.!?\n]\s*)(\p{Lu}[\p{L}'’&-]+(?:\s\p{Lu}[\p{L}'’&-]+){1,3})\sby\s\p{Lu}\p{Ll}+\s\p{Lu}/u;
/** "Festival del vento e degli aquiloni, quinta edizione". */
const OF_EVENT =
  /^((?:Festival|Sagra|Fiera|Palio|Rassegna|Festa|Notte)\s[^,.:;!?\n(]{3,50})(?=[,.(\n])/u;

/** "nails by tash, gel £25": a business in small letters at the head of its brief. */
const BY_FIRST = /^(\p{L}{3,}\sby\s\p{L}{2,})(?=[,.\n])/iu;

/** "Gritstone Lettering = letter cutting and house names". */
const EQUALS =
  /(?:^|\n)\s*((?!(?:Name|Nome|Company|Business|Ditta|Shop)\s)\p{Lu}[\p{L}'’&-]*(?:\s(?:(?:&|e|and|of|di|the)\s)?\p{Lu}[\p{L}'’&-]*){0,4})\s=\s(?=\p{L})/u;

function capitaliseName(name: string): string {
  return name.replaceAll(/(?<=^|\s)(?!by\s)\p{Ll}/gu, (letter) => letter.toUpperCase());
}

/** "Siamo i Saltafossi", "we are The Gulls": who calls themselves so. */
const CALL_THEMSELVES =
  /(?:^|[.!?\n]\s*)(?:[Ss]iamo|[Ww]e are|[Ww]e['’]re)\s((?:[Ii]|[Ll]e|[Gg]li|[Tt]he)\s\p{Lu}[\p{L}'’]+(?:\s\p{Lu}[\p{L}'’]+){0,3})(?=[,.\n]|\s\p{Ll})/u;

/** "Studio is called NUB." */
const IS_CALLED =
  /(?<!\p{L})(?:[Ss]tudio|[Ss]hop|[Bb]usiness|[Cc]ompany|[Bb]and|[Aa]pp|caf[eé]|restaurant|bar|place|page|podcast|choir|club|group|project|brand|salon|school|van|stall|gallery|bakery|garage|workshop|[Ii]t|[Ww]e)(?:\s(?:is|are)|['’](?:s|re)) called\s(\p{Lu}[\p{L}\d'’&-]*(?:\s(?:(?:&|and|of|the)\s)?\p{Lu}[\p{L}\d'’&-]*){0,4})(?=[.,;:!\n]|$)/u;

function readAnnounced(text: string, kind: string): string | undefined {
  const themselves = CALL_THEMSELVES.exec(text)?.[1];
  if (themselves !== undefined) return capitalise(themselves);
  const by = BY_FIRST.exec(text)?.[1];
  if (by !== undefined) return capitaliseName(by);
  const patterns = [
    ANNOUNCED,
    IS_CALLED,
    QUOTED,
    BY_PERSON,
    EQUALS,
    ...(kind === 'event' ? [OF_EVENT] : []),
  ];
  return patterns.map((pattern) => pattern.exec(text)?.[1]?.trim()).find(Boolean);
}

const WEEKDAY =
  '(?<!\\p{L})(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?|lun|mar|mer|gio|ven|sab|dom)(?!\\p{L})';
/** "Headingley Mon Wed Fri", "Tuesday at The Fox"; "Thursday Consort" is a name. */
const DAYS = new RegExp(`${WEEKDAY}[^\\p{L}]+${WEEKDAY}|^${WEEKDAY}\\s(?:at|in)\\s`, 'iu');
const POSTCODE = /(?:^|\s)[A-Z]{1,2}\d{1,2}[A-Z]?(?:\s|$)/;
const OF_PAGE = /\s(?:portfolio|website|web ?site|page|site|sito|pagina)$/i;
/** "Italian to English" */
const LANGUAGES =
  /^(?:english|italian|french|spanish|german|inglese|italiano|francese|spagnolo|tedesco)\s(?:to|into|and|e|-|–)\s/i;
/** Registers, certificates and account numbers. */
const REGISTER =
  /^(?:NICEIC|NAPIT|HETAS|OFTEC|CORGI|TrustMark|RIBA|ARB|BACP|UKCP|HCPC|DBS|FCA|SRA|VAT|IBAN|GDPR|P\.? ?IVA|CILS|CELI|DITALS|SOA|DOP|IGP|DOCG?|ISO|HACCP|FSC|IBM|USB)(?![\p{L}])|[A-Z]{2}\d{2}[A-Z\d]{8}/u;
/** "Maple Road" is where a street party is. */
const STREET =
  /\s(?:road|street|lane|avenue|close|crescent|terrace|drive)$|^(?:via|viale|piazza|corso|largo|vicolo|strada)\s/i;

/** What many are and none is called, who does something, a place that is corrected, days, streets and registers. */
const NO_NAME = [
  ROLE,
  DAYS,
  POSTCODE,
  OF_PAGE,
  LANGUAGES,
  REGISTER,
  STREET,
  /^(?:b ?(?:&|e|and) ?b|bed (?:&|and) breakfast)$/i,
  /\s(?:anzi|no scusate|sorry no)\s/i,
  /^(?:insegna|conduce|tiene|guida)\s/i,
  /^(?:which|what|who|how|when|where|why|quale|quali|quando|dove|come|perché)\s/i,
];

const TITLE_AT_END = /(?:^|\s)(?:dott|dr|avv|prof|ing|arch|geom)$/i;
const PERSON = /^\.?(?:ssa)?\.?\s?\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?/u;

/** "Ambulatorio Dott" is followed by who it is: "Dott.ssa Fiamma Orsenigo". */
function withPerson(name: string, text: string): string {
  if (!TITLE_AT_END.test(name)) return name;
  const behind = text.slice(text.indexOf(name) + name.length);
  return name + (PERSON.exec(behind)?.[0] ?? '');
}

/** "Zona Monza e Brianza", "covering Leeds" */
const AREA_BEFORE =
  /(?:^|[\s,;.])(?:zona|area|in the|nell[ae]|nei|by|around|covering|near|lago di|golfo di|valle di|isola d['’i]|comune di|insegnanti|insegnante|teachers?|hosts?|docenti|vicino a|dintorni di|provincia di|hinterland di|insegna|conduce|tiene|hosted by|taught by|led by)\s$/iu;
const PLACE_KIND = numbersOf('place');
const NAME_KIND = numbersOf('name');

/** Words that the learned reader takes for where something is rather than for its name. */
function isWhere(name: string, text: string, { tokens, chance }: TokenKinds): boolean {
  const from = text.indexOf(name);
  if (AREA_BEFORE.test(text.slice(Math.max(0, from - LONGEST_BEFORE), from))) return true;
  const own = tokens.flatMap(({ start, end }, at) =>
    start >= from && end <= from + name.length ? [at] : [],
  );
  const sumOf = (kinds: readonly number[]): number =>
    own.reduce((sum, at) => sum + chance(at, kinds), 0);
  return own.length > 0 && sumOf(PLACE_KIND) > own.length * SURE_PLACE + sumOf(NAME_KIND);
}

/** "Cardiff and Penarth" */
function isAreaOf(name: string, place = '\n'): boolean {
  return name.startsWith(place) && /^\s(?:and|e|&)\s/.test(name.slice(place.length));
}

const LONGEST_BEFORE = 16;
const SURE_PLACE = 0.5;

const SELLS: ReadonlySet<string> = new Set([
  'business',
  'shop',
  'restaurant',
  'course',
  'blog',
  'podcast',
]);
const SPEAKS_AS =
  /(?:^|[\s,;.!(])(?:i['’]m|i am|im|sono|mi chiamo|my name is|my name['’]s|ask for|chiedere di|chiedete di)\s$/iu;

/** "Sono Marta e ho uno studio": a first name is no name of a business. */
function isFirstName(name: string, { text, kind }: { text: string; kind: string }): boolean {
  if (!SELLS.has(kind) || !/^\p{Lu}\p{Ll}+$/u.test(name)) return false;
  const from = text.indexOf(name);
  return SPEAKS_AS.test(text.slice(Math.max(0, from - LONGEST_BEFORE), from));
}

/** "… prenotazione obbligatoria. Hoshi": a name that is all that the last sentence says. */
const LAST =
  /[.!?\n]\s*(?!(?:Thank|Thx|Grazie|Ciao|Saluti|Cheers|Please|Bye|Arrivederci|Regards|Help|Love|Kind|Best|Many|No|Non|Tel|Mail|Solo|Only)(?!\p{L}))(\p{Lu}[\p{L}'’&-]{2,}(?:\s(?:&\s)?\p{Lu}[\p{L}'’&-]*){0,3})[.]?\s*$/u;

/** "Learco Bonfadini a Montelago": where somebody works is no part of the name. */
const IN_PLACE = {
  en: /^(.*\p{Lu}.*?)\s(?:in|at|near)\s(\p{Lu}[\p{L}'’ -]+)$/u,
  it: /^(.*\p{Lu}.*?)\s(?:a|ad)\s(\p{Lu}[\p{L}'’ -]+)$/u,
} as const;

function withoutPlace(name: string, { place, language }: Brief): string {
  const [, bare, where = ''] = IN_PLACE[language].exec(name) ?? [];
  const isPlace = where === place?.name || TOWNS.has(where.toLowerCase());
  return bare !== undefined && isPlace ? bare : name;
}

const FIRM = /^(?:ditta|impresa|azienda|company|firm|business)\s(?=\p{Lu})/iu;
/** "Gnani Oreste" is followed by those who work with him: "Gnani Oreste e figli". */
const AND_FAMILY =
  /^\s(?:e|&|and)\s(?:figli[oae]?|fratelli|sorelle|nipoti|soci|sons?|daughters?|brothers?|sisters?|co|partners?)(?!\p{L})/iu;
/** In Italian a town takes "a": what stands behind "in" belongs to the name, as behind "of" in any language. */
const TAILS = {
  en: /^\s(?:of|and|&|the)\s(?:the\s)?\p{Lu}[\p{L}'’]+/u,
  it: /^\s(?:in|e|&|per|con|del|della|dei|delle|dell['’])\s?\p{Lu}[\p{L}'’]+/u,
} as const;
const REGIONS =
  /\s(?:Piemonte|Lombardia|Veneto|Liguria|Toscana|Umbria|Marche|Lazio|Abruzzo|Molise|Campania|Puglia|Basilicata|Calabria|Sicilia|Sardegna|Friuli|Trentino|Emilia|Romagna|Val\p{L}*|Via|Viale|Piazza|Corso|Italia|Europa|Maremma|Salento|Cilento|Chianti|Langa|Langhe|Brianza|Carnia|Garfagnana|Irpinia)$/u;

/** A name with what belongs to it, and without the word that announces it. */
function wholeName(name: string, text: string, language: Brief['language']): string {
  const bare = name.replace(FIRM, '');
  const behind = text.slice(text.indexOf(bare) + bare.length);
  const family = AND_FAMILY.exec(behind)?.[0];
  if (family !== undefined) return bare + family;
  const tail = TAILS[language].exec(behind)?.[0] ?? '';
  return REGIONS.test(tail) ? bare : bare + tail;
}

/** "Dog Groomer Leeds" is what somebody is and where. */
function isOnlyTrade(name: string, place = ''): boolean {
  return name
    .split(/\s+/)
    .every((word) => isTradeWord(word) || place.split(' ').includes(word) || /^\p{Ll}/u.test(word));
}

/** "Kestrel Window" is followed by what it does: "Kestrel Window Cleaning". */
function withTrade(name: string, text: string): string {
  const [behind = ''] =
    /^\s\p{Lu}\p{Ll}+/u.exec(text.slice(text.indexOf(name) + name.length)) ?? [];
  return isTradeWord(behind.trim()) ? name + behind : name;
}

/** The name that stands in the header; undefined when none is sure. Linear. */
export function readHeaderName(
  text: string,
  {
    brief,
    kinds,
    reader = shippedReader(),
  }: { brief: Brief; kinds: TokenKinds; reader?: Reader | undefined },
): string | undefined {
  const hints = hintsOf(text, brief);
  const announced = readAnnounced(text, hints.kind);
  if (announced !== undefined) return announced;
  const name = chooseName(rateNames(text, kinds, hints), {
    weights: reader.names,
    ruled: hints.ruled[0],
  });
  const isName = (one: string): boolean =>
    !NO_NAME.some((words) => words.test(one)) &&
    !isWhere(one, text, kinds) &&
    !isAreaOf(one, brief.place?.name) &&
    (one === brief.place?.name || !isOnlyTrade(one, brief.place?.name)) &&
    !(brief.subject !== undefined && isFirstName(one, { text, kind: hints.kind }));
  if (name !== undefined && isName(name)) {
    const whole = wholeName(withTrade(withPerson(name, text), text), text, brief.language);
    return withoutPlace(whole, brief);
  }
  const last = LAST.exec(text)?.[1];
  return last !== undefined && isName(last) && !soundsLikeWish(last) ? last : undefined;
}
