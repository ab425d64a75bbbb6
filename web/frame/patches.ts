import type { FramePatch } from '#contract/page-editing.ts';
import { parseAttribute, parseWithin } from './fragments.ts';
import { elementOf, keyOf, setKey } from './keys.ts';
import {
  attributeLocalName,
  attributeNamespace,
  attributeValue,
  COMMENT,
  dataOfText,
  firstChild,
  getAttributeNs,
  getter,
  insertBefore,
  isElement,
  isEqualNode,
  isText,
  keysOf,
  listLength,
  localName,
  hasAttributes,
  matches,
  method,
  nextSibling,
  nodeType,
  parentOf,
  previousSibling,
  push,
  queryAll,
  removeAttributeNs,
  removeChild,
  setAttributeNode,
  setTextData,
  templateContent,
  typed,
  removeAttributeNode,
} from './natives.ts';
import { madeTagOf } from './text/pieces.ts';

type BetweenPatch = Extract<FramePatch, { t: 'between' }>;
type MovePatch = Extract<FramePatch, { t: 'move' }>;

/** A patch names something that is not where it should be: the page has to be drawn again. */
class OutOfStep extends Error {}

interface Place {
  parent: Node;
  after: Node | null;
  before: Node | null;
}

/** Says whether a node is of the frame's own script. */
type IsOurs = (node: Node) => boolean;

/** Carries out one patch; false when the page is out of step with the source. */
export function applyPatch(patch: FramePatch, isOurs: IsOurs): boolean {
  try {
    switch (patch.t) {
      case 'attributes':
        changeAttributes(need(patch.key), patch.values);
        return true;
      case 'between':
        replaceBetween(findPlace(patch), patch, isOurs);
        return true;
      case 'move':
        moveElement(need(patch.key), findPlace(patch));
        return true;
    }
  } catch (error) {
    if (error instanceof OutOfStep) return false;
    throw error;
  }
}

function need(key: number): Element {
  const element = elementOf(key);
  if (element === null) throw new OutOfStep();
  return element;
}

function contentNode(element: Element): Node {
  return localName(element) === 'template'
    ? templateContent(element as HTMLTemplateElement)
    : element;
}

/** Rows of a table stand in a `tbody` that the source need not have: the anchors tell the real parent. */
function findPlace(patch: BetweenPatch | MovePatch): Place {
  const named = need(patch.parent);
  const after = patch.after === null ? null : need(patch.after);
  const before = patch.before === null ? null : need(patch.before);
  const anchor = after ?? before;
  const parent = anchor === null ? contentNode(named) : parentOf(anchor);
  if (parent === null || !isWithin(parent, contentNode(named))) throw new OutOfStep();
  if (before !== null && (parentOf(before) !== parent || !isBefore(after, before)))
    throw new OutOfStep();
  return { parent, after, before };
}

function isWithin(parent: Node, named: Node): boolean {
  let node: Node | null = parent;
  while (node !== named && node !== null && isElement(node) && keyOf(node) === null)
    node = parentOf(node);
  return node === named;
}

function isBefore(after: Node | null, before: Node): boolean {
  let node: Node | null = after;
  while (node !== null && node !== before) node = nextSibling(node);
  return after === null || node === before;
}

function changeAttributes(element: Element, values: Record<string, string | null>): void {
  const names = keysOf(values);
  for (let at = 0; at < names.length; at += 1) {
    const name = names[at] as string;
    const value = values[name] as string | null;
    const parsed = parseAttribute(element, name, value ?? '');
    if (parsed === null) throw new OutOfStep();
    const namespace = attributeNamespace(parsed);
    const local = attributeLocalName(parsed);
    if (value === null) removeAttributeNs(element, namespace, local);
    else if (getAttributeNs(element, namespace, local) !== attributeValue(parsed)) {
      const owner = ownerOf(parsed);
      if (owner !== null) removeAttributeNode(owner, parsed);
      setAttributeNode(element, parsed);
    }
  }
}

const ownerOf = getter(Attr.prototype, 'ownerElement');

/** Made by the parser though no tag of the source stands for it. */
function isImplied(element: Element): boolean {
  return (
    matches(/^(?:html|head|body|tbody|colgroup|tr)$/, localName(element)) && !hasAttributes(element)
  );
}

/** True for an element that a script of the page made: it belongs to no source and stays. */
function isMade(node: Node): boolean {
  const isOfNobody = isElement(node) && keyOf(node) === null && !isImplied(node);
  return isOfNobody && madeTagOf(node) === undefined;
}

