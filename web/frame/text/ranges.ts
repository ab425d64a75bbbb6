import { bound, contains, createRange, dataOfText, getter, method } from '../natives.ts';

const selectionOfWindow = bound(window, 'getSelection');
const rangeCount = getter(Selection.prototype, 'rangeCount');
const rangeAt = method(Selection.prototype, 'getRangeAt');
const removeRanges = method(Selection.prototype, 'removeAllRanges');
const addRange = method(Selection.prototype, 'addRange');
const selectAllOf = method(Range.prototype, 'selectNodeContents');

export const startContainer = getter(Range.prototype, 'startContainer');
export const startOffset = getter(Range.prototype, 'startOffset');
export const endContainer = getter(Range.prototype, 'endContainer');
export const endOffset = getter(Range.prototype, 'endOffset');
export const isCollapsed = getter(Range.prototype, 'collapsed');
export const setStart = method(Range.prototype, 'setStart');
const setStartAfter = method(Range.prototype, 'setStartAfter');
export const setEnd = method(Range.prototype, 'setEnd');
export const deleteContents = method(Range.prototype, 'deleteContents');
export const insertNode = method(Range.prototype, 'insertNode');
export const collapse = method(Range.prototype, 'collapse');
export const intersects = method(Range.prototype, 'intersectsNode');
export const copyRange = method(Range.prototype, 'cloneRange');
export const splitText = method(Text.prototype, 'splitText');

/** The selected range when it lies within the element. */
export function selectedRange(host: Element): Range | null {
  const selection = selectionOfWindow();
  if (selection === null || rangeCount(selection) === 0) return null;
  const range = rangeAt(selection, 0);
  return contains(host, startContainer(range)) && contains(host, endContainer(range))
    ? range
    : null;
}

export function select(range: Range): void {
  const selection = selectionOfWindow();
  if (selection === null) return;
  removeRanges(selection);
  addRange(selection, range);
}

export function selectContents(host: Element): void {
  const range = createRange(document);
  selectAllOf(range, host);
  select(range);
}

export function forgetSelection(): void {
  const selection = selectionOfWindow();
  if (selection !== null) removeRanges(selection);
}

/** Puts the caret behind a node: into the text that follows, if there is one. */
export function caretAfter(node: Node): void {
  const range = createRange(document);
  setStartAfter(range, node);
  collapse(range, true);
  select(range);
}

/** Selects from the start of one text to the end of another. */
export function selectTexts(first: Text, last: Text): void {
  const range = createRange(document);
  setStart(range, first, 0);
  setEnd(range, last, dataOfText(last).length);
  select(range);
}
