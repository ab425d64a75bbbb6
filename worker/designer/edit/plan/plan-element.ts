import { fromHex, toHex } from '#domain/colour/oklch.ts';
import { backgroundBehind, ownBackground, textColour } from '#domain/css/computed.ts';
import { writeStyles, type StyleWish } from '#domain/css/write-styles.ts';
import { escapeText } from '#domain/html/escape.ts';
import {
  childrenOf,
  classesOf,
  elementsIn,
  isInside,
  isPageRoot,
  textsIn,
} from '#domain/html/query.ts';
import { INLINE } from '#domain/html/content-rules.ts';
import { rewriteText } from '#domain/html/rewrite-text.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import { indentBefore, insertMarkup } from '#domain/html/splice.ts';
import type { Splice } from '#domain/text/splices.ts';
import { groupsOf, shapeOf } from '../page/item-groups.ts';
import { inFormOf, isPrice, sumOf } from '../page/money.ts';
import type { PageModel } from '../page/page-model.ts';
import { resolveTarget } from '../page/resolve-target.ts';
import { pointsOf, type ListPoints } from './list-points.ts';
import { copyOf } from './plan-add-parts.ts';
import { mergeWishes } from './plan-colour.ts';
import { done, labelOf, refuse, type Planner } from './plan-types.ts';

const TEXT_TAGS = new Set(['p', 'div', 'blockquote', 'dd', 'td', 'li', 'figcaption']);
/** Tells a text point by point: one element's own points, or the paragraphs of a part. */
export const planAsList: Planner<'as-list'> = (context, { target, isNumbered }) => {
  const { page, say } = context;
  const resolved = target && resolveTarget(page, target);
  if (!resolved || isPageRoot(resolved.elements[0])) return refuse(say.ask.element);
  const [element] = resolved.elements;
  const label = labelOf(context, resolved);
  if (element.tag === 'ul' || element.tag === 'ol') return refuse(say.already(label));
  const text = isTextOnly(element) ? element : onlyText(element);
  const found = text && pointsOf(page.html, text);
  const tag = isNumbered ? 'ol' : 'ul';
  const change = found
    ? listInPlaceOf(page, { text, found, tag })
    : paragraphsAsList(page, element, tag);
  return change ? done(change.splices, say.listed(label, change.count)) : refuse(say.noPoints);
};

interface ListChange {
  splices: Splice[];
  count: number;
}

function isTextOnly(element: IndexedElement): boolean {
  return TEXT_TAGS.has(element.tag) && elementsIn(element).every(({ tag }) => INLINE.test(tag));
}

/** The one text of a card or section, its heading apart. */
function onlyText(element: IndexedElement): IndexedElement | undefined {
  const [only, ...others] = elementsIn(element).filter(({ tag }) => tag === 'p');
  return only && others.length === 0 && isTextOnly(only) ? only : undefined;
}

/** A paragraph gives way to its list; an entry, a cell and the like hold theirs. */
function listInPlaceOf(
  { html }: PageModel,
  { text, found, tag }: { text: IndexedElement; found: ListPoints; tag: string },
): ListChange {
  const { points, intro } = found;
  const indent = indentBefore(html, text.range.start) ?? '';
  const list = listMarkup(points, tag, indent);
  const count = points.length;
  if (text.tag !== 'p') {
    const replacement = intro === '' ? list : `${intro}\n${indent}${list}`;
    return { splices: [{ ...text.inner, replacement }], count };
  }
  const start = html.slice(text.range.start, text.inner.start);
  const parts = [`${start}${intro}</p>`, list].map((part) => `${indent}${part}`);
  const whole = intro === '' ? list : ['<div>', ...parts, `${indent}</div>`].join('\n');
  return { splices: [{ ...text.range, replacement: whole }], count };
}

