import type { Brief } from '../brief/brief.ts';
import { escapePattern } from '#domain/text/escape-pattern.ts';
import { capitalise } from '#domain/reading/letters.ts';
import {
  capitaliseName,
  NAME_GOES_ON,
  NAME_WORD,
  readAnnouncedName,
  readQuotedName,
} from '../brief/told-name.ts';
import type { NameHints } from '../reader/name-features.ts';
import { ROLE } from '../reader/name-candidates.ts';
import { chooseName, rateNames, type RatedName } from '../reader/rank-names.ts';
import { numbersOf, type TokenKinds } from '../reader/read-stretches.ts';
import { findTradeWords, isTradeWord } from '../trades/trade-words.ts';
import { ITALIAN_DEEDS } from '../brief/saying.ts';
import { soundsLikeWish } from '../brief/wish-words.ts';
import { shippedReader, type Reader } from '../reader/reader.ts';
import { isProfession, isRoleAtHead } from '../brief/profession.ts';
import { TOWNS } from '../brief/cities.ts';
import { readPageKind } from './page-kinds.ts';
import { readHosts, readPageName } from './page-name.ts';
import { CLUB_OF, isBehindVenue, readFamilyName, wholeName } from './whole-name.ts';

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

/** "Fenland Taxidermy by Agnieszka Wolny". */
const BY_PERSON =
  /(?:^|[.!?\n]\s*)(\p{Lu}[\p{L}'’&-]+(?:\s\p{Lu}[\p{L}'’&-]+){1,3})\sby\s\p{Lu}\p{Ll}+\s\p{Lu}/u;
