import {
  ancestorsOf,
  attributeOf,
  childrenOf,
  classesOf,
  elementsIn,
  findByTag,
  textOf,
} from '#domain/html/query.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import type { Target } from '../intents/edit-intent.ts';
import { waysToReach, type PageSection } from './find-sections.ts';
import { foldName } from './fold.ts';
import { isPriceText } from './money.ts';
import type { PageModel } from './page-model.ts';
import type { ElementKind, SectionKind } from './parts.ts';

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

function resolved(
  [first, ...rest]: readonly IndexedElement[],
  { place, element }: { place?: SectionChoice | undefined; element?: ElementKind },
): Resolved | undefined {
  const { section, isStandIn = false } = place ?? {};
  return first && { elements: [first, ...rest], section, element, isStandIn };
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
  const scope = section ? elementsIn(section.element) : page.index.elements;
  const kind = ordinal === undefined ? element : (PLURALS[element] ?? element);
  const found = FINDERS[kind](scope, page, section);
  if (ordinal === undefined) return found;
  const picked = found.at(ordinal > 0 ? ordinal - 1 : ordinal);
  return picked ? [picked] : [];
}

/** Kinds to look for when the page has none of the asked kind. */
const STAND_INS: Partial<Record<SectionKind, readonly SectionKind[]>> = {
  header: ['nav'],
  nav: ['header'],
  menu: ['nav', 'header', 'prices'],
  prices: ['menu', 'services', 'products'],
  services: ['products', 'menu', 'prices'],
  products: ['services', 'menu', 'prices'],
  booking: ['contact'],
};

interface SectionChoice {
  section: PageSection;
  isStandIn: boolean;
}

export function resolveSection(page: PageModel, target: Target): SectionChoice | undefined {
  const { section: kind, sectionName } = target;
  const named = page.sections.find(
    ({ names }) => sectionName !== undefined && names.includes(sectionName),
  );
  const exact = named ?? (kind && sectionOfKind(page, kind));
  if (exact || !kind) return exact && { section: exact, isStandIn: false };
  const others = (STAND_INS[kind] ?? []).map((other) => sectionOfKind(page, other));
  const standIn = others.find(Boolean) ?? (kind === 'header' ? page.sections[0] : undefined);
  return standIn && { section: standIn, isStandIn: true };
}

/** The first section of a kind; a navigation inside the header counts as one. */
export function sectionOfKind(page: PageModel, kind: SectionKind): PageSection | undefined {
  const alike = page.sections.filter(({ kinds }) => kinds.has(kind));
  const rankOf = ({ ranks }: PageSection): number => ranks.get(kind) ?? 1;
  const [found] = alike.sort((a, b) => rankOf(b) - rankOf(a));
  if (found) return found;
  if (kind === 'contact') return waysToReach(page.sections);
  const [nav] = kind === 'nav' ? findByTag(page.index, 'nav') : [];
  return (
    nav && {
      element: nav,
      range: nav.range,
      kinds: new Set(['nav'] as const),
      ranks: new Map<SectionKind, number>(),
      heading: undefined,
      names: [],
    }
  );
}

type Finder = (
  scope: readonly IndexedElement[],
  page: PageModel,
  section: PageSection | undefined,
) => IndexedElement[];

function byTag(...tags: string[]): Finder {
  return (scope) => scope.filter(({ tag }) => tags.includes(tag));
}

function first(find: Finder): Finder {
  return (scope, page, section) => find(scope, page, section).slice(0, 1);
}

const BUTTON_NAME =
  /^(?:btn|button|cta|pulsante|bottone|tasto)(?:$|[-_])|(?:[-_](?:btn|button|cta|pulsante|bottone))$/i;

/** Buttons and links made to look like one. */
export function isButton(element: IndexedElement): boolean {
  const said = ['class', 'aria-label'].map((name) => attributeOf(element, name)).join(' ');
  if (element.tag === 'button') return !/toggle|toggler|menu|close/i.test(said);
  if (element.tag === 'input')
    return /^(?:submit|button)$/.test(attributeOf(element, 'type') ?? '');
  return element.tag === 'a' && classesOf(element).some((name) => BUTTON_NAME.test(name));
}

/** Photos, and drawings that stand in for one. Icons are no pictures. */
function isImage(element: IndexedElement): boolean {
  return element.tag === 'img' || (element.tag === 'svg' && attributeOf(element, 'role') === 'img');
}

