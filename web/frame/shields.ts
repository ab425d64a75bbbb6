import { addPart, placePart, removePart } from './overlay.ts';
import { isConnected, listLength, documentQueryAll, push } from './natives.ts';
import { rectOf } from './rects.ts';
import { state } from './state.ts';

interface Shield {
  element: Element;
  part: HTMLElement;
}

let shields: Shield[] = [];
/** The page's frames are looked for again when its tree has changed, not in each frame of an animation. */
let isTreeKnown = false;
let wasUsed = true;

/** Elements came or went. */
export function noteTreeChange(): void {
  isTreeKnown = false;
}

/** The frame inside the page that this part of the overlay covers: its clicks would go to another document. */
export function elementOfShield(part: Element): Element | null {
  for (let at = 0; at < shields.length; at += 1) {
    const shield = shields[at] as Shield;
    if (shield.part === part) return shield.element;
  }
  return null;
}

/** Covers every frame of the page while it is edited; places the covers that are there. */
export function placeShields(): void {
  const isUsed = state.mode === 'use';
  if (!isTreeKnown || isUsed !== wasUsed) findFrames();
  isTreeKnown = true;
  wasUsed = isUsed;
  for (let at = 0; at < shields.length; at += 1) {
    const { element, part } = shields[at] as Shield;
    if (isConnected(element)) placePart(part, rectOf(element));
  }
}

function findFrames(): void {
  const wanted = state.mode === 'use' ? null : documentQueryAll(document, 'iframe,object,embed');
  const next: Shield[] = [];
  const count = wanted === null ? 0 : listLength(wanted);
  for (let at = 0; at < count; at += 1) {
    const element = wanted?.[at] as Element;
    push(next, find(element) ?? { element, part: addPart('shield') });
  }
  for (let at = 0; at < shields.length; at += 1) {
    const shield = shields[at] as Shield;
    if (!has(next, shield)) removePart(shield.part);
  }
  shields = next;
}

function find(element: Element): Shield | null {
  for (let at = 0; at < shields.length; at += 1)
    if ((shields[at] as Shield).element === element) return shields[at] as Shield;
  return null;
}

function has(list: readonly Shield[], wanted: Shield): boolean {
  for (let at = 0; at < list.length; at += 1) if (list[at] === wanted) return true;
  return false;
}
