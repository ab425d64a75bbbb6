import { withoutPrice } from '#domain/reading/written-prices.ts';
import { foldName } from '#domain/reading/fold.ts';
import { textsIn } from '#domain/html/query.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import { flatMapSteps, type Steps } from '#domain/text/steps.ts';
import { isFrame } from '../page/find-sections.ts';
import { groupsIn, hasPrices, type ItemGroup } from '../page/item-groups.ts';
import type { PageModel } from '../page/page-model.ts';
import { NAMES_AT_ONCE, type Named } from './named.ts';

/** Lists whose entries are read in one step. */
const LISTS_AT_ONCE = 100;

/** Entries of the lists of a page, those of its opening and of its menus left out. */
export function* itemsOf(page: PageModel): Steps<Named[]> {
  const content = page.sections.filter((one) => !isFrame(one) && !one.kinds.has('hero'));
  const roots =
    page.sections.length === 0 && page.body ? [{ element: page.body, kinds: new Set() }] : content;
  const groups = yield* flatMapSteps(
    roots.filter(({ kinds }) => !kinds.has('faq') && !kinds.has('hours')),
    ({ element }) => groupsIn(element),
    LISTS_AT_ONCE,
  );
  yield;
  const holders = holdersOf(groups);
  const entries = yield* flatMapSteps(groups, entriesOf, LISTS_AT_ONCE);
  return yield* flatMapSteps(entries, (entry) => namedEntry(entry, holders), NAMES_AT_ONCE);
}

/** The elements with a list somewhere inside. */
function holdersOf(groups: readonly ItemGroup[]): ReadonlySet<IndexedElement> {
  const holders = new Set<IndexedElement>();
  for (const { parent } of groups)
    for (
      let holder: IndexedElement | undefined = parent;
      holder && !holders.has(holder);
      holder = holder.parent
    )
      holders.add(holder);
  return holders;
}

interface Entry {
  item: IndexedElement;
  isPriced: boolean;
}

function entriesOf(group: ItemGroup): Entry[] {
  const isPriced = hasPrices(group);
  return group.items.map((item) => ({ item, isPriced }));
}

function namedEntry({ item, isPriced }: Entry, holders: ReadonlySet<IndexedElement>): Named[] {
  const text = textsIn(item).find(({ value }) => /\p{L}{2}/u.test(value))?.value ?? '';
  const name = withoutPrice(text.replace(/\s+/g, ' ').trim());
  const isList = holders.has(item) && !isPriced;
  return isList || name === '' || name.length > 80 || item.tag === 'p'
    ? []
    : [{ role: 'item', element: item, name, rank: 0, isPriced }];
}

/** The first and the last words of a name where only one entry has them so. */
export function* partsOfNames(items: readonly Named[]): Steps<{ words: string; item: Named }[]> {
  const partsOf = (item: Named): { words: string; item: Named }[] => {
    const words = foldName(item.name).split(' ');
    return words
      .flatMap((_, at) => (at === 0 ? [] : [words.slice(0, at), words.slice(at)]))
      .map((part) => ({ words: part.join(' '), item }))
      .filter(({ words: part }) => part.length > 3);
  };
  const some = yield* flatMapSteps(items, partsOf, NAMES_AT_ONCE);
  yield;
  return [...Map.groupBy(some, ({ words }) => words).values()].flatMap((all) =>
    new Set(all.map(({ item }) => foldName(item.name))).size === 1 ? all : [],
  );
}
