import { TEXT_CONTRAST } from '../colour/css-colour.ts';
import { contrastRatio } from '../colour/oklch.ts';
import { claimsOn, winnerOf } from './style-sheet.ts';
import type { StyledPage, StyleWish } from './write-styles.ts';
import { ancestorsOf, attributeOf, elementsIn, NOT_READ } from '../html/query.ts';
import type { IndexedElement } from '../html/source-index.ts';
import { inkOn, LARGE_TEXT_CONTRAST } from '../colour/choose-colour.ts';
import { finishSteps, type Steps } from '../text/steps.ts';
import { backgroundBehind, fontSizePx, ownBackground, textColour } from './computed.ts';

/** Texts that are looked at in one step. */
const TEXTS_AT_ONCE = 50;

/**
 * Looks at every text of a page after a change of colours. Where the change left it below WCAG AA against
 * what is behind it, the text gets white or near-black. Texts the change did not reach are left alone.
 */
export function repairContrast(before: StyledPage, after: StyledPage): StyleWish[] {
  return finishSteps(repairContrastSteps(before, after));
}

/** The same in steps. */
export function* repairContrastSteps(before: StyledPage, after: StyledPage): Steps<StyleWish[]> {
  const [old = [], now = []] = [before, after].map(bodyElements);
  if (old.length !== now.length) return [];
  const wishes = new Map<string, { elements: Set<IndexedElement>; ink: string }>();
  let looked = 0;
  for (const [position, element] of now.entries()) {
    const was = old[position];
    if (!was || !holdsOwnText(element)) continue;
    looked += 1;
    if (looked % TEXTS_AT_ONCE === 0) yield;
    const ink = wantedInk({ page: before, element: was }, { page: after, element });
    if (ink === undefined) continue;
    const holder = inkHolder(after, element);
    // Parts of one kind make one rule, in several cards too.
    const ground = groundOf(after, holder);
    const shape = ground && `${ground.tag}.${attributeOf(ground, 'class') ?? ''}`;
    const key = `${shape} ${holder === ground ? '' : holder.tag} ${ink}`;
    const wish = wishes.get(key) ?? { elements: new Set(), ink };
    wish.elements.add(holder);
    wishes.set(key, wish);
  }
  return [...wishes.values()].map(({ elements, ink }) => ({
    elements: [...elements],
    declarations: { color: ink },
  }));
}

function bodyElements({ body }: StyledPage): IndexedElement[] {
  return body ? [body, ...elementsIn(body)] : [];
}

function holdsOwnText({ tag, nodes }: IndexedElement): boolean {
  return (
    !NOT_READ.has(tag) && nodes.some((node) => node.kind === 'text' && node.value.trim() !== '')
  );
}

interface PlacedElement {
  page: StyledPage;
  element: IndexedElement;
}

function wantedInk(was: PlacedElement, now: PlacedElement): string | undefined {
  const { sheet } = now.page;
  const background = backgroundBehind(sheet, now.element);
  if (background === 'image') return undefined;
  const colour = textColour(sheet, now.element);
  const hadBackground = backgroundBehind(was.page.sheet, was.element);
  const isNew = hadBackground !== background;
  if (!isNew && textColour(was.page.sheet, was.element) === colour) return undefined;
  const least = isLarge(now) ? LARGE_TEXT_CONTRAST : TEXT_CONTRAST;
  if (!colour || contrastRatio(colour, background) < least) return inkOn(background);
  const isFixed = sheet.hasDarkRules && isNew && !followsTokens(now);
  return isFixed && !isFixedColour(now) ? colour : undefined;
}

/** The text keeps its colour in dark mode too. */
function isFixedColour({ page: { sheet }, element }: PlacedElement): boolean {
  const holder = [element, ...ancestorsOf(element)].find((at) => winnerOf(sheet, at, ['color']));
  const claim = holder && winnerOf(sheet, holder, ['color']);
  if (!claim || claim.declaration.value.includes('var(')) return false;
  return claimsOn(sheet, holder, ['color']).at(-1) === claim;
}

/** What is behind the text changes with the page's own colour scheme. */
function followsTokens({ page, element }: PlacedElement): boolean {
  const ground = groundOf(page, element);
  const claim = ground && winnerOf(page.sheet, ground, ['background', 'background-color']);
  return !ground || claim?.declaration.value.includes('var(') === true;
}

function groundOf({ sheet }: StyledPage, element: IndexedElement): IndexedElement | undefined {
  return [element, ...ancestorsOf(element)].find((at) => ownBackground(sheet, at) !== undefined);
}

function isLarge({ page, element }: PlacedElement): boolean {
  const size = fontSizePx(page.sheet, element);
  return size >= 24 || (size >= 18.66 && /^h\d$|^(?:b|strong)$/.test(element.tag));
}

/** Text that inherits is coloured at the element that gives the background; text with a colour of its own, itself. */
function inkHolder({ sheet }: StyledPage, element: IndexedElement): IndexedElement {
  let holder = element;
  const decides = (at: IndexedElement): boolean =>
    at.tag === 'a' ||
    ownBackground(sheet, at) !== undefined ||
    winnerOf(sheet, at, ['color']) !== undefined;
  while (holder.parent && !decides(holder)) holder = holder.parent;
  return holder;
}
