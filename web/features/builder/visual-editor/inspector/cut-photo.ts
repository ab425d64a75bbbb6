import { attributeOf } from '#domain/html/query.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import type { PhotoCredit } from '#domain/pictures/picture-credits.ts';
import { readPicturePath } from '#domain/sites/picture-address.ts';
import { listSitePictures, openPictureHome } from '../../pictures/keep-photo.ts';
import { type CropBox, pixelsIn } from './crop-box.ts';

/** Of a copy that is written once more right after. */
const QUALITY = 0.95;

/** The part of a photograph that is left, as a file. Null where the photograph cannot be loaded. */
export async function cutPhoto(picture: IndexedElement, box: CropBox): Promise<File | null> {
  const address = largestAddress(picture);
  const whole = new Image();
  // The page's host sends to the sites' host, whose pictures a canvas only gives away when they are asked for so.
  whole.crossOrigin = 'anonymous';
  whole.src = address;
  try {
    await whole.decode();
  } catch {
    return null;
  }
  const part = pixelsIn(box, { width: whole.naturalWidth, height: whole.naturalHeight });
  const canvas = document.createElement('canvas');
  canvas.width = part.width;
  canvas.height = part.height;
  canvas
    .getContext('2d')
    ?.drawImage(whole, part.x, part.y, part.width, part.height, 0, 0, part.width, part.height);
  // What has no gaps stays without: JPEG is smaller.
  const type = /\.jpg$|^data:image\/jpeg/.test(address) ? 'image/jpeg' : 'image/png';
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
  return blob === null ? null : new File([blob], 'photo', { type });
}

/** The widest of the widths that a picture names. */
function largestAddress(picture: IndexedElement): string {
  const widths = (attributeOf(picture, 'srcset') ?? '')
    .split(',')
    .map((one) => one.trim().split(/\s+/));
  const [widest] = widths.toSorted(
    ([, a = ''], [, b = '']) => Number.parseInt(b) - Number.parseInt(a),
  );
  return widest?.[0] || (attributeOf(picture, 'src') ?? '');
}

/** Whom a page has to name for a photograph of its site, also for a part of it. */
export async function creditOf(picture: IndexedElement): Promise<PhotoCredit | null> {
  const name = readPicturePath(attributeOf(picture, 'src') ?? '')?.name;
  const home = name === undefined ? null : await openPictureHome();
  if (home === null) return null;
  const { pictures } = await listSitePictures(home);
  return pictures.find((one) => one.name === name)?.credit ?? null;
}
