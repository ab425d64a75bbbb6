import { forgetKeys, keyOf, setKey, takeKeys } from './keys.ts';
import {
  documentElement,
  firstChild,
  isElement,
  localName,
  method,
  nextSibling,
  templateContent,
} from './natives.ts';
import { isOverlay } from './overlay.ts';

const parse = method(DOMParser.prototype, 'parseFromString');
const parser = new DOMParser();

/** The tree of a page that another one is to be morphed into, without the keys, which are known from now on. */
export function parsePage(html: string): Document {
  const next = parse(parser, html, 'text/html');
  takeKeys(next);
  return next;
}

/** Gives the morphed page the keys of the tree that it equals now; false when it does not. */
export function adoptKeys(next: Document): boolean {
  const from = documentElement(next);
  const to = documentElement(document);
  forgetKeys();
  return from !== null && to !== null && adopt(from, to);
}

function adopt(from: Element, to: Element): boolean {
  const key = keyOf(from);
  if (localName(from) !== localName(to)) return false;
  if (key !== null) setKey(to, key);
  let next = firstElement(contentOf(from));
  let old = firstElement(contentOf(to));
  while (next !== null && old !== null) {
    if (!adopt(next, old)) return false;
    next = elementFrom(nextSibling(next));
    old = elementFrom(nextSibling(old));
  }
  return next === old;
}

function contentOf(element: Element): Node {
  return localName(element) === 'template'
    ? templateContent(element as HTMLTemplateElement)
    : element;
}

function firstElement(parent: Node): Element | null {
  return elementFrom(firstChild(parent));
}

function elementFrom(start: Node | null): Element | null {
  let node = start;
  while (node !== null && (!isElement(node) || isOverlay(node))) node = nextSibling(node);
  return node;
}
