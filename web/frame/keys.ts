import type { KEY_ATTRIBUTE as KeyAttribute } from '#contract/page-editing.ts';
import {
  documentQueryAll,
  fragmentQueryAll,
  getAttribute,
  listLength,
  localName,
  mapClear,
  mapGet,
  mapSet,
  nodeType,
  ELEMENT,
  isConnected,
  method,
  parentElement,
  queryAll,
  removeAttribute,
  shadowRootOf,
  templateContent,
  weakGet,
  weakSet,
} from './natives.ts';

/** Without the schemas that stand beside it in the contract: the frame would carry them along. */
export const KEY_ATTRIBUTE: typeof KeyAttribute = 'data-bw-key';
const WITH_KEY = `[${KEY_ATTRIBUTE}]`;

const keyOfElement = new WeakMap<Element, number>();
const elements = new Map<number, Element>();

/** The key of an element of the source; null for one that a script made and for one that the parser implied. */
export function keyOf(element: Element): number | null {
  return weakGet(keyOfElement, element) ?? null;
}

/** The element of a key, while it stands in the page. */
export function elementOf(key: number): Element | null {
  const element = mapGet(elements, key);
  return element !== undefined && isInPage(element) ? element : null;
}

function isInPage(element: Element): boolean {
  return isConnected(element) || weakGet(inTemplate, element) === true;
}

const inTemplate = new WeakMap<Element, boolean>();

export function setKey(element: Element, key: number): void {
  weakSet(keyOfElement, element, key);
  mapSet(elements, key, element);
}

export function forgetKeys(): void {
  mapClear(elements);
}

/** The nearest element of the source: the element itself or one around it. */
export function nearestKeyed(start: Element | null): Element | null {
  let element = start;
  while (element !== null && keyOf(element) === null) element = parentElement(element);
  return element;
}

function takeKey(element: Element, isFirst: boolean): void {
  const text = getAttribute(element, KEY_ATTRIBUTE);
  if (text === null) return;
  removeAttribute(element, KEY_ATTRIBUTE);
  const key = +text;
  if (!(key >= 1)) return;
  weakSet(keyOfElement, element, key);
  // The parser may make several elements of one tag that is not closed in time: the first one stands for it.
  const known = mapGet(elements, key);
  if (!isFirst || known === undefined || !isInPage(known)) mapSet(elements, key, element);
  if (shadowRootOf(element) !== null) enter(element, isFirst);
}

/** Takes the keys off an element and all within it, contents of templates and open shadow roots included. */
export function takeKeys(root: Element | DocumentFragment | Document, isFirst = false): void {
  if (nodeType(root) === ELEMENT) {
    takeKey(root as Element, isFirst);
    enter(root as Element, isFirst);
  }
  const list = listAll(root, WITH_KEY);
  for (let at = 0; at < listLength(list); at += 1) takeKey(list[at] as Element, isFirst);
  const templates = listAll(root, 'template');
  for (let at = 0; at < listLength(templates); at += 1) enter(templates[at] as Element, isFirst);
}

export function listAll(
  root: Element | DocumentFragment | Document,
  selector: string,
): NodeListOf<Element> {
  const type = nodeType(root);
  if (type === ELEMENT) return queryAll(root as Element, selector);
  if (type === 9) return documentQueryAll(root as Document, selector);
  return fragmentQueryAll(root as DocumentFragment, selector);
}

/** The parser fills a template, or a shadow root, later than it makes its element: it is watched as well. */
function enter(element: Element, isFirst: boolean): void {
  const content = contentOf(element);
  if (content === null) return;
  takeKeys(content, isFirst);
  const list = listAll(content, '*');
  for (let at = 0; at < listLength(list); at += 1) weakSet(inTemplate, list[at] as Element, true);
  if (isParsing) watch(content);
}

function contentOf(element: Element): DocumentFragment | null {
  if (localName(element) === 'template') {
    try {
      return templateContent(element as HTMLTemplateElement);
    } catch {
      return null;
    }
  }
  return shadowRootOf(element);
}

const observe = method(MutationObserver.prototype, 'observe');
const takeRecords = method(MutationObserver.prototype, 'takeRecords');

let isParsing = false;
let onMutations: (() => void) | null = null;
const observer = new MutationObserver((records) => {
  handleRecords(records);
  onMutations?.();
});

function watch(node: Node): void {
  observe(observer, node, { childList: true, subtree: true });
}

/** One look at the whole page costs less than one at each of many nodes. */
function handleRecords(records: MutationRecord[]): void {
  if (isParsing && records.length > 0) takeKeys(document, true);
}

/** Takes the keys of what the parser has made up to now; to be called before a script can run. */
export function flushKeys(): void {
  handleRecords(takeRecords(observer));
}

/** Watches the document from now on; `onChange` hears of every change of its tree. */
export function watchDocument(onChange: () => void): void {
  onMutations = onChange;
  watch(document);
}

/** A page begins to be written: its elements come with keys until it is complete. */
export function beginParsing(): void {
  forgetKeys();
  isParsing = true;
  watch(document);
}

export function endParsing(): void {
  flushKeys();
  takeKeys(document, true);
  isParsing = false;
}
