import { attributeOf, elementsIn } from '#domain/html/query.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import type { PageModel } from '../page/page-model.ts';
import { TEXT_CONTRAST } from '#domain/colour/css-colour.ts';
import { contrast, inkOn, LARGE_TEXT_CONTRAST } from './colour.ts';
import { backgroundBehind, fontSizePx, ownBackground, textColour } from './computed.ts';
import { claimsOn, winnerOf } from '#domain/css/style-sheet.ts';
import type { StyleWish } from '#domain/css/write-styles.ts';

/**
 * Looks at every text of a page after a change of colours. Where the change left it below WCAG AA against
 * what is behind it, the text gets white or near-black. Texts the change did not reach are left alone.
 */
export function repairContrast(before: PageModel, after: PageModel): StyleWish[] {
  const [old = [], now = []] = [before, after].map(bodyElements);
  if (old.length !== now.length) return [];
  const wishes = new Map<string, InkWish>();
  for (const [position, element] of now.entries()) {
    const was = old[position];
    if (!was || !holdsOwnText(element)) continue;
    const ink = wantedInk({ page: before, element: was }, { page: after, element });
    if (ink) addWish(after, wishes, { element, ink });
  }
  return mergeAlike([...wishes.values()]).map(({ elements, ink }) => ({
    elements,
    declarations: { color: ink },
  }));
}

function bodyElements({ body }: PageModel): IndexedElement[] {
  return body ? [body, ...elementsIn(body)] : [];
}

interface InkWish {
  elements: IndexedElement[];
  ink: string;
}

/** The same part of several cards makes one rule. */
function mergeAlike(wishes: readonly InkWish[]): InkWish[] {
  const merged = new Map<string, InkWish>();
  for (const wish of wishes) {
    const shapes = new Set(
      wish.elements.map((element) => `${element.tag}.${attributeOf(element, 'class') ?? ''}`),
    );
    const [shape = ''] = shapes;
    const isNamed = shapes.size === 1 && !shape.endsWith('.');
    const key = isNamed ? `${shape} ${wish.ink}` : `${merged.size}`;
    const known = merged.get(key);
    if (known) known.elements.push(...wish.elements);
    else merged.set(key, { ...wish, elements: [...wish.elements] });
  }
  return [...merged.values()];
}

interface PlacedElement {
  page: PageModel;
  element: IndexedElement;
}

function holdsOwnText(element: IndexedElement): boolean {
  if (['script', 'style', 'template', 'noscript'].includes(element.tag)) return false;
  return element.nodes.some((node) => node.kind === 'text' && node.value.trim() !== '');
}

function wantedInk(was: PlacedElement, now: PlacedElement): string | undefined {
  const background = backgroundBehind(now.page.sheet, now.element);
  if (background === 'image') return undefined;
  const colour = textColour(now.page.sheet, now.element);
  const hadBackground = backgroundBehind(was.page.sheet, was.element);
  const isSame = hadBackground === background && textColour(was.page.sheet, was.element) === colour;
  if (isSame) return undefined;
  const isFixed =
    now.page.sheet.hasDarkRules && hadBackground !== background && !followsTokens(now);
  const least = isLarge(now) ? LARGE_TEXT_CONTRAST : TEXT_CONTRAST;
  if (colour && contrast(colour, background) >= least)
    return isFixed && !isFixedColour(now) ? colour : undefined;
  return inkOn(background);
}

/** The text keeps its colour in dark mode too. */
function isFixedColour({ page, element }: PlacedElement): boolean {
  for (let at: IndexedElement | undefined = element; at; at = at.parent) {
    const claim = winnerOf(page.sheet, at, ['color']);
    if (claim)
      return (
        !claim.declaration.value.includes('var(') &&
        claimsOn(page.sheet, at, ['color']).at(-1) === claim
      );
  }
  return false;
}

/** What is behind the text changes with the page's own colour scheme. */
function followsTokens({ page, element }: PlacedElement): boolean {
  for (let at: IndexedElement | undefined = element; at; at = at.parent) {
    if (!ownBackground(page.sheet, at)) continue;
    const claim = winnerOf(page.sheet, at, ['background', 'background-color']);
    return claim?.declaration.value.includes('var(') ?? false;
  }
  return true;
}

function isLarge({ page, element }: PlacedElement): boolean {
  const size = fontSizePx(page.sheet, element);
  return size >= 24 || (size >= 18.66 && /^h\d$|^(?:b|strong)$/.test(element.tag));
}

/** Text that inherits is coloured at the element that gives the background; text with a colour of its own, itself. */
function addWish(
  page: PageModel,
  wishes: Map<string, InkWish>,
  { element, ink }: { element: IndexedElement; ink: string },
): void {
  let holder = element;
  while (holder.parent && !ownBackground(page.sheet, holder) && !hasOwnColour(page, holder))
    holder = holder.parent;
  const isOwn = holder === element || hasOwnColour(page, holder);
  const key =
    isOwn && holder !== page.body ? `${groupOf(page, holder)} ${ink}` : `${holder.index} ${ink}`;
  const wish = wishes.get(key) ?? { elements: [], ink };
  if (!wish.elements.includes(holder)) wish.elements.push(holder);
  wishes.set(key, wish);
}

function hasOwnColour(page: PageModel, element: IndexedElement): boolean {
  return element.tag === 'a' || winnerOf(page.sheet, element, ['color']) !== undefined;
}

function groupOf(page: PageModel, element: IndexedElement): string {
  for (let at: IndexedElement | undefined = element; at; at = at.parent) {
    if (ownBackground(page.sheet, at))
      return `${at.index}/${at === element ? 'self' : element.tag}`;
  }
  return element.tag;
}
