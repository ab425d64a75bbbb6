import { textsIn } from '#domain/html/query.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import { wordsOf, type ItemGroup } from '../page/item-groups.ts';
import { pinned, type Request } from '../read/request.ts';
import type { Reading } from '../read/row.ts';
import type { Field } from './entry-fields.ts';
import { groupOf, type Model } from './entry-lists.ts';
import { entrySlots } from './entry-slots.ts';
import { readValues } from './values.ts';

/** Where a new entry is said to stand. */
export interface Spot {
  side: 'before' | 'after';
  isFirst: boolean;
  /** The entry that it stands beside. */
  beside: IndexedElement | undefined;
}

/** A new entry like another one of its list. */
export function newEntry(
  request: Request,
  group: ItemGroup,
  { found, fields, spot }: { found: Model; fields: readonly Field[]; spot: Spot },
): Reading {
  const { model, texts: filled } = found;
  const { element, side } = spotOf(group, { ...spot, model, fields });
  const like = pinned(request, `${wordsOf(model)} `, { elements: [model] });
  const target = pinned(request, wordsOf(element), { elements: [element] });
  const shown = entrySlots(model);
  const texts = shown.map(({ text }) => filled.get(text) ?? '');
  const label = texts[shown.findIndex(({ kind }) => kind === 'name')] ?? texts[0] ?? '';
  return { intents: [{ kind: 'add-entry', target, side, like, texts, label }] };
}

/** Dates stay in their order; else a new entry is the last of its group. */
function spotOf(
  { items }: ItemGroup,
  {
    beside,
    side,
    isFirst,
    model,
    fields,
  }: Spot & { model: IndexedElement; fields: readonly Field[] },
): { element: IndexedElement; side: 'before' | 'after' } {
  const [first = model] = items;
  if (beside) return { element: beside, side };
  if (isFirst) return { element: first, side: 'before' };
  const now = fields.map(({ text }) => dayOf(text)).find((day) => day !== undefined);
  const days = items.map((item) =>
    dayOf(
      textsIn(item)
        .map(({ value }) => value)
        .join(' '),
    ),
  );
  const isSorted = days.every((day, at) => day !== undefined && day >= (days[at - 1] ?? 0));
  if (now !== undefined && isSorted) {
    const before = items.findLast((_, at) => (days[at] ?? 0) <= now);
    return before ? { element: before, side: 'after' } : { element: first, side: 'before' };
  }
  const last =
    groupOf(model) === '' ? items.at(-1) : items.findLast((one) => groupOf(one) === groupOf(model));
  return { element: last ?? model, side: 'after' };
}

/** The day that a text begins with, as a number that grows with time. */
function dayOf(text: string): number | undefined {
  const date = readValues(text).find(({ kind }) => kind === 'date');
  return date?.kind === 'date' && date.year !== undefined
    ? date.year * 10_000 + date.month * 100 + date.day
    : undefined;
}
