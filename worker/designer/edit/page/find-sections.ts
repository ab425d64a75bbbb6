import { foldName } from '#domain/reading/fold.ts';
import {
  attributeOf,
  childrenOf,
  classesOf,
  elementsIn,
  findByTag,
  textOf,
} from '#domain/html/query.ts';
import type {
  IndexedComment,
  IndexedElement,
  SourceIndex,
  SourceRange,
} from '#domain/html/source-index.ts';
import type { Steps } from '#domain/text/steps.ts';
import { SECTION_WORDS, type PartWords, type SectionKind } from './parts.ts';

export interface PageSection {
  element: IndexedElement;
  /** The element with the comment that introduces it. */
  range: SourceRange;
  kinds: ReadonlySet<SectionKind>;
  /** How plainly it is of a kind: 3 when its heading says just that, 2 when its id or comment does. */
  ranks: ReadonlyMap<SectionKind, number>;
  heading: IndexedElement | undefined;
  /** The page's own words for it, folded: heading, id, label, menu entry. */
  names: readonly string[];
}

/** Headers, navigation and footers frame the content; sections move and grow between them. */
export function isFrame({ kinds }: Pick<PageSection, 'kinds'>): boolean {
  return (kinds.has('header') && !kinds.has('hero')) || kinds.has('nav') || kinds.has('footer');
}

/** Where no section calls itself contacts: the one that gives the mail address or phone number. */
export function waysToReach(sections: readonly PageSection[]): PageSection | undefined {
  return sections.find(
    (section) =>
      !isFrame(section) &&
      !section.kinds.has('hero') &&
      elementsIn(section.element).some(
        (link) => link.tag === 'a' && /^(?:mailto|tel):/.test(attributeOf(link, 'href') ?? ''),
      ),
  );
}

/** Sections that are described in one step. */
const SECTIONS_AT_ONCE = 100;

/** The blocks a reader would call sections, whatever tags they are made of. */
export function* findSections(index: SourceIndex): Steps<PageSection[]> {
  const [body] = findByTag(index, 'body');
  const top = (body?.nodes ?? index.nodes).filter((node) => node.kind === 'element');
  const blocks = top.flatMap(blocksIn);
  const links = firstLinks(index);
  const comments = introductions(index, blocks);
  const main = blocks.find((block) => elementsIn(block).some(({ tag }) => tag === 'h1'));
  yield;
  const sections: PageSection[] = [];
  for (const [position, element] of blocks.entries()) {
    if (position % SECTIONS_AT_ONCE === SECTIONS_AT_ONCE - 1) yield;
    const section = describe(element, links, comments.get(element));
    const isUnnamed = section.kinds.size === 0 && section.heading === undefined;
    const anchors = elementsIn(element).filter(({ tag }) => tag === 'a').length;
    const found: (readonly [SectionKind, boolean])[] = [
      ['hero', element === main && section.heading?.tag === 'h1'],
      ['header', isUnnamed && position === 0 && anchors > 1],
      ['footer', isUnnamed && position === blocks.length - 1],
    ];
    const more = found.flatMap(([kind, holds]) => (holds ? [kind] : []));
    sections.push({ ...section, kinds: new Set([...section.kinds, ...more]) });
  }
  return sections;
}

const LANDMARKS = new Set(['header', 'footer', 'nav', 'section', 'aside']);
const WRAPPERS = new Set(['div', 'main', 'article', 'form', 'body']);

function blocksIn(element: IndexedElement): IndexedElement[] {
  if (LANDMARKS.has(element.tag)) return [element];
  if (!WRAPPERS.has(element.tag)) return [];
  const children = childrenOf(element);
  const inner = children.filter(isBlock);
  const isAlone = inner.length === 1 && children.length === 1 && inner[0]?.tag !== 'div';
  if (element.tag === 'main' || inner.length > 1 || isAlone) return children.flatMap(blocksIn);
  const isEmpty = textOf(element) === '' && !elementsIn(element).some(({ tag }) => tag === 'img');
  return isEmpty ? [] : [element];
}

