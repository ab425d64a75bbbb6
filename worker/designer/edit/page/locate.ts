import { elementsIn, isInside, textOf } from '#domain/html/query.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import type { PageSection } from './find-sections.ts';
import {
  ABOUT,
  AFTER,
  bare,
  BEFORE,
  INSIDE,
  modifiersAt,
  nounAt,
  OF_PAGE,
  SIDES,
  SMALL,
  wordsIn,
  type Modifiers,
  type Side,
} from './description-words.ts';
import { foldName } from './fold.ts';
import { ofColour } from './look-of.ts';
import { findNamed, nameOf, sectionCalled } from './named-parts.ts';
import type { Noun } from './nouns.ts';
import { oncePerPage, type PageModel } from './page-model.ts';
import type { ElementKind, SectionKind } from './parts.ts';

/** Elements of a page that words describe. */
export interface Located {
  elements: readonly [IndexedElement, ...IndexedElement[]];
  section: PageSection | undefined;
  element: ElementKind | undefined;
}

/** Longest description, in words: none that a person types needs more. */
const LONGEST = 14;

/**
 * Finds what a description means: "the last paragraph above the footer", "la fascia viola", "the caption under the
 * second photo". Every word must be accounted for, and one thing must be left where one was asked for.
 */
export function locate(page: PageModel, description: string): Located | undefined {
  const pinned = page.pins.get(description);
  if (pinned) return locatedAs(page, pinned, kindIn(wordsIn(description)));
  const words = wordsIn(description);
  return words.length === 0 || words.length > LONGEST
    ? undefined
    : locateOnce(page, words.join(' '));
}

/** The kind of thing that a description is of. */
function kindIn(words: readonly string[]): ElementKind | undefined {
  const at = words.findIndex((_, position) => nounAt(words, position) !== undefined);
  return at < 0 ? undefined : nounAt(words, at)?.noun.kind;
}

function locatedAs(
  page: PageModel,
  elements: readonly IndexedElement[],
  kind: ElementKind | undefined,
): Located | undefined {
  const [first, ...rest] = elements;
  const section = page.sections.find(({ element }) => element === first);
  return first && { elements: [first, ...rest], section, element: section ? undefined : kind };
}

const locateOnce = oncePerPage((page, words) => locateWords(page, words.split(' ')));

