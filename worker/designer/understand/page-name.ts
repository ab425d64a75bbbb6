import type { PageKind } from '#domain/page-plan/plan-types.ts';
import { ENGLISH_STREETS } from '#domain/reading/street-words.ts';
import { readAnnouncedName, readQuotedName } from '../brief/told-name.ts';
import { capitalise } from '#domain/reading/letters.ts';
import { TOWNS } from '../brief/cities.ts';
import { soundsLikeWish } from '../brief/wish-words.ts';

const COUPLE =
  /(\p{Lu}\p{Ll}+(?:\s\p{Lu}[\p{L}-]+)?)\s+(?:&|and|e|ed|\+)\s+(\p{Lu}\p{Ll}+(?:\s\p{Lu}[\p{L}-]+)?)/u;
const OF_PERSON =
  /(?<!\p{L})(?:[Bb]attesimo|[Cc]ompleanno|[Cc]resima|[Cc]omunione|[Ll]aurea|[Ff]esta|[Bb]irthday|[Cc]hristening|[Bb]aptism|[Pp]arty|[Cc]eremony|[Nn]aming day)(?:\s\p{Ll}+){0,2}\s(?:di|del|della|of|for|per)\s(?:(?:baby|our|little|my|la|il|nostr[oa]|piccol[oa]|mi[oa])\s){0,3}(?!(?:San|Santa|St)(?!\p{L}))(\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?)/u;
const POSSESSED =
  /(\p{Lu}\p{Ll}+)['’]s\s(?:\d+\w*\s)?(?:birthday|christening|baptism|party|retirement)/u;
const FIRST_LINE =
  /^["“«]?(\p{Lu}[^\n,.;:!?"”»()]{2,60}?)["”»]?(?:\s+[—–-]\s|,\s|[.]\s|[.]?\s*\n|[.]?\s*$)/u;
const CAPITAL_WORD = "\\p{Lu}[\\p{L}'’&-]+";
const OF = 'di|da|del|della|dello|dei|delle|degli|of';
const CAPITAL_WORDS = `${CAPITAL_WORD}(?:\\s(?:(?:&|e|ed|and|the|la|il|${OF})\\s){0,2}${CAPITAL_WORD})`;
/** "Escapement House repairs watches", "House of Crumb bakes": words with capitals before one without. */
const BEFORE_VERB = new RegExp(
  `^((?:The\\s)?${CAPITAL_WORDS}{1,4})\\s(?!(?:${OF})\\s)\\p{Ll}{2,}`,
  'u',
);
const STREET_BEHIND = `\\d+\\w?\\s(?:\\p{Lu}[\\p{L}'’.]+\\s){1,3}(?:${ENGLISH_STREETS})(?!\\p{L})|[Vv](?:ia|iale)\\s\\p{Lu}|[Pp]iazza\\s\\p{Lu}|[Cc]orso\\s\\p{Lu}`;
/** "The Marginalia, 6 Fennel Street", "Bottega Sarti via Garzoni 4". */
const BEFORE_ADDRESS = new RegExp(
  `(?:^|[.!?\\n]\\s*)((?:The|La|Il|Lo|L['’])\\s?\\p{Lu}[^,.\\n]{2,30}?|${CAPITAL_WORDS}{1,3})(?:,\\s(?=\\d+\\w?\\s\\p{Lu}|(?:via|viale|piazza|corso)\\s)|\\s(?=${STREET_BEHIND}))`,
  'u',
);
/** "tree surgeon website - Heartwood & Sons". */
const BEHIND_SITE =
  /\b(?:website|site|sito|page|pagina)\s?[-–—:]\s?((?:\p{Lu}[\p{L}'’&-]+|&)(?:\s(?:\p{Lu}[\p{L}'’&-]+|&)){1,4})/u;
