import { foldName } from '#domain/reading/fold.ts';
import { elementsIn, textOf } from '#domain/html/query.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import type { Target } from '../intents/edit-intent.ts';
import { FINDERS } from './find-elements.ts';
import type { PageSection } from './find-sections.ts';
import type { PageModel } from './page-model.ts';
import type { ElementKind } from './parts.ts';
import { resolveSection, sectionAt } from './section-of.ts';

/** The elements of a page that a request means. Never empty. */
export interface Resolved {
  elements: readonly [IndexedElement, ...IndexedElement[]];
  section: PageSection | undefined;
  element: ElementKind | undefined;
  /** The text by which it was found. */
  words?: string;
}

/** Finds what a request points at, or undefined when the page has nothing like it. */
export function resolveTarget(page: PageModel, target: Target | undefined): Resolved | undefined {
  if (!target) return undefined;
  if (target.isSelection) return resolved(page.selection ? [page.selection] : [], {});
  if (target.words !== undefined) return labelled(page, target.words);
  if (target.said !== undefined) return pinnedAs(page, target.said);
  const { element } = target;
  const section = resolveSection(page, target);
  const isPlaced = target.section !== undefined || target.sectionName !== undefined;
  if (isPlaced && !section) return undefined;
  if (!element) return resolved(section ? [section.element] : [], { section });
  const scope = section ? elementsIn(section.element) : page.index.elements;
  return resolved(FINDERS[element](scope, page, section), { section, element });
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
  return element && { elements: [element], section: undefined, element: undefined, words };
}

/** What the words of the request stood for; a thing that was named is called by its own words where it has few. */
function pinnedAs(page: PageModel, said: string): Resolved | undefined {
  const { elements = [], element } = page.pins.get(said) ?? {};
  const [first, ...rest] = elements;
  if (!first) return undefined;
  const section = element ? undefined : sectionAt(page, first);
  const text = textOf(first);
  const isShort = text !== '' && text.length <= LONGEST_NAME;
  return {
    elements: [first, ...rest],
    section,
    element,
    ...(section || element ? {} : { words: isShort ? text : said.trim() }),
  };
}

/** Longest text that an answer repeats, in UTF-16 units. */
const LONGEST_NAME = 60;

function resolved(
  [first, ...rest]: readonly IndexedElement[],
  { section, element }: { section?: PageSection | undefined; element?: ElementKind },
): Resolved | undefined {
  return first && { elements: [first, ...rest], section, element };
}
