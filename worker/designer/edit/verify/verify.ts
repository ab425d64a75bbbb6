import { amountIn } from '#domain/reading/written-prices.ts';
import { foldName } from '#domain/reading/fold.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import { ancestorsOf, attributeOf, elementsIn, textOf, textsIn } from '#domain/html/query.ts';
import { fontSizePx } from '#domain/css/computed.ts';
import { winnerOf } from '#domain/css/style-sheet.ts';
import type { EditIntent, NewEntry } from '../intents/edit-intent.ts';
import { groupsOf, names, wordsOf } from '../page/item-groups.ts';
import { sumOf } from '../page/money.ts';
import type { PageModel } from '../page/page-model.ts';
import { resolveTarget } from '../page/resolve-target.ts';
import { sortKeys } from '../ground/sort-keys.ts';
import { isDark, showsGround } from './grounds.ts';

interface Pages {
  before: PageModel;
  after: PageModel;
}

type Check<Kind extends EditIntent['kind']> = (
  intent: EditIntent & { kind: Kind },
  pages: Pages,
) => boolean;

function words({ body }: PageModel): string {
  return body ? ` ${wordsOf(body)} ` : ' ';
}

function says(page: PageModel, text: string): boolean {
  return words(page).includes(` ${foldName(text)} `);
}

/** How often words stand on a page. */
function count(page: PageModel, text: string): number {
  return words(page).split(` ${foldName(text)} `).length - 1;
}

function links(page: PageModel, scheme: string): string[] {
  return page.index.elements.flatMap((element) => {
    const href = element.tag === 'a' ? (attributeOf(element, 'href') ?? '') : '';
    return href.startsWith(scheme) ? [href.slice(scheme.length)] : [];
  });
}

/** The last digits of the number; how it is dialled differs by country code. */
function lastDigits(number: string): string {
  return number.replace(/\D/g, '').slice(-6);
}

/** The new entries stand together in one list, in the order in which they were told, each with its name and sum. */
const itemsAdded: Check<'add-items'> = ({ entries, beside }, { before, after }) =>
  emptyHeadings(after) <= emptyHeadings(before) &&
  groupsOf(after).some(({ items }) => {
    const last = items.length - entries.length;
    const starts = beside ? items.keys() : [last];
    return [...starts].some((start) =>
      entries.every((entry, at) => last > 0 && tells(items[start + at], entry)),
    );
  });

function emptyHeadings({ index }: PageModel): number {
  return index.elements.filter(({ tag, nodes }) => /^h[1-6]$/.test(tag) && nodes.length === 0)
    .length;
}

function tells(item: IndexedElement | undefined, { label, amount }: NewEntry): boolean {
  return item !== undefined && names(item, label) && (amount === undefined || shows(item, amount));
}

const styled: Check<'declare'> = ({ target, property, value }, { after }) => {
  const element = resolveTarget(after, target)?.elements[0];
  // A menu stays on the screen with the header around it.
  const held = element ? [element, ...ancestorsOf(element)] : [];
  return (
    !element ||
    held
      .filter((one) => one === element || one.tag === 'header')
      .some((one) => winnerOf(after.sheet, one, [property])?.declaration.value === value)
  );
};

const factHolds: Check<'fact'> = ({ fact, value }, { after }) => {
  if (fact === 'phone') {
    const dialled = links(after, 'tel:');
    const isShown = after.html.replace(/\D/g, '').includes(lastDigits(value));
    return (
      isShown &&
      (dialled.length === 0 || dialled.some((href) => lastDigits(href) === lastDigits(value)))
    );
  }
  if (fact === 'whatsapp')
    return links(after, 'http').some((href) => lastDigits(href) === lastDigits(value));
  if (fact === 'mail') return after.html.includes(value);
  return says(after, value) && !(fact === 'address' && isTwiceTold(after, value));
};

/** A part of the new address stands beside it once more: the old one was not read as a whole. */
function isTwiceTold(page: PageModel, address: string): boolean {
  const parts = address.split(/\s*,\s*/).filter((part) => part.length > 3);
  return textsOf(page).some((text) => {
    const rest = text.replace(address, '');
    return rest !== text && parts.some((part) => rest.includes(part));
  });
}

function shows(element: IndexedElement, amount: string): boolean {
  return textsIn(element).some((text) => {
    const sum = sumOf(text);
    return sum !== undefined && amountIn(sum) === amountIn(amount);
  });
}

