import type { PhotoCredit } from '#domain/pictures/picture-credits.ts';
import type { SitePicture } from '#contract/pictures.ts';
import { metadataBytes } from '#domain/pictures/drop-metadata.ts';
import { PICTURE_LIMITS, sizeProblem } from '#domain/pictures/picture-limits.ts';
import { readPicture } from '#domain/pictures/read-picture.ts';
import { picturePath, siteFileAddress } from '#domain/sites/picture-address.ts';
import { requireUser, type ActorContext } from '#worker/http/actor-context.ts';
import { AppError } from '#worker/http/app-error.ts';
import { hashContent } from '#worker/platform/storage/hash-content.ts';
import { decodeDataUrl } from './decode-assets.ts';
import { groupPictures } from './list-pictures.ts';
import { findOwnSite } from './read-site.ts';
import { findSiteWithAssets } from './site-queries.ts';
import { noRoomLeft } from './site-limits.ts';
import { storeFiles } from './store-files.ts';

interface PictureInput {
  uuid: string;
  bytes: Uint8Array<ArrayBuffer>;
  mediaType: string;
}

/**
 * Stores a picture among the files of one of the user's own sites and answers its address. Null, and
 * nothing is stored, where there is no such site (not saved yet, somebody else's) or no room for it.
 */
export async function addPicture({
  ctx,
  input: { uuid, bytes, mediaType },
}: {
  ctx: ActorContext;
  input: PictureInput;
}): Promise<string | null> {
  const { id: userId } = requireUser(ctx);
  const known = await findSiteWithAssets(ctx.db, uuid);
  if (known === null) return null;
  if (known.site.userId !== userId) {
    ctx.log.security('sec.foreign_site', { site: uuid });
    return null;
  }
  const path = picturePath(await hashContent(bytes), mediaType);
  if (path === null) return null;
  const isStored = await storeFiles(ctx, { uuid, files: [{ path, bytes }], known: known.assets });
  return isStored ? siteFileAddress(uuid, path) : null;
}

/**
 * Stores a photograph of the user in the widths that the browser made of it; `variants` are data URLs, smallest first.
 * All of them are kept or none. The same photograph again is answered from what is there.
 * Throws `sites.invalid-picture` for what is no still picture in a size for pages, or says where and when it was taken.
 */
export async function addPhoto({
  ctx,
  input: { uuid, variants, credit = null },
}: {
  ctx: ActorContext;
  input: { uuid: string; variants: readonly string[]; credit?: PhotoCredit | null | undefined };
}): Promise<SitePicture> {
  await findOwnSite(ctx, uuid);
  const read = variants.map(readVariant);
  const digest = await hashContent(read.at(-1)?.bytes ?? new Uint8Array());
  const files = read.map(({ bytes, type, ...size }) => {
    const path = picturePath(digest, type, size);
    if (path === null) throw new AppError('sites.invalid-picture');
    return { path, bytes };
  });
  const known = await findSiteWithAssets(ctx.db, uuid);
  if (!(await storeFiles(ctx, { uuid, files, known: known?.assets ?? [], credit })))
    throw noRoomLeft(ctx);
  const [picture] = groupPictures(
    uuid,
    files.map(({ path, bytes }) => ({
      path,
      size: bytes.byteLength,
      updatedAt: ctx.now(),
      credit,
    })),
  );
  if (picture === undefined) throw new AppError('sites.invalid-picture');
  return picture;
}

function readVariant(url: string) {
  const bytes = decodeDataUrl(url);
  const facts = bytes === null ? null : readPicture(bytes);
  const [, , widest] = PICTURE_LIMITS.widths;
  const isKept =
    bytes !== null &&
    facts?.kind === 'picture' &&
    bytes.byteLength <= PICTURE_LIMITS.storedBytes &&
    facts.width <= widest &&
    facts.height <= PICTURE_LIMITS.heightPx &&
    sizeProblem(facts) === null &&
    !facts.isAnimated &&
    metadataBytes(facts) === 0;
  if (!isKept) throw new AppError('sites.invalid-picture');
  return { bytes, type: facts.type, width: facts.width, height: facts.height };
}
