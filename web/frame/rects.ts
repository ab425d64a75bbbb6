import {
  boundsOf,
  firstChild,
  isElement,
  max,
  min,
  nextSibling,
  rectHeight,
  rectWidth,
  rectX,
  rectY,
  computedStyle,
  styleValue,
} from './natives.ts';

/** CSS pixels of the frame's window. */
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function rectOf(element: Element): Rect {
  const bounds = boundsOf(element);
  const rect = {
    x: rectX(bounds),
    y: rectY(bounds),
    width: rectWidth(bounds),
    height: rectHeight(bounds),
  };
  return rect.width === 0 && rect.height === 0 ? rectOfContents(element, rect) : rect;
}

/** An element without a box of its own (`display: contents`) is where its children are. */
function rectOfContents(element: Element, empty: Rect): Rect {
  if (styleValue(computedStyle(element), 'display') !== 'contents') return empty;
  let all: Rect | null = null;
  for (let child = firstChild(element); child !== null; child = nextSibling(child)) {
    if (!isElement(child)) continue;
    const rect = rectOf(child);
    if (rect.width > 0 || rect.height > 0) all = all === null ? rect : join(all, rect);
  }
  return all ?? empty;
}

function join(a: Rect, b: Rect): Rect {
  const x = min(a.x, b.x);
  const y = min(a.y, b.y);
  return {
    x,
    y,
    width: max(a.x + a.width, b.x + b.width) - x,
    height: max(a.y + a.height, b.y + b.height) - y,
  };
}

export function isSameRect(a: Rect, b: Rect): boolean {
  return a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;
}

export function isInside(rect: Rect, x: number, y: number): boolean {
  return x >= rect.x && y >= rect.y && x <= rect.x + rect.width && y <= rect.y + rect.height;
}
