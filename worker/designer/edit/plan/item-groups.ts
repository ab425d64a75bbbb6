import { attributeOf, childrenOf, elementsIn, textOf } from '#domain/html/query.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import type { PageModel } from '../page/page-model.ts';
import { foldName, foldText } from '../request/fold.ts';

export const MONEY_TEXT = new RegExp(
  String.raw`(?:€|eur|euro|\$|£|chf)\s?\d+(?:[.,]\d{1,2})?(?:,-)?|\d+(?:[.,]\d{1,2})?\s?(?:€|eur\b|euros?\b|\$|£|chf\b)`,
  'i',
);

/** Things of one kind side by side: entries of a list, rows of a table, cards of a grid. */
export interface ItemGroup {
  parent: IndexedElement;
  items: readonly IndexedElement[];
}

const ITEM_TAGS = new Set(['li', 'tr', 'div', 'article', 'dt', 'details', 'p', 'figure']);

function shapeOf(element: IndexedElement): string {
  return `${element.tag}.${attributeOf(element, 'class') ?? ''}`;
}

/** The groups inside an element, outermost first. A row of headings is no item. */
export function groupsIn(root: IndexedElement): ItemGroup[] {
  return [root, ...elementsIn(root)].flatMap((parent) => {
    const byShape = new Map<string, IndexedElement[]>();
    for (const child of childrenOf(parent)) {
      if (
        !ITEM_TAGS.has(child.tag) ||
        textOf(child) === '' ||
        childrenOf(child).some(({ tag }) => tag === 'th')
      )
        continue;
      byShape.set(shapeOf(child), [...(byShape.get(shapeOf(child)) ?? []), child]);
    }
    return [...byShape.values()]
      .filter((items) => items.length > 1)
      .map((items) => ({ parent, items }));
  });
}

export function groupsOf(page: PageModel): ItemGroup[] {
  return page.sections.flatMap(({ element }) => groupsIn(element));
}

export function hasPrices(group: ItemGroup): boolean {
  return (
    group.items.filter((item) => MONEY_TEXT.test(textOf(item))).length * 2 >= group.items.length
  );
}

/** The item whose text begins with, or else holds, the label. */
export function findItem(
  groups: readonly ItemGroup[],
  label: string,
): { group: ItemGroup; item: IndexedElement } | undefined {
  const wanted = foldName(label);
  const all = groups.flatMap((group) => group.items.map((item) => ({ group, item })));
  const smallest = all.sort((a, b) => textOf(a.item).length - textOf(b.item).length);
  const starts = smallest.find(
    ({ item }) =>
      foldName(textOf(item)) === wanted || foldName(textOf(item)).startsWith(`${wanted} `),
  );
  return (
    starts ?? smallest.find(({ item }) => ` ${foldName(textOf(item))} `.includes(` ${wanted} `))
  );
}

/** The innermost element that says just this label. */
export function findLabelled(page: PageModel, label: string): IndexedElement | undefined {
  const wanted = foldText(label).replace(/\s+/g, ' ').trim();
  return page.index.elements.findLast(
    (element) =>
      !['script', 'style', 'title'].includes(element.tag) && foldText(textOf(element)) === wanted,
  );
}
