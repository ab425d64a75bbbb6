import { withoutPrice } from '#domain/reading/written-prices.ts';
import { foldName } from '#domain/reading/fold.ts';
import { ancestorsOf, attributeOf, childrenOf, textOf, textsIn } from '#domain/html/query.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import { flatMapSteps, type Steps } from '#domain/text/steps.ts';
import { faqEntries } from '../page/faq-entries.ts';
import { isButton } from '../page/find-elements.ts';
import { isFrame } from '../page/find-sections.ts';
import { groupsIn, hasPrices, type ItemGroup } from '../page/item-groups.ts';
import type { PageModel } from '../page/page-model.ts';
import { readable } from '../page/page-texts.ts';
import { SECTION_WORDS, type PartWords, type SectionKind } from '../page/parts.ts';
import { sectionOfKind } from '../page/section-of.ts';

/** What a name of the page belongs to. */
export type Role =
  | 'section'
  | 'item'
  | 'button'
  | 'link'
  | 'question'
  | 'heading'
  | 'image'
  | 'text';

export interface Named {
  role: Role;
  element: IndexedElement;
  /** As the page writes it. */
  name: string;
  /** From 0, the plainest: what a whole heading or entry says counts before what its beginning says. */
  rank: 0 | 1 | 2 | 3;
  isPriced?: boolean;
}

export interface PageNames {
  /** What goes by the words that begin at a token, longest first. */
  at: (words: readonly string[], from: number, end: number) => { to: number; named: Named[] }[];
  /** Everything that goes by a quoted text. */
  called: (text: string) => Named[];
  /** What holds these words, and more. */
  holding: (text: string) => Named[];
  /** Whether these words stand on the page, next to each other. */
  says: (text: string) => boolean;
  items: readonly Named[];
}

const LONGEST_NAME = 120;
const MOST_WORDS = 12;
/** Elements, or lists, whose names are read in one step. */
const NAMES_AT_ONCE = 1_000;
const LISTS_AT_ONCE = 100;

/** The names on a page; those that begin with no word of the request are left out. */
export function* readNames(page: PageModel, words: readonly string[]): Steps<PageNames> {
  const said = new Set(words);
  const table = new Map<string, Named[]>();
  const add = (text: string, named: Named): void => {
    const name = foldName(text);
    if (!said.has(name.split(' ')[0] ?? '') || name.length > LONGEST_NAME) return;
    const known = table.get(name);
    if (!known) table.set(name, [named]);
    else if (!known.some((one) => one.element === named.element && one.role === named.role))
      known.push(named);
  };
  const items = yield* itemsOf(page);
  for (const item of items) add(item.name, item);
  yield;
  const parts = yield* partNames(page);
  const sections = sectionNames(page);
  for (const part of yield* partsOfNames(items)) add(part.words, { ...part.item, rank: 3 });
  yield;
  for (const { words: name, named } of [...sections, ...parts]) add(name, named);
  for (const { words: title, named } of sections) {
    const rest = foldName(title).replace(LEADS, '');
    if (named.rank === 0 && rest.length > 3 && !table.has(rest)) add(rest, { ...named, rank: 3 });
  }
  let pageSays: string | undefined;
  const called = (text: string): Named[] => table.get(foldName(text)) ?? [];
  return {
    items,
    called,
    holding: (text) => {
      const wanted = stemsOf(text);
      return [...parts.map(({ named }) => named), ...items].filter(({ name }) =>
        ` ${stemsOf(name)} `.includes(` ${wanted} `),
      );
    },
    says: (text) => {
      const wanted = foldName(text);
      pageSays ??= ` ${foldName(readable(page).join(' '))} `;
      return wanted !== '' && pageSays.includes(` ${wanted} `);
    },
    at: (words, from, end) => {
      const found: { to: number; named: Named[] }[] = [];
      for (let to = from + 1; to <= Math.min(end, from + MOST_WORDS); to += 1) {
        if (/^\W$/.test(words[to - 1] ?? '')) continue;
        const named = called(words.slice(from, to).join(' '));
        if (named.length > 0) found.unshift({ to, named });
      }
      return found;
    },
  };
}

/** "On the shelf" is called the shelf, too. */
const LEADS =
  /^(?:(?:on|in|at|from|our|my|the|a|nel|nella|sul|sulla|dal|dalla|il|lo|la|i|gli|le|l|i nostri|le nostre|la nostra|il nostro) )+/;

const LONGEST_STEM = 5;