/** "Festival del vento e degli aquiloni, quinta edizione". */
const OF_EVENT =
  /^((?:Festival|Sagra|Fiera|Palio|Rassegna|Festa|Notte)\s[^,.:;!?\n(\d]{3,50})(?=[,.(\n]|\s\d)/u;

/** "nails by tash, gel £25": a business in small letters at the head of its brief. */
const BY_FIRST = /^(\p{L}{3,}\sby\s\p{L}{2,})(?=[,.\n])/iu;

/** "Gritstone Lettering = letter cutting and house names". */
const EQUALS =
  /(?:^|\n)\s*((?!(?:Name|Nome|Company|Business|Ditta|Shop)\s)\p{Lu}[\p{L}'’&-]*(?:\s(?:(?:&|e|and|of|di|the)\s)?\p{Lu}[\p{L}'’&-]*){0,4})\s=\s(?=\p{L})/u;

/** "Siamo Elisa e Marco e gestiamo un B&B". */
const TWO_PEOPLE = /^\p{Lu}\p{Ll}+ (?:e|ed|and) \p{Lu}\p{Ll}+$/u;
const ONE_PERSON = /^\p{Lu}\p{Ll}+$/u;

/** "Siamo i Saltafossi", "we are The Gulls", "Siamo Tre Civette sul Comò.": who calls themselves so. */
const CALL_THEMSELVES = new RegExp(
  `(?:^|[.!?\\n]\\s*)(?:[Ss]iamo|[Ww]e are|[Ww]e['’]re)\\s(?!(?:British|English|Italian|Italiani|Scottish|Welsh|Irish|In|A|Open|Aperti|Based)(?!\\p{L})|\\d)((?:(?:[Ii]|[Ll]e|[Gg]li|[Tt]he)\\s)?${NAME_WORD}(?:${NAME_GOES_ON}){0,5})(?=[,.:\\n]|\\s(?!(?:e|and)\\s)\\p{Ll}|\\s-)`,
  'u',
);

/** "the tin shed - wood fired pizza", "la bottega di tina, borse", "kim's nails, gel £25", "trattoria da nives, pranzo 13 €". */
const SMALL_NAMES = [
  /^((?:the|il|lo|la|i|gli|le)\s(?!(?:best|first|only|miglior\p{L}*|mi[oa]|nostr[oa]|site|website|page|sito|pagina)(?!\p{L}))[\p{L}'’]+(?:\s[\p{L}'’]+){0,3})(?=\s[-–—]\s)/iu,
  /^((?:the|il|lo|la)\s\p{L}{3,}\s(?:di|da|del|della|dei|of)\s\p{L}{3,}(?:\s\p{L}{3,})?)(?=,)/iu,
  /^((?!(?:men|women|children|kid|ladie|today|it|that|here|let|what|who|there|shepherd|driver)['’])\p{L}{3,}['’]s\s\p{L}{3,}(?:\s\p{L}{3,})?)(?=,|\s[-–—]\s)/iu,
  /^((?:trattoria|osteria|pizzeria|ristorante|bar|locanda|taverna|enoteca|gelateria)\sda[l]?\s(?!(?:asporto|sempre|oltre|generazioni|anni|tre|due|quattro|dieci)(?!\p{L}))\p{L}{3,})(?=[,.\n]|\s[-–—]\s)/iu,
];

/** A name in small letters at the head of a brief, where its form alone tells it. */
function readSmallName(text: string): string | undefined {
  const found = SMALL_NAMES.map((pattern) => pattern.exec(text)?.[1]).find(Boolean);
  if (found === undefined || /\p{Lu}.*\p{Lu}/u.test(found) || soundsLikeWish(found))
    return undefined;
  return capitaliseName(found);
}

/** A name that the words around it tell for sure. */
function readSureName(text: string, kind: string): string | undefined {
  const themselves = CALL_THEMSELVES.exec(text)?.[1];
  if (themselves !== undefined && !isOnlyTrade(themselves)) return capitalise(themselves);
  if (kind === 'links') {
    const handle = HANDLE.exec(text)?.[0];
    if (handle !== undefined) return handle;
  }
  const hosts = kind === 'invitation' ? readHosts(text) : undefined;
  if (hosts !== undefined) return hosts;
  const by = BY_FIRST.exec(text)?.[1];
  if (by !== undefined) return capitaliseName(by);
  const patterns = [BY_PERSON, EQUALS, CLUB_OF, ...(kind === 'event' ? [OF_EVENT] : [])];
  return (
    readAnnouncedName(text) ??
    patterns.map((pattern) => pattern.exec(text)?.[1]?.trim()).find(Boolean) ??
    readQuotedName(text) ??
    readSmallName(text)
  );
}

const HANDLE = /(?<![\p{L}\d.])@\w[\w.]{1,28}\w/u;
/** "A talk by Prof. Ann Lowe" is not called Ann Lowe. */
const SPEAKER_BEFORE =
  /(?:\s|^)(?:by|with|at|in|con|a|di|della|del|dal|dalla|prof\.?(?:ssa)?|dott\.?(?:ssa)?|dr\.?)\s$/iu;
function isSpeaker(name: string, text: string): boolean {
  return SPEAKER_BEFORE.test(text.slice(0, text.indexOf(name)).slice(-LONGEST_BEFORE));
}

const HAS_VENUE: ReadonlySet<string> = new Set(['invitation', 'event']);
/** Where guests are asked to come. */
const VENUE =
  /^(?:Bar|Ristorante|Trattoria|Osteria|Pizzeria|Pub|Circolo|Agriturismo|St|San|Santa|Santo|Sant['’]|SS|Saint|Villa|Hotel|Casa|Castello|Palazzo|Abbazia|Tenuta|Masseria|Piazza|Chiesa|Duomo)(?:\.?\s|['’])|\s(?:Church|Hall|Hotel|Barn|Club|Abbey|House|Inn|Arms|Head|Oak|Lion|Swan|Castle|Chapel|Gardens?|Park|Farm)$/u;

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
  /^(?:invite|invitation|invito|cv|curriculum|portfolio|links?|website|site|sito|page|pagina|blog|podcast)$/i,
  new RegExp(`^(?:\\p{L}+iamo|${ITALIAN_DEEDS})(?!\\p{L})`, 'iu'),
  /^(?:which|what|who|how|when|where|why|quale|quali|quando|dove|come|perché)\s/i,
];

