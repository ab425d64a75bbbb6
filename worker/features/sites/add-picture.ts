import type { SitePicture } from '#contract/pictures.ts';
import { metadataBytes } from '#domain/pictures/drop-metadata.ts';
import { PICTURE_LIMITS, sizeProblem } from '#domain/pictures/picture-limits.ts';
import { readPicture } from '#domain/pictures/read-picture.ts';
import { SITE_LIMITS } from '#domain/sites/limits.ts';
import { picturePath, siteFileAddress } from '#domain/sites/picture-address.ts';
import { hasRoom } from '#worker/features/files/files-client.ts';
import { requireUser, type ActorContext } from '#worker/http/actor-context.ts';
import { AppError } from '#worker/http/app-error.ts';
import { hashContent } from '#worker/platform/storage/hash-content.ts';
import { deleteObjects } from '#worker/platform/storage/objects.ts';
import { insertAssets } from './asset-queries.ts';
import { decodeDataUrl } from './decode-assets.ts';
import { groupPictures } from './list-pictures.ts';
import { findOwnSite } from './read-site.ts';
import { forgetPlaces } from './site-pointers.ts';
import { findSiteWithAssets, type AssetRow, type StoredAsset } from './site-queries.ts';
import { assetKey } from './site-storage.ts';

interface PictureInput {
  uuid: string;
  bytes: Uint8Array<ArrayBuffer>;
  mediaType: string;
}

interface NewFile {
  path: string;
  bytes: Uint8Array<ArrayBuffer>;
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
  input: { uuid, variants },
}: {
  ctx: ActorContext;
  input: { uuid: string; variants: readonly string[] };
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
  if (!(await storeFiles(ctx, { uuid, files, known: known?.assets ?? [] }))) throw full(ctx);
  const [picture] = groupPictures(
    uuid,
    files.map(({ path, bytes }) => ({ path, size: bytes.byteLength, updatedAt: ctx.now() })),
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

/**
 * Stores files beside the page. False, and nothing is stored, where there is no room. The objects are written first: a
 * crash before their records leaves what `collectOrphans` deletes.
 */
async function storeFiles(
  ctx: ActorContext,
  { uuid, files, known }: { uuid: string; files: readonly NewFile[]; known: readonly AssetRow[] },
): Promise<boolean> {
  const { id: userId } = requireUser(ctx);
  const taken = new Set(known.map(({ path }) => path));
  const missing = files.filter(({ path }) => !taken.has(path));
  if (missing.length === 0) return true;
  const bytes = missing.reduce((sum, file) => sum + file.bytes.byteLength, 0);
  if (!(await hasRoom(ctx, userId, bytes))) return false;
  const assets = await Promise.all(missing.map((file) => writeFile(ctx, uuid, file)));
  const added = await insertAssets(ctx.db, { uuid, userId, assets, now: ctx.now() });
  const unused = assets.filter(({ key }) => !added.has(key)).map(({ key }) => key);
  if (unused.length > 0) ctx.waitUntil(deleteObjects(ctx, unused));
  forgetPlaces(uuid);
  if (unused.length === 0) return true;
  // The same picture may have arrived twice at once.
  const now = await findSiteWithAssets(ctx.db, uuid);
  const paths = new Set(now?.assets.map(({ path }) => path));
  return files.every(({ path }) => paths.has(path));
}

async function writeFile(
  ctx: ActorContext,
  uuid: string,
  { path, bytes }: NewFile,
): Promise<StoredAsset> {
  const key = assetKey({ uuid, path, saveId: ctx.newId() });
  await ctx.bucket.put(key, bytes);
  return { path, key, etag: await hashContent(bytes), size: bytes.byteLength };
}

const MIB = 1024 * 1024;

function full(ctx: ActorContext): AppError {
  const site = `${SITE_LIMITS.assetBytesPerSite / MIB} MB`;
  const all = `${SITE_LIMITS.storageBytesPerUser / MIB} MB`;
  const limit =
    ctx.locale === 'it'
      ? `${site} di immagini per sito, ${all} in tutto`
      : `${site} of pictures on a site, ${all} in all`;
  return new AppError('sites.limit', { params: { limit } });
}
