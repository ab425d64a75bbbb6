import { type DataValue, dataValues, writeData } from '#domain/html/structured-data.ts';
import { MONEY_TEXT, amountIn, inFormOf, plainAmount } from '#domain/reading/written-prices.ts';
import { foldName } from '#domain/reading/fold.ts';
import { escapeText } from '#domain/html/escape.ts';
import {
  ancestorsOf,
  attributeOf,
  childrenOf,
  elementsIn,
  innermost,
  isInside,
  outermost,
  textOf,
  textsIn,
} from '#domain/html/query.ts';
import type { IndexedElement, IndexedText } from '#domain/html/source-index.ts';
import { deleteLines, insertMarkup, replaceTextNode, setAttribute } from '#domain/html/splice.ts';
import { escapePattern } from '#domain/text/escape-pattern.ts';
import type { Splice } from '#domain/text/splices.ts';
import type { PriceChange, Target } from '../intents/edit-intent.ts';
import { findEntry, groupsIn, groupsOf, hasPrices, names } from '../page/item-groups.ts';
import { holdsSum, isPrice, sumOf } from '../page/money.ts';
import type { PageModel } from '../page/page-model.ts';
import { resolveSection, sectionOfKind } from '../page/section-of.ts';
import { nameOf } from '../page/name-of.ts';
import { firstSum, priceMarkup } from './plan-items.ts';
import {
  done,
  refuse,
  type IntentOf,
  type PlanContext,
  type Planner,
  type PlanResult,
} from './plan-types.ts';

/** The price of one thing, where it is listed, in the opening and in the structured data. */
export const planPrice: Planner<'price'> = ({ page, say }, { item, amount }) => {
  const prices = findPrices(page, item);
  const [first] = prices;
  if (!first) return firstPrice({ page, say }, { item, amount });
  const sum = inFormOf(moneyIn(first), amount);
  const splices = prices.flatMap((price) =>
    replaceTextNode(
      price,
      price.value.replace(moneyIn(price), (old) =>
        price.value.trim() === old ? leadOf(amount) + inFormOf(old, amount) : inFormOf(old, amount),
      ),
    ),
  );
  const [inData] = dataPrices(page, new Set([foldName(item)]));
  const data = inData ? writeData(inData, plainAmount(sum)) : [];
  const { mended, left } = toldAgain(page, prices, { item, amount });
  const counted = prices.flatMap((price) => minorPrice(price, sum));
  const plan = done([...splices, ...mended, ...data, ...counted], say.price(item, sum));
  return left ? { ...plan, left: say.priceLeft(left) } : plan;
};

/** How far above a price the attribute stands by which an order is worked out. */
const ORDER_REACH = 5;

/** The price in cents that an order form counts with. */
export function minorPrice(price: IndexedText, sum: string): Splice[] {
  const cents = (text: string): string => String(Math.round(amountIn(text) * 100));
  const holder = [...ancestorsOf(price)]
    .slice(0, ORDER_REACH)
    .find((one) => attributeOf(one, 'data-minor') === cents(moneyIn(price)));
  return holder ? setAttribute(holder, 'data-minor', cents(sum)) : [];
}

/** "From £35" where the page tells nothing but a sum. */
function leadOf(amount: string): string {
  return /^(?:from|da) /i.exec(amount)?.[0] ?? '';
}

/** An entry of a list that told no price gets one behind its texts. */
function firstPrice(
  { page, say }: PlanContext,
  { item, amount }: Pick<IntentOf<'price'>, 'item' | 'amount'>,
): PlanResult {
  const entry = findEntry(page, item);
  const name = entry && nameOf(entry);
  if (!entry || !name || !/^h\d$/.test(name.tag)) return refuse(say.notFound(item));
  const sum = firstSum(amount, page.language);
  const behind = childrenOf(name.parent ?? entry).at(-1) ?? name;
  return done(
    insertMarkup(page.html, { element: behind, place: 'after' }, priceMarkup(sum)),
    say.price(item, sum),
  );
}

/** Other texts that name the thing and give its old price: right behind its name that changes too, else it is told. */
export function toldAgain(
  { body }: PageModel,
  prices: readonly IndexedText[],
  { item, amount }: Pick<IntentOf<'price'>, 'item' | 'amount'>,
): { mended: Splice[]; left: string | undefined } {
  const old = amountIn(prices.map(moneyIn)[0] ?? '');
  const isOld = (sum: string): boolean => amountIn(sum) === old;
  const named = `(${escapePattern(item)}[\\s:,(–-]{1,3})(${MONEY_TEXT.source})`;
  const texts = (body ? textsIn(body) : [])
    .filter((text) => !prices.includes(text) && says(text.value, item))
    .map((text) => {
      const value = text.value.replace(
        new RegExp(named, 'giu'),
        (whole, name: string, sum: string) => (isOld(sum) ? name + inFormOf(sum, amount) : whole),
      );
      return { text, value };
    });
  const left = texts.find(
    ({ text, value }) =>
      value === text.value && value.match(new RegExp(MONEY_TEXT.source, 'gi'))?.some(isOld),
  );
  return {
    mended: texts.flatMap(({ text, value }) =>
      value === text.value ? [] : replaceTextNode(text, value),
    ),
    left: left?.value.trim().replace(/\s+/g, ' '),
  };
}

function says(text: string, item: string): boolean {
  return ` ${foldName(text)} `.includes(` ${foldName(item)} `);
}

function moneyIn(text: IndexedText): string {
  return sumOf(text) ?? '';
}

function pricesIn(element: IndexedElement): IndexedText[] {
  return textsIn(element).filter((text) => sumOf(text) !== undefined);
}

