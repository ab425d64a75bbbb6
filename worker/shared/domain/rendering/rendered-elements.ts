import type { IndexedElement, SourceIndex } from '../html/source-index.ts';

/** What stands inside them is not the page's own markup, or not HTML. */
const FOREIGN = new Set(['svg', 'math']);

/** HTML elements that are drawn: none inside templates, drawings and formulas. In document order. */
export function renderedElements(index: SourceIndex): IndexedElement[] {
  const left = new Set<IndexedElement>();
  return index.elements.filter((element) => {
    const { parent } = element;
    const isInside = parent !== undefined && (left.has(parent) || parent.tag === 'template');
    const isLeft = isInside || FOREIGN.has(element.tag);
    if (isLeft) left.add(element);
    return !isLeft;
  });
}