/** Paragraphs side by side. */
function paragraphsAsList(
  { html }: PageModel,
  root: IndexedElement,
  tag: string,
): ListChange | undefined {
  const [parent, ...others] = [root, ...elementsIn(root)].filter(
    (one) => childrenOf(one).filter(isTextOnlyParagraph).length > 1,
  );
  if (!parent || others.length > 0) return undefined;
  const children = childrenOf(parent);
  const first = children.findIndex(isTextOnlyParagraph);
  const last = children.findLastIndex(isTextOnlyParagraph);
  const row = children.slice(first, last + 1);
  const [start, end] = [row[0], row.at(-1)];
  if (!start || !end || !row.every(isTextOnlyParagraph)) return undefined;
  const points = row.map(({ inner }) => html.slice(inner.start, inner.end).trim());
  const indent = indentBefore(html, start.range.start) ?? '';
  const replacement = listMarkup(points, tag, indent);
  return {
    splices: [{ start: start.range.start, end: end.range.end, replacement }],
    count: points.length,
  };
}

function isTextOnlyParagraph(element: IndexedElement): boolean {
  return element.tag === 'p' && isTextOnly(element);
}

/** Many pages take the marks off their lists: these show them. */
function listMarkup(points: readonly string[], tag: string, indent: string): string {
  const marks = tag === 'ol' ? 'decimal' : 'disc';
  const style = `list-style: ${marks}; padding-inline-start: 1.25em`;
  const items = points.map((point) => `${indent}  <li>${point}</li>`);
  return [`<${tag} style="${style}">`, ...items, `${indent}</${tag}>`].join('\n');
}

/** Hues in degrees of OKLCH: amber and blue. */
const WARM_HUE = 70;
const COOL_HUE = 240;
/** Least chroma, and lightness from 0 to 1, at which a hue shows: of a ground, of letters. */
const GROUND = { chroma: 0.035, lightness: 0 };
const INK = { chroma: 0.09, lightness: 0.36 };
/** How much of the way to the other hue a step goes. */
const HUE_STEP = 0.5;
const MOST_PAINTED = 200;

/** Grounds of a part get warmer or cooler colours; of a text without a ground of its own, its letters. */
export const planWarmth: Planner<'warmth'> = (context, { target, direction }) => {
  const { page, say } = context;
  const resolved = target && resolveTarget(page, target);
  if (!resolved || isPageRoot(resolved.elements[0]) || resolved.element === 'page')
    return refuse(say.ask.look);
  const wishes = resolved.elements.flatMap((root) => warmed(page, root, direction));
  const splices = writeStyles(page, mergeWishes(wishes));
  return splices.length > 0
    ? { ...done(splices, say.warmed(labelOf(context, resolved), direction)), changesColours: true }
    : refuse(say.noMainColour);
};

function warmed({ sheet }: PageModel, root: IndexedElement, direction: 1 | -1): StyleWish[] {
  const painted = [root, ...elementsIn(root)].slice(0, MOST_PAINTED).flatMap((element) => {
    const ground = ownBackground(sheet, element);
    return ground && ground !== 'image' ? [{ element, ground }] : [];
  });
  if (painted.length === 0 && isText(root)) {
    const color = towards(textColour(sheet, root) ?? '#222222', direction, INK);
    return [{ elements: [root], declarations: { color } }];
  }
  const isOwn = painted.some(({ element }) => element === root);
  const behind = isOwn ? 'image' : backgroundBehind(sheet, root);
  const grounds = behind === 'image' ? painted : [{ element: root, ground: behind }, ...painted];
  return grounds.map(({ element, ground }) => ({
    elements: [element],
    declarations: { 'background-color': towards(ground, direction) },
  }));
}

function isText({ tag }: IndexedElement): boolean {
  return /^(?:h[1-6]|p|li|span|a|em|strong|small|blockquote|figcaption|dt|dd)$/.test(tag);
}

function towards(hex: string, direction: 1 | -1, least = GROUND): string {
  const { lightness, chroma, hue } = fromHex(hex);
  const goal = direction > 0 ? WARM_HUE : COOL_HUE;
  // Greys have no hue to turn.
  const isGrey = chroma < GROUND.chroma;
  const way = ((goal - hue + 540) % 360) - 180;
  return toHex({
    lightness: Math.max(lightness, least.lightness),
    chroma: Math.max(chroma, least.chroma),
    hue: isGrey ? goal : (hue + way * HUE_STEP + 360) % 360,
  });
}

