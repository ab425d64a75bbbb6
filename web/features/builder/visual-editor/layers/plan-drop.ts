import type { IndexedElement } from '#domain/html/source-index.ts';
import { isInside, isPageRoot } from '#domain/html/query.ts';
import { keyOf, type LivePage } from '#domain/live-page/live-page.ts';
import type { PageOperation, Place } from '#domain/page-operations/operation-types.ts';
import type { LayerRow } from './layer-rows.ts';

export interface LayerDrop {
  row: LayerRow;
  place: Place;
}

/** These hold words or nothing: other elements are not put into them. */
const HOLDS_NO_BLOCKS =
  /^(?:area|br|col|embed|hr|img|input|source|track|wbr|p|h[1-6]|select|option|textarea|iframe|video|audio|canvas|svg|path|button|summary|label)$/;

/**
 * Where a drop on a row puts what is dragged. `fraction` tells how far down the row the pointer is, 0–1: the upper
 * part means before, the lower part behind, the middle inside. Undefined where it cannot go.
 */
export function dropOn(
  row: LayerRow,
  fraction: number,
  dragged: readonly IndexedElement[],
): LayerDrop | undefined {
  const { element } = row;
  if (dragged.some((one) => one === element || isInside(element, one))) return undefined;
  const canHold = !HOLDS_NO_BLOCKS.test(element.tag);
  if (isPageRoot(element)) return { row, place: fraction < 0.5 ? 'start' : 'end' };
  const edge = canHold ? 0.3 : 0.5;
  if (fraction < edge) return { row, place: 'before' };
  if (row.isOpen === true && canHold) return { row, place: 'start' };
  return { row, place: fraction < 1 - edge && canHold ? 'end' : 'after' };
}

/** The moves that carry out a drop; the dragged elements keep their order. */
export function planDrop(
  page: LivePage,
  { row, place }: LayerDrop,
  dragged: readonly IndexedElement[],
): PageOperation[] {
  const isReversed = place === 'after' || place === 'start';
  const inOrder = isReversed ? dragged.toReversed() : dragged;
  return inOrder.map((element) => ({
    kind: 'move',
    at: { key: keyOf(page, element) },
    to: { key: row.key },
    place,
  }));
}