const findLead: Finder = (scope, page) => {
  const headline =
    page.index.elements.find(({ tag }) => tag === 'h1') ??
    scope.find(({ tag }) => /^h\d$/.test(tag));
  const siblings = headline?.parent ? childrenOf(headline.parent) : [];
  return siblings
    .slice(headline ? siblings.indexOf(headline) + 1 : 0)
    .flatMap((sibling) => [sibling, ...elementsIn(sibling)])
    .filter(holdsLine)
    .slice(0, 1);
};

/** A line of text of its own: no button, and nothing but inline markup inside. */
function holdsLine(element: IndexedElement): boolean {
  if (!['p', 'div', 'h2'].includes(element.tag) || textOf(element) === '') return false;
  return ![element, ...elementsIn(element)].some(
    (one) =>
      isButton(one) || (one !== element && ['p', 'div', 'ul', 'dl', 'form'].includes(one.tag)),
  );
}

/** Elements that hold running text themselves, not headings, links or buttons. */
function holdsText(element: IndexedElement): boolean {
  const { tag, nodes } = element;
  if (['p', 'li', 'dd', 'dt', 'td', 'blockquote', 'address'].includes(tag))
    return textOf(element) !== '';
  const isLong = nodes.some((node) => node.kind === 'text' && node.value.trim().length > 20);
  return ['div', 'span'].includes(tag) && isLong;
}

const findHeadings = byTag('h1', 'h2', 'h3', 'h4');

const findTitle: Finder = (scope, page, section) => {
  if (section) return section.heading ? [section.heading] : [];
  const headings = findHeadings(scope, page, section);
  return [...headings.filter(({ tag }) => tag === 'h1'), ...headings].slice(0, 1);
};

/** "The button" is the one under the headline; the call button in a header only where there is no other. */
const findMainButton: Finder = (scope, page, section) => {
  const buttons = scope.filter(isButton);
  if (section) return buttons.slice(0, 1);
  const hero = sectionOfKind(page, 'hero')?.element;
  const inHero = hero ? elementsIn(hero) : [];
  const leading = buttons.filter(
    (button) => !/^(?:tel|mailto):/.test(attributeOf(button, 'href') ?? ''),
  );
  const best = buttons.find((button) => inHero.includes(button)) ?? leading[0] ?? buttons[0];
  return best ? [best] : [];
};

const findBody: Finder = (_scope, { body }) => (body ? [body] : []);

function hasName(element: IndexedElement, pattern: RegExp): boolean {
  const names = ['class', 'id'].map((name) => attributeOf(element, name) ?? '').join(' ');
  return pattern.test(names.replace(/[-_]/g, ' '));
}

const FINDERS: Record<ElementKind, Finder> = {
  headline: findTitle,
  heading: findTitle,
  headings: findHeadings,
  lead: findLead,
  text: (scope, page, section) =>
    section ? scope.filter(holdsText) : findBody(scope, page, section),
  button: findMainButton,
  buttons: (scope) => scope.filter(isButton),
  link: first(byTag('a')),
  links: byTag('a'),
  image: first((scope) => scope.filter(isImage)),
  images: (scope) => scope.filter(isImage),
  logo: first((scope) => scope.filter((element) => hasName(element, /\b(?:logo|brand)\b/i))),
  cards: (scope) =>
    scope.filter((element) => classesOf(element).some((name) => /card|box|tile/i.test(name))),
  list: first(byTag('ul', 'ol', 'dl', 'table')),
  page: findBody,
  prices: (scope) => {
    const holders = scope.filter((element) => isPriceText(textOf(element)));
    const outer = new Set(holders.flatMap(({ parent }) => parent ?? []));
    return holders.filter((holder) => !outer.has(holder));
  },
  sections: (_scope, page) => page.sections.map(({ element }) => element),
  'nav-links': (_scope, page) => {
    const nav = sectionOfKind(page, 'nav') ?? sectionOfKind(page, 'header');
    return nav ? elementsIn(nav.element).filter(({ tag }) => tag === 'a') : [];
  },
  favicon: (scope) =>
    scope.filter(
      (element) => element.tag === 'link' && /icon/i.test(attributeOf(element, 'rel') ?? ''),
    ),
  background: findBody,
};
