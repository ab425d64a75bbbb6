import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import type { DeviceWidth } from '../workspace/view-slice.ts';

/** The width of a page on each device, in CSS pixels; `full` uses the available width. */
const WIDTHS = { phone: 390, tablet: 820, desktop: 1280, full: null } satisfies Record<
  DeviceWidth,
  number | null
>;

interface DeviceFrameProps {
  width: DeviceWidth;
  children: ReactNode;
}

/** Shows the page at the chosen width, scaled down (never up) to fit. */
export function DeviceFrame({ width, children }: DeviceFrameProps) {
  const desk = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  useEffect(() => {
    if (desk.current === null) return;
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    observer.observe(desk.current);
    return () => observer.disconnect();
  }, []);
  const wanted = WIDTHS[width];
  const scale = wanted === null || room === 0 ? 1 : Math.min(1, room / wanted);
  return (
    <div
      ref={desk}
      className="grid size-full grid-cols-[minmax(0,1fr)] justify-items-center overflow-hidden"
    >
      <div
        className="relative overflow-hidden rounded-card bg-surface shadow-float max-sm:rounded-none"
        style={{
          width: wanted === null ? '100%' : `${wanted}px`,
          height: `${100 / scale}%`,
          transform: scale === 1 ? undefined : `scale(${scale})`,
          transformOrigin: 'top center',
          // Elements that lie over the page without being part of it keep their size.
          ['--frame-scale' as keyof CSSProperties]: scale,
        }}
      >
        {children}
      </div>
    </div>
  );
}
