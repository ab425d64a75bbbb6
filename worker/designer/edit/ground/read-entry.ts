import { foldInPlace } from '#domain/reading/fold.ts';
import { wordsOf } from '../page/item-groups.ts';
import type { PageModel } from '../page/page-model.ts';
import { readable } from '../page/page-texts.ts';
import { textOfTokens, type Request } from '../read/request.ts';
import type { Reading } from '../read/row.ts';
import { fieldsOf, isEntryName, isTold, type Field } from './entry-fields.ts';
import { fit, groupOf, listsOf, scoreOf, type List } from './entry-lists.ts';
import { newEntry } from './entry-spot.ts';
import { isJoining, stemOf, stemsOf } from './words.ts';

const COURTESY =
  '(?:(?:please|hi|hello|ciao|salve|buongiorno|can|could|you|puoi|potete|potresti|potreste|per favore|also|and|e|anche|poi)[ ,!]+)*';
const ADD = new RegExp(
  `^${COURTESY}(?:add|put|insert|aggiung(?:i|ete|ere|iamo)|inseri(?:sci|te|re)|mett(?:i|ete|ere)) `,
);
/** "And under the whites: …" behind another addition. */
const AND_TO = new RegExp(
  `^${COURTESY}(?=(?:to|under|in|among|tra|fra|sotto|nei|nelle|nel|nella|ai|alle|al|alla) )`,
);
const NO_ENTRY = /\bsection|sezione|link|button|pulsante|page|pagina|line\b|riga|notice|avviso/;

/** A new entry of a list that the page has: what is told behind the colon fits the parts of the entries that are there. */
export function readEntryClause(request: Request, from: number, to: number): Reading | undefined {
  const text = textOfTokens(request, { from, to });
  const folded = foldInPlace(text);
  const colon = text.search(/:\s/);
  const before = foldInPlace(request.text.slice(0, request.tokens[from]?.start));
  const isAfter = ANY_ADD.test(before);
  const verb = (ADD.exec(folded) ?? (isAfter ? AND_TO.exec(folded) : undefined))?.[0];
  if (verb === undefined || colon < verb.length || text.length > LONGEST) return undefined;
  const lead = folded.slice(verb.length, colon);
  if (NO_ENTRY.test(lead) || goesOnAdding(folded.slice(colon))) return undefined;
  const [told, group] = withGroup(request.page, text.slice(colon + 1));
  const fields = fieldsOf(told);
  if (!fields.every(isTold)) return undefined;
  const place = placeIn(`${withoutNoun(request.page, lead)} ${foldInPlace(group)}`.trim());
  return (
    entryAs(request, { fields, place, of: place.rest }) ??
    namedFirst(request, { fields, place, text: text.slice(verb.length, colon) })
  );
}

/** "It comes in glass": the group of the list that it belongs to. */
const IN_GROUP =
  /,? (?:and )?(?:it )?(?:comes|goes|belongs) (?:in|under) ([\p{L} -]{3,30})[.!]?$/iu;

/** What is told, and the group apart where the page has one of that name. */
function withGroup({ index }: PageModel, text: string): [told: string, group: string] {
  const [told = '', group = ''] = text.split(IN_GROUP);
  const words = [...stemsOf(group)];
  const isGroup = index.elements.some((element) => {
    const named = stemsOf(groupOf(element));
    return words.length > 0 && words.every((word) => named.has(word));
  });
  return isGroup ? [told, group] : [text, ''];
}

