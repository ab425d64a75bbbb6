import type { Splice } from '#domain/text/splices.ts';
import { scanMarkup, type Markup } from '../text/html-scanner.ts';
import { countTags, countUnpaired, sumBalances, type TagBalance } from '../text/tag-balance.ts';

interface Change {
  splices: readonly Splice[];
}

function tagsChangedBy({ splices }: Change, text: string): TagBalance {
  return sumBalances(
    splices.flatMap(({ start, end, replacement }) => [
      [countTags(replacement), 1] as const,
      [countTags(text.slice(start, end)), -1] as const,
    ]),
  );
}

function closesRaw({ kind, name }: Markup, written: string): boolean {
  return kind === 'comment' ? written.includes('-->') : new RegExp(`</${name}`, 'i').test(written);
}

/** True when a splice only touches text in which a browser sees no tags: a script, a style, a comment. */
function isInRaw({ start, end, replacement }: Splice, raws: readonly Markup[]): boolean {
  const around = raws.find((raw) => raw.start <= start && end <= raw.end);
  return around !== undefined && !closesRaw(around, replacement);
}

function dropInvolved<Item extends { tags: TagBalance }>(
  items: readonly Item[],
  total: TagBalance,
): Item[] {
  return items.filter(({ tags }) => ![...tags.keys()].some((name) => total.has(name)));
}

/**
 * Finds the changes that leave a tag open or close one too many. Changes may balance each other,
 * as when two blocks wrap an element, and may repair a page that is unbalanced itself.
 */
export function findUnbalanced<Item extends Change>(
  changes: readonly Item[],
  text: string,
): { unbalanced: Item[]; isBalancedTogether: boolean } {
  const suspects = changes
    .map((change) => ({ change, tags: tagsChangedBy(change, text) }))
    .filter(({ tags }) => tags.size > 0);
  if (suspects.length === 0) return { unbalanced: [], isBalancedTogether: false };
  const raws = scanMarkup(text).filter(({ kind }) => kind === 'raw' || kind === 'comment');
  const visible = suspects.filter(
    ({ change }) => !change.splices.every((splice) => isInRaw(splice, raws)),
  );
  const pageTags = countTags(text);
  let kept = visible;
  for (;;) {
    const total = sumBalances(kept.map(({ tags }) => [tags, 1] as const));
    const after = sumBalances([
      [pageTags, 1],
      [total, 1],
    ]);
    const isRepair = countUnpaired(after) < countUnpaired(pageTags);
    if (total.size === 0 || isRepair) break;
    kept = dropInvolved(kept, total);
  }
  const unbalanced = visible.filter((item) => !kept.includes(item)).map(({ change }) => change);
  return { unbalanced, isBalancedTogether: kept.length > 0 };
}
