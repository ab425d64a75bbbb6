import { emit } from './channel.ts';
import { cancelDrag } from './drag/drag.ts';
import {
  cut,
  eventType,
  getter,
  hasAttribute,
  isElement,
  localName,
  lower,
  matches,
  parentElement,
  preventDefault,
  stopEvent,
  targetOf,
} from './natives.ts';
import { state } from './state.ts';
import { handleTypingKey } from './text/typing-keys.ts';
import { clipboardOf, readFiles } from './transfers.ts';

const keyName = getter(KeyboardEvent.prototype, 'key');
const keyCode = getter(KeyboardEvent.prototype, 'code');
const keyCtrl = getter(KeyboardEvent.prototype, 'ctrlKey');
const keyMeta = getter(KeyboardEvent.prototype, 'metaKey');
const keyAlt = getter(KeyboardEvent.prototype, 'altKey');
const keyShift = getter(KeyboardEvent.prototype, 'shiftKey');
const isComposing = getter(KeyboardEvent.prototype, 'isComposing');

const EDITOR_KEYS =
  /^(?:Escape|Enter|Tab|Arrow(?:Up|Down|Left|Right)|Delete|Backspace|Home|End|F2|[eE?1-4])$/;
/** Ctrl+V is left to the browser, which then brings what is pasted without asking the person for it. */
const SHORTCUTS = /^(?:[zysdkcxe?/]|arrow(?:up|down|left|right))$/;
/** Of the whole app, wherever the keyboard is. */
const ALWAYS = /^[skzje.]$/;

/** A key that was pressed in the frame, before the page hears of it. */
export function handleKey(event: KeyboardEvent): void {
  const name = keyName(event);
  const hasCommand = keyCtrl(event) || keyMeta(event);
  if (state.isDragging && name === 'Escape') {
    cancelDrag();
    take(event);
  } else if (isOfTheApp(event, name, hasCommand)) {
    forward(event);
    take(event);
  } else if (state.mode !== 'use') handleEditingKey(event, name, hasCommand);
}

/** A shortcut that means the same wherever the keyboard is. */
function isOfTheApp(event: KeyboardEvent, name: string, hasCommand: boolean): boolean {
  if (hasCommand)
    return !keyAlt(event) && matches(ALWAYS, lower(name)) && !keepsOwnUndo(event, name);
  return state.mode === 'use' && name === '?' && !isField(targetOf(event));
}

function handleEditingKey(event: KeyboardEvent, name: string, hasCommand: boolean): void {
  stopEvent(event);
  if (isComposing(event)) return;
  if (state.typing !== null) {
    if (handleTypingKey({ name, hasCommand, isShifted: keyShift(event) })) preventDefault(event);
    return;
  }
  const isShortcut = (hasCommand || keyAlt(event)) && matches(SHORTCUTS, lower(name));
  if (isShortcut || matches(EDITOR_KEYS, name)) forward(event);
  // Scrolling by keys stays, and shortcuts of the browser; all else would reach a control of the page.
  const isOfBrowser = matches(/^(?:Page(?:Up|Down)|F\d+)$/, name) || (hasCommand && !isShortcut);
  if (!isOfBrowser) preventDefault(event);
}

/** Pictures of the clipboard are told at once; copied elements are read by the app, as for a pressed key. */
export function handlePaste(event: ClipboardEvent): void {
  if (state.typing !== null) return;
  const files = readFiles(clipboardOf(event));
  if (files.length > 0) emit({ t: 'files', files, at: null });
  else
    emit({ t: 'key', key: 'v', code: 'KeyV', ctrl: true, meta: false, shift: false, alt: false });
}

function take(event: Event): void {
  stopEvent(event);
  preventDefault(event);
}

/** A page that is used, not edited, takes back what was typed into its own fields. */
function keepsOwnUndo(event: Event, name: string): boolean {
  return state.mode === 'use' && lower(name) === 'z' && isField(targetOf(event));
}

function isField(target: EventTarget | null): boolean {
  if (!isElement(target)) return false;
  if (matches(/^(?:input|textarea|select)$/, localName(target))) return true;
  for (let at: Element | null = target; at !== null; at = parentElement(at))
    if (hasAttribute(at, 'contenteditable')) return true;
  return false;
}

function forward(event: KeyboardEvent): void {
  const key = cut(keyName(event), 0, 20);
  if (key === '' || eventType(event) !== 'keydown') return;
  emit({
    t: 'key',
    key,
    code: cut(keyCode(event), 0, 30),
    ctrl: keyCtrl(event),
    meta: keyMeta(event),
    shift: keyShift(event),
    alt: keyAlt(event),
  });
}