function replaceBetween(place: Place, patch: BetweenPatch, isOurs: IsOurs): void {
  const { parent, after, before } = place;
  const context = isElement(parent) ? parent : need(patch.parent);
  const old: Node[] = [];
  let node = after === null ? firstChild(parent) : nextSibling(after);
  while (node !== null && node !== before) {
    if (!isMade(node) && !isOurs(node)) push(old, node);
    node = nextSibling(node);
  }
  if (localName(context) === 'html' && matches(/<(?!!--)/, patch.markup)) throw new OutOfStep();
  const container = parseWithin(context, patch.markup);
  if (takeOver(old, container)) return;
  for (let at = 0; at < old.length; at += 1) removeChild(parent, old[at] as Node);
  const next = after === null ? firstChild(parent) : nextSibling(after);
  moveAll(container, parent, next);
}

function moveAll(from: Node, parent: Node, before: Node | null): void {
  let child = firstChild(from);
  while (child !== null) {
    const following = nextSibling(child);
    insertBefore(parent, child, before);
    child = following;
  }
}

/**
 * Lets the old nodes stay when they are what the markup says, or differ in words only: nothing flickers, and the
 * caret of a text that is edited stays. False when they have to be replaced.
 */
function takeOver(old: readonly Node[], container: Node): boolean {
  let fresh = firstChild(container);
  for (let at = 0; at < old.length; at += 1) {
    if (fresh === null || !isLike(old[at] as Node, fresh)) return false;
    fresh = nextSibling(fresh);
  }
  if (fresh !== null) return false;
  fresh = firstChild(container);
  for (let at = 0; at < old.length && fresh !== null; at += 1) {
    adopt(old[at] as Node, fresh);
    fresh = nextSibling(fresh);
  }
  return true;
}

function isLike(old: Node, fresh: Node): boolean {
  if (nodeType(old) !== nodeType(fresh)) return false;
  if (!isElement(old)) return true;
  const hasTemplate = localName(old) === 'template' || listLength(queryAll(old, 'template')) > 0;
  return !hasTemplate && isEqualNode(old, fresh);
}

/** Gives the old node the words, and the keys within, of the equal fresh one. */
function adopt(old: Node, fresh: Node): void {
  if (isElement(old)) {
    const key = keyOf(fresh as Element);
    if (key !== null) setKey(old, key);
    let inner = firstChild(old);
    let freshInner = firstChild(fresh);
    while (inner !== null && freshInner !== null) {
      if (isElement(inner)) adopt(inner, freshInner);
      inner = nextSibling(inner);
      freshInner = nextSibling(freshInner);
    }
  } else if (isText(old) || nodeType(old) === COMMENT) {
    const words = dataOfText(fresh as CharacterData);
    if (dataOfText(old as CharacterData) !== words) setTextData(old as CharacterData, words);
  }
}

interface Mover {
  moveBefore?: (node: Node, before: Node | null) => void;
}
/** Keeps what a frame, a film or an animation is at; older browsers begin those again. */
const moveBefore =
  (Element.prototype as Mover).moveBefore === undefined
    ? null
    : typed<(parent: Element, node: Element, before: Node | null) => void>(
        method(Element.prototype as Required<Mover>, 'moveBefore'),
      );

function moveElement(element: Element, { parent, after, before }: Place): void {
  const neighbour = before ?? (after === null ? null : nextSibling(after));
  if (element === parent || contains(element, parent)) throw new OutOfStep();
  const oldParent = parentOf(element);
  const left = previousSibling(element);
  if (neighbour === element) return;
  if (moveBefore === null || !isElement(parent)) insertBefore(parent, element, neighbour);
  else moveBefore(parent, element, neighbour);
  if (oldParent !== null) joinTexts(oldParent, left);
}

function contains(element: Node, inner: Node): boolean {
  let node: Node | null = inner;
  while (node !== null && node !== element) node = parentOf(node);
  return node === element;
}

/** The two texts that an element left beside each other are one to a parser. */
function joinTexts(parent: Node, left: Node | null): void {
  if (left === null || !isText(left) || parentOf(left) !== parent) return;
  const right = nextSibling(left);
  if (right === null || !isText(right)) return;
  setTextData(left, dataOfText(left) + dataOfText(right));
  removeChild(parent, right);
}
