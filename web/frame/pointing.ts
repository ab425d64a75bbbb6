import { isClickable, isInline, isSection, isSvg } from './content-rules.ts';
import { keyOf, nearestKeyed } from './keys.ts';
import {
  bodyOf,
  hasAttributes,
  isElement,
  localName,
  matches,
  parentElement,
  push,
  targetOf,
} from './natives.ts';
import { elementOfGrip, refreshOutlines } from './outlines.ts';
import { isOverlay, partAt } from './overlay.ts';
import { elementOfShield } from './shields.ts';
import { state } from './state.ts';

/** What a click on a place of the page may choose: from what is chosen first to what lies deepest. */
export interface PointedAt {
  chain: Element[];
  /** A script made what lies there; the chain ends with the element of the source around it. */
  isMade: boolean;
}

/** The element under the pointer, through our own overlay; null outside the page. */
export function elementUnder(event: Event, x: number, y: number): Element | null {
  const target = targetOf(event);
  if (!isElement(target)) return null;
  if (!isOverlay(target)) return target;
  const part = partAt(x, y);
  return part === null ? null : (elementOfShield(part) ?? elementOfGrip(part));
}

export function pointAt(raw: Element): PointedAt {
  const nearest = nearestKeyed(raw);
  const chain: Element[] = [];
  if (nearest === null || localName(nearest) === 'html') return { chain, isMade: false };
  const whole = isSvg(nearest) ? outermostSvg(nearest) : nearest;
  const around = isSvg(nearest) || isInline(nearest) || isPicture(nearest) ? holderOf(whole) : null;
  if (around !== null) push(chain, around);
  if (whole !== around && keyOf(whole) !== null) push(chain, whole);
  if (nearest !== whole) push(chain, nearest);
  return { chain, isMade: isMadeBetween(raw, nearest) };
}

function isPicture(element: Element): boolean {
  return matches(/^(?:img|picture|video|canvas)$/, localName(element));
}

function outermostSvg(element: Element): Element {
  let outer = element;
  let parent = parentElement(element);
  while (parent !== null) {
    if (isSvg(parent)) outer = parent;
    parent = parentElement(parent);
  }
  return outer;
}

/** The button, link or list item that an icon or a word belongs to; null when it stands for itself. */
function holderOf(element: Element): Element | null {
  let isWithinLine = true;
  for (let at: Element | null = element; at !== null; at = parentElement(at)) {
    if (keyOf(at) !== null && isClickable(at)) return at;
    if (keyOf(at) !== null && isWithinLine && localName(at) === 'li') return at;
    if (at !== element && !isInline(at)) isWithinLine = false;
  }
  return null;
}

function isMadeBetween(raw: Element, nearest: Element): boolean {
  for (let at: Element | null = raw; at !== null && at !== nearest; at = parentElement(at)) {
    const isImplied = matches(/^(?:tbody|colgroup|tr)$/, localName(at)) && !hasAttributes(at);
    if (!isImplied) return true;
  }
  return false;
}

/** What a click chooses now: once more on what is chosen goes deeper. */
export function chooseFrom({ chain }: PointedAt): Element | null {
  if (chain.length === 0) return null;
  const only = state.selected.length === 1 ? state.selected[0] : null;
  for (let at = 0; at < chain.length - 1; at += 1)
    if (keyOf(chain[at] as Element) === only) return chain[at + 1] as Element;
  const last = chain[chain.length - 1] as Element;
  return keyOf(last) === only ? last : (chain[0] as Element);
}

/** The section around a place: a landmark, or what stands in the body by itself. */
export function sectionOf(element: Element): Element {
  const body = bodyOf(document);
  let at = element;
  for (;;) {
    const parent = parentElement(at);
    if ((isSection(at) && keyOf(at) !== null) || parent === null || parent === body) return at;
    at = parent;
  }
}

/** Outlines what a click would choose; the browser has already found what lies under the pointer. */
export function hover(raw: Element | null): void {
  const wanted = raw === null ? null : chooseFrom(pointAt(raw));
  if (wanted === state.hovered) return;
  state.hovered = wanted;
  refreshOutlines();
}
