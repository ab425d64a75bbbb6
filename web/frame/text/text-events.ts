import { clipboardOf, dataOfTransfer, transferOf } from '../transfers.ts';
import {
  createTextNode,
  cut,
  eventType,
  getter,
  matches,
  match,
  method,
  preventDefault,
  replaceText,
  createElement,
  nextSibling,
  parentOf,
  textContent,
  trim,
} from '../natives.ts';
import { isMadeBreak, markMade, markPlaceholder } from './pieces.ts';
import { caretAfter, collapse, deleteContents, insertNode, selectedRange } from './ranges.ts';
import { noteTyping } from './session.ts';
import { takesLines } from './text-host.ts';
import {
  changeText,
  currentSession,
  endTyping,
  keepFocus,
  noteSelection,
  takesSpaceForClick,
} from './typing.ts';

const inputType = getter(InputEvent.prototype, 'inputType');

/** What the browser may do to a text by itself; all else is done here or not at all. */
const BY_THE_BROWSER =
  /^(?:insertText|insertReplacementText|insertCompositionText|insertFromComposition|insertTranspose|deleteComposition\w*|deleteContent\w*|deleteWord\w*|deleteSoftLine\w*|deleteHardLine\w*|deleteEntireSoftLine|deleteByCut|deleteByComposition)$/;
const LONGEST_PASTE = 100_000;

/** Whatever happens within the text that is edited, apart from keys. */
export function handleTextEvent(event: Event): void {
  const session = currentSession();
  if (session === null) return;
  switch (eventType(event)) {
    case 'beforeinput':
      return handleBeforeInput(event as InputEvent);
    case 'input':
      noteSelection();
      return noteTyping(session);
    case 'compositionstart':
      session.isComposing = true;
      return;
    case 'compositionend':
      session.isComposing = false;
      return noteTyping(session);
    case 'paste':
      preventDefault(event);
      return insertPlain(readTransfer(clipboardOf(event as ClipboardEvent)));
    case 'drop':
      preventDefault(event);
      return insertPlain(readTransfer(transferOf(event as DragEvent)));
    case 'focusout':
      return keepFocus();
    case 'click':
    case 'auxclick':
    case 'dragstart':
    case 'submit':
    case 'reset':
      return preventDefault(event);
    default:
  }
}

function handleBeforeInput(event: InputEvent): void {
  const type = inputType(event);
  if (matches(BY_THE_BROWSER, type)) return;
  preventDefault(event);
  if (type === 'insertParagraph') pressEnter(false);
  else if (type === 'insertLineBreak') pressEnter(true);
}

/** Enter: a new line in paragraphs and the like, the end of the editing elsewhere. */
export function pressEnter(isShifted: boolean): void {
  const session = currentSession();
  if (session === null) return;
  if (isShifted || takesLines(session.host)) changeText(insertBreak);
  else endTyping(true);
}

function makeBreak(): HTMLElement {
  const made = createElement(document, 'br');
  markMade(made, 'br');
  return made;
}

function insertBreak(host: HTMLElement): void {
  const range = selectedRange(host);
  if (range === null) return;
  deleteContents(range);
  const made = makeBreak();
  insertNode(range, made);
  if (isLastOf(made, host)) {
    // The last line break of a block shows no new line: a second one does, until there are words.
    const holder = makeBreak();
    markPlaceholder(holder);
    collapse(range, false);
    insertNode(range, holder);
  }
  caretAfter(made);
}

function isLastOf(node: Node, host: Node): boolean {
  for (let at: Node | null = node; at !== null && at !== host; at = parentOf(at)) {
    for (let next = nextSibling(at); next !== null; next = nextSibling(next))
      if (isMadeBreak(next) || (textContent(next) ?? '') !== '') return false;
  }
  return true;
}

function readTransfer(transfer: DataTransfer | null): string {
  return transfer === null ? '' : dataOfTransfer(transfer, 'text/plain');
}

/** Words without formatting; line ends become line breaks where there may be some, spaces elsewhere. */
function insertPlain(text: string): void {
  const session = currentSession();
  if (session === null || text === '') return;
  const isLines = takesLines(session.host);
  let rest = replaceText(replaceText(text, '\r\n', '\n'), '\r', '\n');
  if (rest.length > LONGEST_PASTE) rest = cut(rest, 0, LONGEST_PASTE);
  changeText((host) => {
    const range = selectedRange(host);
    if (range === null) return;
    deleteContents(range);
    let last: Node | null = null;
    rest = trim(rest);
    while (rest !== '') {
      const end = match(/\s*\n\s*/, rest);
      const line = end === null ? rest : cut(rest, 0, end.index);
      const node = createTextNode(document, line);
      insertNode(range, node);
      collapse(range, false);
      last = node;
      if (end === null) break;
      last = isLines ? makeBreak() : createTextNode(document, ' ');
      insertNode(range, last);
      collapse(range, false);
      rest = cut(rest, end.index + end[0].length);
    }
    if (last !== null) caretAfter(last);
  });
}

const execCommand = method(Document.prototype, 'execCommand');

/** Writes a space where the browser would click instead. */
export function insertSpace(host: Element): boolean {
  if (!takesSpaceForClick(host)) return false;
  execCommand(document, 'insertText', false, ' ');
  return true;
}
