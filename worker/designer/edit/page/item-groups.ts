import { MONEY_TEXT } from '#domain/reading/written-prices.ts';
import { foldName } from '#domain/reading/fold.ts';
import {
  attributeOf,
  childrenOf,
  elementsIn,
  NOT_READ,
  textOf,
  textsIn,
} from '#domain/html/query.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import { holdsSum } from './money.ts';
import type { PageModel } from './page-model.ts';

/** Things of one kind side by side: entries of a list, rows of a table, cards of a grid. */
export interface ItemGroup {
  parent: IndexedElement;
  items: readonly IndexedElement[];
}

const ITEM_TAGS = new Set(['li', 'tr', 'div', 'article', 'dt', 'details', 'p', 'figure']);

/** Entries of one kind have one tag and class. */
export function shapeOf(element: IndexedElement): string {
  return `${element.tag}.${attributeOf(element, 'class') ?? ''}`;
}

/** The groups inside an element, outermost first. A row of headings is no item. */
export function groupsIn(root: IndexedElement): ItemGroup[] {
  const isRead = saysAnything();
  const isItem = (element: IndexedElement): boolean =>
    ITEM_TAGS.has(element.tag) && !isHeadingRow(element) && isRead(element);
  return [root, ...elementsIn(root)].flatMap((parent) =>
    [...Map.groupBy(childrenOf(parent).filter(isItem), shapeOf).values()]
      .filter(({ length }) => length > 1)
      .map((items) => ({ parent, items })),
  );
}

function isHeadingRow(element: IndexedElement): boolean {
  return childrenOf(element).some(
    (cell) => cell.tag === 'th' && attributeOf(cell, 'scope') !== 'row',
  );
}

/** Whether a reader sees any words in an element. Each is looked at once, however deep they are nested. */
function saysAnything(): (element: IndexedElement) => boolean {
  const known = new Map<IndexedElement, boolean>();
  return function isRead(element): boolean {
    const earlier = known.get(element);
    if (earlier !== undefined) return earlier;
    const says =
      !NOT_READ.has(element.tag) &&
      element.nodes.some((node) =>
        node.kind === 'text' ? node.value.trim() !== '' : node.kind === 'element' && isRead(node),
      );
    known.set(element, says);
    return says;
  };
}

/** Those of the opening last: what it lists stands in full further down. */
export function groupsOf({ sections }: PageModel): ItemGroup[] {
  return sections
    .toSorted((a, b) => Number(a.kinds.has('hero')) - Number(b.kinds.has('hero')))
    .flatMap(({ element }) => groupsIn(element));
}

/** An entry of a list; the opening of a page counts only where no other part lists it in full. */
export function findEntry(page: PageModel, label: string): IndexedElement | undefined {
  return findItem(contentGroups(page), label) ?? findItem(groupsOf(page), label);
}

/** The same entry where its list tells prices, if one does. */
export function findPricedEntry(page: PageModel, label: string): IndexedElement | undefined {
  return findItem(contentGroups(page).filter(hasPrices), label) ?? findEntry(page, label);
}

function contentGroups({ sections }: PageModel): ItemGroup[] {
  return sections
    .filter(({ kinds }) => !kinds.has('hero'))
    .flatMap(({ element }) => groupsIn(element));
}

/** Half of them tell a price; a sum in running text is none of a list. */
export function hasPrices({ items }: ItemGroup): boolean {
  const priced = items.filter((item) => holdsSum(item) && !isRunningText(item));
  return priced.length * 2 >= items.length;
}

/** A price list ends its lines with the sum. */
function isRunningText(item: IndexedElement): boolean {
  const [, behind = ''] = textOf(item).split(MONEY_TEXT);
  return item.tag === 'p' && (behind.match(/\p{L}+/gu) ?? []).length > 1;
}

/** The words of an element one by one: cells of a table run into each other otherwise. */
export function wordsOf(element: IndexedElement): string {
  const known = knownWords.get(element);
  if (known !== undefined) return known;
  const texts = textsIn(element).map(({ value }) => value);
  const words = foldName(texts.join(' '));
  knownWords.set(element, words);
  return words;
}

/** An element never changes, so its words are folded once. */
const knownWords = new WeakMap<IndexedElement, string>();

/** Whether the element says these words. */
export function names(element: IndexedElement, label: string): boolean {
  return ` ${wordsOf(element)} `.includes(` ${foldName(label)} `);
}

/** The item whose text begins with, or else holds, the label. */
function findItem(groups: readonly ItemGroup[], label: string): IndexedElement | undefined {
  const wanted = foldName(label);
  const smallest = groups
    .flatMap(({ items }) => items)
    .sort((a, b) => textOf(a).length - textOf(b).length);
  const starts = smallest.find((item) => `${wordsOf(item)} `.startsWith(`${wanted} `));
  return starts ?? smallest.find((item) => names(item, label));
}
