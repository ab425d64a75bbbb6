import { handleFileDrop, handleFileLeave, handleFileOver } from './drag/file-drag.ts';
import { forgetClick, handleLeave, handlePointer, handleTouchMove } from './gestures.ts';
import { handleKey, handlePaste } from './keyboard.ts';
import {
  bound,
  documentElement,
  eventType,
  isNode,
  listenTo,
  preventDefault,
  push,
  stopEvent,
  targetOf,
  typed,
} from './natives.ts';
import { trackLayout } from './outlines.ts';
import { state } from './state.ts';
import { handleTextEvent } from './text/text-events.ts';
import { isInTypedText, noteSelection, takeFocus } from './text/typing.ts';

type Handler = (event: Event) => void;

/** A click elsewhere has ended the editing by now: only the page itself puts the focus there. */
function handleFocus(event: Event): void {
  const target = targetOf(event);
  if (state.typing !== null && isNode(target) && !isInTypedText(target)) takeFocus();
}

const NOTHING: Handler = () => undefined;

/** Of these the page hears nothing while it is edited, and the browser does nothing of its own. */
const INERT: Record<string, Handler> = {
  mousedown: NOTHING,
  mouseup: NOTHING,
  click: NOTHING,
  dblclick: NOTHING,
  auxclick: NOTHING,
  contextmenu: NOTHING,
  dragstart: NOTHING,
  dragenter: NOTHING,
  dragover: handleFileOver as Handler,
  drop: handleFileDrop as Handler,
  selectstart: NOTHING,
  submit: NOTHING,
  reset: NOTHING,
  beforeinput: NOTHING,
  copy: NOTHING,
  cut: NOTHING,
  paste: handlePaste as Handler,
};

/** Of these the page hears nothing either, but the browser may scroll, focus and so on. */
const SILENT: Record<string, Handler> = {
  pointerdown: handlePointer as Handler,
  pointermove: handlePointer as Handler,
  pointerup: handlePointer as Handler,
  pointercancel: handlePointer as Handler,
  pointerover: NOTHING,
  pointerout: NOTHING,
  pointerenter: NOTHING,
  pointerleave: NOTHING,
  mousemove: NOTHING,
  mouseover: NOTHING,
  mouseout: NOTHING,
  mouseenter: NOTHING,
  mouseleave: NOTHING,
  touchstart: NOTHING,
  touchmove: handleTouchMove,
  touchend: NOTHING,
  touchcancel: NOTHING,
  wheel: NOTHING,
  drag: NOTHING,
  dragend: NOTHING,
  dragleave: handleFileLeave,
  keypress: NOTHING,
  keyup: NOTHING,
  input: NOTHING,
  change: NOTHING,
  focusin: handleFocus,
  focusout: NOTHING,
  focus: NOTHING,
  blur: NOTHING,
  compositionstart: NOTHING,
  compositionupdate: NOTHING,
  compositionend: NOTHING,
};

/** The page may scroll and its boxes may move by these. */
const MOVING = [
  'scroll',
  'resize',
  'transitionrun',
  'transitionend',
  'animationstart',
  'animationend',
  'load',
  'toggle',
];

const focusWindow = typed<() => void>(bound(window, 'focus'));

function handleInert(event: Event): void {
  handle(event, INERT, true);
}

function handleSilent(event: Event): void {
  handle(event, SILENT, false);
}

function handle(event: Event, table: Record<string, Handler>, isInert: boolean): void {
  if (!event.isTrusted || state.mode === 'use') return;
  const target = targetOf(event);
  // Focus of the window itself is none of an element.
  if (!isNode(target)) return;
  stopEvent(event);
  const type = eventType(event);
  if (type === 'pointerdown') focusWindow();
  const work = table[type] as Handler;
  work(event);
  if (isInTypedText(target)) handleTextEvent(event);
  else if (isInert) preventDefault(event);
}

function handleKeyDown(event: Event): void {
  if (!event.isTrusted) return;
  forgetClick();
  handleKey(event as KeyboardEvent);
}

function handleOut(event: Event): void {
  if (event.isTrusted && targetOf(event) === documentElement(document)) handleLeave();
}

const inertTypes = Object.keys(INERT);
const silentTypes = Object.keys(SILENT);
const others: [string, Handler][] = [];
push(others, ['keydown', handleKeyDown]);
push(others, ['pointerleave', handleOut]);
push(others, ['selectionchange', noteSelection]);

/** Listens before every script of the page; to be called again after each opening of the document. */
export function listen(): void {
  const active = { __proto__: null, capture: true, passive: false } as AddEventListenerOptions;
  const passive = { __proto__: null, capture: true, passive: true } as AddEventListenerOptions;
  for (let at = 0; at < others.length; at += 1) {
    const other = others[at] as [string, Handler];
    listenTo(window, other[0], other[1], active);
  }
  for (let at = 0; at < inertTypes.length; at += 1)
    listenTo(window, inertTypes[at] as string, handleInert, active);
  for (let at = 0; at < silentTypes.length; at += 1)
    listenTo(window, silentTypes[at] as string, handleSilent, active);
  for (let at = 0; at < MOVING.length; at += 1)
    listenTo(window, MOVING[at] as string, trackLayout, passive);
}