/** "A new candle: …" calls by its sort what the page sells. */
function withoutNoun(page: PageModel, lead: string): string {
  const [, noun = ''] =
    /^(?:a new|another|(?:un |una )?nuov[oa]|un altro|un'altra) (\p{L}{4,})$/u.exec(lead) ?? [];
  return noun !== '' && stemsOf(readable(page).join(' ')).has(stemOf(noun)) ? '' : lead;
}

const ANY_ADD = /(?:^|[ ,.!])(?:add|put|insert|aggiung\w+|inseri\w+|mett\w+) /;

/** "…, 3 euro. And under the whites: …" adds to another list. */
function goesOnAdding(told: string): boolean {
  return /[.;,]\s*(?:and|e|poi|also|anche)\s[^.]{3,40}:\s/.test(told);
}

interface Told {
  fields: readonly Field[];
  place: PlaceSaid;
}

/** Every word that says where it goes is of one list. */
function entryAs(
  request: Request,
  { fields, place, of }: Told & { of: string },
): Reading | undefined {
  const named = [...stemsOf(of)].filter((word) => !isJoining(word) && !EMPTY.has(word));
  const lists = listsOf(request.page).flatMap((list) => {
    const score = scoreOf(list, named);
    return score !== undefined && fit(list, fields, named) ? [{ list, score }] : [];
  });
  const best = Math.max(...lists.map(({ score }) => score));
  const [only, another] = lists.filter(({ score }) => score === best);
  return only && !another && best > 0
    ? entryIn(request, only.list, { fields, named, place })
    : undefined;
}

const NAMED_TO =
  /^(?<name>.{2,60}?),? (?:to|under|in|into|among|a|al|allo|alla|ai|agli|alle|nel|nello|nella|nei|negli|nelle|tra|fra|sotto)(?= )(?<place>.+)$/;

/** "Add August to the calendar: …": the name stands before the colon. */
function namedFirst(
  request: Request,
  { fields, place, text }: Told & { text: string },
): Reading | undefined {
  const { name, place: of } = NAMED_TO.exec(place.rest)?.groups ?? {};
  if (
    name === undefined ||
    of === undefined ||
    !isEntryName(name) ||
    /^(?:an?|un[ao]?|the|new|our|my|nostr[aoei]|mi[ao])\b/.test(name)
  )
    return undefined;
  const label: Field = {
    kind: 'text',
    text: text.slice(0, name.length).replace(/^["“«]|["”»]$/g, ''),
    isQuoted: false,
    sentence: -1,
  };
  return entryAs(request, { fields: [label, ...asOne(fields)], place, of });
}

/** What is told of a name that stands apart is one sentence, unless it names a sum or a date. */
function asOne(fields: readonly Field[]): readonly Field[] {
  const [first] = fields;
  return first && fields.every(({ kind, isQuoted }) => kind === 'text' && !isQuoted)
    ? [{ ...first, text: fields.map(({ text }) => text).join(', ') }]
    : fields;
}

const LONGEST = 600;
const EMPTY = new Set(['new', 'another', 'nuov', 'altr', 'one'].map(stemOf));

interface PlaceSaid {
  side: 'before' | 'after';
  /** Stems of the entry that it stands beside. */
  beside: readonly string[];
  isFirst: boolean;
  rest: string;
}

const BETWEEN = /,?\s*\b(?:between|tra|fra) ([\p{L}' -]{2,40}?) (?:and|e) ([\p{L}' -]{2,40})\s*$/u;
const BESIDE =
  /,?\s*\b(after|below|before|above|dopo|sotto|prima di|sopra) ([\p{L}' -]{2,40})\s*$/u;
const FIRST = /,?\s*\b(?:at the (?:top|beginning)|first|in cima|all'inizio|per prim[oa])\s*$/;
const LAST = /,?\s*\b(?:at the (?:end|bottom)|last|in fondo|alla fine|per ultim[oa])\s*$/;

function placeIn(lead: string): PlaceSaid {
  const between = BETWEEN.exec(lead);
  const beside = between ?? BESIDE.exec(lead);
  const rest = lead
    .replace(between ? BETWEEN : BESIDE, '')
    .replace(FIRST, '')
    .replace(LAST, '');
  const name = between ? between[1] : beside?.[2];
  return {
    side:
      !between && /^(?:before|above|prima di|sopra)$/.test(beside?.[1] ?? '') ? 'before' : 'after',
    beside: [...stemsOf(name ?? '')].filter((word) => !isJoining(word)),
    isFirst: FIRST.test(lead),
    rest,
  };
}

function entryIn(
  request: Request,
  list: List,
  { fields, named, place }: Told & { named: readonly string[] },
): Reading | undefined {
  const found = fit(list, fields, named);
  const besides =
    place.beside.length === 0
      ? []
      : list.group.items.filter((item) => {
          const words = stemsOf(wordsOf(item));
          return place.beside.every((word) => words.has(word));
        });
  const [beside, another] = besides;
  if (!found || another || (place.beside.length > 0 && !beside)) return undefined;
  return newEntry(request, list.group, { found, fields, spot: { ...place, beside } });
}
