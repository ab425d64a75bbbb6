import { useEffect, useState } from 'react';
import type { OpenVisualEditor } from './open-editor.ts';

/** Between the selected element and what lies over the page. */
const GAP_PX = 12;

interface Ends {
  left: number;
  right: number;
}

/**
 * How far the page has to be moved to the left so that an element is not behind something `coverPx` wide over its
 * right edge. All in pixels of the window; the element's left end stays in sight.
 */
export function slideFor(element: Ends, page: Ends, coverPx: number): number {
  const hidden = element.right + GAP_PX - (page.right - coverPx);
  const room = element.left - GAP_PX - page.left;
  return Math.round(Math.max(0, Math.min(hidden, room, coverPx)));
}

type Session = OpenVisualEditor['session'];

/** The same for what is selected, while the inspector is asked for; it is `coverPx` wide, 0 where it covers nothing. */
export function useSlide(session: Session | undefined, coverPx: number): number {
  const [slidePx, setSlidePx] = useState(0);
  useEffect(() => {
    if (session === undefined || coverPx === 0) return;
    const measure = (): void => setSlidePx(measureSlide(session, coverPx));
    measure();
    return session.store.subscribe(measure);
  }, [session, coverPx]);
  return coverPx === 0 ? 0 : slidePx;
}

function measureSlide(session: Session, coverPx: number): number {
  const { boxes, isInspecting } = session.store.getState();
  const [box] = boxes;
  const page = document.querySelector<HTMLElement>('[data-selection-bar]');
  const moved = page?.closest('[data-slides]');
  const room = moved?.parentElement?.getBoundingClientRect();
  if (!isInspecting || box === undefined || !page || !moved || !room) return 0;
  const shown = page.getBoundingClientRect();
  // Where the page stands when it is not moved, also while it is on its way.
  const left = shown.left - (moved.getBoundingClientRect().left - room.left);
  const scale = shown.width / page.offsetWidth;
  const start = left + box.x * scale;
  return slideFor({ left: start, right: start + box.width * scale }, room, coverPx);
}
