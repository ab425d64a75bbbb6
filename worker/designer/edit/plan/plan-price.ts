import { isInside, textOf, textsIn } from '#domain/html/query.ts';
import { escapeText } from '#domain/html/escape.ts';
import type { IndexedElement, IndexedText } from '#domain/html/source-index.ts';
import type { Splice } from '#domain/text/splices.ts';
import { inFormOf, MONEY_TEXT, readAmount } from '../page/money.ts';
import type { PageModel } from '../page/page-model.ts';
import { sectionOfKind } from '../page/resolve-target.ts';
import { foldName } from '../page/fold.ts';
import { findOrdinalItem, groupsIn, wordsOf } from '../page/item-groups.ts';
import { done, refuse, type Planner } from './plan-types.ts';
import { structuredData } from './replace-everywhere.ts';

export const planPrice: Planner<'price'> = ({ page, say }, { item, amount }) => {
  const prices = findPrices(page, item);
  const written = prices.map((price) => ({
    price,
    sum: inFormOf(MONEY_TEXT.exec(price.value)?.[0] ?? '', amount),
  }));
  const [first] = written;
  if (!first) return refuse(say.notFound(item));
  const splices = written.map(({ price, sum }) => ({
    ...price.range,
    replacement: escapeText(price.value.replace(MONEY_TEXT, () => sum)),
  }));
  return done([...splices, ...structuredPrice(page, item, first.sum)], say.price(item, first.sum));
};

/** The price of the thing in its list, and in the opening of the page where that lists it too. */
function findPrices(page: PageModel, item: string): IndexedText[] {
  const price = findPrice(page, item);
  const hero = sectionOfKind(page, 'hero')?.element;
  if (!price || !hero) return price ? [price] : [];
  const wanted = foldName(item);
  const entry = groupsIn(hero)
    .flatMap(({ items }) => items)
    .find((listed) => isPricedText(listed, wanted));
  const again = entry && textsIn(entry).find(({ value }) => MONEY_TEXT.test(value));
  return [...new Set([price, ...(again ? [again] : [])])];
}

/** The price that stands nearest to the item's name: in the smallest element that holds both. */
function findPrice(page: PageModel, item: string): IndexedText | undefined {
  const counted = findOrdinalItem(page, item, undefined);
  if (counted) return textsIn(counted).find((text) => MONEY_TEXT.test(text.value));
  const wanted = foldName(item);
  const holders = page.index.elements
    .filter((element) => isPricedText(element, wanted))
    .sort((a, b) => textOf(a).length - textOf(b).length);
  const hero = sectionOfKind(page, 'hero')?.element;
  const smallest =
    holders.find((holder) => !hero || (!isInside(holder, hero) && !isInside(hero, holder))) ??
    holders[0];
  if (!smallest) return undefined;
  const texts = textsIn(smallest);
  const named = texts.findIndex((text) => ` ${foldName(text.value)} `.includes(` ${wanted} `));
  const after = texts.slice(Math.max(0, named)).find((text) => MONEY_TEXT.test(text.value));
  return after ?? texts.find((text) => MONEY_TEXT.test(text.value));
}

function isPricedText(element: IndexedElement, wanted: string): boolean {
  if (['html', 'body', 'head', 'script', 'style'].includes(element.tag)) return false;
  return MONEY_TEXT.test(textOf(element)) && ` ${wordsOf(element)} `.includes(` ${wanted} `);
}

/** The price of the same thing in the page's schema.org data. */
function structuredPrice(page: PageModel, item: string, written: string): Splice[] {
  const { whole, decimals } = readAmount(written);
  const number = decimals ? `${whole}.${decimals}` : whole;
  return structuredData(page).flatMap((node) => {
    const source = page.html.slice(node.range.start, node.range.end);
    const named = [...source.matchAll(/"name"\s*:\s*("(?:[^"\\]|\\.)*")/g)].find(
      (match) => foldName(match[1] ?? '') === foldName(item),
    );
    if (!named) return [];
    const from = named.index + named[0].length;
    const next = source.indexOf('"name"', from);
    const price = /"price"\s*:\s*"?([\d.,]+)/d.exec(
      source.slice(from, next < 0 ? undefined : next),
    );
    const range = price?.indices?.[1];
    return range
      ? [
          {
            start: node.range.start + from + range[0],
            end: node.range.start + from + range[1],
            replacement: number,
          },
        ]
      : [];
  });
}
