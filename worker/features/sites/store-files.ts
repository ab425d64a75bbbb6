import type { PhotoCredit } from '#domain/pictures/picture-credits.ts';
import { hasRoom } from '#worker/features/files/files-client.ts';
import { requireUser, type ActorContext } from '#worker/http/actor-context.ts';
import { hashContent } from '#worker/platform/storage/hash-content.ts';
import { deleteObjects } from '#worker/platform/storage/objects.ts';
import { insertAssets } from './asset-queries.ts';
import { forgetPlaces } from './site-pointers.ts';
import { findSiteWithAssets, type AssetRow, type StoredAsset } from './site-queries.ts';
import { assetKey } from './site-storage.ts';

interface NewFile {
  path: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Stores files beside the page. False, and nothing is stored, where there is no room. The objects are written first: a
 * crash before their records leaves what `collectOrphans` deletes.
 */
export async function storeFiles(
  ctx: ActorContext,
  {
    uuid,
    files,
    known,
    credit = null,
  }: {
    uuid: string;
    files: readonly NewFile[];
    known: readonly AssetRow[];
    credit?: PhotoCredit | null;
  },
): Promise<boolean> {
  const { id: userId } = requireUser(ctx);
  const taken = new Set(known.map(({ path }) => path));
  const missing = files.filter(({ path }) => !taken.has(path));
  if (missing.length === 0) return true;
  const bytes = missing.reduce((sum, file) => sum + file.bytes.byteLength, 0);
  if (!(await hasRoom(ctx, userId, bytes))) return false;
  const assets = await Promise.all(missing.map((file) => writeFile(ctx, uuid, file)));
  const added = await insertAssets(ctx.db, { uuid, userId, assets, credit, now: ctx.now() });
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
