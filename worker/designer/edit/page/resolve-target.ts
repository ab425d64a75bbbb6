import {
  attributeOf,
  childrenOf,
  classesOf,
  elementsIn,
  findByTag,
  textOf,
} from '#domain/html/query.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import type { Target } from '../intents/edit-intent.ts';
import type { ElementKind, SectionKind } from './parts.ts';
import { findLabelled } from './find-labelled.ts';
import type { PageSection } from './find-sections.ts';
import { isPriceText } from './money.ts';
import type { PageModel } from './page-model.ts';
import { waysToReach } from './ways-to-reach.ts';

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
  if (!target) return undefined;
  if (target.isSelection) return page.selection && resolved([page.selection], {});
  if (target.words !== undefined) return labelled(page, target.words);
  const isPlaced = target.section !== undefined || target.sectionName !== undefined;
  const place = isPlaced ? resolveSection(page, target) : undefined;
  if (isPlaced && !place) return undefined;
  const { element, ordinal } = target;
  if (!element) return place && resolved([place.section.element], { place });
  const scope = place ? elementsIn(place.section.element) : page.index.elements;
  const kind = ordinal === undefined ? element : (PLURALS[element] ?? element);
  const found = FINDERS[kind](scope, page, place?.section);
  return resolved(pickOrdinal(found, ordinal), { place, element });
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
  return (
    first && {
      elements: [first, ...rest],
      section: place?.section,
      element,
      isStandIn: place?.isStandIn ?? false,
    }
  );
}

const PLURALS: Partial<Record<ElementKind, ElementKind>> = {
  image: 'images',
  button: 'buttons',
  link: 'links',
  heading: 'headings',
};

function pickOrdinal(
  elements: readonly IndexedElement[],
  ordinal: number | undefined,
): IndexedElement[] {
  if (ordinal === undefined) return [...elements];
  const picked = elements.at(ordinal > 0 ? ordinal - 1 : ordinal);
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
  about: [],
  booking: ['contact'],
};

interface SectionChoice {
  section: PageSection;
  isStandIn: boolean;
}

export function resolveSection(page: PageModel, target: Target): SectionChoice | undefined {
  const named = page.sections.find(
    ({ names }) => target.sectionName !== undefined && names.includes(target.sectionName),
  );
  if (named) return { section: named, isStandIn: false };
  const { section: kind } = target;
  if (!kind) return undefined;
  const exact = sectionOfKind(page, kind);
  if (exact) return { section: exact, isStandIn: false };
  const other = (STAND_INS[kind] ?? []).map((other) => sectionOfKind(page, other)).find(Boolean);
  const last = kind === 'header' ? page.sections[0] : undefined;
  const standIn = other ?? last;
  return standIn && { section: standIn, isStandIn: true };
}

