import type { SiteView } from '#contract/sites.ts';
import { compareNames, foldText } from '../compare-text.ts';

export type SortKey = 'name' | 'date' | 'size';

export interface SiteOrder {
  key: SortKey;
  direction: 'ascending' | 'descending';
}

/** Newest first until the user asks otherwise. */
export const DEFAULT_ORDER: SiteOrder = { key: 'date', direction: 'descending' };

/** Choosing the current key again reverses the direction. Another key starts with its most useful direction. */
export function toggleOrder(order: SiteOrder, key: SortKey): SiteOrder {
  if (order.key !== key) return { key, direction: key === 'name' ? 'ascending' : 'descending' };
  return { key, direction: order.direction === 'ascending' ? 'descending' : 'ascending' };
}

const COMPARE = {
  name: (a, b) => compareNames(a.name, b.name),
  date: (a, b) => a.updated_at.localeCompare(b.updated_at),
  size: (a, b) => a.size - b.size,
} satisfies Record<SortKey, (a: SiteView, b: SiteView) => number>;

/** The sites whose name, title or id contains the query, sorted; equal ones by id. */
export function findSites(
  sites: readonly SiteView[],
  { search, order }: { search: string; order: SiteOrder },
): SiteView[] {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  const turn = order.direction === 'ascending' ? 1 : -1;
  return sites
    .filter((site) => {
      const text = foldText(`${site.name} ${site.title} ${site.uuid}`);
      return words.every((word) => text.includes(word));
    })
    .sort((a, b) => turn * COMPARE[order.key](a, b) || a.uuid.localeCompare(b.uuid));
}
