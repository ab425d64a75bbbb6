import type { Brief } from '../brief/brief.ts';
import type { NameHints } from '../reader/name-features.ts';
import { ROLE } from '../reader/name-candidates.ts';
import { chooseName, rateNames, type RatedName } from '../reader/rank-names.ts';
import type { TokenKinds } from '../reader/read-stretches.ts';
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

function readAnnounced(text: string, kind: string): string | undefined {
  const patterns = [ANNOUNCED, QUOTED, BY_PERSON, ...(kind === 'event' ? [OF_EVENT] : [])];
  return patterns.map((pattern) => pattern.exec(text)?.[1]?.trim()).find(Boolean);
}

/** What many are and none is called, who does something, and a place that is corrected. */
const NO_NAME = [
  ROLE,
  /^(?:b ?(?:&|e|and) ?b|bed (?:&|and) breakfast)$/i,
  /\s(?:anzi|no scusate|sorry no)\s/i,
];

const TITLE_AT_END = /(?:^|\s)(?:dott|dr|avv|prof|ing|arch|geom)$/i;
const PERSON = /^\.?(?:ssa)?\.?\s?\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?/u;

/** "Ambulatorio Dott" is followed by who it is: "Dott.ssa Fiamma Orsenigo". */
function withPerson(name: string, text: string): string {
  if (!TITLE_AT_END.test(name)) return name;
  const behind = text.slice(text.indexOf(name) + name.length);
  return name + (PERSON.exec(behind)?.[0] ?? '');
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
  if (name === undefined || NO_NAME.some((words) => words.test(name))) return undefined;
  return withPerson(name, text);
}