/** What just these words name: an entry of a list, a question, a link, a section. Several where one name stands for more. */
export function named(page: PageModel, description: string): readonly Located[] {
  const words = bare(wordsIn(description));
  const label = words.join(' ').replace(/["_]/g, ' ').trim();
  if (words.length > LONGEST) return [];
  const noun = locate(page, description);
  const section = sectionCalled(page, label);
  return [
    ...(noun ? [noun] : []),
    ...findNamed(page, label).map((element): Located => ({
      elements: [element],
      section: undefined,
      element: undefined,
    })),
    ...(section
      ? [
          {
            elements: [section.section.element] as const,
            section: section.section,
            element: undefined,
          },
        ]
      : []),
  ];
}

interface Query {
  noun: Noun;
  isMany: boolean;
  ordinal: number | undefined;
  colour: string | undefined;
  isBig: boolean;
  side: Side | undefined;
  label: readonly string[];
  /** Each takes some of the things away. */
  filters: readonly Filter[];
}

type Filter = (things: readonly IndexedElement[]) => IndexedElement[];

const MOST_LABEL = 5;

function locateWords(page: PageModel, all: readonly string[]): Located | undefined {
  const words = bare(all);
  const before = modifiersAt(words, 0);
  for (let at = before.to; at <= Math.min(words.length - 1, before.to + MOST_LABEL); at += 1) {
    const opened = nounAt(words, at);
    if (!opened) continue;
    const label = bare(words.slice(before.to, at));
    if (at > before.to && label.every((word) => SMALL.test(word))) continue;
    if (before.colour && !opened.noun.takesLabel) continue;
    const query = readTail(page, words.slice(opened.to), { ...opened, before, label });
    const elements = query && pick(query, thingsOf(page, query));
    const [first, ...rest] = elements ?? [];
    if (!first || !query) continue;
    const section = page.sections.find(({ element }) => element === first);
    return { elements: [first, ...rest], section, element: section ? undefined : query.noun.kind };
  }
  return undefined;
}

interface Opened {
  noun: Noun;
  isMany: boolean;
  before: Modifiers;
  label: readonly string[];
}

/** What stands behind the noun: adjectives, a place, or the words that the thing says. */
function readTail(
  page: PageModel,
  rest: readonly string[],
  { noun, isMany, before, label }: Opened,
): Query | undefined {
  const behind = modifiersAt(rest, 0);
  const tail = qualifiersOf(page, rest.slice(behind.to), noun);
  if (!tail || (label.length > 0 && tail.label.length > 0)) return undefined;
  return {
    noun,
    isMany,
    ordinal: before.ordinal ?? behind.ordinal,
    colour: before.colour ?? behind.colour,
    isBig: before.isBig || behind.isBig,
    label: label.length > 0 ? label : tail.label,
    side: tail.side,
    filters: tail.filters,
  };
}

type Tail = Pick<Query, 'side' | 'filters' | 'label'>;

const NO_TAIL: Tail = { side: undefined, filters: [], label: [] };

/** Everything behind the noun, or undefined where a word is left over. */
function qualifiersOf(page: PageModel, words: readonly string[], noun: Noun): Tail | undefined {
  if (words.length === 0) return NO_TAIL;
  for (const length of [5, 4, 3, 2]) {
    const said = words.slice(0, length).join(' ');
    const side = SIDES.find(([shape]) => shape.test(said))?.[1];
    if ((!side && !OF_PAGE.test(said)) || words.length < length) continue;
    const isPlaced = noun.kind !== undefined || noun.takesLabel === true;
    const more = isPlaced ? qualifiersOf(page, words.slice(length), noun) : undefined;
    return more && { ...more, side: side ?? more.side };
  }
  return relationOf(page, words, noun) ?? aboutOf(words, noun);
}

function relationOf(page: PageModel, words: readonly string[], noun: Noun): Tail | undefined {
  for (const length of [3, 2, 1]) {
    const [said, rest] = [words.slice(0, length).join(' '), words.slice(length)];
    const relation = RELATIONS.find(([shape]) => shape.test(said))?.[1];
    if (!relation || rest.length === 0) continue;
    const captioned = noun.kind === 'image' ? captionedBy(page, rest) : [];
    if (captioned.length > 0) return { ...NO_TAIL, filters: [() => captioned] };
    const caption = noun.kind === 'text' ? captionOf(page, rest) : undefined;
    if (caption) return { ...NO_TAIL, filters: [() => [caption]] };
    const anchor = anchorOf(page, rest);
    if (anchor) return { ...NO_TAIL, filters: [relation(anchor, said)] };
  }
  return undefined;
}

/** Pictures whose caption says so: "the photo of the kitchen". */
function captionedBy(page: PageModel, words: readonly string[]): IndexedElement[] {
  const label = bare(words);
  if (label.every((word) => SMALL.test(word))) return [];
  const figures = page.index.elements.filter(({ tag }) => tag === 'figure');
  return figures
    .filter((figure) =>
      elementsIn(figure).some((one) => one.tag === 'figcaption' && says(one, label)),
    )
    .flatMap(
      (figure) => elementsIn(figure).find(({ tag }) => tag === 'img' || tag === 'svg') ?? [],
    );
}

/** "The text of the second photo": pictures with a caption are counted among themselves. */
function captionOf(page: PageModel, words: readonly string[]): IndexedElement | undefined {
  const plain = bare(words);
  const { ordinal, to } = modifiersAt(plain, 0);
  const isPicture = to === plain.length - 1 && nounAt(plain, to)?.noun.kind === 'image';
  const captions = page.index.elements.filter(({ tag }) => tag === 'figcaption');
  return isPicture && ordinal !== undefined
    ? captions.at(ordinal > 0 ? ordinal - 1 : ordinal)
    : undefined;
}

/** The thing beside which, or inside which, another one stands. */
function anchorOf(page: PageModel, words: readonly string[]): IndexedElement | undefined {
  const label = bare(words).join(' ').replace(/["_]/g, ' ').trim();
  const section = sectionCalled(page, label);
  const [only, ...others] = section?.isExact ? [] : findNamed(page, label);
  if (only && others.length === 0) return only;
  const located = locateWords(page, words)?.elements;
  const [first, another] = located ?? [];
  // Several entries are the list that holds them.
  return section?.section.element ?? (another ? first?.parent : first);
}

/** Words that the thing itself says; a quotation or a name may stand without a word before it. */
function aboutOf(words: readonly string[], noun: Noun): Tail | undefined {
  const lead = [4, 3, 2, 1].find((length) => ABOUT.test(words.slice(0, length).join(' '))) ?? 0;
  const said = bare(words.slice(lead));
  if (said.every((word) => SMALL.test(word))) return undefined;
  if (lead > 0 || words[0]?.startsWith('"') === true) return { ...NO_TAIL, label: said };
  const name = said.join(' ');
  const isCalled: Filter = (things) =>
    things.filter((thing) => foldName(textOf(nameOf(thing) ?? thing)).startsWith(name));
  if (noun.takesLabel) return { ...NO_TAIL, label: said };
  return noun.hasName ? { ...NO_TAIL, filters: [isCalled] } : undefined;
}

type Relation = (anchor: IndexedElement, said: string) => Filter;

const RELATIONS: readonly (readonly [RegExp, Relation])[] = [
  [
    BEFORE,
    (anchor) => (things) => things.filter(({ range }) => range.end <= anchor.range.start).slice(-1),
  ],
  [AFTER, (anchor, said) => (things) => behind(things, { anchor, said })],
  [INSIDE, (anchor) => (things) => inside(things, anchor)],
];

const HOLDERS = new Set([
  'figure',
  'li',
  'details',
  'article',
  'section',
  'header',
  'footer',
  'tr',
]);

function holderOf(element: IndexedElement): IndexedElement {
  let at = element;
  while (at.parent && !HOLDERS.has(at.tag)) at = at.parent;
  return HOLDERS.has(at.tag) ? at : element;
}

/** In the thing itself, else in what holds it: a picture's caption stands in its figure. */
function inside(things: readonly IndexedElement[], anchor: IndexedElement): IndexedElement[] {
  const own = things.filter((thing) => thing !== anchor && isInside(thing, anchor));
  const holder = holderOf(anchor);
  if (own.length > 0 || holder === anchor) return own;
  return things.filter((thing) => thing !== anchor && isInside(thing, holder));
}

/** "Under the heading" is what it holds; "after the gallery" the first thing behind it. */
function behind(
  things: readonly IndexedElement[],
  { anchor, said }: { anchor: IndexedElement; said: string },
): IndexedElement[] {
  const isUnder = !/after|dopo|behind/.test(said);
  const held = isUnder
    ? inside(things, anchor).filter(({ range }) => range.start > anchor.range.start)
    : [];
  if (held.length > 0) return held;
  return things.filter(({ range }) => range.start >= anchor.range.end).slice(0, 1);
}

function thingsOf(page: PageModel, query: Query): IndexedElement[] {
  const { noun, colour, label, filters, side } = query;
  const all = noun.find(page, label);
  const isLabelUsed = noun.takesLabel === true || label.length === 0;
  const named = isLabelUsed ? all : all.filter((element) => says(element, label));
  const filtered = filters.reduce<readonly IndexedElement[]>(
    (things, filter) => filter(things),
    named,
  );
  const coloured = colour ? ofColour(page, filtered, colour) : [...filtered];
  return side ? atSide(page, coloured, side) : coloured;
}

/** The opening is the top of a page, or the header where nothing such stands in it. */
function atSide(page: PageModel, things: readonly IndexedElement[], side: Side): IndexedElement[] {
  const isIn = (kind: SectionKind): IndexedElement[] => {
    const parts = page.sections.filter(({ kinds }) => kinds.has(kind));
    return things.filter((thing) =>
      parts.some(({ element }) => element === thing || isInside(thing, element)),
    );
  };
  const [hero, header] = [isIn('hero'), isIn('header')];
  const [first, other] = side === 'bar' ? [header, hero] : [hero, header];
  if (side !== 'bottom') return first.length > 0 ? first : other;
  return things.filter((thing) => !hero.includes(thing) && !header.includes(thing));
}

/** Whether an element says all these words, in whatever order where they are not quoted. */
function says(element: IndexedElement, label: readonly string[]): boolean {
  const text = ` ${foldName(textOf(element))} `;
  return label.every((word) => {
    const said = word.replace(/["_]/g, ' ').trim();
    return (!word.startsWith('"') && SMALL.test(word)) || startsWord(text, said);
  });
}

/** A word, or the beginning of one where only its ending differs. */
function startsWord(text: string, word: string): boolean {
  if (text.includes(` ${word} `)) return true;
  const stem = word.length > 4 ? word.replace(/(?:ies|es|s|[aeioy])$/, '') : word;
  return stem.length > 3 && text.includes(` ${stem}`);
}

/** The biggest of these stands in the opening of a page. */
const BIGGEST_FIRST: ReadonlySet<string> = new Set(['image', 'button', 'heading']);

/** One where one was asked for; undefined where several are left. */
function pick(query: Query, things: readonly IndexedElement[]): IndexedElement[] | undefined {
  const { ordinal, isMany, isBig, side, noun } = query;
  if (ordinal !== undefined) {
    const one = things.at(ordinal > 0 ? ordinal - 1 : ordinal);
    return one && [one];
  }
  if (isMany || things.length <= 1 || noun.isMass) return [...things];
  if (side) return things.slice(side === 'bottom' ? -1 : 0).slice(0, 1);
  if (isBig && BIGGEST_FIRST.has(noun.kind ?? '')) return things.slice(0, 1);
  const holds = things.filter((one) =>
    things.every((other) => one === other || elementsIn(one).includes(other)),
  );
  return holds.length === 1 ? holds : undefined;
}