/** The first section of a kind; a navigation inside the header counts as one. */
export function sectionOfKind(page: PageModel, kind: SectionKind): PageSection | undefined {
  const alike = page.sections.filter(({ kinds }) => kinds.has(kind));
  const rankOf = ({ ranks }: PageSection): number => ranks.get(kind) ?? 1;
  const [found] = [...alike].sort((a, b) => rankOf(b) - rankOf(a));
  if (found) return found;
  if (kind === 'contact') return waysToReach(page.sections);
  if (kind !== 'nav') return undefined;
  const nav = findByTag(page.index, 'nav')[0];
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

/** Buttons and links made to look like one. */
export function isButton(element: IndexedElement): boolean {
  if (element.tag === 'button')
    return !/toggle|toggler|menu|close/i.test(
      `${attributeOf(element, 'class')} ${attributeOf(element, 'aria-label')}`,
    );
  if (element.tag === 'input')
    return /^(?:submit|button)$/.test(attributeOf(element, 'type') ?? '');
  return (
    element.tag === 'a' &&
    classesOf(element).some((name) =>
      /^(?:btn|button|cta|pulsante|bottone|tasto)(?:$|[-_])|(?:[-_](?:btn|button|cta|pulsante|bottone))$/i.test(
        name,
      ),
    )
  );
}

/** Photos, and drawings that stand in for one. Icons are no pictures. */
function findImages(scope: readonly IndexedElement[]): IndexedElement[] {
  return scope.filter(
    (element) =>
      element.tag === 'img' || (element.tag === 'svg' && attributeOf(element, 'role') === 'img'),
  );
}

const findLead: Finder = (scope, page) => {
  const headline =
    page.index.elements.find(({ tag }) => tag === 'h1') ??
    scope.find(({ tag }) => /^h\d$/.test(tag));
  const siblings = headline?.parent ? childrenOf(headline.parent) : [];
  return siblings
    .slice(headline ? siblings.indexOf(headline) + 1 : 0)
    .flatMap((sibling) => (holdsLine(sibling) ? [sibling] : elementsIn(sibling).filter(holdsLine)))
    .slice(0, 1);
};

/** A line of text of its own: no button, and nothing but inline markup inside. */
function holdsLine(element: IndexedElement): boolean {
  return (
    ['p', 'div', 'h2'].includes(element.tag) &&
    textOf(element) !== '' &&
    !isButton(element) &&
    !elementsIn(element).some(
      (inside) => isButton(inside) || ['p', 'div', 'ul', 'dl', 'form'].includes(inside.tag),
    )
  );
}

/** Elements that hold running text themselves, not headings, links or buttons. */
function holdsText(element: IndexedElement): boolean {
  if (['p', 'li', 'dd', 'dt', 'td', 'blockquote', 'address'].includes(element.tag))
    return textOf(element) !== '';
  return (
    ['div', 'span'].includes(element.tag) &&
    element.nodes.some((node) => node.kind === 'text' && node.value.trim().length > 20)
  );
}

const findHeadings: Finder = byTag('h1', 'h2', 'h3', 'h4');

const findSectionTitle: Finder = (scope, page, section) =>
  section
    ? section.heading
      ? [section.heading]
      : []
    : byTag('h1')(scope, page, section)
        .concat(findHeadings(scope, page, section))
        .slice(0, 1);

function findNavLinks(scope: readonly IndexedElement[], page: PageModel): IndexedElement[] {
  const nav = sectionOfKind(page, 'nav') ?? sectionOfKind(page, 'header');
  return nav
    ? elementsIn(nav.element).filter(({ tag }) => tag === 'a')
    : scope.filter(({ tag }) => tag === 'a').slice(0, 0);
}

const findButtons: Finder = (scope) => scope.filter(isButton);

/** "The button" is the one under the headline; the call button in a header only where there is no other. */
const findMainButton: Finder = (scope, page, section) => {
  const buttons = findButtons(scope, page, section);
  if (section) return buttons.slice(0, 1);
  const hero = sectionOfKind(page, 'hero')?.element;
  const inHero = buttons.filter((button) => hero && elementsIn(hero).includes(button));
  const leading = buttons.filter(
    (button) => !/^(?:tel|mailto):/.test(attributeOf(button, 'href') ?? ''),
  );
  return [...inHero, ...leading, ...buttons].slice(0, 1);
};

const FINDERS: Record<ElementKind, Finder> = {
  headline: findSectionTitle,
  heading: findSectionTitle,
  headings: findHeadings,
  lead: findLead,
  text: (scope, page, section) =>
    section ? scope.filter(holdsText) : page.body ? [page.body] : [],
  button: findMainButton,
  buttons: findButtons,
  link: first(byTag('a')),
  links: byTag('a'),
  image: (scope) => findImages(scope).slice(0, 1),
  images: (scope) => findImages(scope),
  logo: (scope) => {
    const named = scope.filter((element) =>
      /\b(?:logo|brand)\b/i.test(
        `${attributeOf(element, 'class')} ${attributeOf(element, 'id')}`.replace(/[-_]/g, ' '),
      ),
    );
    return named.slice(0, 1);
  },
  cards: (scope) =>
    scope.filter((element) => classesOf(element).some((name) => /card|box|tile/i.test(name))),
  list: first(byTag('ul', 'ol', 'dl', 'table')),
  page: (_scope, page) => (page.body ? [page.body] : []),
  prices: (scope) => {
    const holders = scope.filter((element) => isPriceText(textOf(element)));
    return holders.filter(
      (holder) => !holders.some((other) => other !== holder && elementsIn(holder).includes(other)),
    );
  },
  sections: (_scope, page) => page.sections.map(({ element }) => element),
  'nav-links': findNavLinks,
  favicon: (scope) =>
    scope.filter(
      (element) => element.tag === 'link' && /icon/i.test(attributeOf(element, 'rel') ?? ''),
    ),
  background: (_scope, page) => (page.body ? [page.body] : []),
};
