import {
  bound,
  createElement,
  documentElement,
  getter,
  insertBefore,
  isConnected,
  later,
  method,
  now,
  parentOf,
  push,
  removeChild,
  setAttribute,
  setStyleValue,
  setter,
  setTextContent,
  styleOfHtml,
} from './natives.ts';
import { OVERLAY_CSS } from './overlay-css.ts';
import type { Rect } from './rects.ts';

const attachShadow = method(Element.prototype, 'attachShadow');
const setSheets = setter(ShadowRoot.prototype, 'adoptedStyleSheets');
const replaceSync = method(CSSStyleSheet.prototype, 'replaceSync');
const isPopover = 'showPopover' in HTMLElement.prototype;
const showPopover = isPopover ? method(HTMLElement.prototype, 'showPopover') : null;
const hidePopover = isPopover ? method(HTMLElement.prototype, 'hidePopover') : null;
const setClassName = setter(Element.prototype, 'className');
const className = getter(Element.prototype, 'className');
const NewSheet = CSSStyleSheet;
const attachments: number[] = [];
const MOST_ATTACHMENTS_PER_SECOND = 4;

const HOST_STYLE =
  'all:initial!important;display:block!important;position:fixed!important;inset:0!important;width:auto!important;height:auto!important;margin:0!important;padding:0!important;border:0!important;overflow:hidden!important;background:none!important;pointer-events:none!important;z-index:2147483647!important;color-scheme:normal!important';

let host: HTMLElement | null = null;
let root: ShadowRoot | null = null;

/** Tells the style sheet of the overlay what is going on; empty for nothing. */
export function setHostState(name: '' | 'dragging'): void {
  if (host !== null) setAttribute(host, 'data-state', name);
}

/** True for the frame's own element in the page. */
export function isOverlay(node: unknown): boolean {
  return node !== null && node === host;
}

/** Puts a part of the overlay into it. */
export function addPart(classes: string): HTMLElement {
  const part = createElement(document, 'div');
  setClassName(part, classes);
  insertBefore(shadow(), part, null);
  return part;
}

export function removePart(part: HTMLElement): void {
  if (root !== null && parentOf(part) === root) removeChild(root, part);
}

export function setClasses(part: HTMLElement, classes: string): void {
  if (className(part) !== classes) setClassName(part, classes);
}

export function setLabel(part: HTMLElement, text: string): void {
  setTextContent(part, text);
}

/** Stands a part over a place in the window. */
export function placePart(part: HTMLElement, { x, y, width, height }: Rect): void {
  const style = styleOfHtml(part);
  setStyleValue(style, 'transform', `translate(${x}px,${y}px)`);
  setStyleValue(style, 'width', `${width}px`);
  setStyleValue(style, 'height', `${height}px`);
}

function shadow(): ShadowRoot {
  if (root !== null) return root;
  host = createElement(document, 'bluewave-editor');
  setAttribute(host, 'style', HOST_STYLE);
  setAttribute(host, 'aria-hidden', 'true');
  if (isPopover) setAttribute(host, 'popover', 'manual');
  root = attachShadow(host, { mode: 'closed' });
  const sheet = new NewSheet();
  replaceSync(sheet, OVERLAY_CSS);
  setSheets(root, [sheet]);
  return root;
}

let isWaiting = false;
let isWanted = false;

/** Shows the overlay, or takes it out of the page while there is nothing to draw. */
export function showOverlay(isShown: boolean): void {
  isWanted = isShown;
  shadow();
  if (isShown) keepOverlay();
  else if (host !== null) {
    const parent = parentOf(host);
    if (parent !== null) removeChild(parent, host);
  }
}

/** Puts the overlay back when the page took it away; not more than some times a second, so that no two loops fight. */
export function keepOverlay(): void {
  const html = documentElement(document);
  if (!isWanted || isWaiting || host === null || html === null) return;
  if (isConnected(host) && parentOf(host) === html) return;
  const time = now();
  while (attachments.length > 0 && time - (attachments[0] as number) > 1_000) dropFirst();
  if (attachments.length >= MOST_ATTACHMENTS_PER_SECOND) {
    isWaiting = true;
    later(() => {
      isWaiting = false;
      keepOverlay();
    }, 300);
    return;
  }
  push(attachments, time);
  insertBefore(html, host, null);
  raiseOverlay();
}

function dropFirst(): void {
  for (let at = 1; at < attachments.length; at += 1)
    attachments[at - 1] = attachments[at] as number;
  attachments.length -= 1;
}

/** Brings the overlay above dialogs and popovers that the page opened after it. */
export function raiseOverlay(): void {
  if (host === null || !isConnected(host) || showPopover === null || hidePopover === null) return;
  try {
    hidePopover(host);
  } catch {
    // It was not shown.
  }
  try {
    showPopover(host);
  } catch {
    // Above all that is not in the top layer it stands by its z-index.
  }
}

const elementFromPoint = method(ShadowRoot.prototype, 'elementFromPoint');

/** The part of the overlay at a place that takes the pointer. */
export function partAt(x: number, y: number): Element | null {
  return root === null ? null : elementFromPoint(root, x, y);
}

export const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
const matchMedia = bound(window, 'matchMedia');
