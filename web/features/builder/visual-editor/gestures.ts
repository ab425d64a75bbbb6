import { elementOfKey, keyOf, type LivePage } from '#domain/live-page/live-page.ts';
import { childrenOf, isPageRoot } from '#domain/html/query.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import type { PageOperation, Place, StyleScope } from '#domain/page-operations/operation-types.ts';

/** Not to be seen, so not to be walked through. */
const UNSEEN: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'link',
  'meta',
  'title',
  'base',
]);

function isUnseen(element: IndexedElement): boolean {
  if (UNSEEN.has(element.tag)) return true;
  if (element.tag !== 'svg') return false;
  // A store of drawings that others show.
  const parts = childrenOf(element);
  return parts.length > 0 && parts.every(({ tag }) => tag === 'symbol' || tag === 'defs');
}

/** The elements of these keys that are still there, in document order. */
export function elementsOf(page: LivePage, keys: readonly number[]): IndexedElement[] {
  return keys
    .map((key) => elementOfKey(page, key))
    .filter((element) => element !== undefined)
    .toSorted((a, b) => a.range.start - b.range.start);
}

/** Elements among the children that a visitor can see. */
export function shownChildren(element: IndexedElement): IndexedElement[] {
  return childrenOf(element).filter((child) => !isUnseen(child));
}

/** The element's place among its siblings that can be seen. */
function siblingsOf(page: LivePage, element: IndexedElement): IndexedElement[] {
  const all = element.parent
    ? childrenOf(element.parent)
    : page.index.nodes.filter((node) => node.kind === 'element');
  return all.filter((one) => !isUnseen(one));
}

/** The next (1) or the previous (−1) sibling; undefined at the ends. */
export function siblingOf(
  page: LivePage,
  element: IndexedElement,
  by: 1 | -1,
): IndexedElement | undefined {
  const siblings = siblingsOf(page, element);
  return siblings[siblings.indexOf(element) + by];
}

/** What is selected when an element goes: the next sibling, else the previous one, else the parent. */
export function heirOf(page: LivePage, element: IndexedElement): IndexedElement | undefined {
  const heir = siblingOf(page, element, 1) ?? siblingOf(page, element, -1) ?? element.parent;
  return heir !== undefined && !isPageRoot(heir) ? heir : undefined;
}

/** True when something is selected, and all of it is the element of `around` or stands in it. */
export function areInside(page: LivePage, keys: readonly number[], around: number): boolean {
  const element = elementOfKey(page, around);
  if (element === undefined || keys.length === 0) return false;
  return keys.every((key) => {
    const one = elementOfKey(page, key);
    return one !== undefined && pathTo(one).includes(element);
  });
}

/** From the outermost to the element itself. */
export function pathTo(element: IndexedElement): IndexedElement[] {
  const path: IndexedElement[] = [];
  for (let step: IndexedElement | undefined = element; step; step = step.parent) path.unshift(step);
  return path.filter(({ tag }) => tag !== 'html');
}

export type MoveStep = 'up' | 'down' | 'out' | 'in';

/** One step among the siblings, out of the parent (behind it), or into the previous sibling (at its end). */
export function planMoveStep(
  page: LivePage,
  element: IndexedElement,
  step: MoveStep,
): PageOperation | undefined {
  const at = { key: keyOf(page, element) };
  const before = siblingOf(page, element, -1);
  const after = siblingOf(page, element, 1);
  const { parent } = element;
  const moves = {
    up: [before, 'before'],
    down: [after, 'after'],
    out: [parent && !isPageRoot(parent) ? parent : undefined, 'after'],
    in: [before, 'end'],
  } as const satisfies Record<MoveStep, readonly [IndexedElement | undefined, Place]>;
  const [target, place] = moves[step];
  return target && { kind: 'move', at, to: { key: keyOf(page, target) }, place };
}

/** Which elements a style is for. `alike` is a rule of the page; `narrow` this element on small windows. */
export type StyleReach =
  | { kind: 'one' }
  | { kind: 'alike'; selector: string }
  | { kind: 'narrow'; maxWidthPx: number };

interface StyleWish {
  keys: readonly number[];
  property: string;
  /** Null takes the declaration away. */
  value: string | null;
}

export function planStyle(
  reach: StyleReach,
  { keys, property, value }: StyleWish,
): PageOperation[] {
  if (reach.kind === 'alike') {
    const scope: StyleScope = { kind: 'rule', selector: reach.selector };
    return [{ kind: 'set-style', scope, property, value }];
  }
  return keys.map((key) => {
    const at = { key };
    const scope: StyleScope =
      reach.kind === 'one'
        ? { kind: 'element', at }
        : { kind: 'width', at, maxWidthPx: reach.maxWidthPx };
    return { kind: 'set-style', scope, property, value };
  });
}

/** The element that follows it in the same parent. */
export function nextElement(element: IndexedElement | undefined): IndexedElement | undefined {
  const siblings = element?.parent === undefined ? [] : childrenOf(element.parent);
  return element && siblings[siblings.indexOf(element) + 1];
}
