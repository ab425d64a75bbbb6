import { useEffect, useState, type RefObject } from 'react';

interface RowWindow {
  first: number;
  /** Behind the last one. */
  end: number;
  /** How far the list is scrolled. */
  scrolledPx: number;
}

/** Rows drawn above and below those that are seen. */
const SPARE_ROWS = 8;
/** Before the list was measured, and where nothing is laid out. */
const FIRST_HEIGHT_PX = 640;

/** Which rows of one height have to be drawn, as the list scrolls and changes its height. */
export function useRowWindow(
  list: RefObject<HTMLElement | null>,
  { count, rowPx }: { count: number; rowPx: number },
): RowWindow {
  const [view, setView] = useState({ top: 0, height: FIRST_HEIGHT_PX });
  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const read = () =>
      setView({ top: element.scrollTop, height: element.clientHeight || FIRST_HEIGHT_PX });
    read();
    element.addEventListener('scroll', read, { passive: true });
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(read);
    observer?.observe(element);
    return () => {
      element.removeEventListener('scroll', read);
      observer?.disconnect();
    };
  }, [list]);
  const first = Math.max(0, Math.floor(view.top / rowPx) - SPARE_ROWS);
  const end = Math.min(count, Math.ceil((view.top + view.height) / rowPx) + SPARE_ROWS);
  return { first: Math.min(first, Math.max(0, count - 1)), end, scrolledPx: view.top };
}

/** Scrolls a list only as far as a row needs to be seen. */
export function revealRow(list: HTMLElement, at: number, rowPx: number): void {
  const top = at * rowPx;
  const bottom = top + rowPx;
  if (top < list.scrollTop) list.scrollTop = top;
  else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight;
}
