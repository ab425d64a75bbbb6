import type { DefaultTreeAdapterTypes } from 'parse5';
import { finishSteps, type Steps } from '../text/steps.ts';
import { NODES_AT_ONCE, parsePage, parsePageSteps } from './parse-page.ts';
import { readAttributes, type IndexedAttribute } from './source-attributes.ts';

/** Characters of the source from `start` up to `end` (exclusive), in UTF-16 units. */
export interface SourceRange {
  start: number;
  end: number;
}

export interface IndexedText {
  kind: 'text';
  /** Decoded: `&amp;` is `&`. */
  value: string;
  range: SourceRange;
  parent: IndexedElement | undefined;
}

export interface IndexedComment {
  kind: 'comment';
  value: string;
  range: SourceRange;
  parent: IndexedElement | undefined;
}

/** An element that is written in the source. Elements that the parser only implies are left out. */
export interface IndexedElement {
  kind: 'element';
  /** Index in `SourceIndex.elements`, from 0. */
  index: number;
  /** Lower case for HTML elements. */
  tag: string;
  attributes: readonly IndexedAttribute[];
  /** From the start of the start tag to the end of the end tag (or of the content, when it is omitted). */
  range: SourceRange;
  startTag: SourceRange;
  /** Undefined for void elements and where the end tag is omitted. */
  endTag: SourceRange | undefined;
  /** Between the tags. Empty for void elements. */
  inner: SourceRange;
  /** The nearest ancestor that is written in the source. */
  parent: IndexedElement | undefined;
  nodes: readonly IndexedNode[];
  /**
   * The parser made several nodes of this tag (wrongly nested formatting), so its range does not fit into the
   * tree.
   */
  isSplit: boolean;
}

export type IndexedNode = IndexedElement | IndexedText | IndexedComment;

export interface SourceIndex {
  html: string;
  /** In document order. */
  elements: readonly IndexedElement[];
  /** Top-level nodes that stand in the source. */
  nodes: readonly IndexedNode[];
}

type ParsedNode = DefaultTreeAdapterTypes.ChildNode;
type MutableElement = IndexedElement & { nodes: IndexedNode[] };

interface IndexBuilder {
  html: string;
  elements: MutableElement[];
  byStart: Map<number, MutableElement>;
}

/** The maximum nesting depth. Deeper elements become children of the deepest one, as in browsers. */
export const MAX_DEPTH = 512;

/**
 * Parses a document once and records the position of every element, attribute and text in the source.
 * @throws WorkBudgetSpent for markup that grows beyond measure
 */
export function indexHtml(html: string): SourceIndex {
  return finishSteps(indexNodes(html, parsePage(html, { sourceCodeLocationInfo: true })));
}

/** The same in steps. @throws WorkBudgetSpent for markup that grows beyond measure */
export function* indexHtmlSteps(html: string): Steps<SourceIndex> {
  const document = yield* parsePageSteps(html, { sourceCodeLocationInfo: true });
  return yield* indexNodes(html, document);
}

function* indexNodes(html: string, document: DefaultTreeAdapterTypes.Document): Steps<SourceIndex> {
  const builder: IndexBuilder = { html, elements: [], byStart: new Map() };
  const root: VisitPlace = { parent: undefined, nodes: [], depth: 0 };
  const pending = placeAll(document.childNodes, root);
  let visited = 0;
  for (let next = pending.pop(); next; next = pending.pop()) {
    for (const child of visitNode(builder, next)) pending.push(child);
    visited += 1;
    if (visited % NODES_AT_ONCE === 0) yield;
  }
  return { html, elements: builder.elements, nodes: root.nodes };
}

interface VisitPlace {
  parent: MutableElement | undefined;
  nodes: IndexedNode[];
  depth: number;
}

interface Visit {
  node: ParsedNode;
  place: VisitPlace;
}

/** In reverse order, because they are taken from the end. */
function placeAll(nodes: readonly ParsedNode[], place: VisitPlace): Visit[] {
  return nodes.map((node) => ({ node, place })).toReversed();
}

/** Returns the nodes to visit next. */
function visitNode(builder: IndexBuilder, { node, place }: Visit): Visit[] {
  if (node.nodeName === '#text' || node.nodeName === '#comment') {
    visitLeaf(
      node as DefaultTreeAdapterTypes.TextNode | DefaultTreeAdapterTypes.CommentNode,
      place,
    );
    return [];
  }
  if (node.nodeName === '#documentType') return [];
  const element = node as DefaultTreeAdapterTypes.Element;
  const indexed = indexElement(builder, element, place.parent);
  if (indexed) place.nodes.push(indexed);
  const inside =
    indexed && place.depth < MAX_DEPTH
      ? { parent: indexed, nodes: indexed.nodes, depth: place.depth + 1 }
      : place;
  return placeAll(contentOf(element), inside);
}

function visitLeaf(
  node: DefaultTreeAdapterTypes.TextNode | DefaultTreeAdapterTypes.CommentNode,
  { parent, nodes }: VisitPlace,
): void {
  const location = node.sourceCodeLocation;
  if (!location) return;
  const range = { start: location.startOffset, end: location.endOffset };
  nodes.push(
    'value' in node
      ? { kind: 'text', value: node.value, range, parent }
      : { kind: 'comment', value: node.data, range, parent },
  );
}

function contentOf(element: DefaultTreeAdapterTypes.Element): readonly ParsedNode[] {
  return 'content' in element
    ? (element as DefaultTreeAdapterTypes.Template).content.childNodes
    : element.childNodes;
}

function indexElement(
  builder: IndexBuilder,
  element: DefaultTreeAdapterTypes.Element,
  parent: MutableElement | undefined,
): MutableElement | undefined {
  const location = element.sourceCodeLocation;
  if (!location?.startTag) return undefined;
  const startTag = { start: location.startTag.startOffset, end: location.startTag.endOffset };
  const earlier = builder.byStart.get(startTag.start);
  if (earlier) {
    earlier.isSplit = true;
    return undefined;
  }
  const endTag = location.endTag && {
    start: location.endTag.startOffset,
    end: location.endTag.endOffset,
  };
  const end = endTag?.end ?? Math.max(location.endOffset, startTag.end);
  const indexed: MutableElement = {
    kind: 'element',
    index: builder.elements.length,
    tag: element.tagName,
    attributes: readAttributes(builder.html, element),
    range: { start: startTag.start, end },
    startTag,
    endTag,
    inner: { start: startTag.end, end: endTag?.start ?? end },
    parent,
    nodes: [],
    isSplit: false,
  };
  builder.byStart.set(startTag.start, indexed);
  builder.elements.push(indexed);
  return indexed;
}
