import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import type { DeviceWidth } from '../workspace/view-slice.ts';

/** CSS pixels of a page at each device; `full` takes the room there is. */
const WIDTHS = { phone: 390, tablet: 820, desktop: 1280, full: null } satisfies Record<
  DeviceWidth,
  number | null
>;

interface DeviceFrameProps {
  width: DeviceWidth;
  children: ReactNode;
}

/** The page on its desk at the chosen width, scaled down (never up) to fit. */
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
          // What lies over the page and is not part of it keeps its size.
          ['--frame-scale' as keyof CSSProperties]: scale,
        }}
      >
        {children}
      </div>
    </div>
  );
}
