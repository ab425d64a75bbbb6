import type { IndexedElement, IndexedNode, IndexedText, SourceIndex } from './source-index.ts';

/** The value of an attribute (empty string when it has none), or undefined when it is not set. */
export function attributeOf(element: IndexedElement, name: string): string | undefined {
  return element.attributes.find((attribute) => attribute.name === name)?.value;
}

export function classesOf(element: IndexedElement): string[] {
  return (attributeOf(element, 'class') ?? '').split(/\s+/).filter(Boolean);
}

export function findById(index: SourceIndex, id: string): IndexedElement | undefined {
  return index.elements.find((element) => attributeOf(element, 'id') === id);
}

export function findByTag(index: SourceIndex, tag: string): IndexedElement[] {
  return index.elements.filter((element) => element.tag === tag);
}

export function childrenOf(element: IndexedElement): IndexedElement[] {
  return element.nodes.filter((node) => node.kind === 'element');
}

/** Everything below the element in document order, without the element itself. */
export function* descendantsOf(element: IndexedElement): Generator<IndexedNode> {
  for (const node of element.nodes) {
    yield node;
    if (node.kind === 'element') yield* descendantsOf(node);
  }
}

export function elementsIn(element: IndexedElement): IndexedElement[] {
  return [...descendantsOf(element)].filter((node) => node.kind === 'element');
}

const NOT_READ = new Set(['script', 'style', 'template', 'noscript']);

/** Text a reader can see, in order: nothing from scripts, styles and templates. */
export function textsIn(element: IndexedElement): IndexedText[] {
  if (NOT_READ.has(element.tag)) return [];
  return element.nodes.flatMap((node) => {
    if (node.kind === 'text') return [node];
    return node.kind === 'element' ? textsIn(node) : [];
  });
}

/** The readable text of an element with white space collapsed. */
export function textOf(element: IndexedElement): string {
  return textsIn(element)
    .map((text) => text.value)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

export function* ancestorsOf(node: IndexedNode): Generator<IndexedElement> {
  for (let parent = node.parent; parent; parent = parent.parent) yield parent;
}

export function isInside(node: IndexedNode, ancestor: IndexedElement): boolean {
  return [...ancestorsOf(node)].includes(ancestor);
}

/** Tags and positions among siblings from the root down, as in `html>body>section:2>h2:1`. */
export function pathOf(element: IndexedElement, index: SourceIndex): string {
  const siblings = (element.parent?.nodes ?? index.nodes).filter(
    (node) => node.kind === 'element' && node.tag === element.tag,
  );
  const step = `${element.tag}:${siblings.indexOf(element) + 1}`;
  return element.parent ? `${pathOf(element.parent, index)}>${step}` : step;
}

/** The innermost element whose source range holds this offset. */
export function elementAt(index: SourceIndex, offset: number): IndexedElement | undefined {
  return index.elements.findLast(
    (element) => element.range.start <= offset && offset < element.range.end,
  );
}
