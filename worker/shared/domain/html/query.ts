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

/** The elements that make the page: there is one of each, and it stays. */
export function isPageRoot({ tag }: IndexedElement): boolean {
  return tag === 'html' || tag === 'head' || tag === 'body';
}

/** The elements without those that stand inside another one of them. */
export function outermost(elements: readonly IndexedElement[]): IndexedElement[] {
  const chosen = new Set(elements);
  return elements.filter((element) => {
    for (const above of ancestorsOf(element)) if (chosen.has(above)) return false;
    return true;
  });
}

/** Each once, those left out that hold another one. */
export function innermost(elements: readonly IndexedElement[]): IndexedElement[] {
  return [...new Set(elements)].filter(
    (outer) => !elements.some((other) => other !== outer && elementsIn(outer).includes(other)),
  );
}

export function childrenOf(element: IndexedElement): IndexedElement[] {
  return element.nodes.filter((node) => node.kind === 'element');
}

/** All descendants of the element in document order. */
export function* descendantsOf(element: IndexedElement): Generator<IndexedNode> {
  const pending = element.nodes.toReversed();
  for (let node = pending.pop(); node; node = pending.pop()) {
    yield node;
    if (node.kind !== 'element') continue;
    for (let at = node.nodes.length - 1; at >= 0; at -= 1) {
      const inside = node.nodes[at];
      if (inside) pending.push(inside);
    }
  }
}

export function elementsIn(element: IndexedElement): IndexedElement[] {
  const found: IndexedElement[] = [];
  collectElements(element, found);
  return found;
}

/** A page is at most `MAX_DEPTH` levels deep. */
function collectElements(element: IndexedElement, found: IndexedElement[]): void {
  for (const node of element.nodes) {
    if (node.kind !== 'element') continue;
    found.push(node);
    collectElements(node, found);
  }
}

/**
 * Finds the first element inside another one that matches. Each element of a page is looked at once, however many
 * questions are asked.
 */
export function firstInside(
  matches: (element: IndexedElement) => boolean,
): (element: IndexedElement) => IndexedElement | undefined {
  const known = new WeakMap<IndexedElement, IndexedElement | null>();
  return function find(element): IndexedElement | undefined {
    const earlier = known.get(element);
    if (earlier !== undefined) return earlier ?? undefined;
    let first: IndexedElement | undefined;
    for (const node of element.nodes) {
      if (node.kind === 'element') first = matches(node) ? node : find(node);
      if (first) break;
    }
    known.set(element, first ?? null);
    return first;
  };
}

/** The list right behind a heading, which names what stands in it. */
export function listBehind({ tag, parent, range }: IndexedElement): IndexedElement | undefined {
  if (!parent || !/^h[3-6]$/.test(tag)) return undefined;
  const next = childrenOf(parent).find((one) => one.range.start >= range.end);
  return next && /^(?:[uod]l|table)$/.test(next.tag) ? next : undefined;
}

/** Elements whose text a reader does not see. */
export const NOT_READ: ReadonlySet<string> = new Set(['script', 'style', 'template', 'noscript']);

/** The texts that a reader sees, in order, without scripts, styles and templates. */
export function textsIn(element: IndexedElement): IndexedText[] {
  const found: IndexedText[] = [];
  collectTexts(element, found);
  return found;
}

function collectTexts(element: IndexedElement, found: IndexedText[]): void {
  if (NOT_READ.has(element.tag)) return;
  for (const node of element.nodes) {
    if (node.kind === 'text') found.push(node);
    else if (node.kind === 'element') collectTexts(node, found);
  }
}

/** Cache of the text of each element; `forgetText` clears an entry. */
const knownTexts = new WeakMap<IndexedElement, string>();

/** Clears the cached text of an element that has changed. */
export function forgetText(element: IndexedElement): void {
  knownTexts.delete(element);
}

/** The readable text of an element with white space collapsed. */
export function textOf(element: IndexedElement): string {
  const known = knownTexts.get(element);
  if (known !== undefined) return known;
  const text = textsIn(element)
    .map(({ value }) => value)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
  knownTexts.set(element, text);
  return text;
}

/**
 * At least this many characters from the beginning of `textOf`, or the whole text if it is shorter. The rest is
 * not read.
 */
export function beginningOf(element: IndexedElement, length: number): string {
  const known = knownTexts.get(element);
  if (known !== undefined) return known;
  let text = '';
  for (const value of wordsIn(element)) {
    text = (text + value).replace(/\s+/g, ' ').trimStart();
    if (text.trimEnd().length > length) break;
  }
  return text.trim();
}

function* wordsIn(element: IndexedElement): Generator<string> {
  if (NOT_READ.has(element.tag)) return;
  for (const node of element.nodes) {
    if (node.kind === 'text') yield node.value;
    else if (node.kind === 'element') yield* wordsIn(node);
  }
}

export function* ancestorsOf(node: IndexedNode): Generator<IndexedElement> {
  for (let parent = node.parent; parent; parent = parent.parent) yield parent;
}

export function isInside(node: IndexedNode, ancestor: IndexedElement): boolean {
  return [...ancestorsOf(node)].includes(ancestor);
}

/** Tags and positions among siblings from the root, as in `html>body>section:2>h2:1`. */
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
