import { picturePath, siteFileAddress } from '#domain/sites/picture-address.ts';
import { hasRoom } from '#worker/features/files/files-client.ts';
import { requireUser, type ActorContext } from '#worker/http/actor-context.ts';
import { hashContent } from '#worker/platform/storage/hash-content.ts';
import { deleteObjects } from '#worker/platform/storage/objects.ts';
import { forgetPlaces } from './site-pointers.ts';
import { findSiteWithAssets, insertAsset } from './site-queries.ts';
import { assetKey } from './site-storage.ts';

interface PictureInput {
  uuid: string;
  bytes: Uint8Array<ArrayBuffer>;
  mediaType: string;
}

/**
 * Stores a picture among the files of one of the user's own sites and answers its address. Null, and
 * nothing is stored, where there is no such site (not saved yet, somebody else's) or no room for it.
 * The object is written first: a crash before its record leaves what `collectOrphans` deletes.
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
  const etag = await hashContent(bytes);
  const path = picturePath(etag, mediaType);
  if (path === null) return null;
  const address = siteFileAddress(uuid, path);
  if (known.assets.some((asset) => asset.path === path)) return address;
  const size = bytes.byteLength;
  if (!(await hasRoom(ctx, userId, size))) return null;
  const key = assetKey({ uuid, path, saveId: ctx.newId() });
  await ctx.bucket.put(key, bytes);
  const asset = { path, key, etag, size };
  if (!(await insertAsset(ctx.db, { uuid, userId, asset, now: ctx.now() }))) {
    ctx.waitUntil(deleteObjects(ctx, [key]));
    return null;
  }
  forgetPlaces(uuid);
  return address;
}
