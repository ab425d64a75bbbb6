import type { PictureSize } from './picture-limits.ts';

/** One width of a picture that lies with its site. */
export interface PictureVariant extends PictureSize {
  /** From the root: `/s/<uuid>/pictures/…`. */
  address: string;
}

/** How much of the window a picture takes, as far as the page says it. */
export type PictureRoom = 'whole' | 'half' | 'third';

const SIZES: Readonly<Record<PictureRoom, string>> = {
  whole: '100vw',
  half: '(max-width: 48rem) 100vw, 50vw',
  third: '(max-width: 48rem) 100vw, 34vw',
};

interface ShownImage {
  /** Smallest first; at least one. */
  variants: readonly PictureVariant[];
  room: PictureRoom;
  /** It is seen when the page opens: fetched at once, before other things. */
  isFirst: boolean;
}

/**
 * The attributes of an `<img>` that shows a picture in the width that each screen needs, by name; null for one that it
 * must not have. Width and height are those of the largest, so that nothing moves while it is loaded.
 */
export function imageAttributes({
  variants,
  room,
  isFirst,
}: ShownImage): Readonly<Record<string, string | null>> {
  const largest = variants.at(-1);
  if (largest === undefined) return {};
  const middle = variants.find(({ width }) => width >= 900) ?? largest;
  const isOne = variants.length === 1;
  // Browsers that know `auto` take the width that a picture loaded late is really shown at.
  const sizes = isFirst ? SIZES[room] : `auto, ${SIZES[room]}`;
  return {
    src: middle.address,
    srcset: isOne ? null : variants.map(({ address, width }) => `${address} ${width}w`).join(', '),
    sizes: isOne ? null : sizes,
    width: String(largest.width),
    height: String(largest.height),
    loading: isFirst ? null : 'lazy',
    fetchpriority: isFirst ? 'high' : null,
    decoding: isFirst ? null : 'async',
  };
}

/** Where the part of a picture stands that has to stay in sight, as `object-position`; each from 0 to 1. */
export function focalPosition({ x, y }: { x: number; y: number }): string {
  const percent = (value: number): string =>
    `${Math.round(Math.min(1, Math.max(0, value)) * 100)}%`;
  return `${percent(x)} ${percent(y)}`;
}

/** The point that `object-position` names in percent; the middle where it says something else. */
export function readFocalPosition(value: string): { x: number; y: number } {
  const [, x = '50', y = '50'] = /^\s*([\d.]+)%\s+([\d.]+)%\s*$/.exec(value) ?? [];
  return { x: Math.min(1, Number(x) / 100), y: Math.min(1, Number(y) / 100) };
}
