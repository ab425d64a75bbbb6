import { escapeText } from '#domain/html/escape.ts';
import { elementsIn, textsIn } from '#domain/html/query.ts';
import type { IndexedElement, IndexedText } from '#domain/html/source-index.ts';
import type { Splice } from '#domain/text/splices.ts';
import type { PriceChange, Target } from '../intents/edit-intent.ts';
import { amountIn, inFormOf, MONEY_TEXT } from '../page/money.ts';
import type { PageModel } from '../page/page-model.ts';
import { resolveSection } from '../page/resolve-target.ts';
import { foldName } from '../page/fold.ts';
import { groupsIn, groupsOf, hasPrices, wordsOf } from '../page/item-groups.ts';
import { done, refuse, type Planner } from './plan-types.ts';
import { structuredData } from './replace-everywhere.ts';

/** Works out the prices of lists anew, each in its own form, and those of the structured data with them. */
export const planChangePrices: Planner<'change-prices'> = ({ page, say }, intent) => {
  const texts = pricedTexts(page, intent);
  const names = new Set(
    texts.flatMap(({ item }) => textsIn(item)).map(({ value }) => foldName(value)),
  );
  const sums = [...texts.map(({ text }) => text), ...structuredSums(page, names)];
  const changed = sums.map((text) => ({ text, value: changeSums(text.value, intent.change) }));
  if (texts.length === 0) return refuse(say.noPrices);
  if (changed.some(({ value }) => value === undefined)) return refuse(say.priceBelowNothing);
  const splices = changed.map(({ text, value = '' }): Splice => ({
    ...text.range,
    replacement: escapeText(value),
  }));
  return done(splices, say.pricesChanged(texts.length));
};

interface PricedText {
  item: IndexedElement;
  text: IndexedText;
}

interface Wanted {
  target?: Target | undefined;
  item?: string | undefined;
}

/** Every text with a sum in an entry of a price list, those of the opening included. */
function pricedTexts(page: PageModel, { target, item }: Wanted): PricedText[] {
  const section = target && resolveSection(page, target)?.section;
  if (target && !section) return [];
  const groups = (section ? groupsIn(section.element) : groupsOf(page)).filter(hasPrices);
  const items = groups.flatMap((group) => group.items);
  const innermost = items.filter(
    (outer) => !items.some((other) => other !== outer && elementsIn(outer).includes(other)),
  );
  const meant = innermost.filter(
    (entry) => item === undefined || ` ${wordsOf(entry)} `.includes(` ${foldName(item)} `),
  );
  return [...new Set(meant)].flatMap((entry) =>
    textsIn(entry)
      .filter(({ value }) => MONEY_TEXT.test(value))
      .map((text) => ({ item: entry, text })),
  );
}

type Sum = Pick<IndexedText, 'range' | 'value'>;

/** Prices of schema.org data that follow one of these names. */
function structuredSums(page: PageModel, names: ReadonlySet<string>): Sum[] {
  return structuredData(page).flatMap((node) => {
    const source = page.html.slice(node.range.start, node.range.end);
    const parts = [...source.matchAll(/"(name|price)"\s*:\s*"?((?:[^"\\,}]|\\.)*)/dg)];
    let isMeant = false;
    return parts.flatMap((part): Sum[] => {
      const [, key, value = ''] = part;
      if (key === 'name') isMeant = names.has(foldName(value));
      const range = part.indices?.[2];
      if (key === 'name' || !isMeant || !range || !/^\d/.test(value)) return [];
      const start = node.range.start + range[0];
      return [{ value: value.trim(), range: { start, end: start + value.trim().length } }];
    });
  });
}

/** The text with each of its sums changed; undefined when one would be nothing or less. */
function changeSums(text: string, change: PriceChange): string | undefined {
  const isBare = !MONEY_TEXT.test(text);
  const pattern = isBare ? /^[\d.,]+$/ : new RegExp(MONEY_TEXT.source, 'gi');
  let isPossible = true;
  const changed = text.replace(pattern, (sum) => {
    const old = isBare ? Number(sum) : amountIn(sum);
    const next =
      Math.round(('factor' in change ? old * change.factor : old + change.plus) * 100) / 100;
    isPossible &&= next > 0;
    return isBare ? String(next) : inFormOf(sum, next.toFixed(2).replace(/\.00$/, ''));
  });
  return isPossible ? changed : undefined;
}