/** The sum stands in a list, in an entry that names the thing; a page without lists shows it anywhere. */
const priceHolds: Check<'price'> = ({ item, amount }, { after }) => {
  if (!after.body || !shows(after.body, amount)) return false;
  const named = groupsOf(after)
    .flatMap(({ items }) => items)
    .filter((entry) => names(entry, item));
  return named.length === 0 || named.some((entry) => shows(entry, amount));
};

/** The page tells one week, in texts that told hours before; no other text changed, and none tells it twice. */
const hoursHold: Check<'hours'> = (_intent, { before, after }) =>
  repeatedLines(after) <= repeatedLines(before) &&
  lostTexts({ before, after }).every((value) => TELLS_HOURS.test(value));

/** Lines with days or times that say again what their neighbour ends with. */
function repeatedLines(page: PageModel): number {
  const lines = textsOf(page);
  return lines.filter((line, at) => WEEK_LINE.test(line) && (lines[at - 1] ?? '').endsWith(line))
    .length;
}

const WEEK_LINE = /\p{L}{3}.*\d/u;
const TELLS_HOURS =
  /\d|closed|chius|shut|appointment|appuntamento|\b(?:mon|tue|wed|thu|fri|sat|sun|lun|mar|mer|gio|ven|sab|dom|hours?|orari|days?|giorn[oi]|times?)/i;

function textsOf({ body }: PageModel): string[] {
  return body ? textsIn(body).flatMap(({ value }) => value.replace(/\s+/g, ' ').trim() || []) : [];
}

/** Texts that no longer stand on the page, placeholders apart. */
function lostTexts({ before, after }: Pages): string[] {
  const gaps = new Set(
    before.index.elements
      .filter((element) => attributeOf(element, 'data-placeholder') !== undefined)
      .map((element) => textOf(element)),
  );
  const now = words(after);
  return textsOf(before).filter(
    (value) => !gaps.has(value) && !now.includes(` ${foldName(value)} `.replace(/^ +$/, '')),
  );
}

/** What is added takes nothing away. */
function addsOnly(intent: EditIntent, pages: Pages): boolean {
  if (!intent.kind.startsWith('add-')) return true;
  const lost = lostTexts(pages);
  const isInPlace = intent.kind === 'add-entry' && intent.isInPlace;
  const [old] = isInPlace ? (resolveTarget(pages.before, intent.target)?.elements ?? []) : [];
  const gone = old && ` ${wordsOf(old)} `;
  return lost.every((text) => gone?.includes(` ${foldName(text)} `));
}

/** Texts differ by a value, and every one that stood there still does. */
const valueSet: Check<'set-value'> = ({ to }, { before, after }) => {
  const [old, now] = [textsOf(before), textsOf(after)];
  const changed = now.filter((value, at) => value !== old[at]);
  return old.length === now.length && changed.some((value) => value.includes(to));
};

/** One link is gone, and no part of the page with it. */
const itemGone: Check<'remove-item'> = (_intent, { before, after }) =>
  linkCount(before) - linkCount(after) === 1 && before.sections.length === after.sections.length;

function linkCount({ index }: PageModel): number {
  return index.elements.filter(({ tag }) => tag === 'a').length;
}

