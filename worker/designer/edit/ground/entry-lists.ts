import { attributeOf, childrenOf, textOf, textsIn } from '#domain/html/query.ts';
import type { IndexedElement, IndexedText } from '#domain/html/source-index.ts';
import { isFrame, type PageSection } from '../page/find-sections.ts';
import { groupsIn, type ItemGroup } from '../page/item-groups.ts';
import type { PageModel } from '../page/page-model.ts';
import { SECTION_WORDS, type PartWords } from '../page/parts.ts';
import { placeKey } from './align-told.ts';
import type { Field } from './entry-fields.ts';
import { entrySlots, filledSlots } from './entry-slots.ts';
import { isGeneric, isJoining, stemsOf } from './words.ts';

/** A list of the page and the section that it stands in. */
export interface List {
  group: ItemGroup;
  section: PageSection;
}

/** The lists of the page's content; what the opening and the frame list stands in full elsewhere. */
export function listsOf({ sections }: PageModel): List[] {
  return sections
    .filter((section) => !isFrame(section) && !section.kinds.has('hero'))
    .flatMap((section) => groupsIn(section.element).map((group) => ({ group, section })))
    .filter(({ group }) => group.items.every(({ tag }) => /^(?:li|article|div|tr)$/.test(tag)));
}

const OF_SECTION = 3;
const OF_GROUP = 2;
/** Longest text by which the entries of a list are of a sort. */
const SHORT = 45;

/** How plainly these words name a list; undefined where it has one of them nowhere. */
export function scoreOf({ group, section }: List, named: readonly string[]): number | undefined {
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
export function groupOf(item: IndexedElement): string {
  return attributeOf(item, 'data-group') ?? '';
}

/** An entry that another one can be like, with what its texts become. */
export interface Model {
  model: IndexedElement;
  texts: ReadonlyMap<IndexedText, string>;
}

/** The last entry with a place for all that is told, of the group that is named where there are groups. */
export function fit(
  { group }: List,
  fields: readonly Field[],
  named: readonly string[],
): Model | undefined {
  const groups = group.items.filter((item) =>
    [...stemsOf(groupOf(item))].some((word) => named.includes(word)),
  );
  const kinds = new Set((groups.length > 0 ? groups : group.items).map(groupOf));
  return kinds.size > 1 ? undefined : bestModel(groups.length > 0 ? groups : group.items, fields);
}

/** Of these entries the one that what is told is most like; the last of several that have just its places. */
export function bestModel(
  models: readonly IndexedElement[],
  fields: readonly Field[],
): Model | undefined {
  const said = saidByPlace(models);
  const filled = (entries: readonly IndexedElement[]): Scored[] =>
    models.toReversed().flatMap((model) => {
      const texts = filledSlots(entrySlots(model), fields, entries);
      return texts ? [{ model, texts, ...likenessOf(texts, said) }] : [];
    });
  const exact = filled([]);
  const isSure = exact.some(({ astray }) => astray === 0);
  const fitting = isSure ? exact : [...exact, ...filled(models)];
  const best = Math.max(...fitting.map(({ likeness }) => likeness));
  return fitting.find(({ likeness }) => likeness === best);
}

interface Scored extends Model {
  likeness: number;
  /** How many texts stand in one place and are told in another one by the other entries. */
  astray: number;
}

function likenessOf(
  filled: Model['texts'],
  said: ReadonlyMap<string, ReadonlySet<string>>,
): Pick<Scored, 'likeness' | 'astray'> {
  const texts = [...filled].filter(([, now]) => now !== '');
  const isToldIn = (words: readonly string[], key: string): boolean =>
    words.some((word) => said.get(key)?.has(word));
  const places = texts.map(([text, now]) => {
    const words = [...stemsOf(now)].filter((word) => !isJoining(word));
    const own = placeKey(text);
    const isLike = isToldIn(words, own);
    return { isLike, isAstray: !isLike && [...said.keys()].some((key) => isToldIn(words, key)) };
  });
  const like = places.filter(({ isLike }) => isLike).length;
  const astray = places.filter(({ isAstray }) => isAstray).length;
  const empty = filled.size - texts.length;
  return { likeness: like - filled.size / 100 - empty - 2 * astray, astray };
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
