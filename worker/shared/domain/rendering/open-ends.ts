import type { IndexedElement, IndexedNode, SourceIndex } from '../html/source-index.ts';

/** When one of these is left open, it extends to the end of the text. */
const ENDLESS = new Set(
  'script style textarea title xmp iframe noembed noframes noscript plaintext template'.split(' '),
);
/** Only these can be self-closing, as in `<svg/>`. */
const FOREIGN = new Set(['foreignObject', 'desc', 'svg', 'math']);
/** While one of these is open, end tags of elements around it are ignored. */
const BARRIERS = new Set([
  ...ENDLESS,
  ...'select table caption tbody thead tfoot tr td th colgroup applet marquee object'.split(' '),
  ...FOREIGN,
]);

/** Elements whose end tag would be ignored where they end, because something inside them is left open. */
export function findUnclosable(index: SourceIndex): Set<IndexedElement> {
  const unclosable = new Set<IndexedElement>();
  for (const element of index.elements)
    if (isOpenBarrier(index, element)) addAncestors(unclosable, element);
  const comment = findOpenComment(index);
  if (comment) addAncestors(unclosable, comment);
  return unclosable;
}

/** True when text appended to the page would end up inside an element that was never closed. */
export function hasOpenEnd(index: SourceIndex): boolean {
  if (findOpenComment(index)) return true;
  const contentEnd = index.html.trimEnd().length;
  return index.elements.some(
    (element) => isOpenBarrier(index, element) && endOf(element) >= contentEnd,
  );
}

function endOf(node: IndexedNode): number {
  return node.kind === 'element' && ENDLESS.has(node.tag) ? Infinity : node.range.end;
}

function isOpenBarrier({ html }: SourceIndex, { tag, endTag, startTag }: IndexedElement): boolean {
  if (!BARRIERS.has(tag) || endTag !== undefined) return false;
  return !FOREIGN.has(tag) || !html.startsWith('/>', startTag.end - 2);
}

function findOpenComment({ html, elements, nodes }: SourceIndex): IndexedNode | undefined {
  const lists = [nodes, ...elements.map((element) => element.nodes)];
  return lists
    .map((list) => list.at(-1))
    .find((last) => last?.kind === 'comment' && isCut(html, last));
}

function isCut(html: string, { range }: IndexedNode): boolean {
  if (range.end < html.length) return false;
  return html.startsWith('<!--', range.start)
    ? !/--!?>$/.test(html.slice(-4))
    : !html.endsWith('>');
}

function addAncestors(found: Set<IndexedElement>, node: IndexedNode): void {
  let { parent } = node;
  while (parent && !found.has(parent) && parent.range.end <= endOf(node)) {
    found.add(parent);
    parent = parent.parent;
  }
}