/** Words as far as their forms have in common: "mangiare" is "mangiar", "pets" a "pet". */
function stemsOf(text: string): string {
  return foldName(text)
    .split(' ')
    .map((word) => word.replace(/(?<=\w{3})(?:s|es|ing|ed|[aeio])$/, '').slice(0, LONGEST_STEM))
    .join(' ');
}

/** Every word that visitors read. */
export function pageWords(page: PageModel): ReadonlySet<string> {
  return new Set(foldName(readable(page).join(' ')).split(' '));
}

/** Entries of the lists of a page, those of its opening and of its menus left out. */
function* itemsOf(page: PageModel): Steps<Named[]> {
  const content = page.sections.filter((one) => !isFrame(one) && !one.kinds.has('hero'));
  const roots =
    page.sections.length === 0 && page.body ? [{ element: page.body, kinds: new Set() }] : content;
  const groups = yield* flatMapSteps(
    roots.filter(({ kinds }) => !kinds.has('faq') && !kinds.has('hours')),
    ({ element }) => groupsIn(element),
    LISTS_AT_ONCE,
  );
  yield;
  const holders = holdersOf(groups);
  const entries = yield* flatMapSteps(groups, entriesOf, LISTS_AT_ONCE);
  return yield* flatMapSteps(entries, (entry) => namedEntry(entry, holders), NAMES_AT_ONCE);
}

/** The elements with a list somewhere inside. */
function holdersOf(groups: readonly ItemGroup[]): ReadonlySet<IndexedElement> {
  const holders = new Set<IndexedElement>();
  for (const { parent } of groups)
    for (
      let holder: IndexedElement | undefined = parent;
      holder && !holders.has(holder);
      holder = holder.parent
    )
      holders.add(holder);
  return holders;
}

interface Entry {
  item: IndexedElement;
  isPriced: boolean;
}

function entriesOf(group: ItemGroup): Entry[] {
  const isPriced = hasPrices(group);
  return group.items.map((item) => ({ item, isPriced }));
}

function namedEntry({ item, isPriced }: Entry, holders: ReadonlySet<IndexedElement>): Named[] {
  const text = textsIn(item).find(({ value }) => /\p{L}{2}/u.test(value))?.value ?? '';
  const name = withoutPrice(text.replace(/\s+/g, ' ').trim());
  const isList = holders.has(item) && !isPriced;
  return isList || name === '' || name.length > 80 || item.tag === 'p'
    ? []
    : [{ role: 'item', element: item, name, rank: 0, isPriced }];
}

/** The first and the last words of a name where only one entry has them so. */
function* partsOfNames(items: readonly Named[]): Steps<{ words: string; item: Named }[]> {
  const partsOf = (item: Named): { words: string; item: Named }[] => {
    const words = foldName(item.name).split(' ');
    return words
      .flatMap((_, at) => (at === 0 ? [] : [words.slice(0, at), words.slice(at)]))
      .map((part) => ({ words: part.join(' '), item }))
      .filter(({ words: part }) => part.length > 3);
  };
  const some = yield* flatMapSteps(items, partsOf, NAMES_AT_ONCE);
  yield;
  return [...Map.groupBy(some, ({ words }) => words).values()].flatMap((all) =>
    new Set(all.map(({ item }) => foldName(item.name))).size === 1 ? all : [],
  );
}

/** Sections by their headings, by what leads to them, and by the usual words for their kind. */
function sectionNames(page: PageModel): { words: string; named: Named }[] {
  const own = page.sections.flatMap(({ element, heading, names, kinds }) => {
    const title = heading ? textOf(heading) : '';
    const isOpening = kinds.has('hero');
    return [
      ...(title === '' || isOpening ? [] : [{ words: title, rank: 0 as const }]),
      ...names.map((words) => ({ words, rank: 2 as const })),
    ].map(({ words, rank }) => ({
      words,
      named: { role: 'section' as const, element, name: title || words, rank },
    }));
  });
  const hasForm = page.index.elements.some(({ tag }) => tag === 'form');
  const kinds = Object.entries(SECTION_WORDS).flatMap(([kind, { en, it }]: [string, PartWords]) => {
    const section = sectionOfKind(page, kind as SectionKind);
    if (!section) return [];
    const { element, heading } = section;
    const name = heading ? textOf(heading) : kind;
    // Where there is a form, its name is the form's.
    const all = [...en, ...it].filter((words) => !(hasForm && /\b(?:form|modulo)\b/.test(words)));
    return all.map((words) => ({
      words,
      named: { role: 'section' as const, element, name, rank: 2 as const },
    }));
  });
  return [...own, ...kinds];
}

