import { emit, type FrameEvent } from '../channel.ts';
import { isSvg } from '../content-rules.ts';
import { keyOf, nearestKeyed } from '../keys.ts';
import {
  bodyOf,
  clientX,
  clientY,
  createElement,
  elementMatches,
  firstChild,
  isElement,
  localName,
  min,
  nextSibling,
  parentElement,
} from '../natives.ts';
import { addPart, placePart, setClasses } from '../overlay.ts';
import { elementUnder } from '../pointing.ts';
import { rectOf, type Rect } from '../rects.ts';
import { endTyping } from '../text/typing.ts';
import { hasFiles, readFiles, setDropEffect, transferOf } from '../transfers.ts';
import { findDropTarget } from './drop-target.ts';
import { scrollAtEdges } from './edge-scroll.ts';

type FilesPlace = NonNullable<Extract<FrameEvent, { t: 'files' }>['at']>;

interface Aim {
  at: FilesPlace;
  rect: Rect;
  look: 'onto' | 'line';
}

/** Drawings up to this size are icons, which no photograph replaces. */
const ICON_PX = 64;
/** How far within the mark of a missing photograph its picture stands. */
const GAP_DEPTH = 3;

let shown: HTMLElement | null = null;

/** Files of the device are dragged over the page: shows what a drop would replace, or where it would go. */
export function handleFileOver(event: DragEvent): void {
  const transfer = transferOf(event);
  if (transfer === null || !hasFiles(transfer)) return;
  setDropEffect(transfer, 'copy');
  const raw = elementUnder(event, clientX(event), clientY(event));
  scrollAtEdges(raw, clientX(event), clientY(event));
  const aim = raw === null ? null : aimAt(raw, event);
  shown ??= addPart('gone');
  setClasses(shown, aim?.look ?? 'gone');
  if (aim !== null) placePart(shown, aim.rect);
}

export function handleFileLeave(): void {
  if (shown !== null) setClasses(shown, 'gone');
}

/** Tells which files were dropped, and where. */
export function handleFileDrop(event: DragEvent): void {
  handleFileLeave();
  const files = readFiles(transferOf(event));
  const raw = elementUnder(event, clientX(event), clientY(event));
  if (files.length === 0) return;
  endTyping(true);
  const aim = raw === null ? null : aimAt(raw, event);
  emit({ t: 'files', files, at: aim === null ? endOfPage() : aim.at });
}

function endOfPage(): FilesPlace | null {
  const body = bodyOf(document);
  const key = body === null ? null : keyOf(body);
  return key === null ? null : { key, place: 'end' };
}

function aimAt(raw: Element, event: DragEvent): Aim | null {
  const picture = pictureAt(raw);
  const key = picture === null ? null : keyOf(picture);
  if (picture !== null && key !== null)
    return { at: { key, place: 'on' }, rect: rectOf(picture), look: 'onto' };
  const point = { x: clientX(event), y: clientY(event) };
  const found = findDropTarget(createElement(document, 'figure'), raw, point);
  const to = found === null ? null : keyOf(found.to);
  if (found === null || to === null) return null;
  return { at: { key: to, place: found.place }, rect: found.line, look: 'line' };
}

/** The picture or drawing of the source that lies there, or that stands in a place marked as missing its photograph. */
function pictureAt(raw: Element): Element | null {
  let at = nearestKeyed(raw);
  let outermost: Element | null = null;
  for (; at !== null && isSvg(at); at = parentElement(at)) outermost = at;
  if (outermost !== null && isPicture(outermost)) return outermost;
  for (let level = 0; at !== null && level < GAP_DEPTH; level += 1) {
    if (isPicture(at)) return at;
    if (elementMatches(at, '[data-placeholder]')) return pictureWithin(at, GAP_DEPTH);
    at = parentElement(at);
  }
  return null;
}

function pictureWithin(element: Element, depth: number): Element | null {
  for (let child = firstChild(element); child !== null; child = nextSibling(child)) {
    if (!isElement(child)) continue;
    if (isPicture(child)) return child;
    const found = depth > 0 ? pictureWithin(child, depth - 1) : null;
    if (found !== null) return found;
  }
  return null;
}

function isPicture(element: Element): boolean {
  if (keyOf(element) === null) return false;
  if (localName(element) === 'img') return true;
  if (localName(element) !== 'svg' || !elementMatches(element, '[role=img],.art')) return false;
  const { width, height } = rectOf(element);
  return min(width, height) > ICON_PX;
}
