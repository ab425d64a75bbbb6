import { childrenOf, elementsIn, textOf, textsIn } from '#domain/html/query.ts';
import { escapeText } from '#domain/html/escape.ts';
import { deleteLines } from '#domain/html/splice.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import type { Splice } from '#domain/text/splices.ts';
import type { PageModel } from '../page/page-model.ts';
import { resolveSection } from '../page/resolve-target.ts';
import { isPriceText, MONEY_TEXT } from '../page/money.ts';
import { findEntry, groupsIn, groupsOf, hasPrices } from '../page/item-groups.ts';
import { done, refuse, type Planner } from './plan-types.ts';

/** Takes the prices off every list and leaves what is sold. */
export const planRemovePrices: Planner<'remove-prices'> = ({ page, say }, { target, item }) => {
  const section = target && resolveSection(page, target)?.section;
  const groups = (section ? groupsIn(section.element) : groupsOf(page)).filter(hasPrices);
  const found = item === undefined ? undefined : findEntry(page, item);
  if (item !== undefined && !found) return refuse(say.notFound(item));
  const items = found ? [found] : innermost([...new Set(groups.flatMap((group) => group.items))]);
  const splices = items.flatMap((item) => priceSplices(page, item));
  const columns = found ? [] : priceHeadings(items);
  if (splices.length === 0) return refuse(say.noPrices);
  return done(
    [...splices, ...columns.flatMap(({ range }) => deleteLines(page.html, range))],
    say.pricesRemoved(items.length),
  );
};

function innermost(items: readonly IndexedElement[]): IndexedElement[] {
  return items.filter(
    (item) => !items.some((other) => other !== item && elementsIn(item).includes(other)),
  );
}

function priceSplices(page: PageModel, item: IndexedElement): Splice[] {
  const holders = elementsIn(item).filter((element) => isPriceText(textOf(element)));
  const outer = holders.filter(
    (holder) => !holders.some((other) => other !== holder && elementsIn(other).includes(holder)),
  );
  if (outer.length > 0) return outer.flatMap(({ range }) => deleteLines(page.html, range));
  return textsIn(item)
    .filter(({ value }) => MONEY_TEXT.test(value))
    .map((text) => ({
      ...text.range,
      replacement: escapeText(
        text.value.replace(new RegExp(`\\s*[-–—:·|(]*\\s*(?:${MONEY_TEXT.source})\\)?`, 'i'), ''),
      ),
    }));
}

/** The heading of a table column that held prices goes with them. */
function priceHeadings(items: readonly IndexedElement[]): IndexedElement[] {
  const cells = items.flatMap((item) =>
    childrenOf(item).flatMap((cell, column) =>
      cell.tag === 'td' && isPriceText(textOf(cell)) ? [{ cell, column }] : [],
    ),
  );
  const headings = cells.flatMap(({ cell, column }) => {
    const table = tableOf(cell);
    const heads = table ? elementsIn(table).filter(({ tag }) => tag === 'th') : [];
    return heads.filter((head) => head.parent && childrenOf(head.parent).indexOf(head) === column);
  });
  return [...new Set(headings)];
}

function tableOf(element: IndexedElement): IndexedElement | undefined {
  for (let at = element.parent; at; at = at.parent) if (at.tag === 'table') return at;
  return undefined;
}