/** A price as the entry's neighbours write theirs, else as words of its own. */
export const planAddPrice: Planner<'add-price'> = (context, { target, amount }) => {
  const { page, say } = context;
  const resolved = target && resolveTarget(page, target);
  if (!resolved || isPageRoot(resolved.elements[0])) return refuse(say.ask.element);
  const [element] = resolved.elements;
  const group = groupsOf(page).findLast(({ items }) =>
    items.some((item) => item === element || isInside(element, item)),
  );
  const item = group?.items.find((one) => one === element || isInside(element, one)) ?? element;
  const label = labelOf(context, resolved);
  const present = textsIn(item).find((text) => sumOf(text) !== undefined);
  if (present) return refuse(say.pricePresent(label, sumOf(present) ?? ''));
  const model = pricedNeighbour(group?.items ?? [], item);
  const known = model?.price ?? page.index.elements.find(isLeafPrice);
  const written = writtenLike(known, amount);
  const copied = model && copyOfPrice(page, { item, model, written });
  return done(copied ?? plainPrice(page, item, written), say.priceAdded(label, written));
};

function writtenLike(price: IndexedElement | undefined, amount: string): string {
  const form = price && textsIn(price).flatMap((text) => sumOf(text) ?? [])[0];
  return form === undefined ? amount.trim() : inFormOf(form, amount);
}

function pricedNeighbour(
  items: readonly IndexedElement[],
  item: IndexedElement,
): NewPrice['model'] | undefined {
  for (const entry of items) {
    const price = entry === item ? undefined : priceIn(entry);
    if (price) return { entry, price };
  }
  return undefined;
}

function isLeafPrice(element: IndexedElement): boolean {
  return childrenOf(element).length === 0 && isPrice(element);
}

function priceIn(item: IndexedElement): IndexedElement | undefined {
  return elementsIn(item).find(isLeafPrice);
}

interface NewPrice {
  item: IndexedElement;
  /** A neighbour, and its price. */
  model: { entry: IndexedElement; price: IndexedElement };
  written: string;
}

/** The neighbour's price, with its markup, in the same place of this entry. */
function copyOfPrice(
  { html }: PageModel,
  { item, model: { entry, price }, written }: NewPrice,
): Splice[] | undefined {
  const sum = textsIn(price).find((text) => sumOf(text) !== undefined);
  if (!sum) return undefined;
  const home = price.parent === entry ? item : sameShape(item, price.parent);
  if (!home) return undefined;
  const old = sumOf(sum) ?? '';
  const markup = copyOf(
    price,
    html,
    rewriteText(html, sum, (text) => text.replace(old, () => written)),
  );
  const isFirst = price.parent && childrenOf(price.parent)[0] === price;
  return insertMarkup(html, { element: home, place: isFirst ? 'start' : 'end' }, markup);
}

function sameShape(
  item: IndexedElement,
  wanted: IndexedElement | undefined,
): IndexedElement | undefined {
  return wanted && elementsIn(item).find((one) => shapeOf(one) === shapeOf(wanted));
}

const HOLDERS = new Set(['li', 'article', 'div', 'section', 'details', 'figure', 'aside', 'main']);

function plainPrice({ html }: PageModel, element: IndexedElement, written: string): Splice[] {
  const price = `<strong>${escapeText(written)}</strong>`;
  const isHolder = HOLDERS.has(element.tag) && childrenOf(element).length > 0;
  if (isHolder) return insertMarkup(html, { element, place: 'end' }, `<p>${price}</p>`);
  const isInline = !/^h[1-6]$/.test(element.tag) && classesOf(element).length === 0;
  return isInline || element.tag === 'li'
    ? [{ start: element.inner.end, end: element.inner.end, replacement: ` – ${price}` }]
    : insertMarkup(html, { element, place: 'after' }, `<p>${price}</p>`);
}
