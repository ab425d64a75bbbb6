import { readPicturePath } from '#domain/sites/picture-address.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';
import { AppError } from '#worker/http/app-error.ts';
import { deleteObjects } from '#worker/platform/storage/objects.ts';
import { deleteAssets } from './asset-queries.ts';
import { findOwnSite, readSite } from './read-site.ts';
import { forgetPlaces } from './site-pointers.ts';
import { findSiteWithAssets } from './site-queries.ts';

/**
 * Deletes a picture of one of the user's own sites in all its widths. Throws `sites.picture-shown` while the saved page
 * shows it. A picture that is gone already is no error.
 */
export async function deletePicture({
  ctx,
  input: { uuid, name },
}: {
  ctx: ActorContext;
  input: { uuid: string; name: string };
}): Promise<void> {
  await findOwnSite(ctx, uuid);
  const { html } = await readSite({ ctx, input: { uuid } });
  if (html.includes(`/s/${uuid}/pictures/${name}`)) throw new AppError('sites.picture-shown');
  const assets = (await findSiteWithAssets(ctx.db, uuid))?.assets ?? [];
  const paths = assets
    .map(({ path }) => path)
    .filter((path) => readPicturePath(path)?.name === name);
  const keys = await deleteAssets(ctx.db, { uuid, paths });
  forgetPlaces(uuid);
  ctx.waitUntil(deleteObjects(ctx, keys));
}
