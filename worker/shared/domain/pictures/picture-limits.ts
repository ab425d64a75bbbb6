const MIB = 1024 * 1024;

/** What a photograph may be that somebody brings, and what is kept of it. */
export const PICTURE_LIMITS = {
  /** Of a file before it is prepared. */
  fileBytes: 40 * MIB,
  /** Larger pictures need more memory than a phone has. */
  pixels: 64_000_000,
  longestPx: 20_000,
  /** The longer side by the shorter one; beyond it nothing can be seen on a page. */
  ratio: 20,
  /** Widths that are made of one picture, CSS pixels. */
  widths: [480, 960, 1_600],
  /** A portrait is made narrower than the widest width, so that it is no higher than this. */
  heightPx: 2_400,
  /** Of one stored width. */
  storedBytes: 3 * MIB,
} as const;

export interface PictureSize {
  width: number;
  height: number;
}

/**
 * The sizes that are made of a picture, smallest first: the widths of `PICTURE_LIMITS`, never larger than the
 * picture. A step that would save next to nothing is left out.
 */
export function planSizes({ width, height }: PictureSize): PictureSize[] {
  const [, , widest] = PICTURE_LIMITS.widths;
  const most = Math.max(
    1,
    Math.floor(Math.min(width, widest, (PICTURE_LIMITS.heightPx / height) * width)),
  );
  const smaller = PICTURE_LIMITS.widths.filter((step) => step < most * 0.8);
  return [...smaller, most].map((step) => ({
    width: step,
    height: Math.max(1, Math.round((height / width) * step)),
  }));
}

export type SizeProblem = 'tiny' | 'huge' | 'thin';

/** Why a picture of this size is of no use on a page; null when it is. */
export function sizeProblem({ width, height }: PictureSize): SizeProblem | null {
  const longest = Math.max(width, height);
  const shortest = Math.min(width, height);
  if (shortest < 1) return 'tiny';
  if (longest / shortest > PICTURE_LIMITS.ratio) return 'thin';
  if (longest > PICTURE_LIMITS.longestPx || width * height > PICTURE_LIMITS.pixels) return 'huge';
  return null;
}
