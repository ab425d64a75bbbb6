import { html, type DefaultTreeAdapterTypes } from 'parse5';
import { readAttributes } from '../html/source-attributes.ts';
import { MAX_DEPTH } from '../html/source-index.ts';
import {
  LiveComment,
  LiveElement,
  LiveText,
  type ElementStates,
  type LiveNode,
} from './live-nodes.ts';
import { UNKNOWN_STATE, type TagStates } from './parser-states.ts';

type ParsedNode = DefaultTreeAdapterTypes.ChildNode;
type ParsedElement = DefaultTreeAdapterTypes.Element;

/** What a parser made of a text, to be read into live nodes. */
export interface ParsedText {
  text: string;
  tags: TagStates;
  /** Nodes end here at the latest. */
  end: number;
  /** Where `text` begins in the page: added to all offsets. */
  shift: number;
}

export interface BuiltNodes {
  /** On the level of the first ones. */
  nodes: LiveNode[];
  /** In tree order. */
  elements: LiveElement[];
  /** Nodes that stand in the source outside of what they hang on in the tree. */
  strays: LiveNode[];
  /** Looks (see `lookOf`) of elements that the parser made several times. */
  clones: Set<string>;
}

interface Builder extends BuiltNodes {
  parsed: ParsedText;
  byStart: Map<number, LiveElement>;
}

interface Place {
  parent: LiveElement | undefined;
  nodes: LiveNode[];
  depth: number;
  /** Hangs on an element that is not in the source. */
  isImplied: boolean;
}

interface Visit {
  node: ParsedNode;
  place: Place;
}

/** Elements that a parser opens again when they were not closed in order. */
export const FORMATTING: ReadonlySet<string> = new Set(
  'a b big code em font i nobr s small strike strong tt u'.split(' '),
);

/** Equal for elements that a parser cannot tell apart. */
export function lookOf(
  tag: string,
  attributes: readonly { name: string; value: string }[],
): string {
  const written = attributes.map(({ name, value }) => `${name}=${value}`).sort();
  return JSON.stringify([tag, ...written]);
}

const VOID = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);

/** Reads nodes of a parser as `indexHtml` does, `parent` being the element of the page that holds them. */
export function buildNodes(
  parsed: ParsedText,
  roots: readonly ParsedNode[],
  parent?: LiveElement,
): BuiltNodes {
  const builder: Builder = {
    parsed,
    nodes: [],
    elements: [],
    strays: [],
    clones: new Set(),
    byStart: new Map(),
  };
  const place = { parent, nodes: builder.nodes, depth: depthOf(parent), isImplied: false };
  const pending = placeAll(roots, place);
  for (let next = pending.pop(); next; next = pending.pop())
    for (const child of visit(builder, next)) pending.push(child);
  const { nodes, elements, strays, clones } = builder;
  return { nodes, elements, strays, clones };
}

export function depthOf(element: LiveElement | undefined): number {
  let depth = 0;
  for (let at = element; at; at = at.parent) depth += 1;
  return depth;
}

function placeAll(nodes: readonly ParsedNode[], place: Place): Visit[] {
  return nodes.map((node) => ({ node, place })).toReversed();
}

function visit(builder: Builder, { node, place }: Visit): Visit[] {
  if ('value' in node || 'data' in node) {
    addLeaf(builder, node, place);
    return [];
  }
  if (!('tagName' in node)) return [];
  const element = addElement(builder, node, place);
  const content = 'content' in node ? contentOf(node) : node.childNodes;
  if (!element) return placeAll(content, { ...place, isImplied: true });
  const inside =
    place.depth < MAX_DEPTH
      ? { parent: element, nodes: element.nodes, depth: place.depth + 1, isImplied: false }
      : place;
  return placeAll(content, inside);
}

function contentOf(template: DefaultTreeAdapterTypes.Template): readonly ParsedNode[] {
  return template.content.childNodes;
}

function addLeaf(
  builder: Builder,
  node: DefaultTreeAdapterTypes.TextNode | DefaultTreeAdapterTypes.CommentNode,
  place: Place,
): void {
  const location = node.sourceCodeLocation;
  if (!location) return;
  const { shift, end } = builder.parsed;
  const range = {
    start: location.startOffset + shift,
    end: Math.min(location.endOffset, end) + shift,
  };
  const leaf =
    'value' in node
      ? new LiveText(node.value, range, place.parent)
      : new LiveComment(node.data, range, place.parent);
  add(builder, leaf, place);
}

function add(builder: Builder, node: LiveNode, { parent, nodes, isImplied }: Place): void {
  nodes.push(node);
  if (!parent) return;
  if (isImplied) parent.hasImplied = true;
  const isOwn = builder.byStart.has(parent.startAt);
  if (isOwn && (node.startAt < parent.tagEnd || node.endAt > parent.innerEnd))
    builder.strays.push(node);
}

function addElement(builder: Builder, node: ParsedElement, place: Place): LiveElement | undefined {
  const location = node.sourceCodeLocation;
  const { parsed, byStart } = builder;
  const isClone = location?.startTag
    ? byStart.has(location.startTag.startOffset + parsed.shift)
    : FORMATTING.has(node.tagName);
  if (isClone) builder.clones.add(lookOf(node.tagName, node.attrs));
  if (!location?.startTag) return undefined;
  const startAt = location.startTag.startOffset + parsed.shift;
  const earlier = byStart.get(startAt);
  if (earlier) {
    earlier.isSplit = true;
    return undefined;
  }
  const tagEnd = location.startTag.endOffset;
  const end = Math.min(
    location.endTag?.endOffset ?? Math.max(location.endOffset, tagEnd),
    parsed.end,
  );
  const isForeign = node.namespaceURI !== html.NS.HTML;
  const isClosed = VOID.has(node.tagName) || (isForeign && end === tagEnd);
  const element = new LiveElement(
    {
      tag: node.tagName,
      startAt,
      tagEnd: tagEnd + parsed.shift,
      innerEnd: (location.endTag?.startOffset ?? end) + parsed.shift,
      endAt: end + parsed.shift,
      hasEndTag: location.endTag !== undefined,
      isForeign,
      states: statesOf(parsed.tags, {
        start: location.startTag.startOffset,
        end: location.endTag?.startOffset,
        isClosed,
      }),
    },
    place.parent,
  );
  element.setAttributes(
    readAttributes(parsed.text, node).map(({ name, value, range }) => ({
      name,
      value,
      range: { start: range.start + parsed.shift, end: range.end + parsed.shift },
    })),
  );
  add(builder, element, place);
  byStart.set(startAt, element);
  builder.elements.push(element);
  return element;
}

function statesOf(
  tags: TagStates,
  { start, end, isClosed }: { start: number; end: number | undefined; isClosed: boolean },
): ElementStates {
  const opening = tags.get(start);
  const closing = end === undefined ? undefined : tags.get(end);
  const inside = opening?.behind ?? UNKNOWN_STATE;
  return {
    before: opening?.before ?? UNKNOWN_STATE,
    inside,
    atEnd: closing?.before ?? UNKNOWN_STATE,
    behind: closing?.behind ?? (isClosed ? inside : UNKNOWN_STATE),
  };
}
