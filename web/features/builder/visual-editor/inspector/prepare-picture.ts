import { OPERATION_LIMITS } from '#domain/page-operations/operation-types.ts';
import { readDataUrl } from '#web/lib/read-data-url.ts';

export type PictureProblem = 'type' | 'too-large' | 'unreadable';

export type PreparedPicture =
  | { ok: true; url: string; width: number; height: number }
  | { ok: false; problem: PictureProblem };

const MOST_FILE_BYTES = 10 * 1024 * 1024;
/** Beyond these a page gains nothing; tried in turn until the picture is small enough. */
const SIZES = [
  { longestPx: 1600, quality: 0.82 },
  { longestPx: 1600, quality: 0.65 },
  { longestPx: 1200, quality: 0.65 },
  { longestPx: 800, quality: 0.6 },
] as const;
/** Drawings and animations stay as they are: a copy would lose what they are for. */
const KEPT: ReadonlySet<string> = new Set(['image/svg+xml', 'image/gif']);

export const PICTURE_TYPES = 'image/png,image/jpeg,image/webp,image/avif,image/gif,image/svg+xml';

/**
 * A file as a data URL for the page, photographs made smaller. It is shown by `<img>`, where no script in a
 * drawing runs.
 */
export async function preparePicture(file: File): Promise<PreparedPicture> {
  if (!PICTURE_TYPES.split(',').includes(file.type)) return { ok: false, problem: 'type' };
  if (file.size > MOST_FILE_BYTES) return { ok: false, problem: 'too-large' };
  try {
    const picture = await decode(file);
    const { naturalWidth: width, naturalHeight: height } = picture;
    const urls = KEPT.has(file.type) ? [readDataUrl(file)] : smaller(picture);
    for await (const url of urls)
      if (url.length <= OPERATION_LIMITS.textCharacters) return { ok: true, url, width, height };
    return { ok: false, problem: 'too-large' };
  } catch {
    return { ok: false, problem: 'unreadable' };
  }
}

async function decode(file: File): Promise<HTMLImageElement> {
  const picture = new Image();
  const address = URL.createObjectURL(file);
  try {
    picture.src = address;
    await picture.decode();
    return picture;
  } finally {
    URL.revokeObjectURL(address);
  }
}

async function* smaller(picture: HTMLImageElement): AsyncGenerator<string> {
  for (const { longestPx, quality } of SIZES) {
    const longest = Math.max(picture.naturalWidth, picture.naturalHeight);
    const scale = Math.min(1, longestPx / longest);
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.naturalWidth * scale));
    canvas.height = Math.max(1, Math.round(picture.naturalHeight * scale));
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    yield canvas.toDataURL('image/webp', quality);
  }
}
