import {
  createElement,
  dataOfText,
  firstChild,
  getAttribute,
  insertBefore,
  isText,
  localName,
  matches,
  nextSibling,
  parentElement,
  parentOf,
  push,
  removeChild,
  setAttribute,
} from '../natives.ts';
import { markMade, type MadeTag } from './pieces.ts';
import {
  endContainer,
  endOffset,
  intersects,
  isCollapsed,
  selectedRange,
  selectTexts,
  setEnd,
  setStart,
  splitText,
  startContainer,
  startOffset,
} from './ranges.ts';
import { changeText } from './typing.ts';

const BOLD = /^(?:b|strong)$/;
const ITALIC = /^(?:i|em)$/;
const LINK = /^a$/;
const FORMATS = /^(?:b|strong|i|em|u|s|mark|small|font)$/;

/** Makes the selected words bold or italic, or no longer so when all of them are; `clear` takes formatting off. */
export function formatText(format: 'bold' | 'italic' | 'clear'): void {
  changeText((host) => {
    const texts = selectedTexts(host);
    if (texts.length === 0) return;
    if (format === 'clear') liftAll(texts, host, FORMATS);
    else {
      const pattern = format === 'bold' ? BOLD : ITALIC;
      if (areAllWithin(texts, host, pattern)) liftAll(texts, host, pattern);
      else wrapAll(texts, host, { pattern, tag: format === 'bold' ? 'b' : 'i', href: null });
    }
    selectTexts(texts[0] as Text, texts[texts.length - 1] as Text);
  });
}

/** Links the selected words, or the link that the caret is in; null takes links away. */
export function linkText(href: string | null): void {
  changeText((host) => {
    const texts = selectedTexts(host);
    const around = texts.length === 0 ? textsOfLink(host) : texts;
    if (around.length === 0) return;
    liftAll(around, host, LINK);
    if (href !== null) wrapAll(around, host, { pattern: LINK, tag: 'a', href });
    selectTexts(around[0] as Text, around[around.length - 1] as Text);
  });
}

/** The texts of the selection, split where it begins and ends. */
function selectedTexts(host: HTMLElement): Text[] {
  const range = selectedRange(host);
  const texts: Text[] = [];
  if (range === null || isCollapsed(range)) return texts;
  const last = endContainer(range);
  if (isText(last) && endOffset(range) < dataOfText(last).length) splitText(last, endOffset(range));
  const first = startContainer(range);
  if (isText(first) && startOffset(range) > 0) {
    const from = splitText(first, startOffset(range));
    setStart(range, from, 0);
    if (last === first) setEnd(range, from, dataOfText(from).length);
  }
  collect(host, range, texts);
  return texts;
}

function collect(parent: Node, range: Range, texts: Text[]): void {
  for (let child = firstChild(parent); child !== null; child = nextSibling(child)) {
    if (isText(child)) {
      if (dataOfText(child) !== '' && isTouched(range, child)) push(texts, child);
    } else collect(child, range, texts);
  }
}

/** A text that the range only ends at is not in it. */
function isTouched(range: Range, text: Text): boolean {
  if (!intersects(range, text)) return false;
  if (startContainer(range) === text && startOffset(range) >= dataOfText(text).length) return false;
  return !(endContainer(range) === text && endOffset(range) === 0);
}

function textsOfLink(host: HTMLElement): Text[] {
  const range = selectedRange(host);
  const texts: Text[] = [];
  const link = range === null ? null : findAround(startContainer(range), host, LINK);
  if (link !== null) collectAll(link, texts);
  return texts;
}

function collectAll(parent: Node, texts: Text[]): void {
  for (let child = firstChild(parent); child !== null; child = nextSibling(child))
    if (isText(child)) push(texts, child);
    else collectAll(child, texts);
}

function findAround(node: Node, host: Element, pattern: RegExp): Element | null {
  let element = parentElement(node);
  while (element !== null && element !== host) {
    if (matches(pattern, localName(element))) return element;
    element = parentElement(element);
  }
  return null;
}

function areAllWithin(texts: readonly Text[], host: Element, pattern: RegExp): boolean {
  for (let at = 0; at < texts.length; at += 1)
    if (findAround(texts[at] as Text, host, pattern) === null) return false;
  return true;
}

function makeElement(tag: MadeTag, href: string | null): HTMLElement {
  const made = createElement(document, tag);
  markMade(made, tag);
  if (href !== null) setAttribute(made, 'href', href);
  return made;
}

interface Wrap {
  pattern: RegExp;
  tag: 'b' | 'i' | 'a';
  href: string | null;
}

/** Texts that stand beside each other get one element together. */
function wrapAll(texts: readonly Text[], host: Element, { pattern, tag, href }: Wrap): void {
  let open: HTMLElement | null = null;
  for (let at = 0; at < texts.length; at += 1) {
    const text = texts[at] as Text;
    const parent = parentOf(text);
    if (parent === null || findAround(text, host, pattern) !== null) {
      open = null;
      continue;
    }
    if (open === null || parentOf(open) !== parent || nextSibling(open) !== text) {
      open = makeElement(tag, href);
      insertBefore(parent, open, text);
    }
    insertBefore(open, text, null);
  }
}

function liftAll(texts: readonly Text[], host: Element, pattern: RegExp): void {
  for (let at = 0; at < texts.length; at += 1) {
    const text = texts[at] as Text;
    let around = findAround(text, host, pattern);
    while (around !== null) {
      lift(text, around);
      around = findAround(text, host, pattern);
    }
  }
}

/**
 * Takes one text out of a format. What stood before it stays in the format's element, what stood behind it gets
 * an element of its own. Where another element lies between the two the whole format goes.
 */
function lift(text: Text, around: Element): void {
  const parent = parentOf(around);
  if (parent === null) return;
  const isDirect = parentOf(text) === around;
  if (isDirect && nextSibling(text) !== null) {
    const rest = makeElement(tagFor(around), getAttribute(around, 'href'));
    let child = nextSibling(text);
    while (child !== null) {
      insertBefore(rest, child, null);
      child = nextSibling(text);
    }
    insertBefore(parent, rest, nextSibling(around));
  }
  const behind = nextSibling(around);
  if (isDirect) insertBefore(parent, text, behind);
  else
    for (let child = firstChild(around); child !== null; child = firstChild(around))
      insertBefore(parent, child, behind);
  if (firstChild(around) === null) removeChild(parent, around);
}

function tagFor(element: Element): 'b' | 'i' | 'a' {
  const name = localName(element);
  if (matches(LINK, name)) return 'a';
  return matches(ITALIC, name) ? 'i' : 'b';
}
