import { ancestorsOf, elementsIn, textOf } from '#domain/html/query.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import type { Target } from '../intents/edit-intent.ts';
import { FINDERS } from './find-elements.ts';
import type { PageSection } from './find-sections.ts';
import { foldName } from './fold.ts';
import type { PageModel } from './page-model.ts';
import type { ElementKind } from './parts.ts';
import { resolveSection, type SectionChoice } from './section-of.ts';

/** The elements of a page that a request means. Never empty. */
export interface Resolved {
  elements: readonly [IndexedElement, ...IndexedElement[]];
  section: PageSection | undefined;
  element: ElementKind | undefined;
  /** The page has no such part and the nearest one was taken. */
  isStandIn: boolean;
  /** The text by which it was found. */
  words?: string;
}

/** Finds what a request points at, or undefined when the page has nothing like it. */
export function resolveTarget(page: PageModel, target: Target | undefined): Resolved | undefined {
  if (target?.isSelection) return page.selection && selectedPart(page, page.selection, target);
  if (!target) return undefined;
  if (target.words !== undefined) return labelled(page, target.words);
  if (target.said !== undefined) return pinnedAs(page, target.said);
  const { element, ordinal } = target;
  const isPlaced = target.section !== undefined || target.sectionName !== undefined;
  const place = isPlaced ? resolveSection(page, target) : undefined;
  if (isPlaced && !place) return undefined;
  if (!element) return place && resolved([place.section.element], { place });
  const found = findElements(page, { element, ordinal, section: place?.section });
  return resolved(found, { place, element });
}

const HOLDERS = new Set(['figure', 'li', 'article', 'div']);

/** The selected element; where the words name another kind of thing, the one of that kind beside it. */
function selectedPart(
  page: PageModel,
  selection: IndexedElement,
  { element }: Target,
): Resolved | undefined {
  if (!element) return resolved([selection], {});
  const find = FINDERS[PLURALS[element] ?? element];
  if (find([selection], page, undefined).includes(selection)) return resolved([selection], {});
  const holder = [selection, ...ancestorsOf(selection)].find(({ tag }) => HOLDERS.has(tag));
  const found = holder ? find(elementsIn(holder), page, undefined) : [];
  if (found.length !== 1) return undefined;
  return resolved(element === 'image' && holder?.tag === 'figure' ? [holder] : found, { element });
}

/** The innermost element that says just this label; ornaments and dashes count for nothing. */
export function findLabelled({ index }: PageModel, label: string): IndexedElement | undefined {
  const wanted = foldName(label);
  return index.elements.findLast(
    (element) =>
      !['script', 'style', 'title'].includes(element.tag) && foldName(textOf(element)) === wanted,
  );
}

function labelled(page: PageModel, words: string): Resolved | undefined {
  const element = findLabelled(page, words);
  const found = element && resolved([element], {});
  return found && { ...found, words };
}

/** What the words of the request stood for; a thing that was named is called by its own words where it has few. */
function pinnedAs(page: PageModel, said: string): Resolved | undefined {
  const { elements = [], element } = page.pins.get(said) ?? {};
  const [first, ...rest] = elements;
  if (!first) return undefined;
  const section = element ? undefined : page.sections.find((one) => one.element === first);
  const text = textOf(first).replace(/\s+/g, ' ').trim();
  const isShort = text !== '' && text.length <= LONGEST_NAME;
  return {
    elements: [first, ...rest],
    section,
    element,
    isStandIn: false,
    ...(section || element ? {} : { words: isShort ? text : said.trim() }),
  };
}

/** Longest text that an answer repeats, in UTF-16 units. */
const LONGEST_NAME = 60;

function resolved(
  [first, ...rest]: readonly IndexedElement[],
  { place, element }: { place?: SectionChoice | undefined; element?: ElementKind },
): Resolved | undefined {
  const { section, isStandIn = false } = place ?? {};
  return first && { elements: [first, ...rest], section, element, isStandIn };
}

/** "The fourth photo" is one of those with captions where a page has several. */
function pictures(
  kind: ElementKind,
  ordinal: number | undefined,
  found: IndexedElement[],
): IndexedElement[] {
  if (kind !== 'images' || ordinal === undefined || ordinal === 1) return found;
  const shown = found.filter((one) => [...ancestorsOf(one)].some(({ tag }) => tag === 'figure'));
  return shown.length > 1 && shown.length >= Math.abs(ordinal) ? shown : found;
}

const PLURALS: Partial<Record<ElementKind, ElementKind>> = {
  image: 'images',
  button: 'buttons',
  link: 'links',
  heading: 'headings',
};

interface Wanted {
  element: ElementKind;
  ordinal: number | undefined;
  section: PageSection | undefined;
}

function findElements(page: PageModel, { element, ordinal, section }: Wanted): IndexedElement[] {
  const limited = page.limit && !section ? [page.limit, ...elementsIn(page.limit)] : undefined;
  // Where only the selected element may change, "the text" is its own.
  if (limited && element === 'text') return limited.slice(0, 1);
  const scope = section ? elementsIn(section.element) : (limited ?? page.index.elements);
  const kind = ordinal === undefined ? element : (PLURALS[element] ?? element);
  const all = FINDERS[kind](scope, page, section);
  const found = pictures(kind, ordinal, limited ? all.filter((one) => scope.includes(one)) : all);
  if (ordinal === undefined) return found;
  const picked = found.at(ordinal > 0 ? ordinal - 1 : ordinal);
  return picked ? [picked] : [];
}
