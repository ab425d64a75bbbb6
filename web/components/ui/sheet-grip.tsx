import { type PointerEvent, useRef } from 'react';
import { joinClasses } from '../join-classes.ts';

const CLOSE_AFTER_PX = 96;
const PULL_UP_AFTER_PX = 40;
/** The minimum length and speed of a flick, which a tap does not reach. */
const FLICK = { fromPx: 24, pxPerMs: 0.5 } as const;

interface SheetGripProps {
  onClose: () => void;
  /** Left out where a sheet has one height only. */
  onPullUp?: () => void;
  className?: string;
}

/**
 * The grip of a sheet on phones. Dragging or flicking it down closes the sheet. Keyboard and screen reader
 * users have the close button.
 */
export function SheetGrip({ onClose, onPullUp, className }: SheetGripProps) {
  const start = useRef<{ y: number; at: number } | null>(null);
  function begin({ currentTarget, pointerId, clientY, timeStamp }: PointerEvent): void {
    currentTarget.setPointerCapture(pointerId);
    start.current = { y: clientY, at: timeStamp };
  }
  function follow({ currentTarget, clientY }: PointerEvent): void {
    if (start.current === null) return;
    moveSheet(currentTarget, Math.max(0, clientY - start.current.y));
  }
  function end({ currentTarget, clientY, timeStamp }: PointerEvent): void {
    if (start.current === null) return;
    const distancePx = clientY - start.current.y;
    const speed = distancePx / Math.max(1, timeStamp - start.current.at);
    start.current = null;
    moveSheet(currentTarget, null);
    const isFlick = distancePx > FLICK.fromPx && speed > FLICK.pxPerMs;
    if (distancePx > CLOSE_AFTER_PX || isFlick) onClose();
    else if (distancePx < -PULL_UP_AFTER_PX) onPullUp?.();
  }
  function giveUp({ currentTarget }: PointerEvent): void {
    start.current = null;
    moveSheet(currentTarget, null);
  }
  return (
    <div
      aria-hidden="true"
      onPointerDown={begin}
      onPointerMove={follow}
      onPointerUp={end}
      onPointerCancel={giveUp}
      className={joinClasses(
        'absolute inset-x-14 top-0 flex h-10 touch-none justify-center pt-2 sm:hidden',
        className,
      )}
    >
      <span className="h-1 w-9 rounded-full bg-edge/60" />
    </div>
  );
}

/** Null hands the position back to the sheet's own styles, which animate from where it is. */
function moveSheet(grip: Element, byPx: number | null): void {
  const sheet = grip.closest<HTMLElement>('[role=dialog], dialog');
  if (sheet === null) return;
  sheet.style.transition = byPx === null ? '' : 'none';
  sheet.style.translate = byPx === null ? '' : `0 ${byPx}px`;
}
