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

/** What many are, and none is called. */
const GENERIC = /^(?:b ?(?:&|e|and) ?b|bed (?:&|and) breakfast)$/i;

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
  const announced = ANNOUNCED.exec(text)?.[1];
  if (announced !== undefined) return announced;
  const name = chooseName(rateNames(text, kinds, hints), {
    weights: reader.names,
    ruled: hints.ruled[0],
  });
  return name !== undefined && (ROLE.test(name) || GENERIC.test(name)) ? undefined : name;
}
