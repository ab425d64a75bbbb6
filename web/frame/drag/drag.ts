import { emit } from '../channel.ts';
import { keyOf } from '../keys.ts';
import { forgetLabel, isNamed, labelWith } from '../labels.ts';
import { isElement, localName, matches, method, nextFrame } from '../natives.ts';
import { refreshOutlines } from '../outlines.ts';
import {
  addPart,
  isOverlay,
  partAt,
  placePart,
  removePart,
  setClasses,
  setHostState,
} from '../overlay.ts';
import { rectOf } from '../rects.ts';
import { elementOfShield } from '../shields.ts';
import { state } from '../state.ts';
import { findDropTarget, isWhereItIs, type DropTarget } from './drop-target.ts';
import { scrollAtEdges } from './edge-scroll.ts';

const elementFromPoint = method(Document.prototype, 'elementFromPoint');

interface Drag {
  element: Element;
  x: number;
  y: number;
  target: DropTarget | null;
  line: HTMLElement;
  parent: HTMLElement;
  label: HTMLElement;
}

let drag: Drag | null = null;

/** Begins to move an element; of the page's own frame (html, head, body) nothing can be moved. */
export function startDrag(element: Element, x: number, y: number): void {
  if (matches(/^(?:html|head|body)$/, localName(element)) || keyOf(element) === null) return;
  state.isDragging = true;
  setHostState('dragging');
  const parent = addPart('gone');
  const line = addPart('gone');
  drag = { element, x, y, target: null, line, parent, label: addPart('gone') };
  refreshOutlines();
  nextFrame(follow);
}

/** Once a frame, also while the pointer rests at an edge and the page scrolls under it. */
function follow(): void {
  if (drag === null) return;
  const hit = hitAt(drag.x, drag.y);
  scrollAtEdges(hit, drag.x, drag.y);
  aim(drag, hit);
  nextFrame(follow);
}

function hitAt(x: number, y: number): Element | null {
  const hit = elementFromPoint(document, x, y);
  if (!isOverlay(hit)) return hit;
  const part = partAt(x, y);
  return part === null ? null : elementOfShield(part);
}

function aim(moved: Drag, hit: Element | null): void {
  const found = isElement(hit) ? findDropTarget(moved.element, hit, moved) : null;
  moved.target = found;
  const classes = found === null ? 'gone' : null;
  setClasses(moved.line, classes ?? 'line');
  setClasses(moved.parent, classes ?? 'parent');
  if (found !== null) labelWith(moved.label, found.parent);
  setClasses(moved.label, classes ?? (isNamed(moved.label) ? 'tab' : 'gone'));
  if (found === null) return;
  const rect = rectOf(found.parent);
  placePart(moved.line, found.line);
  placePart(moved.parent, rect);
  placePart(moved.label, { ...rect, y: rect.y < 20 ? 2 : rect.y - 20 });
}

export function moveDrag(x: number, y: number): void {
  if (drag === null) return;
  drag.x = x;
  drag.y = y;
}

/** Tells where the element was dropped; a drop where it stands already is none. */
export function drop(isCopy: boolean): void {
  if (drag === null) return;
  aim(drag, hitAt(drag.x, drag.y));
  const { element, target } = drag;
  cancelDrag();
  const key = keyOf(element);
  const to = target === null ? null : keyOf(target.to);
  if (target === null || key === null || to === null) return;
  if (!isCopy && isWhereItIs(element, target)) return;
  emit({ t: 'drop', key, to, place: target.place, isCopy });
}

export function cancelDrag(): void {
  if (drag === null) return;
  removePart(drag.line);
  removePart(drag.parent);
  removePart(drag.label);
  forgetLabel(drag.label);
  drag = null;
  state.isDragging = false;
  setHostState('');
  refreshOutlines();
}
