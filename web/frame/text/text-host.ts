import { isInline, isSvg } from '../content-rules.ts';
import { keyOf } from '../keys.ts';
import {
  dataOfText,
  firstChild,
  isElement,
  isText,
  localName,
  matches,
  nextSibling,
  parentElement,
  textContent,
} from '../natives.ts';

const WORDS = /[^\s\u200b]/;
/** Have no words of their own, or other ones than their text. */
const WORDLESS =
  /^(?:audio|canvas|embed|iframe|img|input|meter|object|picture|progress|select|svg|textarea|video|math|wbr|template|map)$/;
const NEVER =
  /^(?:html|head|body|script|style|title|textarea|select|option|optgroup|noscript|template|svg|math|iframe|pre)$/;
/** May be typed into though they are empty. */
const TEXT_TAGS =
  /^(?:p|h[1-6]|li|a|button|span|td|th|label|summary|figcaption|blockquote|dt|dd|b|strong|i|em|small|legend|caption|cite|q|mark)$/;

/** Part of a text that is no words: a picture, an icon, a field. It stays what it is. */
export function isWordless(element: Element): boolean {
  return isSvg(element) || matches(WORDLESS, localName(element));
}

/** The element whose words are edited when one of these was pointed at, the deepest first; null when none can be. */
export function findTextHost(chain: readonly Element[]): Element | null {
  for (let at = chain.length - 1; at >= 0; at -= 1) {
    const host = climb(chain[at] as Element);
    if (canType(host)) return host;
  }
  return null;
}

/** A formatted word belongs to the sentence around it. */
function climb(element: Element): Element {
  let host = element;
  let parent = parentElement(host);
  while (isInline(host) && parent !== null && keyOf(parent) !== null && hasOwnWords(parent)) {
    if (!canType(parent)) break;
    host = parent;
    parent = parentElement(host);
  }
  return host;
}

function hasOwnWords(element: Element): boolean {
  for (let child = firstChild(element); child !== null; child = nextSibling(child))
    if (isText(child) && matches(WORDS, dataOfText(child))) return true;
  return false;
}

/** Whether the element holds words, formatting and icons only, all of them of the source. */
export function canType(host: Element): boolean {
  if (keyOf(host) === null || isSvg(host) || matches(NEVER, localName(host))) return false;
  if (!holdsWordsOnly(host)) return false;
  return matches(WORDS, textContent(host) ?? '') || isEmptyText(host);
}

function isEmptyText(host: Element): boolean {
  if (!matches(TEXT_TAGS, localName(host))) return false;
  for (let child = firstChild(host); child !== null; child = nextSibling(child))
    if (isElement(child) && localName(child) !== 'br') return false;
  return true;
}

function holdsWordsOnly(element: Element): boolean {
  for (let child = firstChild(element); child !== null; child = nextSibling(child)) {
    if (!isElement(child) || isWordless(child)) continue;
    const hasWords = matches(WORDS, textContent(child) ?? '');
    if (!isInline(child) || (keyOf(child) === null && hasWords)) return false;
    if (!holdsWordsOnly(child)) return false;
  }
  return true;
}

/** Whether Enter begins a new line here; elsewhere it ends the editing. */
export function takesLines(host: Element): boolean {
  return matches(
    /^(?:p|li|blockquote|td|th|dd|dt|figcaption|address|div|caption)$/,
    localName(host),
  );
}
