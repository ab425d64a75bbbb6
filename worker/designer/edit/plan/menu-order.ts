import { attributeOf, childrenOf, elementsIn } from '#domain/html/query.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import { moveRange } from '#domain/html/splice.ts';
import type { Splice } from '#domain/text/splices.ts';
import type { PageModel } from '../page/page-model.ts';

interface Entry {
  element: IndexedElement;
  /** Where the section that it leads to stands among the others. */
  at: number;
}

/** Menus that list sections in the order of the page list the moved one at its new place; others stay. */
export function menusInOrder(
  page: PageModel,
  links: readonly IndexedElement[],
  { anchor, place }: { anchor: IndexedElement; place: 'before' | 'after' },
): Splice[] {
  const order = page.sections.map(({ element }) => element);
  const to = order.indexOf(anchor) + (place === 'before' ? -0.5 : 0.5);
  const places = new Map(
    order.map((element, at) => [`#${attributeOf(element, 'id') ?? ''}`, at] as const),
  );
  return links.flatMap((link) => {
    const entries = entriesBeside(link, places);
    const others = entries.filter(({ element }) => element !== link);
    const isOrdered = entries.every(({ at }, index) => at > (entries[index - 1]?.at ?? -1));
    const next = others.find(({ at }) => at > to);
    const beside = next ?? others.at(-1);
    const now = entries.findIndex(({ element }) => element === link);
    const isThere = next ? entries[now + 1] === next : now === entries.length - 1;
    return !isOrdered || isThere || !beside
      ? []
      : moveRange(page.html, link.range, {
          element: beside.element,
          place: next ? 'before' : 'after',
        });
  });
}

function entriesBeside(link: IndexedElement, places: ReadonlyMap<string, number>): Entry[] {
  return (link.parent ? childrenOf(link.parent) : []).flatMap((element) => {
    const anchor = [element, ...elementsIn(element)].find(({ tag }) => tag === 'a');
    const at = anchor && places.get(attributeOf(anchor, 'href') ?? '');
    return at === undefined ? [] : [{ element, at }];
  });
}
