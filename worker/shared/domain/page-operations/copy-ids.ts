import { attributeOf, elementsIn } from '../html/query.ts';
import { indexHtml, type IndexedElement, type SourceIndex } from '../html/source-index.ts';
import { setAttribute } from '../html/splice.ts';
import { joinSplices, type Splice } from '../text/splices.ts';

/** Attributes whose words are ids. */
const ID_LISTS = new Set([
  'for',
  'list',
  'form',
  'headers',
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'aria-owns',
]);

/**
 * The markup of an element with ids that nothing on the page has yet: `menu` becomes `menu-2`. References
 * inside the copy (labels, links to `#menu`, `url(#menu)`) follow; those outside stay with the original.
 */
export function copyWithFreshIds(
  index: SourceIndex,
  element: IndexedElement,
): { markup: string; renamedIds: string[] } {
  const elements = [element, ...elementsIn(element)];
  const renamed = freshIds(index, elements);
  const { start, end } = element.range;
  const splices = elements.flatMap((one) => renameIn(one, renamed));
  const shifted = splices.map((splice) => ({
    ...splice,
    start: splice.start - start,
    end: splice.end - start,
  }));
  const markup = joinSplices(index.html.slice(start, end), shifted);
  return { markup, renamedIds: [...renamed.values()] };
}

const OPENING = '<!doctype html><template>';

/** Markup from elsewhere with new ids in place of those that the page has already; references inside follow. */
export function withFreshIds(index: SourceIndex, markup: string): string {
  const html = `${OPENING}${markup}</template>`;
  const elements = indexHtml(html).elements.slice(1);
  const taken = new Set(index.elements.map((element) => attributeOf(element, 'id')));
  const clashing = elements.filter((element) => {
    const id = attributeOf(element, 'id');
    return id !== undefined && taken.has(id);
  });
  const renamed = freshIds(index, clashing);
  const splices = elements.flatMap((element) => renameIn(element, renamed));
  return joinSplices(html, splices).slice(OPENING.length, -'</template>'.length);
}

function freshIds(
  index: SourceIndex,
  elements: readonly IndexedElement[],
): ReadonlyMap<string, string> {
  const ids = elements
    .map((element) => attributeOf(element, 'id'))
    .filter((id) => id !== undefined && id !== '');
  if (ids.length === 0) return new Map();
  const taken = new Set(index.elements.map((element) => attributeOf(element, 'id')));
  const renamed = new Map<string, string>();
  const counts = new Map<string, number>();
  for (const id of ids) {
    if (id === undefined || renamed.has(id)) continue;
    const base = id.replace(/-\d+$/, '');
    let count = counts.get(base) ?? 2;
    while (taken.has(`${base}-${count}`)) count += 1;
    counts.set(base, count + 1);
    taken.add(`${base}-${count}`);
    renamed.set(id, `${base}-${count}`);
  }
  return renamed;
}

function renameIn(element: IndexedElement, renamed: ReadonlyMap<string, string>): Splice[] {
  if (renamed.size === 0) return [];
  return element.attributes.flatMap(({ name, value }) =>
    setAttribute(element, name, renameValue(name, value, renamed)),
  );
}

function renameValue(name: string, value: string, renamed: ReadonlyMap<string, string>): string {
  const rename = (id: string): string => renamed.get(id) ?? id;
  if (name === 'id') return rename(value);
  if (ID_LISTS.has(name)) return value.replace(/\S+/g, rename);
  if (value.startsWith('#')) return `#${rename(value.slice(1))}`;
  return value.replace(/url\(\s*(["']?)#([^"')\s]+)\1\s*\)/g, (_all, quote: string, id: string) => {
    return `url(${quote}#${rename(id)}${quote})`;
  });
}
