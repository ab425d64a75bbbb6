import type { IndexedElement } from '#domain/html/source-index.ts';
import { textsIn } from '#domain/html/query.ts';
import { amountIn } from '#domain/reading/written-prices.ts';
import { foldName } from '#domain/reading/fold.ts';
import type { EditIntent } from '../intents/edit-intent.ts';
import { wordsOf } from '../page/item-groups.ts';
import { sumOf } from '../page/money.ts';
import { entryName } from './ground-page.ts';
import { readValues } from './values.ts';

export type SortKey = (EditIntent & { kind: 'sort' })['by'];

/** What each entry of a list is ordered by; undefined where one of them does not tell it. */
export function sortKeys(
  items: readonly IndexedElement[],
  by: SortKey,
): readonly (number | string)[] | undefined {
  const keys = items.flatMap((item) => KEYS[by](item) ?? []);
  return keys.length === items.length ? keys : undefined;
}

const KEYS: Readonly<Record<SortKey, (item: IndexedElement) => number | string | undefined>> = {
  date: dayOf,
  year: (item) => Number(/\b(?:19|20)\d\d\b/.exec(wordsOf(item))?.[0] ?? NaN) || undefined,
  price: (item) => {
    const sum = textsIn(item)
      .map(sumOf)
      .find((one) => one !== undefined);
    return sum === undefined ? undefined : amountIn(sum);
  },
  name: (item) => foldName(entryName(item)) || undefined,
};

/** The day that an entry tells first, as a number that grows with time. */
function dayOf(item: IndexedElement): number | undefined {
  for (const { value } of textsIn(item))
    for (const date of readValues(value))
      if (date.kind === 'date')
        return date.year === undefined
          ? undefined
          : date.year * 10_000 + date.month * 100 + date.day;
  return undefined;
}
