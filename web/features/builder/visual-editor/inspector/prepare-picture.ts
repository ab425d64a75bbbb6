import type { PhotoCredit } from '#domain/pictures/picture-credits.ts';
import { readPicture } from '#domain/pictures/read-picture.ts';
import { OPERATION_LIMITS } from '#domain/page-operations/operation-types.ts';
import { readDataUrl } from '#web/lib/read-data-url.ts';
import type { PhotoProblem } from '../../pictures/photo-types.ts';
import { keepPhoto, openPictureHome } from '../../pictures/keep-photo.ts';
import { preparePhoto } from '../../pictures/prepare-photo.ts';
import { shownPhoto } from '../../pictures/shown-photo.ts';
import { pictureAt, type ShownPicture } from './show-picture.ts';

export type PreparedPicture =
  | { ok: true; picture: (place: PhotoPlace) => ShownPicture }
  | { ok: false; problem: PhotoProblem };

/** What a page says about the place of a picture. */
export type PhotoPlace = Parameters<typeof shownPhoto>[1];

/** HEIC is named so that phones offer it; iPhones then send JPEG. */
export const PICTURE_TYPES =
  'image/jpeg,image/png,image/webp,image/avif,image/gif,image/svg+xml,image/heic,image/heif';

/**
 * A file as a picture of the page. Photographs are kept with the site in several widths, or stand in the page itself
 * where there is no site to keep them; so do drawings and animations, which a copy would lose.
 */
export async function preparePicture(
  file: File,
  { signal, credit = null }: { signal?: AbortSignal; credit?: PhotoCredit | null } = {},
): Promise<PreparedPicture> {
  const kept = await keepAsItIs(file);
  if (kept !== null) return kept;
  const photo = await preparePhoto(file);
  if (!photo.ok) return photo;
  const home = await openPictureHome();
  if (home !== null) {
    const { variants } = await keepPhoto({ uuid: home, widths: photo.widths, credit }, signal);
    return { ok: true, picture: (place) => shownPhoto(variants, place) };
  }
  for (const { bytes, type, width, height } of photo.widths.toReversed()) {
    const url = await readDataUrl(new Blob([bytes], { type }));
    if (url.length <= OPERATION_LIMITS.textCharacters)
      return { ok: true, picture: () => pictureAt(url, width / height) };
  }
  return { ok: false, problem: 'too-large' };
}

/** A small drawing or animation as a data URL. It is shown by `<img>`, where no script in a drawing runs. */
async function keepAsItIs(file: File): Promise<PreparedPicture | null> {
  if (file.size * (4 / 3) > OPERATION_LIMITS.textCharacters - 100) return null;
  const facts = readPicture(new Uint8Array(await file.arrayBuffer()));
  if (facts?.kind === 'drawing') {
    const url = await readDataUrl(new Blob([file], { type: 'image/svg+xml' }));
    return { ok: true, picture: () => pictureAt(url, null) };
  }
  if (facts?.kind !== 'picture' || !facts.isAnimated) return null;
  const url = await readDataUrl(new Blob([file], { type: facts.type }));
  return { ok: true, picture: () => pictureAt(url, facts.width / facts.height) };
}
