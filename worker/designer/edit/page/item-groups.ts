import { attributeOf, childrenOf, elementsIn, textOf, textsIn } from '#domain/html/query.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import type { Target } from '../intents/edit-intent.ts';
import { readBareOrdinal, readOrdinal } from './ordinals.ts';
import { MONEY_TEXT } from './money.ts';
import type { PageModel } from './page-model.ts';
import { resolveSection } from './resolve-target.ts';
import { foldName, foldText } from './fold.ts';

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

/** Those of the opening last: what it lists stands in full further down. */
export function groupsOf(page: PageModel): ItemGroup[] {
  const opening = page.sections.filter(({ kinds }) => kinds.has('hero'));
  const content = page.sections.filter(({ kinds }) => !kinds.has('hero'));
  return [...content, ...opening].flatMap(({ element }) => groupsIn(element));
}

/** An entry of a list; the opening of a page counts only where no other part lists it in full. */
export function findEntry(page: PageModel, label: string): IndexedElement | undefined {
  const content = page.sections.filter(({ kinds }) => !kinds.has('hero'));
  const inContent = content.flatMap(({ element }) => groupsIn(element));
  return (findItem(inContent, label) ?? findItem(groupsOf(page), label))?.item;
}

export function hasPrices(group: ItemGroup): boolean {
  return (
    group.items.filter((item) => MONEY_TEXT.test(textOf(item))).length * 2 >= group.items.length
  );
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

/** "the second service": the entry in that place of its list, in the section it belongs to or the one named. */
export function findOrdinalItem(
  page: PageModel,
  label: string,
  target: Target | undefined,
): IndexedElement | undefined {
  const found = readOrdinal(foldText(label)) ?? readBareOrdinal(foldText(label));
  if (!found) return undefined;
  const wanted = target ?? (found.section && { section: found.section });
  const section = wanted && resolveSection(page, wanted)?.section;
  const groups = (section ? groupsIn(section.element) : groupsOf(page)).filter(
    (group) => section !== undefined || hasPrices(group),
  );
  const priced = groups.filter(hasPrices);
  const [longest] = [...(priced.length > 0 ? priced : groups)].sort(
    (a, b) => b.items.length - a.items.length,
  );
  return longest?.items.at(found.ordinal > 0 ? found.ordinal - 1 : found.ordinal);
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
    ({ item }) => wordsOf(item) === wanted || wordsOf(item).startsWith(`${wanted} `),
  );
  return starts ?? smallest.find(({ item }) => ` ${wordsOf(item)} `.includes(` ${wanted} `));
}
