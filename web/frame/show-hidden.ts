import { isSvg } from './content-rules.ts';
import { elementOf } from './keys.ts';
import {
  computedStyle,
  documentElement,
  getAttribute,
  getter,
  hasAttribute,
  localName,
  matches,
  namespaceOf,
  parentElement,
  push,
  removeAttribute,
  setAttribute,
  setStyleValue,
  styleValue,
} from './natives.ts';
import { rectOf } from './rects.ts';
import { endTrying, styleOf } from './styles/try-style.ts';

interface Changed {
  element: Element;
  name: 'open' | 'style';
  /** What the attribute was; null for none. */
  own: string | null;
}

const clientWidth = getter(Element.prototype, 'clientWidth');

/** The element that is shown though the page hides it. */
let shownKey: number | null = null;
let changes: Changed[] = [];

/**
 * Opens and shows what an element stands in, for as long as it is chosen; the source knows nothing of it.
 * False when it cannot be seen even so.
 */
export function showHidden(key: number): boolean {
  hideAgain();
  const element = elementOf(key);
  if (element === null) return false;
  shownKey = key;
  uncover(element);
  const { width, height } = rectOf(element);
  const isLarge = width > 1 && height > 1;
  return isLarge && styleValue(computedStyle(element), 'visibility') === 'visible';
}

/** Hides what was shown when another element is chosen. */
export function keepShown(key: number | undefined): void {
  if (key !== shownKey) hideAgain();
}

/** Does something with the page as it is without us. */
export function withHidden(act: () => void): void {
  const key = changes.length === 0 ? null : shownKey;
  if (key === null) return act();
  hideAgain();
  act();
  showHidden(key);
}

/** Gives every element back what it had. */
export function hideAgain(): void {
  shownKey = null;
  if (changes.length === 0) return;
  // A trial has remembered what is about to be taken back.
  endTrying();
  const ended = changes;
  changes = [];
  for (let at = ended.length - 1; at >= 0; at -= 1) {
    const { element, name, own } = ended[at] as Changed;
    getAttribute(element, name);
    if (own === null) removeAttribute(element, name);
    else setAttribute(element, name, own);
  }
}

/** From the outside in: what hides an inner element can be seen only when the outer one is there. */
function uncover(element: Element): void {
  const path: Element[] = [];
  for (let at: Element | null = element; at !== null; at = parentElement(at)) push(path, at);
  for (let at = path.length - 1; at >= 0; at -= 1) {
    const around = path[at] as Element;
    const inner = at === 0 ? null : (path[at - 1] as Element);
    openAround(around, inner);
    if (isStyled(around)) {
      undoHiding(around);
      if (inner !== null) undoFolding(around);
      bringIn(around);
    }
  }
}

function openAround(element: Element, inner: Element | null): void {
  const tag = localName(element);
  const isClosed = matches(/^(?:details|dialog)$/, tag) && !hasAttribute(element, 'open');
  const isSeenAnyway = tag === 'details' && (inner === null || localName(inner) === 'summary');
  if (!isClosed || isSeenAnyway) return;
  push(changes, { element, name: 'open', own: null });
  setAttribute(element, 'open', '');
}

function isStyled(element: Element): boolean {
  return isSvg(element) || namespaceOf(element) === 'http://www.w3.org/1999/xhtml';
}

function undoHiding(element: Element): void {
  const computed = computedStyle(element);
  if (styleValue(computed, 'display') === 'none') {
    force(element, 'display', 'revert');
    // The browser's own rule hides it too: `hidden`, a closed popover.
    if (styleValue(computed, 'display') === 'none') force(element, 'display', 'block');
  }
  if (styleValue(computed, 'visibility') !== 'visible') force(element, 'visibility', 'visible');
  if (styleValue(computed, 'content-visibility') === 'hidden')
    force(element, 'content-visibility', 'visible');
  if (+styleValue(computed, 'opacity') < 0.1) force(element, 'opacity', '1');
}

/** An accordion or a menu that is folded to nothing. */
function undoFolding(element: Element): void {
  const computed = computedStyle(element);
  const { width, height } = rectOf(element);
  const isClipped = matches(/hidden|clip/, styleValue(computed, 'overflow-y'));
  if (!isClipped || (width > 1 && height > 1)) return;
  force(element, 'height', 'auto');
  force(element, 'max-height', 'none');
  force(element, 'min-height', 'min-content');
  force(element, 'overflow', 'visible');
}

/** A menu that waits beside the window. */
function bringIn(element: Element): void {
  const html = documentElement(document);
  if (html === null || styleValue(computedStyle(element), 'position') !== 'fixed') return;
  const isOutside = () => {
    const { x, width } = rectOf(element);
    return width > 0 && (x + width <= 0 || x >= clientWidth(html));
  };
  if (!isOutside()) return;
  force(element, 'transition', 'none');
  force(element, 'transform', 'none');
  force(element, 'translate', 'none');
  if (!isOutside()) return;
  force(element, 'left', '0');
  force(element, 'right', 'auto');
}

function force(element: Element, property: string, value: string): void {
  let isKnown = false;
  for (let at = 0; at < changes.length; at += 1) {
    const changed = changes[at] as Changed;
    if (changed.element === element && changed.name === 'style') isKnown = true;
  }
  if (!isKnown) push(changes, { element, name: 'style', own: getAttribute(element, 'style') });
  setStyleValue(styleOf(element), property, value, 'important');
}
