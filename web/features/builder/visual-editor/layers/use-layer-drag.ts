import { isPageRoot, outermost } from '#domain/html/query.ts';
import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { elementOfKey } from '#domain/live-page/live-page.ts';
import type { EditingSession } from '../editing-types.ts';
import { elementsOf } from '../gestures.ts';
import type { LayerRow } from './layer-rows.ts';
import { dropOn, planDrop, type LayerDrop } from './plan-drop.ts';

/** A press that moves less than this is a click. */
const START_PX = 4;
const EDGE_PX = 36;
const SCROLL_STEP_PX = 10;

interface DragInput {
  session: EditingSession;
  rows: readonly LayerRow[];
  list: RefObject<HTMLElement | null>;
  rowPx: number;
}

interface Drag {
  keys: readonly number[];
  startY: number;
  isMoving: boolean;
}

/** Rows are dragged by mouse and pen, and by touch on their grip; Escape ends it and leaves all as it was. */
export function useLayerDrag({ session, rows, list, rowPx }: DragInput) {
  const drag = useRef<Drag | null>(null);
  const [drop, setDrop] = useState<LayerDrop | null>(null);
  /** The click that follows a drag selects nothing. */
  const wasDragged = useRef(false);

  function end(): void {
    drag.current = null;
    setDrop(null);
  }
  useEffect(() => {
    function cancel(event: KeyboardEvent): void {
      if (event.key !== 'Escape' || drag.current === null) return;
      event.preventDefault();
      event.stopPropagation();
      drag.current = null;
      setDrop(null);
    }
    window.addEventListener('keydown', cancel, { capture: true });
    return () => window.removeEventListener('keydown', cancel, { capture: true });
  }, []);

  function start(event: PointerEvent, row: LayerRow, isGrip: boolean): void {
    wasDragged.current = false;
    if (event.button !== 0 || isPageRoot(row.element)) return;
    if (event.pointerType === 'touch' && !isGrip) return;
    const { selection } = session.store.getState();
    const keys = selection.includes(row.key) ? selection : [row.key];
    drag.current = { keys, startY: event.clientY, isMoving: false };
  }
  function move(event: PointerEvent): void {
    const { current } = drag;
    const box = list.current?.getBoundingClientRect();
    if (current === null || list.current === null || box === undefined) return;
    if (!current.isMoving) {
      if (Math.abs(event.clientY - current.startY) < START_PX) return;
      current.isMoving = true;
      wasDragged.current = true;
      list.current.setPointerCapture(event.pointerId);
    }
    if (event.clientY < box.top + EDGE_PX) list.current.scrollBy(0, -SCROLL_STEP_PX);
    if (event.clientY > box.bottom - EDGE_PX) list.current.scrollBy(0, SCROLL_STEP_PX);
    const down = (event.clientY - box.top + list.current.scrollTop) / rowPx;
    const row = rows[Math.floor(down)] ?? rows.at(-1);
    const dragged = outermost(elementsOf(session.page(), current.keys));
    setDrop((row && dropOn(row, Math.min(1, down - rows.indexOf(row)), dragged)) ?? null);
  }
  function finish(): void {
    const { current } = drag;
    const wanted = drop;
    end();
    if (current === null || !current.isMoving || wanted === null) return;
    const page = session.page();
    const dragged = outermost(elementsOf(page, current.keys));
    session.run(planDrop(page, wanted, dragged), {
      select: (after) => current.keys.map((key) => elementOfKey(after, key)),
    });
  }
  return { drop, wasDragged, start, move, finish, cancel: end };
}
