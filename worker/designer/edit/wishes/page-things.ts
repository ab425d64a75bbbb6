import { foldName } from '#domain/reading/fold.ts';
import { attributeOf, childrenOf, elementsIn, listBehind, textOf } from '#domain/html/query.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import type { Steps } from '#domain/text/steps.ts';
import { entryName } from '../ground/ground-page.ts';
import { isJoining, stemOf } from '../ground/words.ts';
import { isButton } from '../page/find-elements.ts';
import { isFrame, type PageSection } from '../page/find-sections.ts';
import { wordsOf } from '../page/item-groups.ts';
import type { PageModel } from '../page/page-model.ts';
import { SECTION_WORDS, type PartWords } from '../page/parts.ts';

export type ThingRole =
  | 'section'
  | 'group'
  | 'entry'
  | 'question'
  | 'button'
  | 'link'
  | 'heading'
  | 'image'
  | 'text';

/** Something on the page that a request may speak of. */
export interface Thing {
  role: ThingRole;
  element: IndexedElement;
  /** As the page writes it. */
  label: string;
  /** The stems of its name, without words that join others. */
  stems: readonly string[];
  /** What else it is called: the usual words for its kind, its id. */
  others: readonly (readonly string[])[];
  /** The section that it stands in. */
  section: PageSection | undefined;
}

/** Stems of a text in their order, without words that join others. */
export function tellingStems(text: string): string[] {
  return foldName(text)
    .split(' ')
    .filter((word) => word !== '' && !isJoining(word))
    .map(stemOf);
}

const LONGEST = 200;
const ELEMENTS_AT_ONCE = 400;
const known = new WeakMap<PageModel['index'], readonly Thing[]>();

/** What stands on a page, in its order. Read once; linear. */
export function* thingsOfPage(page: PageModel): Steps<readonly Thing[]> {
  const earlier = known.get(page.index);
  if (earlier) return earlier;
  const things: Thing[] = page.sections.map(sectionThing);
  const places = placesOf(page.sections);
  const { body } = page;
  const inside = body ? elementsIn(body) : [];
  for (const [at, element] of inside.entries()) {
    if (at % ELEMENTS_AT_ONCE === ELEMENTS_AT_ONCE - 1) yield;
    const found = roleAndLabel(element);
    if (!found || found.label === '' || found.label.length > LONGEST) continue;
    const section = places(element);
    things.push({ ...found, element, section, stems: tellingStems(found.label), others: [] });
  }
  known.set(page.index, things);
  return things;
}

function sectionThing(section: PageSection): Thing {
  const { element, heading, names, kinds } = section;
  const label = heading ? textOf(heading) : (names[0] ?? '');
  const words = [...kinds].map((kind): PartWords => SECTION_WORDS[kind]);
  const called = [...words.flatMap(({ en, it }) => [...en, ...it]), ...names];
  return {
    role: 'section',
    element,
    label,
    stems: kinds.has('hero') ? [] : tellingStems(label),
    others: called.map(tellingStems).filter(({ length }) => length > 0),
    section,
  };
}

/** The section around an element; its parents were asked before it. */
function placesOf(
  sections: readonly PageSection[],
): (element: IndexedElement) => PageSection | undefined {
  const places = new Map(sections.map((section) => [section.element, section]));
  return function placeOf(element): PageSection | undefined {
    const own = places.get(element);
    if (own || !element.parent) return own;
    const found = places.get(element.parent);
    if (found) places.set(element, found);
    return found;
  };
}

const TEXTS = /^(?:p|blockquote|figcaption|td|th|dd|dt|li|small|cite|label|span|legend|address)$/;
const BLOCKS = /^(?:p|div|ul|ol|li|h\d|table|section|article|form|dl|details|figure)$/;

function roleAndLabel(element: IndexedElement): Pick<Thing, 'role' | 'label'> | undefined {
  const { tag } = element;
  if (isButton(element)) return { role: 'button', label: textOf(element) };
  if (tag === 'a') return { role: 'link', label: textOf(element) };
  if (tag === 'details') return { role: 'question', label: summaryOf(element) };
  if (/^h[1-6]$/.test(tag))
    return { role: listBehind(element) ? 'group' : 'heading', label: textOf(element) };
  if (tag === 'img' || (tag === 'svg' && attributeOf(element, 'role') === 'img'))
    return {
      role: 'image',
      label: attributeOf(element, 'alt') ?? attributeOf(element, 'aria-label') ?? '',
    };
  const entry = isEntry(element) ? entryName(element) : '';
  if (entry !== '') return { role: 'entry', label: entry };
  if (!TEXTS.test(tag) || elementsIn(element).some((one) => BLOCKS.test(one.tag))) return undefined;
  return { role: 'text', label: textOf(element) };
}

function summaryOf(element: IndexedElement): string {
  const summary = childrenOf(element).find(({ tag }) => tag === 'summary');
  return summary ? textOf(summary) : '';
}

/** What is listed with others; a row of opening hours is told by its days. */
function isEntry(element: IndexedElement): boolean {
  if (!/^(?:li|article|tr|figure)$/.test(element.tag)) return false;
  return attributeOf(element, 'data-times') === undefined;
}

/** Whether a thing belongs to the frame of the page. */
export function isOfFrame({ section }: Thing): boolean {
  return section !== undefined && isFrame(section);
}

/** All that a thing says, as stems. */
export function saidIn({ element }: Thing): ReadonlySet<string> {
  return new Set(wordsOf(element).split(' ').map(stemOf));
}
