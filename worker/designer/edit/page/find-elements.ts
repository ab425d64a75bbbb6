import {
  attributeOf,
  childrenOf,
  classesOf,
  elementsIn,
  isInside,
  textOf,
} from '#domain/html/query.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import type { PageSection } from './find-sections.ts';
import { groupsOf, hasPrices } from './item-groups.ts';
import { isPrice } from './money.ts';
import { nameOf } from './name-of.ts';
import type { PageModel } from './page-model.ts';
import type { ElementKind } from './parts.ts';
import { sectionOfKind } from './section-of.ts';

export type Finder = (
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

/** The links of the menu, or of the header that holds it. */
export function menuLinks(page: PageModel): IndexedElement[] {
  const menu = sectionOfKind(page, 'nav') ?? sectionOfKind(page, 'header');
  return menu ? elementsIn(menu.element).filter(({ tag }) => tag === 'a') : [];
}

const findBody: Finder = (_scope, { body }) => (body ? [body] : []);

function hasName(element: IndexedElement, pattern: RegExp): boolean {
  const names = ['class', 'id'].map((name) => attributeOf(element, name) ?? '').join(' ');
  return pattern.test(names.replace(/[-_]/g, ' '));
}

export const FINDERS: Record<ElementKind, Finder> = {
  headline: findTitle,
  heading: findTitle,
  headings: findHeadings,
  sectionTitles: (scope, { sections }) =>
    sections.flatMap(({ heading }) =>
      heading && heading.tag !== 'h1' && scope.includes(heading) ? [heading] : [],
    ),
  lead: findLead,
  text: (scope, page, section) =>
    section ? scope.filter(holdsText) : findBody(scope, page, section),
  paragraphs: (scope, page) =>
    scope.filter(
      (element) =>
        page.body !== undefined &&
        isInside(element, page.body) &&
        /^(?:p|li|dd|dt|td|th|blockquote|figcaption|summary|label|input|textarea)$/.test(
          element.tag,
        ) &&
        (textOf(element) !== '' || element.tag === 'input'),
    ),
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
    const holders = scope.filter((element) => isPrice(element));
    const outer = new Set(holders.flatMap(({ parent }) => parent ?? []));
    return holders.filter((holder) => !outer.has(holder));
  },
  names: (scope, page) => {
    const items = groupsOf(page)
      .filter(hasPrices)
      .flatMap((group) => group.items);
    const names = new Set(items.flatMap((item) => nameOf(item) ?? []));
    return scope.filter((element) => names.has(element));
  },
  form: first(byTag('form')),
  phone: (scope) =>
    scope.filter(
      (element) => element.tag === 'a' && attributeOf(element, 'href')?.startsWith('tel:') === true,
    ),
  sections: (_scope, page) => page.sections.map(({ element }) => element),
  'nav-links': (_scope, page) => menuLinks(page),
  favicon: (scope) =>
    scope.filter(
      (element) => element.tag === 'link' && /icon/i.test(attributeOf(element, 'rel') ?? ''),
    ),
  background: findBody,
};
