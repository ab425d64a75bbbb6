import { keyOf } from '../keys.ts';
import {
  dataOfText,
  firstChild,
  insertBefore,
  isElement,
  isText,
  nextSibling,
  parentOf,
  removeChild,
  setTextData,
} from '../natives.ts';
import { isPlaceholder, isMadeBreak, madeTagOf, plainSpaces, wordsBefore } from './pieces.ts';
import { isWordless } from './text-host.ts';

/** Brings the nodes of an edited text to what a parser makes of its pieces. */
export function tidyText(parent: Node): void {
  let child = firstChild(parent);
  while (child !== null) {
    const next = nextSibling(child);
    tidyNode(child);
    child = next;
  }
  joinTexts(parent);
}

function tidyNode(node: Node): void {
  const parent = parentOf(node);
  if (parent === null) return;
  if (isText(node)) tidyWords(node, parent);
  else if (isPlaceholder(node)) removeChild(parent, node);
  else if (isElement(node) && !isMadeBreak(node) && !isWordless(node)) tidyElement(node, parent);
}

function tidyWords(text: Text, parent: Node): void {
  const words = plainSpaces(dataOfText(text), wordsBefore(text));
  if (words === '') removeChild(parent, text);
  else if (words !== dataOfText(text)) setTextData(text, words);
}

/** Formats without words go, unless they had none before; elements that only the browser knows are taken apart. */
function tidyElement(element: Element, parent: Node): void {
  tidyText(element);
  const isOfSource = keyOf(element) !== null;
  const hadNothing = isOfSource && wordsBefore(element) === '';
  if (firstChild(element) === null && !hadNothing) removeChild(parent, element);
  else if (!isOfSource && madeTagOf(element) === undefined) unwrap(element, parent);
}

function unwrap(node: Element, parent: Node): void {
  let child = firstChild(node);
  while (child !== null) {
    insertBefore(parent, child, node);
    child = firstChild(node);
  }
  removeChild(parent, node);
}

/** A parser makes one text of what stands together. */
export function joinTexts(parent: Node): void {
  let child = firstChild(parent);
  while (child !== null) {
    const next = nextSibling(child);
    if (isText(child) && next !== null && isText(next)) {
      setTextData(child, dataOfText(child) + dataOfText(next));
      removeChild(parent, next);
    } else child = next;
  }
}