/** The family is written where it was not. */
const fontHolds: Check<'font'> = ({ font }, { after }) => {
  const family = font.stack.split(',')[0]?.replace(/["']/g, '') ?? '';
  return after.html.includes(family);
};

/** Texts grew or shrank as asked, and none the other way. */
const scaled: Check<'scale'> = ({ target, measure, direction, px }, { before, after }) => {
  if (measure !== 'text') return true;
  const sizes = (page: PageModel): number[] => {
    const roots = resolveTarget(page, target ?? { element: 'page' })?.elements ?? [];
    return roots
      .flatMap((root) => [root, ...elementsIn(root)])
      .slice(0, MOST_SIZES)
      .map((element) => fontSizePx(page.sheet, element));
  };
  const [old, now] = [sizes(before), sizes(after)];
  if (old.length !== now.length || px !== undefined) return true;
  return !old.some((size, at) => ((now[at] ?? size) - size) * direction < -0.5);
};

const MOST_SIZES = 200;

/**
 * A new background has exactly the colour that was asked for. A new text colour is not compared, because it may have been
 * adjusted afterwards to stay readable.
 */
const recoloured: Check<'recolour'> = ({ target, property, colour }, { after }) =>
  property !== 'background' || showsGround(after, target, colour.hex);

/** A colour that was replaced in the style sheets is replaced in the rest of the page too. */
const swapped: Check<'swap-colour'> = (_intent, { before, after }) => {
  const left = new Set(sheetColours(after));
  const gone = sheetColours(before).filter((colour) => !left.has(colour));
  const html = after.html.toLowerCase();
  return gone.every((colour) => !html.includes(colour));
};

function sheetColours({ index, html }: PageModel): string[] {
  const sheets = index.elements.filter(({ tag }) => tag === 'style');
  return sheets.flatMap(
    ({ inner }) =>
      html
        .slice(inner.start, inner.end)
        .toLowerCase()
        .match(/#[\da-f]{6}\b/g) ?? [],
  );
}

/** The same entries stand in one list, each behind what goes before it. */
const sorted: Check<'sort'> = ({ target, by, direction }, { before, after }) => {
  const old = (resolveTarget(before, target)?.elements ?? []).map(wordsOf).toSorted();
  return groupsOf(after).some(({ items }) => {
    const keys = items.length === old.length ? sortKeys(items, by) : undefined;
    const isOrdered = keys?.every((key, at) => {
      const last = keys[at - 1] ?? key;
      return typeof key === 'number' && typeof last === 'number'
        ? (key - last) * direction >= 0
        : String(key).localeCompare(String(last)) * direction >= 0;
    });
    return isOrdered === true && items.map(wordsOf).toSorted().join() === old.join();
  });
};

/** What an intent promises of the changed page. Kinds that are missing promise no more than that something changed. */
const CHECKS: { [Kind in EditIntent['kind']]?: Check<Kind> } = {
  declare: styled,
  fact: factHolds,
  price: priceHolds,
  'set-value': valueSet,
  'set-text': ({ text }, { after }) => says(after, text),
  'replace-text': ({ from, to }, { before, after }) =>
    (to === '' || says(after, to) || after.html.includes(to)) &&
    count(after, from) <= count(before, from),
  'remove-item': itemGone,
  hours: hoursHold,
  font: fontHolds,
  scale: scaled,
  recolour: recoloured,
  'dark-page': (_intent, { after }) => isDark(after),
  'swap-colour': swapped,
  'rename-item': ({ to }, { after }) => says(after, to),
  'add-items': itemsAdded,
  'add-entry': ({ texts }, { after }) => texts.every((text) => text === '' || says(after, text)),
  'add-text': ({ text }, { after }) => says(after, text),
  'add-notice': ({ text }, { after }) => says(after, text),
  'add-review': (intent, { after }) => says(after, intent.words),
  'add-question': ({ question }, { after }) => says(after, question),
  'add-button': ({ label }, { after }) => says(after, label),
  'add-contact': ({ label }, { before, after }) =>
    says(after, label) && linkCount(after) >= linkCount(before),
  'add-link': ({ label }, { after }) => says(after, label),
  'add-section': ({ heading }, { before, after }) =>
    after.index.elements.length > before.index.elements.length &&
    (!heading || says(after, heading)),
  duplicate: (_intent, { before, after }) =>
    after.index.elements.length > before.index.elements.length,
  remove: (_intent, { before, after }) =>
    after.index.elements.length < before.index.elements.length && sectionsKept(before, after),
  move: (_intent, { before, after }) => words(after).length === words(before).length,
  swap: (_intent, { before, after }) => words(after).length === words(before).length,
  sort: sorted,
  'mark-words': ({ words: marked, tag }, { before, after }) =>
    words(after) === words(before) &&
    after.index.elements.some(
      (element) => element.tag === tag && foldName(textOf(element)) === foldName(marked),
    ),
  'remove-words': ({ words: gone }, { before, after }) =>
    count(after, gone) < count(before, gone) &&
    words(before).length - words(after).length <= foldName(gone).length + 3,
  head: ({ field, value }, { after }) =>
    field === 'title'
      ? after.index.elements.some(
          (element) => element.tag === 'title' && foldName(textOf(element)) === foldName(value),
        )
      : after.index.elements.some(
          (element) => element.tag === 'meta' && attributeOf(element, 'content') === value,
        ),
};

/** A removal takes one section at most and leaves the words of the others. */
function sectionsKept(before: PageModel, after: PageModel): boolean {
  return (
    before.sections.length - after.sections.length <= 1 &&
    (after.body ? elementsIn(after.body).length > 0 : true)
  );
}

/** Whether the changed page lacks what the intent promises, or lost what an addition leaves. */
export function brokenPromise(intent: EditIntent, pages: Pages): boolean {
  // The table pairs every kind with a check of just that kind.
  const check = CHECKS[intent.kind] as ((intent: EditIntent, pages: Pages) => boolean) | undefined;
  return (check !== undefined && !check(intent, pages)) || !addsOnly(intent, pages);
}