/** The price of the thing in its list, and in the opening of the page where that lists it too. */
function findPrices(page: PageModel, item: string): IndexedText[] {
  const price = findPrice(page, item);
  const hero = sectionOfKind(page, 'hero')?.element;
  if (!price || !hero) return price ? [price] : [];
  const entry = groupsIn(hero)
    .flatMap(({ items }) => items)
    .find((listed) => holdsSum(listed) && names(listed, item));
  const again = entry ? pricesIn(entry).slice(0, 1) : [];
  return [...new Set([price, ...again])];
}

const NO_HOLDERS = new Set(['html', 'body', 'head', 'script', 'style']);

/** The price that stands nearest to the item's name: in the smallest element that holds both. */
function findPrice(page: PageModel, item: string): IndexedText | undefined {
  const holders = page.index.elements
    .filter((element) => !NO_HOLDERS.has(element.tag) && holdsSum(element) && names(element, item))
    .sort((a, b) => textOf(a).length - textOf(b).length);
  const hero = sectionOfKind(page, 'hero')?.element;
  const isInContent = (holder: IndexedElement): boolean =>
    !hero || (!isInside(holder, hero) && !isInside(hero, holder));
  const smallest = holders.find(isInContent) ?? holders[0];
  if (!smallest) return undefined;
  const texts = textsIn(smallest);
  const named = texts.findIndex(({ value }) => says(value, item));
  const after = texts.slice(Math.max(0, named)).find((text) => sumOf(text) !== undefined);
  return after ?? pricesIn(smallest)[0];
}

/** Prices of schema.org data that follow one of these names. */
export function dataPrices(page: PageModel, named: ReadonlySet<string>): DataValue[] {
  let isMeant = false;
  return dataValues(page).filter(({ key, value }) => {
    if (key === 'name') isMeant = named.has(foldName(value));
    return key === 'price' && isMeant && /^\d/.test(value);
  });
}

/** Works out the prices of lists anew, each in its own form, and those of the structured data with them. */
export const planChangePrices: Planner<'change-prices'> = ({ page, say }, intent) => {
  const { change, item } = intent;
  const entries = pricedEntries(page, intent.target).filter(
    (entry) => item === undefined || names(entry, item),
  );
  const prices = entries.flatMap(pricesIn);
  if (prices.length === 0) return refuse(say.noPrices);
  const told = entries.flatMap(textsIn).map(({ value }) => foldName(value));
  const data = dataPrices(page, new Set(told));
  const every = new RegExp(MONEY_TEXT.source, 'gi');
  const sums = prices.flatMap((price) => price.value.match(every) ?? moneyIn(price));
  if ([...sums, ...data.map(({ value }) => value)].some((sum) => changed(sum, change) <= 0))
    return refuse(say.priceBelowNothing);
  const rewrite = (sum: string): string =>
    inFormOf(sum, changed(sum, change).toFixed(2).replace(/\.00$/, ''));
  return done(
    [
      ...prices.flatMap((price) =>
        replaceTextNode(
          price,
          price.value.replace(MONEY_TEXT.test(price.value) ? every : moneyIn(price), rewrite),
        ),
      ),
      ...data.flatMap((entry) => writeData(entry, String(changed(entry.value, change)))),
    ],
    say.pricesChanged(prices.length),
  );
};

/** To the cent. */
function changed(sum: string, change: PriceChange): number {
  const old = amountIn(sum);
  return Math.round(('factor' in change ? old * change.factor : old + change.plus) * 100) / 100;
}

/** The entries of the page's price lists, or of one section's. */
function pricedEntries(page: PageModel, target: Target | undefined): IndexedElement[] {
  const section = target && resolveSection(page, target);
  if (target && !section) return [];
  const groups = section ? groupsIn(section.element) : groupsOf(page);
  return innermost(groups.filter(hasPrices).flatMap(({ items }) => items));
}

/** Takes the prices off every list and leaves what is sold. */
export const planRemovePrices: Planner<'remove-prices'> = ({ page, say }, { target, item }) => {
  const found = item === undefined ? undefined : findEntry(page, item);
  if (item !== undefined && !found) return refuse(say.notFound(item));
  const entries = found ? [found] : pricedEntries(page, target);
  const splices = entries.flatMap((entry) => withoutPrice(page, entry));
  if (splices.length === 0) return refuse(say.noPrices);
  const columns = found ? [] : priceHeadings(entries);
  return done(
    [...splices, ...columns.flatMap(({ range }) => deleteLines(page.html, range))],
    say.pricesRemoved(entries.length),
  );
};

const PRICE_BEHIND = new RegExp(`\\s*[-–—:·|(]*\\s*(?:${MONEY_TEXT.source})\\)?`, 'i');

function withoutPrice({ html }: PageModel, entry: IndexedElement): Splice[] {
  const holders = elementsIn(entry).filter((element) => isPrice(element));
  if (holders.length > 0)
    return outermost(holders).flatMap(({ range }) => deleteLines(html, range));
  return pricesIn(entry).map(({ range, value }) => ({
    ...range,
    replacement: escapeText(value.replace(PRICE_BEHIND, '')),
  }));
}

/** The heading of a table column that held prices goes with them. */
function priceHeadings(entries: readonly IndexedElement[]): IndexedElement[] {
  const headings = entries.flatMap(childrenOf).flatMap((cell) => {
    if (cell.tag !== 'td' || !isPrice(cell)) return [];
    const table = [...ancestorsOf(cell)].find(({ tag }) => tag === 'table');
    const column = positionOf(cell);
    const heads = table ? elementsIn(table).filter(({ tag }) => tag === 'th') : [];
    return heads.filter((head) => positionOf(head) === column);
  });
  return [...new Set(headings)];
}

function positionOf(element: IndexedElement): number {
  return element.parent ? childrenOf(element.parent).indexOf(element) : -1;
}
