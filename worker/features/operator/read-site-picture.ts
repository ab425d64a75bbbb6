import { findSite, readPicture, type SitePicture } from '#worker/features/sites/sites-client.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';
import { AppError } from '#worker/http/app-error.ts';

/** The picture of anybody's site, so that an operator can judge it without opening it. Throws `sites.not-found`. */
export async function readSitePicture({
  ctx,
  input,
}: {
  ctx: ActorContext;
  input: { site: string };
}): Promise<SitePicture> {
  const site = await findSite(ctx.db, input.site);
  if (site === undefined) throw new AppError('sites.not-found');
  return await readPicture(ctx, site);
}
