import { emit } from './channel.ts';
import { cancelDrag, drop, moveDrag, startDrag } from './drag/drag.ts';
import { keyOf } from './keys.ts';
import {
  abs,
  buttonOf,
  cancelLater,
  clientX,
  clientY,
  eventType,
  getter,
  later,
  nextFrame,
  now,
  parentElement,
  preventDefault,
  targetOf,
  withAlt,
  withCtrl,
  withMeta,
} from './natives.ts';
import { elementOfGrip } from './outlines.ts';
import { isOverlay, partAt } from './overlay.ts';
import { chooseFrom, elementUnder, hover, pointAt, sectionOf } from './pointing.ts';
import { state } from './state.ts';
import { findTextHost } from './text/text-host.ts';
import { endTyping, isInTypedText, startTyping } from './text/typing.ts';

const pointerType = getter(PointerEvent.prototype, 'pointerType');
const isPrimaryPointer = getter(PointerEvent.prototype, 'isPrimary');

const DRAG_STARTS_AT_PX = 4;
const LONG_PRESS_MS = 400;
const DOUBLE_CLICK_MS = 450;
const DOUBLE_CLICK_PX = 6;

interface Press {
  x: number;
  y: number;
  /** What would be dragged; null when nothing of the source lies there. */
  grabbed: Element | null;
  raw: Element;
  isTouch: boolean;
  isGrip: boolean;
  timer: number;
}

let press: Press | null = null;
let lastClick = { timeMs: -1_000, x: 0, y: 0 };
let hoverEvent: { raw: Element | null } | null = null;

/** One hit per frame, however many events the pointer makes; the browser has done the hit test already. */
function hoverInNextFrame(raw: Element | null): void {
  const isScheduled = hoverEvent !== null;
  hoverEvent = { raw };
  if (isScheduled) return;
  nextFrame(() => {
    const event = hoverEvent;
    hoverEvent = null;
    if (event !== null && press === null) hover(state.mode === 'use' ? null : event.raw);
  });
}

export function handlePointer(event: PointerEvent): void {
  switch (eventType(event)) {
    case 'pointerdown':
      return handleDown(event);
    case 'pointermove':
      return handleMove(event);
    case 'pointerup':
      return handleUp(event);
    case 'pointercancel':
      if (state.isDragging) cancelDrag();
      return endPress();
    default:
  }
}

function handleDown(event: PointerEvent): void {
  if (!isPrimaryPointer(event) || buttonOf(event) !== 0) return;
  const x = clientX(event);
  const y = clientY(event);
  const isGrip = isOverlay(targetOf(event)) && elementOfGrip(partAt(x, y) as Element) !== null;
  const raw = elementUnder(event, x, y);
  if (raw === null) {
    endTyping(true);
    return;
  }
  if (state.typing !== null) {
    if (isInTypedText(raw)) return;
    endTyping(true);
  }
  if (state.mode === 'text' && !isGrip && beginAt(raw)) return;
  const isTouch = pointerType(event) === 'touch';
  press = { x, y, raw, isTouch, isGrip, timer: 0, grabbed: findGrabbed(raw) };
  if (isTouch && !isGrip) press.timer = later(startLongPress, LONG_PRESS_MS);
}

/** In the mode `text` the browser itself puts the caret where the pointer went down. */
function beginAt(raw: Element): boolean {
  const { chain } = pointAt(raw);
  const host = findTextHost(chain);
  return host !== null && startTyping(host, null);
}

/** What is chosen already and lies under the pointer, else what a click would choose. */
function findGrabbed(raw: Element): Element | null {
  for (let at: Element | null = raw; at !== null; at = parentElement(at)) {
    const key = keyOf(at);
    if (key !== null && isSelected(key)) return at;
  }
  return chooseFrom(pointAt(raw));
}

function isSelected(key: number): boolean {
  for (let at = 0; at < state.selected.length; at += 1) if (state.selected[at] === key) return true;
  return false;
}

function startLongPress(): void {
  if (press === null || press.grabbed === null) return;
  startDrag(press.grabbed, press.x, press.y);
}

function handleMove(event: PointerEvent): void {
  const x = clientX(event);
  const y = clientY(event);
  if (state.isDragging) {
    moveDrag(x, y);
    return;
  }
  if (press === null) {
    if (pointerType(event) !== 'touch') hoverInNextFrame(elementUnder(event, x, y));
    return;
  }
  const isFar = abs(x - press.x) >= DRAG_STARTS_AT_PX || abs(y - press.y) >= DRAG_STARTS_AT_PX;
  if (!isFar) return;
  // A finger that moves at once scrolls the page.
  if (press.isTouch && !press.isGrip) endPress();
  else if (press.grabbed !== null) {
    startDrag(press.grabbed, press.x, press.y);
    moveDrag(x, y);
  }
}

function handleUp(event: PointerEvent): void {
  if (buttonOf(event) !== 0) return;
  const ended = press;
  endPress();
  if (state.isDragging) {
    moveDrag(clientX(event), clientY(event));
    drop(withAlt(event));
  } else if (ended !== null) click(event, ended);
}

function endPress(): void {
  if (press !== null) cancelLater(press.timer);
  press = null;
}

/** Nothing is held any more: the pointer was lost, or the page was drawn anew. */
export function forgetPress(): void {
  endPress();
  forgetClick();
}

/** Something was done in between: the next click is not the second one of a double click. */
export function forgetClick(): void {
  lastClick.timeMs = -1_000;
}

function click(event: PointerEvent, { raw, x, y }: Press): void {
  const time = now();
  const isDouble =
    time - lastClick.timeMs < DOUBLE_CLICK_MS &&
    abs(x - lastClick.x) <= DOUBLE_CLICK_PX &&
    abs(y - lastClick.y) <= DOUBLE_CLICK_PX;
  lastClick = { timeMs: isDouble ? -1_000 : time, x, y };
  const pointed = pointAt(raw);
  const isAdded = withCtrl(event) || withMeta(event);
  if (isDouble && !isAdded && !withAlt(event)) return doubleClick(pointed.chain, { x, y });
  const chosen = chooseFrom(pointed);
  if (chosen === null) return emit({ t: 'pick', key: null, isAdded, isMade: false });
  const element = withAlt(event)
    ? sectionOf(chosen)
    : isAdded
      ? (pointed.chain[0] as Element)
      : chosen;
  emit({ t: 'pick', key: keyOf(element), isAdded, isMade: pointed.isMade });
}

/** The first click of two has chosen; the second one begins to edit its words. */
function doubleClick(chain: readonly Element[], at: { x: number; y: number }): void {
  const host = findTextHost(chain);
  const last = chain[chain.length - 1];
  const key = last === undefined ? null : keyOf(last);
  if (host !== null && startTyping(host, at)) return;
  if (key !== null) emit({ t: 'text-refused', key });
}

/** While something is dragged a finger must not scroll. */
export function handleTouchMove(event: Event): void {
  if (state.isDragging) preventDefault(event);
}

/** The pointer left the window: nothing is under it. */
export function handleLeave(): void {
  forgetClick();
  hoverInNextFrame(null);
}