function isBlock(element: IndexedElement): boolean {
  if (LANDMARKS.has(element.tag)) return element.tag !== 'aside';
  return WRAPPERS.has(element.tag) && elementsIn(element).some(({ tag }) => /^h[12]$/.test(tag));
}

/** The first link to each place of the page, by its address. */
function firstLinks(index: SourceIndex): ReadonlyMap<string, IndexedElement> {
  const links = findByTag(index, 'a').map(
    (link) => [attributeOf(link, 'href') ?? '', link] as const,
  );
  return new Map(links.filter(([href]) => href.startsWith('#')).toReversed());
}

/** Ids that say where something stands on a page: "at the top" names no section. */
const PLACES = new Set(['top', 'page top', 'home', 'main', 'start', 'content', 'bottom', 'end']);

function describe(
  element: IndexedElement,
  links: ReadonlyMap<string, IndexedElement>,
  comment: IndexedComment | undefined,
): PageSection {
  const heading = elementsIn(element).find(({ tag }) => /^h[1-6]$/.test(tag));
  const id = attributeOf(element, 'id') ?? '';
  const link = id ? links.get(`#${id}`) : undefined;
  const label = comment?.value.replace(/^\s*section:/i, '') ?? '';
  const title = heading ? textOf(heading) : '';
  const own = [
    id,
    label,
    title,
    attributeOf(element, 'aria-label') ?? '',
    link ? textOf(link) : '',
  ];
  const names = own
    .map(foldName)
    .filter(({ length }) => length > 2 && length < 60)
    .filter((name) => !PLACES.has(name));
  const byTag = kindByTag(element);
  const all = [...names, ...classesOf(element).map(foldName)];
  return {
    element,
    range: { start: comment?.range.start ?? element.range.start, end: element.range.end },
    kinds: new Set(
      byTag ? [byTag] : KINDS.filter((kind) => all.some((name) => SAYS[kind].test(name))),
    ),
    ranks: new Map([
      ...[id, label].flatMap((name) => kindsCalled(name).map((kind) => [kind, 2] as const)),
      ...kindsCalled(title).map((kind) => [kind, 3] as const),
    ]),
    heading,
    names: [...new Set(names)],
  };
}

/** The comment right before each block that has one. */
function introductions(
  { nodes }: SourceIndex,
  blocks: readonly IndexedElement[],
): ReadonlyMap<IndexedElement, IndexedComment> {
  const found = new Map<IndexedElement, IndexedComment>();
  for (const siblings of new Set(blocks.map(({ parent }) => parent?.nodes ?? nodes))) {
    let last: IndexedComment | undefined;
    for (const node of siblings) {
      if (node.kind === 'element' && last) found.set(node, last);
      if (node.kind === 'comment') last = node;
      else if (node.kind === 'element' || node.value.trim() !== '') last = undefined;
    }
  }
  return found;
}

const KINDS = Object.keys(SECTION_WORDS) as SectionKind[];

function wordsFor(kind: SectionKind): string[] {
  const { en, it, ids = [] }: PartWords = SECTION_WORDS[kind];
  return [...en, ...it, ...ids];
}

/** Words that name a section in requests and say something else in headings: "Orari di apertura". */
const SPOKEN = new Set(['apertura']);

const SAYS = Object.fromEntries(
  KINDS.map((kind) => {
    const known = wordsFor(kind).filter((word) => !SPOKEN.has(word));
    return [kind, new RegExp(`(?:^| )(?:${known.join('|')})(?: |$)`)];
  }),
) as Record<SectionKind, RegExp>;

const CALLED = new Map(KINDS.map((kind) => [kind, new Set(wordsFor(kind))]));

/** The kinds that have just this name. */
function kindsCalled(text: string): SectionKind[] {
  const name = foldName(text);
  return KINDS.filter((kind) => CALLED.get(kind)?.has(name));
}

const BY_TAG: Readonly<Record<string, SectionKind>> = {
  header: 'header',
  footer: 'footer',
  nav: 'nav',
  banner: 'header',
  navigation: 'nav',
  contentinfo: 'footer',
};

function kindByTag(element: IndexedElement): SectionKind | undefined {
  return BY_TAG[element.tag] ?? BY_TAG[attributeOf(element, 'role') ?? ''];
}
