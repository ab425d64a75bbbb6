import { type PointerEvent, useRef, useState } from 'react';

/** A handle that divides a box, moved by mouse and touch. `share` is what is left of it, in per cent. */
export function useSlider() {
  const box = useRef<HTMLDivElement>(null);
  const [share, setShare] = useState(50);

  function moveTo(percent: number): void {
    setShare(Math.round(Math.min(100, Math.max(0, percent))));
  }
  function drag(event: PointerEvent<HTMLElement>): void {
    const bounds = box.current?.getBoundingClientRect();
    const isHeld = event.currentTarget.hasPointerCapture(event.pointerId);
    if (bounds !== undefined && bounds.width > 0 && isHeld)
      moveTo(((event.clientX - bounds.left) / bounds.width) * 100);
  }
  const handle = {
    // Captured, the pointer is heard of over the frames as well.
    onPointerDown: (event: PointerEvent<HTMLElement>) =>
      event.currentTarget.setPointerCapture(event.pointerId),
    onPointerMove: drag,
  };
  return { share, box, handle, moveTo };
}
