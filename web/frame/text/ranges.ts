import { bound, contains, createRange, dataOfText, getter, method } from '../natives.ts';

const selectionOfWindow = bound(window, 'getSelection');
const rangeCount = getter(Selection.prototype, 'rangeCount');
const rangeAt = method(Selection.prototype, 'getRangeAt');
const removeRanges = method(Selection.prototype, 'removeAllRanges');
const addRange = method(Selection.prototype, 'addRange');
const caretRangeFromPoint = method(Document.prototype, 'caretRangeFromPoint');
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

/** Where the caret goes when the editing of a text begins. Null leaves that to the browser. */
export type CaretPlace = 'end' | 'all' | { x: number; y: number } | null;

export function placeCaret(host: Element, place: CaretPlace): void {
  if (place === null) return;
  const pointed = typeof place === 'string' ? null : caretRangeAt(place.x, place.y);
  if (pointed !== null && contains(host, startContainer(pointed))) return select(pointed);
  const range = createRange(document);
  selectAllOf(range, host);
  if (place !== 'all') collapse(range, false);
  select(range);
}

/** Firefox has another function for this; there the caret goes to the end. */
const caretRangeAt =
  'caretRangeFromPoint' in Document.prototype
    ? (x: number, y: number) => caretRangeFromPoint(document, x, y)
    : () => null;

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