/** "Zona Monza e Brianza", "covering Leeds" */
const AREA_BEFORE =
  /(?:^|[\s,;.])(?:zona|area|in the|nell[ae]|nei|by|around|covering|near|lago di|golfo di|valle di|isola d['’i]|chiesa (?:di|della|del)|church of|abbazia di|parrocchia (?:di|del|della)|cattedrale di|basilica di|oratorio (?:di|del)|santuario (?:di|della)|presso(?: il| la)?|comune di|insegnanti|insegnante|teachers?|hosts?|docenti|vicino a|dintorni di|provincia di|hinterland di|insegna|conduce|tiene|hosted by|taught by|led by)\s$/iu;
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

const WE_ARE = /(?<!\p{L})(?:we are|we['’]re|siamo)\s$/iu;

/** "Sono Marta e ho uno studio": a first name is no name of a business. */
function isFirstName(name: string, { text, kind }: { text: string; kind: string }): boolean {
  if (!SELLS.has(kind)) return false;
  const from = text.indexOf(name);
  const before = text.slice(0, from).slice(-LONGEST_BEFORE);
  if (ONE_PERSON.test(name)) return SPEAKS_AS.test(before);
  const goesOn = /^\s(?:e|and)\s/.test(text.slice(from + name.length));
  return TWO_PEOPLE.test(name) && WE_ARE.test(before) && goesOn;
}

/** "… prenotazione obbligatoria. Hoshi": a name that is all that the last sentence says. */
const LAST =
  /[.!?\n]\s*(?!(?:Thank|Thx|Grazie|Ciao|Saluti|Cheers|Please|Bye|Arrivederci|Regards|Help|Love|Kind|Best|Many|No|Non|Tel|Mail|Solo|Only)(?!\p{L}))(\p{Lu}[\p{L}'’&-]{2,}(?:\s(?:&\s)?\p{Lu}[\p{L}'’&-]*){0,3})[.]?\s*$/u;

/** "Dog Groomer Leeds" is what somebody is and where. */
function isOnlyTrade(name: string, place = ''): boolean {
  const trade = findTradeWords(name.toLowerCase()).toSorted(
    (one, other) => other.end - other.start - (one.end - one.start),
  )[0];
  const rest = trade ? (name.slice(0, trade.start) + name.slice(trade.end)).trim() : name;
  return (
    rest === '' ||
    rest
      .split(/\s+/)
      .every(
        (word) => isTradeWord(word) || place.split(' ').includes(word) || /^\p{Ll}/u.test(word),
      )
  );
}

/** "Florist, Ely. …": one word behind the trade says where. */
function isTownOfTrade(name: string, text: string): boolean {
  const [, trade = ''] = /^([\p{L} ]{3,30})[,.]\s$/u.exec(text.slice(0, text.indexOf(name))) ?? [];
  const behind = text.slice(text.indexOf(name) + name.length);
  return (
    !name.includes(' ') &&
    /^[.\n]/.test(behind) &&
    isOnlyTrade(trade.toLowerCase()) &&
    isProfession(trade)
  );
}

/** "Il mio bar Minimal Lab" is called Minimal Lab. */
function withoutOwned(name: string, text: string): string {
  const [noun = '', ...rest] = name.split(' ');
  const bare = rest.join(' ');
  const owned = new RegExp(
    `(?<!\\p{L})(?:mi[oa]|nostr[oa]|my|our)\\s${escapePattern(noun)}\\s${escapePattern(bare)}`,
    'iu',
  );
  return rest.length > 1 && /^\p{Lu}/u.test(bare) && owned.test(text) ? bare : name;
}

/** Words that are no role, no place, no trade, no speaker and no venue. */
function mayBeName(
  one: string,
  {
    text,
    brief,
    kinds,
    hints,
  }: { text: string; brief: Brief; kinds: TokenKinds; hints: NameHints },
): boolean {
  const { kind } = hints;
  const place = brief.place?.name;
  const isOther = [
    NO_NAME.some((words) => words.test(one)),
    isRoleAtHead(one, text),
    isTownOfTrade(one, text),
    kind === 'event' && isSpeaker(one, text),
    HAS_VENUE.has(kind) && (VENUE.test(one) || isBehindVenue(one, text)),
    one !== brief.name && isWhere(one, text, kinds),
    isAreaOf(one, place),
    TOWNS.has(one.toLowerCase()),
    one !== place && isOnlyTrade(one, place),
    brief.subject !== undefined && isFirstName(one, { text, kind }),
  ];
  return !isOther.includes(true);
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
  const sure = readSureName(text, hints.kind);
  if (sure !== undefined) return sure;
  const isName = (one: string): boolean => mayBeName(one, { text, brief, kinds, hints });
  const rated = rateNames(text, kinds, hints);
  const ruled = hints.ruled.slice(0, 2).find((one) => one !== undefined && isName(one));
  const name = chooseName(rated, { weights: reader.names, ruled, isName });
  if (name !== undefined) {
    const whole = wholeName(withoutOwned(name, text), { text, brief, kinds });
    return isRoleAtHead(whole, text) ? undefined : whole;
  }
  const last = LAST.exec(text)?.[1];
  const alone = last !== undefined && isName(last) && !soundsLikeWish(last) ? last : undefined;
  return alone ?? readFamilyName(text);
}
