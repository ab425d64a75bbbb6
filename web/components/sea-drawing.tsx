import { joinClasses } from './join-classes.ts';

const HUMP_WIDTH = 200;

/** A wave of twice the view's width, so that it can move by half of it without a seam. */
function wavePath({ top, height, floor }: { top: number; height: number; floor: number }): string {
  const humps = Array.from({ length: 8 }, (_, index) => {
    const x = index * HUMP_WIDTH;
    return (
      `C ${x + 50} ${top - height}, ${x + 70} ${top - height}, ${x + 100} ${top} ` +
      `S ${x + 150} ${top + height}, ${x + HUMP_WIDTH} ${top}`
    );
  });
  return `M 0 ${top} ${humps.join(' ')} V ${floor} H 0 Z`;
}

interface WavesProps {
  tops: readonly [number, number, number];
  floor: number;
}

const SEAS = [
  { className: 'fill-sea-1', height: 7, seconds: 34 },
  { className: 'fill-sea-2', height: 11, seconds: 26 },
  { className: 'fill-sea-3', height: 14, seconds: 19 },
] as const;

function Waves({ tops, floor }: WavesProps) {
  return SEAS.map(({ className, height, seconds }, index) => (
    <path
      key={className}
      d={wavePath({ top: tops[index] ?? 0, height, floor })}
      className={joinClasses(className, 'animate-drift')}
      style={{ animationDuration: `${seconds}s` }}
    />
  ));
}

/** Sun, headland and three waves. Decorative. */
export function SeaDrawing({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 800 420"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className={joinClasses('block overflow-hidden', className)}
    >
      <rect width="800" height="420" className="fill-sky" />
      <circle cx="566" cy="196" r="58" className="fill-sand" />
      <path
        d="M 0 270 V 176 C 60 150 118 158 168 186 C 224 218 268 236 340 248 V 270 Z"
        className="fill-sea-2"
        opacity="0.4"
      />
      <Waves tops={[236, 282, 338]} floor={420} />
    </svg>
  );
}

/** The shoreline between a page and its dark blue footer. It stretches to the full width. */
export function Shore({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 800 90"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={joinClasses('block w-full overflow-hidden', className)}
    >
      <Waves tops={[14, 42, 74]} floor={91} />
    </svg>
  );
}
