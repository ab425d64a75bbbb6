import { dropMetadata } from '#domain/pictures/drop-metadata.ts';
import { PICTURE_LIMITS, planSizes, sizeProblem } from '#domain/pictures/picture-limits.ts';
import { type PictureFacts, readPicture } from '#domain/pictures/read-picture.ts';
import type { PhotoProblem, PreparedPhoto, PreparedWidth } from './photo-types.ts';

/** Larger widths are seen on sharp screens, where a little less quality does not show. */
const QUALITY = 0.8;

/** A photograph in the widths that pages need, upright and without its metadata. Runs in a worker. */
export async function makeWidths(file: Blob, isDrawn: boolean): Promise<PreparedPhoto> {
  if (file.size > PICTURE_LIMITS.fileBytes) return { ok: false, problem: 'too-large' };
  const facts = readPicture(new Uint8Array(await file.arrayBuffer()));
  // A cut picture is still one; anything else never was.
  const problem =
    facts === null ? (file.type.startsWith('image/') ? 'unreadable' : 'type') : problemOf(facts);
  if (problem !== null) return { ok: false, problem };
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return { ok: false, problem: facts?.kind === 'heic' ? 'heic' : 'unreadable' };
  }
  try {
    const unfit = sizeProblem(bitmap);
    if (unfit !== null) return { ok: false, problem: unfit === 'tiny' ? 'unreadable' : unfit };
    const hasGaps = isDrawn || (facts?.kind === 'picture' && facts.type !== 'image/jpeg');
    const widths: PreparedWidth[] = [];
    for (const { width, height } of planSizes(bitmap)) {
      const canvas = new OffscreenCanvas(width, height);
      const pen = canvas.getContext('2d');
      if (pen === null) return { ok: false, problem: 'unreadable' };
      pen.imageSmoothingQuality = 'high';
      pen.drawImage(bitmap, 0, 0, width, height);
      widths.push(await encode(canvas, hasGaps));
    }
    return { ok: true, widths };
  } finally {
    bitmap.close();
  }
}

/** What can be told before the picture is decoded, which may need more memory than there is. */
function problemOf(facts: PictureFacts): PhotoProblem | null {
  // Safari reads them; elsewhere decoding fails.
  if (facts.kind !== 'picture') return facts.kind === 'drawing' ? 'type' : null;
  if (facts.isAnimated) return 'animated';
  const unfit = sizeProblem(facts);
  return unfit === 'tiny' ? 'unreadable' : unfit;
}

/** What a picture is written as, best first; all browsers write JPEG and PNG. */
const PREFERRED = ['image/avif', 'image/webp'] as const;

/** The best type that this browser writes. JPEG has no gaps that show what is behind. */
async function encode(canvas: OffscreenCanvas, hasGaps: boolean): Promise<PreparedWidth> {
  const type = (await bestType()) ?? (hasGaps ? 'image/png' : 'image/jpeg');
  const blob = await canvas.convertToBlob({ type, quality: QUALITY });
  const { width, height } = canvas;
  const bytes = dropMetadata(new Uint8Array(await blob.arrayBuffer()));
  return { width, height, type: blob.type, bytes };
}

let best: Promise<(typeof PREFERRED)[number] | undefined> | undefined;

/** Asked with one pixel, once: what a browser does not know, it writes as PNG, which takes time for a photograph. */
function bestType(): Promise<(typeof PREFERRED)[number] | undefined> {
  best ??= findBestType();
  return best;
}

async function findBestType(): Promise<(typeof PREFERRED)[number] | undefined> {
  const pixel = new OffscreenCanvas(1, 1);
  pixel.getContext('2d');
  for (const type of PREFERRED)
    if ((await pixel.convertToBlob({ type })).type === type) return type;
  return undefined;
}
