import { sortKeys } from '../ground/sort-keys.ts';
import { entryName } from '../ground/ground-page.ts';
import { done, onTarget, refuse } from './plan-types.ts';

/** The entries of a list change places so that what they tell grows from one to the next, or falls. */
export const planSort = onTarget<'sort'>({
  isStrict: true,
  plan: ({ page, say }, { by, direction }, { elements }) => {
    const items = elements.toSorted((a, b) => a.range.start - b.range.start);
    const keys = sortKeys(items, by);
    if (!keys) return refuse(say.noOrder);
    const order = items
      .map((item, at) => ({ item, key: keys[at] ?? 0 }))
      .toSorted((a, b) => direction * compare(a.key, b.key));
    const splices = items.flatMap(({ range }, at) => {
      const other = order[at]?.item.range ?? range;
      const replacement = page.html.slice(other.start, other.end);
      return other.start === range.start ? [] : [{ ...range, replacement }];
    });
    return done(splices, say.sorted(entryName(order[0]?.item ?? elements[0]), items.length));
  },
});

function compare(a: number | string, b: number | string): number {
  return typeof a === 'number' && typeof b === 'number'
    ? a - b
    : String(a).localeCompare(String(b));
}
