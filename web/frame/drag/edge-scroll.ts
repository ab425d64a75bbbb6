import {
  computedStyle,
  documentElement,
  getter,
  matches,
  max,
  method,
  min,
  parentElement,
  styleValue,
  typed,
} from '../natives.ts';
import { rectOf } from '../rects.ts';

const EDGE_PX = 40;
const FASTEST_PX_PER_FRAME = 18;

const scrollBy = typed<(self: Element, options: ScrollToOptions) => void>(
  method(Element.prototype, 'scrollBy'),
);
const scrollHeight = getter(Element.prototype, 'scrollHeight');
const clientHeight = getter(Element.prototype, 'clientHeight');
const scrollingElement = getter(Document.prototype, 'scrollingElement');

/** Scrolls what the pointer is near an edge of: the box around it that scrolls, else the page. */
export function scrollAtEdges(hit: Element | null, x: number, y: number): void {
  const page = scrollingElement(document) ?? documentElement(document);
  if (page === null) return;
  const box = scrollerAround(hit, page);
  if (box !== null) {
    const { y: top, height } = rectOf(box);
    const speed = speedAt(y - top, height);
    if (speed !== 0) return scrollBy(box, { top: speed, behavior: 'instant' });
  }
  const speed = speedAt(y, clientHeight(page));
  if (speed !== 0 && x >= 0) scrollBy(page, { top: speed, behavior: 'instant' });
}

function speedAt(distance: number, height: number): number {
  const edge = min(EDGE_PX, height / 3);
  const below = max(0, edge - max(0, distance)) / edge;
  const above = max(0, edge - max(0, height - distance)) / edge;
  return (above - below) * FASTEST_PX_PER_FRAME;
}

function scrollerAround(hit: Element | null, page: Element): Element | null {
  for (let at = hit; at !== null && at !== page; at = parentElement(at)) {
    if (scrollHeight(at) <= clientHeight(at) + 1) continue;
    if (matches(/auto|scroll/, styleValue(computedStyle(at), 'overflow-y'))) return at;
  }
  return null;
}
