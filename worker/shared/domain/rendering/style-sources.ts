import { attributeOf } from '../html/query.ts';
import type { IndexedElement, SourceIndex } from '../html/source-index.ts';
import { isIdleWhenEmpty } from './empty-attributes.ts';
import { renderedElements } from './rendered-elements.ts';

/** The page's `<style>` blocks and stylesheet links in document order, without blocks that never end. */
export function findStyleSources(index: SourceIndex): IndexedElement[] {
  return renderedElements(index).filter((element) =>
    element.tag === 'style' ? element.endTag !== undefined : isStyleSheetLink(element),
  );
}

function isStyleSheetLink(element: IndexedElement): boolean {
  const rel = attributeOf(element, 'rel')?.toLowerCase().split(/\s+/) ?? [];
  return element.tag === 'link' && rel.includes('stylesheet');
}

/**
 * The sources that a later one repeats, with the same content and the same attributes in any order. The last
 * one stays, because it is the one that takes effect in the cascade. `mark` names an attribute that is ignored.
 */
export function findRepeated(
  index: SourceIndex,
  sources: readonly IndexedElement[],
  mark?: string,
): Set<IndexedElement> {
  const later = new Set<string>();
  const repeated = new Set<IndexedElement>();
  for (const source of sources.toReversed()) {
    const content = index.html.slice(source.inner.start, source.inner.end);
    // The first mention of a layer determines its order.
    if (/@layer\b/i.test(content)) continue;
    const key = `${source.tag} ${describeAttributes(source, mark)} ${content}`;
    if (later.has(key)) repeated.add(source);
    later.add(key);
  }
  return repeated;
}

/** Without attributes that other rules remove, so that a second cleanup finds nothing new. */
function describeAttributes({ attributes }: IndexedElement, mark?: string): string {
  return attributes
    .filter(({ name }) => name !== mark && name !== 'contenteditable' && name !== 'style')
    .filter(({ name, value }) => value !== '' || !isIdleWhenEmpty(name))
    .map(({ name, value }) => JSON.stringify([name, value]))
    .sort()
    .join();
}
