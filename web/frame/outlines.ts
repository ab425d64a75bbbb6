import { elementOf, keyOf } from './keys.ts';
import { emit, type Box } from './channel.ts';
import { forgetLabel, isNamed, labelWith } from './labels.ts';
import { isConnected, later, max, nextFrame, push } from './natives.ts';
import { addPart, placePart, removePart, setClasses, showOverlay } from './overlay.ts';
import { isSameRect, rectOf, type Rect } from './rects.ts';
import { state } from './state.ts';

interface Outline {
  element: Element;
  frame: HTMLElement;
  tab: HTMLElement;
  rect: Rect | null;
}

const TAB_HEIGHT = 20;
/** Unchanged frames after which the page counts as standing still. */
const STILL_FRAMES = 6;
/** Layout that no event tells of (late pictures, fonts) is noticed this much later. */
const POLL_MS = 250;

let chosen: Outline[] = [];
let hover: Outline | null = null;
let isRunning = false;
let stillFrames = 0;
let wasMoving = false;
let isStale = false;
const onDrawn: (() => void)[] = [];

/** Lets another part of the overlay be placed in the same frame as the outlines. */
export function drawWithOutlines(draw: () => void): void {
  push(onDrawn, draw);
}

/** The element whose tab this part of the overlay is; null for another part. */
export function elementOfGrip(part: Element): Element | null {
  for (let at = 0; at < chosen.length; at += 1) {
    const outline = chosen[at] as Outline;
    if (outline.tab === part) return outline.element;
  }
  return null;
}

function makeOutline(element: Element, kind: 'chosen' | 'hover'): Outline {
  const frame = addPart(kind);
  const tab = addPart(kind === 'chosen' ? 'tab grip' : 'tab light');
  labelWith(tab, element);
  return { element, frame, tab, rect: null };
}

function removeOutline(outline: Outline): void {
  removePart(outline.frame);
  removePart(outline.tab);
  forgetLabel(outline.tab);
}

/** Draws what is chosen and pointed at anew; to be called when either changed. */
export function refreshOutlines(): void {
  const isActive = state.mode !== 'use' || state.selected.length > 0 || state.pointed !== null;
  showOverlay(isActive || state.marks.length > 0);
  refreshChosen();
  refreshHover();
  isStale = true;
  trackLayout();
}

function refreshChosen(): void {
  const next: Outline[] = [];
  for (let at = 0; at < state.selected.length; at += 1) {
    const element = elementOf(state.selected[at] as number);
    if (element !== null) push(next, takeOutline(element));
  }
  for (let at = 0; at < chosen.length; at += 1) removeOutline(chosen[at] as Outline);
  chosen = next;
}

/** The outline that the element has already; it is taken out of the list of those to be removed. */
function takeOutline(element: Element): Outline {
  for (let at = 0; at < chosen.length; at += 1) {
    const outline = chosen[at] as Outline;
    if (outline.element !== element) continue;
    chosen[at] = chosen[chosen.length - 1] as Outline;
    chosen.length -= 1;
    return outline;
  }
  return makeOutline(element, 'chosen');
}

function refreshHover(): void {
  const pointed = state.pointed === null ? null : elementOf(state.pointed);
  const wanted = state.isDragging || state.typing !== null ? null : (pointed ?? state.hovered);
  const element = wanted !== null && !isChosen(wanted) ? wanted : null;
  if (hover?.element === element) return;
  if (hover !== null) removeOutline(hover);
  hover = element === null ? null : makeOutline(element, 'hover');
}

function isChosen(element: Element): boolean {
  for (let at = 0; at < chosen.length; at += 1)
    if ((chosen[at] as Outline).element === element) return true;
  return false;
}

/** Follows the layout from the next frame on, until nothing moves any more. */
export function trackLayout(): void {
  stillFrames = 0;
  if (isRunning) return;
  isRunning = true;
  nextFrame(follow);
}

function follow(): void {
  const hasMoved = drawOutlines();
  stillFrames = hasMoved ? 0 : stillFrames + 1;
  report(hasMoved);
  if (stillFrames < STILL_FRAMES) nextFrame(follow);
  else isRunning = false;
}

function drawOutlines(): boolean {
  let hasMoved = false;
  let isLost = false;
  for (let at = 0; at < chosen.length; at += 1) {
    const outline = chosen[at] as Outline;
    if (!isConnected(outline.element)) isLost = true;
    else if (drawOutline(outline)) hasMoved = true;
  }
  if (hover !== null) {
    if (!isConnected(hover.element)) {
      state.hovered = null;
      isLost = true;
    } else drawOutline(hover);
  }
  if (isLost) {
    refreshChosen();
    refreshHover();
    isStale = true;
  }
  for (let at = 0; at < onDrawn.length; at += 1) (onDrawn[at] as () => void)();
  return hasMoved;
}

function drawOutline(outline: Outline): boolean {
  const rect = rectOf(outline.element);
  const isTyping = state.typing === outline.element;
  const isChosenOne = outline !== hover;
  setClasses(outline.frame, isChosenOne ? (isTyping ? 'typing' : 'chosen') : 'hover');
  setClasses(outline.tab, tabClasses(outline, isTyping));
  if (outline.rect !== null && isSameRect(outline.rect, rect)) return false;
  outline.rect = rect;
  placePart(outline.frame, rect);
  placePart(outline.tab, { ...rect, y: tabTop(rect) });
  return true;
}

function tabClasses(outline: Outline, isTyping: boolean): string {
  if (isTyping || !isNamed(outline.tab)) return 'gone';
  return outline === hover ? 'tab light' : 'tab grip';
}

/** Above the box, or inside it where there is no room. */
function tabTop(rect: Rect): number {
  const above = rect.y - TAB_HEIGHT;
  if (above >= 0) return above;
  return rect.y + rect.height > 0 ? 2 + max(0, rect.y) : above;
}

function report(hasMoved: boolean): void {
  const isMoving = hasMoved && !isStale;
  if (!hasMoved && !isStale && !(wasMoving && stillFrames === 2)) return;
  if (!hasMoved && wasMoving && stillFrames < 2 && !isStale) return;
  isStale = false;
  wasMoving = isMoving;
  emit({ t: 'boxes', boxes: listBoxes(), isMoving });
}

function listBoxes(): Box[] {
  const boxes: Box[] = [];
  for (let at = 0; at < chosen.length; at += 1) {
    const { element, rect } = chosen[at] as Outline;
    const key = keyOf(element);
    if (key !== null && rect !== null) push(boxes, { key, ...rect });
  }
  return boxes;
}

/** Looks now and then for movements that no event told of. */
export function pollLayout(): void {
  const isDrawn = chosen.length > 0 || hover !== null || state.marks.length > 0;
  if (!isRunning && isDrawn) trackLayout();
  later(pollLayout, POLL_MS);
}
