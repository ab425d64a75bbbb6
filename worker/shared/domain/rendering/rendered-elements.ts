import type { IndexedElement, SourceIndex } from '../html/source-index.ts';

/** Their contents are not HTML. */
const FOREIGN = new Set(['svg', 'math']);

/** HTML elements that are rendered, in document order: none in templates, SVG and MathML. */
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
