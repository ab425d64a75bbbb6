import {
  isSharingPath,
  isSharingPicture,
  sharingPath,
} from '#domain/sites/sharing/sharing-picture.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';
import { AppError } from '#worker/http/app-error.ts';
import { hashContent } from '#worker/platform/storage/hash-content.ts';
import { deleteObjects } from '#worker/platform/storage/objects.ts';
import { deleteAssets } from './asset-queries.ts';
import { decodeDataUrl } from './decode-assets.ts';
import { findOwnSite } from './read-site.ts';
import { noRoomLeft } from './site-limits.ts';
import { forgetPlaces } from './site-pointers.ts';
import { findSiteWithAssets } from './site-queries.ts';
import { storeFiles } from './store-files.ts';

/**
 * Keeps the picture that is shown beside links to one of the user's sites, in the place of an earlier one; `image` is
 * a data URL. The same picture again changes nothing. Throws `sites.invalid-picture` for anything but a JPEG in the
 * size of sharing pictures.
 */
export async function saveSharingPicture({
  ctx,
  input: { uuid, image },
}: {
  ctx: ActorContext;
  input: { uuid: string; image: string };
}): Promise<void> {
  await findOwnSite(ctx, uuid);
  const bytes = decodeDataUrl(image);
  if (bytes === null || !isSharingPicture(bytes)) throw new AppError('sites.invalid-picture');
  const path = sharingPath(await hashContent(bytes));
  const known = (await findSiteWithAssets(ctx.db, uuid))?.assets ?? [];
  if (!(await storeFiles(ctx, { uuid, files: [{ path, bytes }], known }))) throw noRoomLeft(ctx);
  const older = known.map((asset) => asset.path).filter((it) => isSharingPath(it) && it !== path);
  if (older.length === 0) return;
  const keys = await deleteAssets(ctx.db, { uuid, paths: older });
  forgetPlaces(uuid);
  ctx.waitUntil(deleteObjects(ctx, keys));
}
