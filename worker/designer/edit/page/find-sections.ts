import {
  attributeOf,
  childrenOf,
  classesOf,
  elementsIn,
  findByTag,
  textOf,
} from '#domain/html/query.ts';
import type {
  IndexedElement,
  IndexedNode,
  SourceIndex,
  SourceRange,
} from '#domain/html/source-index.ts';
import { SECTION_WORDS, type SectionKind } from './parts.ts';
import { foldName } from './fold.ts';

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

const LANDMARKS = new Set(['header', 'footer', 'nav', 'section', 'aside']);
const WRAPPERS = new Set(['div', 'main', 'article', 'form', 'body']);

/** The blocks a reader would call sections, whatever tags they are made of. */
export function findSections(index: SourceIndex): PageSection[] {
  const body = findByTag(index, 'body')[0];
  const top = (body?.nodes ?? index.nodes).filter((node) => node.kind === 'element');
  const blocks = top.flatMap(blocksIn);
  const surroundings = {
    index,
    blocks,
    links: firstLinks(index),
    main: blocks.findIndex(hasMainHeading),
  };
  return blocks.map((element, position) => describeSection(surroundings, { element, position }));
}

/** The first link to each place of the page, by its address. */
function firstLinks({ elements }: SourceIndex): Map<string, IndexedElement> {
  const links = new Map<string, IndexedElement>();
  for (const element of elements) {
    const href = element.tag === 'a' ? attributeOf(element, 'href') : undefined;
    if (href?.startsWith('#') && !links.has(href)) links.set(href, element);
  }
  return links;
}

function blocksIn(element: IndexedElement): IndexedElement[] {
  if (LANDMARKS.has(element.tag)) return [element];
  if (!WRAPPERS.has(element.tag)) return [];
  const children = childrenOf(element);
  const inner = children.filter(isBlock);
  const isWrapper =
    element.tag === 'main' ||
    inner.length > 1 ||
    (inner.length === 1 && children.length === 1 && inner[0]?.tag !== 'div');
  if (isWrapper) return children.flatMap(blocksIn);
  return textOf(element) !== '' || elementsIn(element).some(({ tag }) => tag === 'img')
    ? [element]
    : [];
}

function isBlock(element: IndexedElement): boolean {
  if (LANDMARKS.has(element.tag))
    return element.tag !== 'nav' && element.tag !== 'aside' ? true : element.tag === 'nav';
  return (
    WRAPPERS.has(element.tag) && elementsIn(element).some(({ tag }) => tag === 'h1' || tag === 'h2')
  );
}

/** Ids that say where something stands on a page: "at the top" names no section. */
const PLACES = new Set(['top', 'page top', 'home', 'main', 'start', 'content', 'bottom', 'end']);

interface Surroundings {
  index: SourceIndex;
  blocks: readonly IndexedElement[];
  links: ReadonlyMap<string, IndexedElement>;
  /** Position of the first block with the main heading, or -1. */
  main: number;
}

interface SectionPlace {
  element: IndexedElement;
  position: number;
}

function describeSection(surroundings: Surroundings, place: SectionPlace): PageSection {
  const { index, links } = surroundings;
  const { element } = place;
  const heading = elementsIn(element).find(({ tag }) => /^h[1-6]$/.test(tag));
  const comment = commentBefore(index, element);
  const id = attributeOf(element, 'id') ?? '';
  const link = id ? links.get(`#${id}`) : undefined;
  const label = comment?.value.replace(/^\s*section:/i, '') ?? '';
  const own = [
    id,
    label,
    heading ? textOf(heading) : '',
    attributeOf(element, 'aria-label') ?? '',
    link ? textOf(link) : '',
  ];
  const names = [
    ...new Set(
      own.map(foldName).filter((name) => name.length > 2 && name.length < 60 && !PLACES.has(name)),
    ),
  ];
  return {
    element,
    range: { start: comment?.range.start ?? element.range.start, end: element.range.end },
    kinds: kindsOf(surroundings, {
      ...place,
      heading,
      names: [...names, ...classesOf(element).map(foldName)],
    }),
    ranks: new Map([
      ...[id, label].flatMap((name) => kindsCalled(name).map((kind) => [kind, 2] as const)),
      ...kindsCalled(heading ? textOf(heading) : '').map((kind) => [kind, 3] as const),
    ]),
    heading,
    names,
  };
}

function commentBefore(
  index: SourceIndex,
  element: IndexedElement,
): (IndexedNode & { kind: 'comment' }) | undefined {
  const siblings = element.parent?.nodes ?? index.nodes;
  for (let at = siblings.indexOf(element) - 1; at >= 0; at -= 1) {
    const node = siblings[at];
    if (node?.kind === 'comment') return node;
    if (node?.kind !== 'text' || node.value.trim() !== '') return undefined;
  }
  return undefined;
}

/** Words that name a section in requests and say something else in headings: "Orari di apertura". */
const SPOKEN = new Set(['apertura']);

const KIND_PATTERNS = Object.entries(SECTION_WORDS).map(([kind, words]) => {
  const known = [...words.en, ...words.it, ...(words.ids ?? [])].filter(
    (word) => !SPOKEN.has(word),
  );
  return {
    kind: kind as SectionKind,
    pattern: new RegExp(`(?:^| )(?:${known.join('|')})(?: |$)`),
  };
});

const KINDS_BY_NAME = new Map<string, SectionKind[]>();
for (const [kind, { en, it, ids = [] }] of Object.entries(SECTION_WORDS))
  for (const name of new Set([...en, ...it, ...ids]))
    KINDS_BY_NAME.set(name, [...(KINDS_BY_NAME.get(name) ?? []), kind as SectionKind]);

/** The kinds that have just this name. */
function kindsCalled(text: string): readonly SectionKind[] {
  return KINDS_BY_NAME.get(foldName(text)) ?? [];
}

function kindsNamed(names: readonly string[]): SectionKind[] {
  return KIND_PATTERNS.filter(({ pattern }) => names.some((name) => pattern.test(name))).map(
    ({ kind }) => kind,
  );
}

interface NamedPlace extends SectionPlace {
  names: readonly string[];
  heading: IndexedElement | undefined;
}

function kindsOf(
  { blocks, main }: Surroundings,
  { element, position, names, heading }: NamedPlace,
): Set<SectionKind> {
  const kinds = new Set<SectionKind>(kindsByTag(element));
  if (kinds.size === 0) {
    for (const kind of kindsNamed(names)) kinds.add(kind);
  }
  if (heading?.tag === 'h1' && main === position) kinds.add('hero');
  if (kinds.size > 0) return kinds;
  const links = elementsIn(element).filter(({ tag }) => tag === 'a').length;
  if (position === 0 && links > 1 && !heading) kinds.add('header');
  if (position === blocks.length - 1 && !heading) kinds.add('footer');
  return kinds;
}

function hasMainHeading(element: IndexedElement): boolean {
  return elementsIn(element).some(({ tag }) => tag === 'h1');
}

const ROLES: Readonly<Record<string, SectionKind>> = {
  banner: 'header',
  navigation: 'nav',
  contentinfo: 'footer',
};

function kindsByTag(element: IndexedElement): SectionKind[] {
  if (element.tag === 'header' || element.tag === 'footer' || element.tag === 'nav')
    return [element.tag];
  const role = ROLES[attributeOf(element, 'role') ?? ''];
  return role ? [role] : [];
}
