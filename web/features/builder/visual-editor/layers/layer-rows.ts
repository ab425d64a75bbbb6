import { attributeOf, childrenOf } from '#domain/html/query.ts';
import { ownNameOf } from '#domain/html/element-name.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import { keyOf, type LivePage } from '#domain/live-page/live-page.ts';
import { sayKind } from '#messages/element-words.ts';
import type { Locale } from '#messages/error-message.ts';
import { shownChildren } from '../gestures.ts';

/** One line of the list of layers. */
export interface LayerRow {
  key: number;
  element: IndexedElement;
  /** 1 for the outermost. */
  level: number;
  /** Among the rows beside it, from 1. */
  position: number;
  count: number;
  /** Null where nothing is inside. */
  isOpen: boolean | null;
}

interface RowsWanted {
  /** Keys of elements whose children are shown; the outermost ones are open unless they are in here. */
  toggled: ReadonlySet<number>;
  /** Only rows with this in their name, kind or tag, and what they stand in; empty for all. */
  search: string;
  locale: Locale;
}

/** The rows of a page from top to bottom: its body with what one can see inside. */
export function layerRows(page: LivePage, { toggled, search, locale }: RowsWanted): LayerRow[] {
  const roots = rootsOf(page);
  const wanted = search.trim().toLowerCase();
  const kept =
    wanted === ''
      ? undefined
      : keptBy(roots, (element) =>
          namesOf(element, locale).some((name) => name.toLowerCase().includes(wanted)),
        );
  const rows: LayerRow[] = [];
  function add(elements: readonly IndexedElement[], level: number): void {
    const shown = kept ? elements.filter((element) => kept.has(element)) : elements;
    for (const [at, element] of shown.entries()) {
      const key = keyOf(page, element);
      const children = shownChildren(element);
      const isOpen = kept !== undefined || toggled.has(key) !== (level === 1);
      const place = { level, position: at + 1, count: shown.length };
      rows.push({ key, element, ...place, isOpen: children.length === 0 ? null : isOpen });
      if (isOpen) add(children, level + 1);
    }
  }
  add(roots, 1);
  return rows;
}

/** The body, or what stands in its place in a source without one. */
function rootsOf(page: LivePage): IndexedElement[] {
  const top = page.index.nodes.filter((node) => node.kind === 'element');
  const html = top.find(({ tag }) => tag === 'html');
  const inside = html ? childrenOf(html) : top;
  const body = inside.find(({ tag }) => tag === 'body');
  if (body) return [body];
  const holder = { nodes: inside } as unknown as IndexedElement;
  return shownChildren(holder).filter(({ tag }) => tag !== 'head');
}

/** What a row is found by. */
function namesOf(element: IndexedElement, locale: Locale): string[] {
  return [ownNameOf(element) ?? '', sayKind(element, locale), element.tag];
}

/** The elements that are wanted, with all that they stand in. */
function keptBy(
  roots: readonly IndexedElement[],
  isWanted: (element: IndexedElement) => boolean,
): ReadonlySet<IndexedElement> {
  const kept = new Set<IndexedElement>();
  function visit(element: IndexedElement): boolean {
    let isKept = isWanted(element);
    for (const child of shownChildren(element)) isKept = visit(child) || isKept;
    if (isKept) kept.add(element);
    return isKept;
  }
  for (const root of roots) visit(root);
  return kept;
}

/** Keys of what an element stands in that have to be open for its row to be there. */
export function keysToOpen(page: LivePage, element: IndexedElement): number[] {
  const above: IndexedElement[] = [];
  for (let step = element.parent; step; step = step.parent) above.push(step);
  const roots = new Set(rootsOf(page));
  return above.filter((step) => !roots.has(step)).map((step) => keyOf(page, step));
}

export function isHidden(element: IndexedElement): boolean {
  return attributeOf(element, 'hidden') !== undefined;
}

interface Typed {
  /** The row from behind which the search goes round to it again. */
  from: number;
  typed: string;
  locale: Locale;
}

/** The next row whose name, kind or tag begins with what was typed. */
export function findByTyping(
  rows: readonly LayerRow[],
  { from, typed, locale }: Typed,
): LayerRow | undefined {
  const wanted = typed.toLowerCase();
  const first = typed.length > 1 ? from : from + 1;
  const turned = [...rows.slice(first), ...rows.slice(0, first)];
  return turned.find(({ element }) =>
    namesOf(element, locale).some((name) => name.toLowerCase().startsWith(wanted)),
  );
}
