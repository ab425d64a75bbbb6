import { attributeOf, childrenOf, elementsIn, isInside, textOf } from '#domain/html/query.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import { faqEntries } from './faq-entries.ts';
import { elementsOfKind } from './find-elements.ts';
import { isFrame, type PageSection } from './find-sections.ts';
import { foldName } from './fold.ts';
import { groupsIn } from './item-groups.ts';
import { oncePerPage, type PageModel } from './page-model.ts';
import { SECTION_WORDS, type PartWords, type SectionKind } from './parts.ts';
import { sectionOfKind } from './section-of.ts';

export function content({ sections }: PageModel): readonly PageSection[] {
  return sections.filter((section) => !isFrame(section));
}

/** Questions with their answers. */
export function questionsOf(page: PageModel): IndexedElement[] {
  return faqEntries(page).flatMap(
    ({ range }) =>
      page.index.elements.find(
        (one) => one.range.start === range.start && one.range.end === range.end,
      ) ?? [],
  );
}

/** Entries of the page's lists that have a name of their own. */
export function entries(page: PageModel, kinds: readonly SectionKind[] = []): IndexedElement[] {
  const byId = page.sections.filter(({ element }) => isCalled(element, kinds));
  const sections = [...byId, ...kinds.flatMap((one) => sectionOfKind(page, one) ?? [])].slice(0, 1);
  const scope =
    sections.length > 0 ? sections : content(page).filter(({ kinds: all }) => !all.has('hero'));
  const items = scope.flatMap(({ element }) => groupsIn(element)).flatMap((group) => group.items);
  return [...new Set(items)].filter((item) => nameOf(item) !== undefined);
}

function isCalled(element: IndexedElement, kinds: readonly string[]): boolean {
  return kinds.includes(attributeOf(element, 'id') ?? '');
}

const NAMES = /^(?:h[3-6]|dt|b|strong|summary)$/;

/** What an entry is called, as an element. */
export function nameOf(item: IndexedElement): IndexedElement | undefined {
  return elementsIn(item).find(({ tag }) => NAMES.test(tag));
}

const KINDS: ReadonlyMap<string, SectionKind> = new Map(
  Object.entries(SECTION_WORDS).flatMap(([section, words]) => {
    const { en, it }: PartWords = words;
    // The table is keyed by the kinds.
    return [...en, ...it].map((name) => [foldName(name), section as SectionKind] as const);
  }),
);

const SECTION_NOUN =
  /^(?:section|part|block|band|area|bit|sezione|parte|blocco) (?:(?:of|about|called|named|di|del|della|dei|delle|su|sugli|chiamata|con) )?(?:the |il |la |i |gli |le )?|(?: the)? (?:section|part|block|band|area|bit|sezione|parte|blocco)$/g;
const ARTICLE = /^(?:the|our|my|il|lo|la|l|i|gli|le) /;

/** A section by a name of its own (`isExact`) or by a telling part of its heading. */
export interface CalledSection {
  section: PageSection;
  isExact: boolean;
}

export const sectionCalled = oncePerPage((page, label): CalledSection | undefined => {
  const plain = foldName(label).replace(ARTICLE, '');
  const name = plain.replace(SECTION_NOUN, '').replace(ARTICLE, '').trim();
  if (name === '') return undefined;
  const kind = KINDS.get(name);
  const isTop = plain !== name && /^(?:top|opening|first|prima|apertura)$/.test(name);
  const exact =
    page.sections.find(({ names }) => names.some((own) => own.replace(ARTICLE, '') === name)) ??
    (kind && sectionOfKind(page, kind)) ??
    (isTop ? sectionOfKind(page, 'hero') : undefined);
  if (exact) return { section: exact, isExact: true };
  const [only, ...others] = page.sections.filter(
    ({ heading }) =>
      name.length > 4 && heading && ` ${foldName(textOf(heading))} `.includes(` ${name} `),
  );
  return only && others.length === 0 ? { section: only, isExact: false } : undefined;
});

/** Entries of lists, menu links, questions and short texts with just this name. */
export const findNamed = oncePerPage((page, label): IndexedElement[] => {
  const name = foldName(label).replace(ARTICLE, '');
  if (name === '') return [];
  const all = [...entries(page), ...questionsOf(page)];
  const whole = all.filter((item) => foldName(textOf(nameOf(item) ?? item)) === name);
  const items = whole.length > 0 ? whole : all.filter((item) => beginsWith(nameOf(item), name));
  const links = elementsOfKind(page, 'nav-links').filter((link) => foldName(textOf(link)) === name);
  const listed = items.length === 1 || whole.length > 0 ? items : [];
  const found = [...new Set([...listed, ...links.map(entryOf)])];
  if (found.length > 0) return found;
  const texts = page.index.elements.filter(
    (one) =>
      /^(?:h\d|p|a|button|figcaption|dd|summary|span|label)$/.test(one.tag) &&
      foldName(textOf(one)) === name,
  );
  const [first] = texts;
  return first && texts.every((one) => one === first || isInside(one, first)) ? [first] : [];
});

function beginsWith(element: IndexedElement | undefined, name: string): boolean {
  return (
    element !== undefined && name.length > 3 && foldName(textOf(element)).startsWith(`${name} `)
  );
}

/** The entry of a list that is nothing but this link. */
export function entryOf(link: IndexedElement): IndexedElement {
  const { parent } = link;
  return parent?.tag === 'li' && childrenOf(parent).length === 1 ? parent : link;
}