/** "just me, Desmond Oakhill", "CV. Temperance Adeyo-Finch, nurse". */
const PERSON =
  /(?:\b(?:[Jj]ust me|[Ii]['’]m|I am|im|[Ss]ono|[Mm]i chiamo|[Mm]y name is),?\s|\b(?:CV|cv|page|[Cc]urriculum)[.:]\s)(\p{Lu}[\p{L}'’-]+\s\p{Lu}[\p{L}'’-]+)(?=[,.;\n\s])/u;
/** "Surprise 50th for my sister Bernadette", "festa 18 anni di Giada". */
const OF_ROUND =
  /\b\d+(?:st|nd|rd|th|°)?(?:\s(?:birthday|anni|party))?\s(?:for|of|di|per)\s(?:(?:my|our|mia|mio|la|il)\s)?(?:\p{Ll}+\s)?(\p{Lu}\p{Ll}+)/u;
const JOINT =
  /^(?:in|di|da|del|della|dei|delle|e|ed|and|of|on|the|a|al|alla|la|il|lo|le|for|by|at|to|up|&|\d+|\d{4})$/;
const SHOUTED =
  /(?:^|[.!?\n]\s*)([A-Z][A-Z\d&'’-]{3,30}(?:\s[A-Z\d&'’-]{2,30}){0,3})\s?(?=[.!?\n]|$)/;

/** "Tristram Yelland, Yelland Falconry, 01632 960809": who signs, with the firm or the place. */
const SIGNED =
  /(?:^|[.!?\n]\s+)(\p{Lu}\p{Ll}+(?:\s(?:\p{Lu}[\p{L}'’-]+)){1,2}),\s(?:(\p{Lu}[^,.\n\d]{2,40}),\s)?(?=(?:\+|\(?0|3)\d|[\w.]+@)/u;

/** The firm of a signature that is named after the one who signs, or that person. */
function readSigned(text: string): string | undefined {
  const [, person, behind = ''] = SIGNED.exec(text) ?? [];
  const surname = person?.split(' ').at(-1);
  if (person === undefined || surname === undefined) return undefined;
  return behind.includes(surname) ? behind : person;
}

const NO_NAME =
  /^(?:sono|siamo|ho|i|i['’]m|im|we|we['’]re|my|our|hi|hello|hey|ciao|salve|buongiorno|mi|ci|vorrei|un|una|a|an|this|it|il mio|la mia)\b/i;

/** "Onoranze funebri Malvestio". */
const AFTER_TRADE =
  /^\p{Lu}\p{Ll}+(?:\s\p{Ll}+){0,1}\s(\p{Ll}+)\s(\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?)$/u;
/** "Pizza al taglio a Montelago": a place follows. */
const BEFORE_PLACE =
  /^(?:a|ad|in|at|near|around|of|di|da|per|for|from|with|con|and|e|su|sul|nel)$/u;

/** "Onoranze funebri Malvestio", unlike "Dog groomer Leeds". */
function followsTrade(words: string): boolean {
  const [, before = '', name = ''] = AFTER_TRADE.exec(words) ?? [];
  return name !== '' && !BEFORE_PLACE.test(before) && !TOWNS.has(name.toLowerCase());
}

function isNamed(words: string): boolean {
  if (NO_NAME.test(words)) return false;
  if (followsTrade(words)) return true;
  const all = words.split(/\s+/);
  const capitals = all.filter((word) => /^\p{Lu}/u.test(word)).length;
  return (
    all.length > 1 && capitals > 1 && all.every((word) => /^\p{Lu}/u.test(word) || JOINT.test(word))
  );
}

/** "they're called Gorse, Heron and Bellwether" names rooms, not the house. */
function isOneOfMany(text: string, name: string): boolean {
  const behind = text.slice(text.indexOf(name) + name.length);
  return /^,\s\p{Lu}[\p{L}'’]+(?:,\s\p{Lu}[\p{L}'’]+)*,?\s(?:and|e|ed|&)\s\p{Lu}/u.test(behind);
}

/** "Old Name… sorry no, New Name". */
const CORRECTED =
  /\b(?:sorry,? no|no,? sorry|scratch that|i mean|anzi(?: no)?|scusa(?:te)?,? no|hmm,? no)[,:]?\s+(?:call it\s)?["“«]?(\p{Lu}[\p{L}'’&-]+(?:\s[\p{L}'’&-]+){0,4}?)["”»]?(?=[.,;!?\n]|$)/iu;
/** "Accountant for freelancers. Tidy Sums.": a name that is a sentence of its own. */
const ALONE = /[.!?\n]\s*(\p{Lu}[\p{L}'’&-]+(?:\s(?:&\s)?\p{Lu}[\p{L}'’&-]+){1,3})\.(?=\s)/u;

interface NameHints {
  kind: PageKind;
  /** What the words around it make a name. */
  known: string | undefined;
}

/** "orchestra di liscio Rosanna e i Cavalieri della Notte". */
const OF_GROUP =
  /\b(?:orchestra|band|gruppo|coro|duo|trio|quartetto|choir|compagnia)(?:\s\p{Ll}+){0,3}\s(\p{Lu}[\p{L}'’]+(?:\s(?:e|i|le|gli|di|del|della|dei|and|the|of|&|\p{Lu}[\p{L}'’]+))*\s\p{Lu}[\p{L}'’]+)/u;
/** "@laura.makes (Laura Pizzigoni, curtains)". */
const OF_HANDLE = /@[\w.]+\s\((\p{Lu}\p{L}+\s\p{Lu}[\p{L}'’-]+)/u;

/** "Ada turns 5", "Ada compie 5 anni". */
const OF_AGE = /(?:^|[.!?\n]\s*)(\p{Lu}\p{Ll}+)\s(?:is turning|turns|compie|fa)\s\d/u;
/** "save the date priya & tom", "marta e luca si sposano". */
const SMALL_COUPLE = [
  /save the date[:,!]?\s(?:for\s)?(\p{L}{2,})\s(?:&|and|e|\+)\s(\p{L}{2,})/iu,
  /(?:^|[.!?\n]\s*)(\p{L}{2,})\s(?:&|and|e|\+)\s(\p{L}{2,})\s(?:are getting married|get married|si sposano)/iu,
];

/** Whom an invitation is for. */
export function readHosts(text: string): string | undefined {
  const [, one, two] = COUPLE.exec(text) ?? [];
  if (one !== undefined && two !== undefined) return `${one} & ${two}`;
  const small = SMALL_COUPLE.map((pattern) => pattern.exec(text)).find((match) => match !== null);
  if (small)
    return small
      .slice(1)
      .map((name) => capitalise(name))
      .join(' & ');
  return (
    OF_AGE.exec(text)?.[1] ??
    OF_PERSON.exec(text)?.[1] ??
    OF_ROUND.exec(text)?.[1] ??
    POSSESSED.exec(text)?.[1]
  );
}

/** A name at the head of the brief, in a line of its own or before a dash or comma. */
function readFirstLine(text: string): string | undefined {
  const first = FIRST_LINE.exec(text)?.[1]?.trim();
  return first !== undefined && isNamed(first) && !soundsLikeWish(first) ? first : undefined;
}

/** A name that its neighbours tell: a verb, an address, the word for the page, the one who speaks. */
function readBeside(text: string): string | undefined {
  const found = [OF_GROUP, OF_HANDLE, BEFORE_VERB, BEHIND_SITE, BEFORE_ADDRESS, ALONE, PERSON].map(
    (pattern) => pattern.exec(text)?.[1]?.trim(),
  );
  return found.find((name) => name !== undefined && !NO_NAME.test(name));
}

/** The name that stands in the header: announced, at the head of the brief, or what its words make likely. */
export function readPageName(text: string, { kind, known }: NameHints): string | undefined {
  const isWhole = (name: string | undefined): name is string =>
    name !== undefined && !isOneOfMany(text, name);
  const likely = [
    CORRECTED.exec(text)?.[1]?.trim(),
    readAnnouncedName(text),
    kind === 'invitation' ? readHosts(text) : undefined,
    readFirstLine(text),
    readQuotedName(text),
    readBeside(text),
    readSigned(text),
    SHOUTED.exec(text)?.[1],
    known,
  ];
  return likely.find(isWhole);
}
