import { foldInPlace } from '#domain/reading/fold.ts';
import { attributeOf, childrenOf, textOf, textsIn } from '#domain/html/query.ts';
import type { IndexedElement, IndexedText } from '#domain/html/source-index.ts';
import { isFrame, type PageSection } from '../page/find-sections.ts';
import { groupsIn, shapeOf, wordsOf, type ItemGroup } from '../page/item-groups.ts';
import type { PageModel } from '../page/page-model.ts';
import { readable } from '../page/page-texts.ts';
import { SECTION_WORDS, type PartWords } from '../page/parts.ts';
import { pinned, textOfTokens, type Request } from '../read/request.ts';
import type { Reading } from '../read/row.ts';
import { fieldsOf, type Field } from './entry-fields.ts';
import { entrySlots, filledSlots } from './entry-slots.ts';
import { readValues } from './values.ts';
import { isGeneric, isJoining, stemOf, stemsOf } from './words.ts';

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
  if (name === undefined || of === undefined || /^(?:an?|un[ao]?|the|new)\b/.test(name))
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

interface List {
  group: ItemGroup;
  section: PageSection;
}

/** The lists of the page's content; what the opening and the frame list stands in full elsewhere. */
function listsOf({ sections }: PageModel): List[] {
  return sections
    .filter((section) => !isFrame(section) && !section.kinds.has('hero'))
    .flatMap((section) => groupsIn(section.element).map((group) => ({ group, section })))
    .filter(({ group }) => group.items.every(({ tag }) => /^(?:li|article|div|tr)$/.test(tag)));
}

const OF_SECTION = 3;
const OF_GROUP = 2;
/** Longest text by which the entries of a list are of a sort. */
const SHORT = 45;

function scoreOf({ group, section }: List, named: readonly string[]): number | undefined {
  const kinds = [...section.kinds].map((kind): PartWords => SECTION_WORDS[kind]);
  const of = stemsOf(
    [...section.names, ...kinds.flatMap(({ en, it }) => [...en, ...it])].join(' '),
  );
  const heading = groupHeading(group.parent);
  const near = stemsOf([heading, ...group.items.map(groupOf)].join(' '));
  const short = group.items.flatMap((item) =>
    textsIn(item).flatMap(({ value }) => (value.trim().length <= SHORT ? value : [])),
  );
  const entries = stemsOf(short.join(' '));
  const weights = named.map(
    (word) =>
      Number(of.has(word)) * OF_SECTION +
      Number(near.has(word)) * OF_GROUP +
      Number(entries.has(word)),
  );
  // Of a word that the list has nowhere it is not known what it says.
  return named.some((word, at) => weights[at] === 0 && !isGeneric(word))
    ? undefined
    : weights.reduce((sum, weight) => sum + weight, 0);
}

function groupHeading({ parent, range }: IndexedElement): string {
  const before = parent && childrenOf(parent).findLast((one) => one.range.end <= range.start);
  return before && /^h[2-6]$/.test(before.tag) ? textOf(before) : '';
}

/** The group that a filter above the list shows an entry in. */
function groupOf(item: IndexedElement): string {
  return attributeOf(item, 'data-group') ?? '';
}

/** The last entry with a place for all that is told, of the group that is named where there are groups. */
function fit(
  { group }: List,
  fields: readonly Field[],
  named: readonly string[],
): { model: IndexedElement; texts: ReadonlyMap<IndexedText, string> } | undefined {
  const groups = group.items.filter((item) =>
    [...stemsOf(groupOf(item))].some((word) => named.includes(word)),
  );
  const kinds = new Set((groups.length > 0 ? groups : group.items).map(groupOf));
  if (kinds.size > 1) return undefined;
  const models = groups.length > 0 ? groups : group.items;
  const said = saidByPlace(models);
  const fitting = models.toReversed().flatMap((model) => {
    const texts = filledSlots(entrySlots(model), fields);
    if (!texts) return [];
    const likeness = [...texts].filter(([text, now]) =>
      [...stemsOf(now)].some((word) => said.get(placeKey(text))?.has(word)),
    );
    return [{ model, texts, likeness: likeness.length - texts.size / 100 }];
  });
  const best = Math.max(...fitting.map(({ likeness }) => likeness));
  return fitting.find(({ likeness }) => likeness === best);
}

function placeKey({ parent }: IndexedText): string {
  return parent ? shapeOf(parent) : '';
}

/** The words that the entries tell in each of their places: "gluten" stands where others name what is in them. */
function saidByPlace(items: readonly IndexedElement[]): ReadonlyMap<string, ReadonlySet<string>> {
  const texts = Map.groupBy(
    items.flatMap((item) => textsIn(item)),
    placeKey,
  );
  return new Map(
    [...texts].map(([key, all]) => [key, stemsOf(all.map(({ value }) => value).join(' '))]),
  );
}

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
  {
    fields,
    named,
    place,
  }: { fields: readonly Field[]; named: readonly string[]; place: PlaceSaid },
): Reading | undefined {
  const found = fit(list, fields, named);
  const { items } = list.group;
  const beside = items.filter((item) => {
    const words = stemsOf(
      textsIn(item)
        .map(({ value }) => value)
        .join(' '),
    );
    return place.beside.every((word) => words.has(word));
  });
  if (!found || (place.beside.length > 0 && beside.length !== 1)) return undefined;
  const spot = spotOf(list.group, {
    ...place,
    found: place.beside.length > 0 ? beside[0] : undefined,
    model: found.model,
    fields,
  });
  const like = pinned(request, `${wordsOf(found.model)} `, { elements: [found.model] });
  const target = pinned(request, wordsOf(spot.element), { elements: [spot.element] });
  const shown = entrySlots(found.model);
  const texts = shown.map(({ text }) => found.texts.get(text) ?? '');
  const label = texts[shown.findIndex(({ kind }) => kind === 'name')] ?? texts[0] ?? '';
  return { intents: [{ kind: 'add-entry', target, side: spot.side, like, texts, label }] };
}

/** Dates stay in their order; else a new entry is the last of its group. */
function spotOf(
  { items }: ItemGroup,
  {
    found,
    side,
    isFirst,
    model,
    fields,
  }: Pick<PlaceSaid, 'side' | 'isFirst'> & {
    found: IndexedElement | undefined;
    model: IndexedElement;
    fields: readonly Field[];
  },
): { element: IndexedElement; side: 'before' | 'after' } {
  const [first = model] = items;
  if (found) return { element: found, side };
  if (isFirst) return { element: first, side: 'before' };
  const now = fields.map(({ text }) => dayOf(text)).find((day) => day !== undefined);
  const days = items.map((item) =>
    dayOf(
      textsIn(item)
        .map(({ value }) => value)
        .join(' '),
    ),
  );
  const isSorted = days.every((day, at) => day !== undefined && day >= (days[at - 1] ?? 0));
  if (now !== undefined && isSorted) {
    const before = items.findLast((_, at) => (days[at] ?? 0) <= now);
    return before ? { element: before, side: 'after' } : { element: first, side: 'before' };
  }
  const last =
    groupOf(model) === '' ? items.at(-1) : items.findLast((one) => groupOf(one) === groupOf(model));
  return { element: last ?? model, side: 'after' };
}

/** The day that a text begins with, as a number that grows with time. */
function dayOf(text: string): number | undefined {
  const date = readValues(text).find(({ kind }) => kind === 'date');
  return date?.kind === 'date' && date.year !== undefined
    ? date.year * 10_000 + date.month * 100 + date.day
    : undefined;
}
