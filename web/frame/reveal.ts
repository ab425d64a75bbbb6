import { computedStyle, documentElement, getter, method, styleValue, typed } from './natives.ts';
import { prefersReducedMotion } from './overlay.ts';
import { rectOf } from './rects.ts';

const scrollIntoView = typed<(self: Element, options: ScrollIntoViewOptions) => void>(
  method(Element.prototype, 'scrollIntoView'),
);
const clientHeight = getter(Element.prototype, 'clientHeight');
const clientWidth = getter(Element.prototype, 'clientWidth');

/**
 * Brings an element into view; scrolls only when it is not wholly to be seen. What lies over the foot of the page
 * hides `footPx` of it.
 */
export function reveal(element: Element, footPx = 0): void {
  if (isInView(element, footPx)) return;
  const behavior = prefersReducedMotion() ? 'instant' : 'smooth';
  scrollIntoView(element, {
    block: isTall(element) ? 'start' : 'center',
    inline: 'nearest',
    behavior,
  });
}

function isInView(element: Element, footPx: number): boolean {
  const html = documentElement(document);
  if (html === null) return true;
  const { x, y, width, height } = rectOf(element);
  const isFixed = styleValue(computedStyle(element), 'position') === 'fixed';
  if (isFixed) return true;
  return (
    y >= 0 && y + height <= clientHeight(html) - footPx && x + width > 0 && x < clientWidth(html)
  );
}

function isTall(element: Element): boolean {
  const html = documentElement(document);
  return html !== null && rectOf(element).height > clientHeight(html);
}
