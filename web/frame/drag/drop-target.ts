import { isInline, mayHold, mayStandWithin } from '../content-rules.ts';
import { keyOf, nearestKeyed } from '../keys.ts';
import {
  bodyOf,
  computedStyle,
  contains,
  dataOfText,
  firstChild,
  isElement,
  isText,
  localName,
  matches,
  max,
  min,
  nextSibling,
  parentElement,
  previousSibling,
  push,
  styleValue,
} from '../natives.ts';
import { isInside, rectOf, type Rect } from '../rects.ts';

export interface DropTarget {
  to: Element;
  place: 'before' | 'after' | 'end';
  parent: Element;
  /** Where the drop line is drawn. */
  line: Rect;
}

const LINE_PX = 3;
/** So near its edge an element gives the place beside itself, not within. */
const EDGE_PX = 8;
/** In the gaps of a list longer than this the pointer has to be over one of its elements. */
const MOST_MEASURED = 1_500;

interface Pointer {
  x: number;
  y: number;
}

/** Where an element dropped at this point would go; null when no parent there may hold it. */
export function findDropTarget(dragged: Element, hit: Element, at: Pointer): DropTarget | null {
  const parent = findParent(dragged, hit, at);
  if (parent === null) return null;
  const child = findChild(parent, hit, at);
  if (child === null) return { to: parent, place: 'end', parent, line: emptyLine(parent) };
  return besideChild(parent, child, at);
}

function findParent(dragged: Element, hit: Element, at: Pointer): Element | null {
  let parent = nearestKeyed(hit);
  while (parent !== null) {
    const outer = keyedParent(parent);
    if (outer === null && parent !== bodyOf(document)) return null;
    if (accepts(parent, dragged) && !isPassedBy(parent, outer, { dragged, at })) return parent;
    parent = outer;
  }
  return null;
}

function keyedParent(element: Element): Element | null {
  return nearestKeyed(parentElement(element));
}

interface Passing {
  dragged: Element;
  at: Pointer;
}

/** At its edge, and where it holds only words, an element stands for a place in its parent. */
function isPassedBy(parent: Element, outer: Element | null, { dragged, at }: Passing): boolean {
  if (outer === null || parent === bodyOf(document) || !accepts(outer, dragged)) return false;
  if (!isInline(dragged) && holdsWords(parent)) return true;
  const rect = rectOf(parent);
  const edgeY = min(EDGE_PX, rect.height / 4);
  const edgeX = min(EDGE_PX, rect.width / 4);
  return isRow(parent)
    ? at.x < rect.x + edgeX || at.x > rect.x + rect.width - edgeX
    : at.y < rect.y + edgeY || at.y > rect.y + rect.height - edgeY;
}

function holdsWords(element: Element): boolean {
  for (let child = firstChild(element); child !== null; child = nextSibling(child))
    if (isText(child) && matches(/\S/, dataOfText(child))) return true;
  return false;
}

function accepts(parent: Element, dragged: Element): boolean {
  if (contains(dragged, parent)) return false;
  const name = localName(dragged);
  if (!mayHold(localName(parent), name)) return false;
  for (let at: Element | null = parent; at !== null; at = parentElement(at))
    if (!mayStandWithin(localName(at), name)) return false;
  return true;
}

/** The child that the place is beside; null for a parent without any. */
function findChild(parent: Element, hit: Element, at: Pointer): Element | null {
  const children = listChildren(parent);
  for (
    let child: Element | null = hit;
    child !== null && child !== parent;
    child = parentElement(child)
  )
    if (keyOf(child) !== null && keyedParent(child) === parent) return child;
  if (children.length > MOST_MEASURED) return children[children.length - 1] as Element;
  let nearest: Element | null = null;
  let shortest = Infinity;
  for (let index = 0; index < children.length; index += 1) {
    const rect = rectOf(children[index] as Element);
    const distance = distanceTo(rect, at);
    if (distance >= shortest) continue;
    shortest = distance;
    nearest = children[index] as Element;
  }
  return nearest;
}

/** Elements of the source directly within, through a `tbody` that no tag stands for. */
function listChildren(parent: Element, list: Element[] = []): Element[] {
  for (let child = firstChild(parent); child !== null; child = nextSibling(child)) {
    if (!isElement(child)) continue;
    if (keyOf(child) === null) {
      if (localName(child) === 'tbody') listChildren(child, list);
    } else if (hasBox(child)) push(list, child);
  }
  return list;
}

function hasBox(element: Element): boolean {
  const { width, height } = rectOf(element);
  return width > 0 || height > 0;
}

function distanceTo(rect: Rect, { x, y }: Pointer): number {
  if (isInside(rect, x, y)) return 0;
  const dx = max(rect.x - x, 0, x - rect.x - rect.width);
  const dy = max(rect.y - y, 0, y - rect.y - rect.height);
  return dx * dx + dy * dy;
}

function besideChild(parent: Element, child: Element, at: Pointer): DropTarget {
  const rect = rectOf(child);
  if (isRow(child)) {
    const isRtl = styleValue(computedStyle(parent), 'direction') === 'rtl';
    const isLeft = at.x < rect.x + rect.width / 2;
    const x = isLeft ? rect.x : rect.x + rect.width;
    const line = { x: x - LINE_PX / 2, y: rect.y, width: LINE_PX, height: rect.height };
    return { to: child, place: isLeft === isRtl ? 'after' : 'before', parent, line };
  }
  const isAbove = at.y < rect.y + rect.height / 2;
  const y = isAbove ? rect.y : rect.y + rect.height;
  const line = { x: rect.x, y: y - LINE_PX / 2, width: rect.width, height: LINE_PX };
  return { to: child, place: isAbove ? 'before' : 'after', parent, line };
}

/** Whether the element stands in a row with a neighbour: beside it rather than above it. */
export function isRow(child: Element): boolean {
  const neighbour = neighbourOf(child);
  if (neighbour !== null) {
    const a = rectOf(child);
    const b = rectOf(neighbour);
    const shared = min(a.y + a.height, b.y + b.height) - max(a.y, b.y);
    return shared > min(a.height, b.height) / 2;
  }
  const parent = parentElement(child);
  if (parent === null) return false;
  const style = computedStyle(parent);
  const display = styleValue(style, 'display');
  if (display === 'flex' || display === 'inline-flex')
    return matches(/^row/, styleValue(style, 'flex-direction'));
  return styleValue(computedStyle(child), 'display') === 'inline';
}

function neighbourOf(child: Element): Element | null {
  for (let at = nextSibling(child); at !== null; at = nextSibling(at))
    if (isElement(at) && hasBox(at)) return at;
  for (let at = previousSibling(child); at !== null; at = previousSibling(at))
    if (isElement(at) && hasBox(at)) return at;
  return null;
}

function emptyLine(parent: Element): Rect {
  const rect = rectOf(parent);
  const inset = min(8, rect.width / 4);
  return {
    x: rect.x + inset,
    y: rect.y + rect.height / 2 - LINE_PX / 2,
    width: max(rect.width - 2 * inset, LINE_PX),
    height: LINE_PX,
  };
}

/** Whether the element is there already. */
export function isWhereItIs(dragged: Element, { to, place }: DropTarget): boolean {
  if (to === dragged) return true;
  if (place === 'end') return false;
  const step = place === 'before' ? previousSibling : nextSibling;
  let at = step(to);
  while (at !== null && (!isElement(at) || keyOf(at) === null)) at = step(at);
  return at === dragged;
}
