import { emit } from '../channel.ts';
import { keyOf } from '../keys.ts';
import {
  bound,
  cancelLater,
  contains,
  getAttribute,
  getter,
  isConnected,
  later,
  localName,
  matches,
  method,
  namespaceOf,
  parentElement,
  push,
  removeAttribute,
  setAttribute,
  typed,
} from '../natives.ts';
import { refreshOutlines } from '../outlines.ts';
import { state } from '../state.ts';
import { describePieces, readPieces, rememberWords } from './pieces.ts';
import {
  copyRange,
  forgetSelection,
  placeCaret,
  select,
  selectedRange,
  startContainer,
  type CaretPlace,
} from './ranges.ts';
import {
  acceptChanges,
  noteTyping,
  reportTyping,
  stopWatchingText,
  watchText,
  type Session,
} from './session.ts';
import { hideFocusRing, showFocusRing } from './focus-ring.ts';
import { restoreSnapshot, takeSnapshot } from './snapshot.ts';
import { canType } from './text-host.ts';
import { tidyText } from './tidy-text.ts';

const EDITABLE = 'contenteditable';
const focus = method(HTMLElement.prototype, 'focus');
const blur = method(HTMLElement.prototype, 'blur');
const activeElement = getter(Document.prototype, 'activeElement');
const hasFocus = method(Document.prototype, 'hasFocus');
const focusWindow = typed<() => void>(bound(window, 'focus'));

let session: Session | null = null;
let afterEnd: () => void = () => undefined;

/** Does this whenever an editing has ended, before the app hears of it. */
export function afterTyping(work: () => void): void {
  afterEnd = work;
}

/** Custom elements and frames included; `instanceof` would ask the page. */
function isHtml(element: Element): element is HTMLElement {
  return namespaceOf(element) === 'http://www.w3.org/1999/xhtml';
}

export function currentSession(): Session | null {
  return session;
}

export function isInTypedText(node: Node): boolean {
  return session !== null && contains(session.host, node);
}

/** Lets the person write into the words of an element; false when it holds more than words. */
export function startTyping(element: Element, caret: CaretPlace): boolean {
  if (session?.host === element) return true;
  endTyping(true);
  const key = keyOf(element);
  if (key === null || !isHtml(element) || !canType(element)) return false;
  rememberWords(element);
  const pieces = readPieces(element);
  if (pieces === null) return false;
  lastRange = null;
  session = {
    host: element,
    snapshot: takeSnapshot(element),
    editables: listEditables(element),
    pieces,
    reported: describePieces(pieces),
    timer: 0,
    isComposing: false,
  };
  setEditables(session.editables, 'false');
  setAttribute(element, EDITABLE, 'plaintext-only');
  hideFocusRing(element);
  state.typing = element;
  focusWindow();
  focus(element, { preventScroll: true });
  placeCaret(element, caret);
  noteSelection();
  watchText(element, () => endTyping(true));
  emit({ t: 'text-began', key });
  refreshOutlines();
  return true;
}

/** The text itself, and what the page lets people type into around it: all would be one text for the browser. */
function listEditables(host: Element): Session['editables'] {
  const list: Session['editables'] = [{ element: host, own: getAttribute(host, EDITABLE) }];
  for (let at = parentElement(host); at !== null; at = parentElement(at)) {
    const own = getAttribute(at, EDITABLE);
    if (own !== null) push(list, { element: at, own });
  }
  return list;
}

/** Null gives each its own attribute back. */
function setEditables(list: Session['editables'], value: string | null): void {
  for (let at = 0; at < list.length; at += 1) {
    const { element, own } = list[at] as Session['editables'][number];
    const wanted = value ?? own;
    if (wanted === null) removeAttribute(element, EDITABLE);
    else setAttribute(element, EDITABLE, wanted);
  }
}

/** Ends the editing. What was typed stays, or the nodes are put back as they were. */
export function endTyping(isKept: boolean): void {
  if (session === null) return;
  const ended = session;
  session = null;
  state.typing = null;
  stopWatchingText();
  cancelLater(ended.timer);
  const { host } = ended;
  if (isKept) {
    reportTyping(ended);
    tidyText(host);
  } else restoreSnapshot(ended.snapshot);
  setEditables(ended.editables, null);
  showFocusRing(host);
  if (selectedRange(host) !== null) forgetSelection();
  blur(host);
  afterEnd();
  const key = keyOf(host);
  if (key !== null) emit({ t: 'text-ended', key, isKept });
  refreshOutlines();
}

/** Carries out a change of the page while a text is edited, without its end. */
export function duringTyping(change: () => void): void {
  change();
  if (session === null) return;
  acceptChanges();
  if (!isConnected(session.host)) endTyping(true);
}

/** Where the caret, or the selection, was last: the page can take it away together with the focus. */
let lastRange: Range | null = null;

/** The browser tells of a change of the selection late: by then the page can have taken it away. */
export function noteSelection(): void {
  const range = session === null ? null : selectedRange(session.host);
  if (range !== null) lastRange = copyRange(range);
}

/** Gives the text that is edited the focus back, and its caret. */
export function takeFocus(): void {
  if (session === null || !hasFocus(document)) return;
  const range = lastRange;
  focus(session.host, { preventScroll: true });
  if (range !== null && contains(session.host, startContainer(range))) select(range);
}

/** The page may also take the focus away without giving it to anything. */
export function keepFocus(): void {
  later(() => {
    if (session !== null && activeElement(document) !== session.host) takeFocus();
  }, 0);
}

/** A change by our own hand, as a line break or a format. */
export function changeText(change: (host: HTMLElement) => void): void {
  if (session === null) return;
  change(session.host);
  noteTyping(session);
}

/** In these the browser takes the space bar for a click. */
export function takesSpaceForClick(host: Element): boolean {
  return matches(/^(?:button|summary)$/, localName(host));
}