/** Questions with their answers, where one element holds both. */
export function questionsOf(page: PageModel): Named[] {
  const byRange = new Map(
    page.index.elements.toReversed().map((element) => [keyOf(element.range), element]),
  );
  return faqEntries(page).flatMap(({ question, range }): Named[] => {
    const element = byRange.get(keyOf(range));
    return element ? [{ role: 'question', element, name: question, rank: 1 }] : [];
  });
}

function keyOf({ start, end }: { start: number; end: number }): string {
  return `${start}-${end}`;
}

/** Buttons, links, questions, headings, captions, pictures and short texts by what they say. */
function* partNames(page: PageModel): Steps<{ words: string; named: Named }[]> {
  const questions = questionsOf(page).map((named) => ({ words: named.name, named }));
  const titles = new Set(page.sections.map(({ heading }) => heading));
  const frames = new Set(page.sections.filter(isFrame).map(({ element }) => element));
  const read = rememberTexts();
  const nameOf = (element: IndexedElement): { words: string; named: Named }[] => {
    const role = roleOf(element, page);
    if (!role) return [];
    const name =
      role === 'image'
        ? (attributeOf(element, 'alt') ?? attributeOf(element, 'aria-label') ?? '')
        : textOf(element);
    if (name.length <= 1 || name.length > LONGEST_NAME) return [];
    const isFramed = role === 'button' && isInOne(element, frames);
    const rank = role === 'button' && !isFramed ? (0 as const) : (3 as const);
    const hidden = role === 'heading' && titles.has(element);
    const block = role === 'text' ? blockOf(element, read) : element;
    return block
      ? [{ words: name, named: { role, element: block, name, rank: hidden ? (3 as const) : rank } }]
      : [];
  };
  yield;
  const others = yield* flatMapSteps(page.index.elements, nameOf, NAMES_AT_ONCE);
  return [...questions, ...others];
}

/** The texts of elements that many others ask about. */
interface ParentTexts {
  whole: (element: IndexedElement) => string;
  /** Whether words stand in the element itself. */
  isSentence: (element: IndexedElement) => boolean;
}

/** What an element says is read once, however many of its children ask. */
function rememberTexts(): ParentTexts {
  return {
    whole: remember(textOf),
    isSentence: remember(({ nodes }) =>
      nodes.some((node) => node.kind === 'text' && /\p{L}/u.test(node.value)),
    ),
  };
}

function remember<T>(read: (element: IndexedElement) => T): (element: IndexedElement) => T {
  const known = new Map<IndexedElement, T>();
  return (element) => {
    const kept = known.get(element);
    if (kept !== undefined) return kept;
    const value = read(element);
    known.set(element, value);
    return value;
  };
}

function isInOne(element: IndexedElement, frames: ReadonlySet<IndexedElement>): boolean {
  if (frames.has(element)) return true;
  for (const above of ancestorsOf(element)) if (frames.has(above)) return true;
  return false;
}

/** The words that open a text stand for all of it; those in the middle of a sentence for nothing. */
function blockOf(element: IndexedElement, read: ParentTexts): IndexedElement | undefined {
  const { parent } = element;
  if (!parent || !read.isSentence(parent)) return element;
  const text = read.whole(parent);
  if (!text.startsWith(textOf(element)) || !/^(?:p|div|li|aside|td|dd)$/.test(parent.tag))
    return undefined;
  let block = parent;
  for (
    let { parent: holder } = block;
    holder?.tag === 'div' && read.whole(holder) === text;
    { parent: holder } = block
  )
    block = holder;
  return block;
}

const TEXTS =
  /^(?:p|span|li|dd|dt|td|th|figcaption|blockquote|small|strong|b|em|div|label|summary)$/;

function roleOf(element: IndexedElement, { body }: PageModel): Role | undefined {
  if (!body || element.range.start < body.range.start) return undefined;
  if (isButton(element)) return 'button';
  if (element.tag === 'a') return 'link';
  if (/^h[1-6]$/.test(element.tag)) return 'heading';
  if (element.tag === 'img' || (element.tag === 'svg' && attributeOf(element, 'role') === 'img'))
    return 'image';
  return childrenOf(element).length === 0 && TEXTS.test(element.tag) ? 'text' : undefined;
}
