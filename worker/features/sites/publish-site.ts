import type { SiteView } from '#contract/sites.ts';
import { assertMayPublish } from '#worker/features/auth/auth-client.ts';
import { type ActorContext, requireUser } from '#worker/http/actor-context.ts';
import { AppError } from '#worker/http/app-error.ts';
import { findOwnSite } from './read-site.ts';
import { forgetPlaces } from './site-pointers.ts';
import { setPublished, toSiteView } from './site-queries.ts';

/**
 * Lets search engines index one of the user's sites, or asks them to leave it out again; the page stays at its address.
 * Both succeed when repeated. Throws `auth.unverified`, and `sites.hidden` while nobody can see the page.
 */
export async function publishSite({
  ctx,
  input: { uuid, isPublished },
}: {
  ctx: ActorContext;
  input: { uuid: string; isPublished: boolean };
}): Promise<SiteView> {
  const { id: userId } = requireUser(ctx);
  await findOwnSite(ctx, uuid);
  if (isPublished) assertMayPublish(ctx);
  const site = await setPublished(ctx.db, { uuid, userId, now: isPublished ? ctx.now() : null });
  if (site === undefined) throw new AppError('sites.hidden');
  forgetPlaces(uuid);
  ctx.log.info('sites.publication', { site: uuid, isPublished });
  return toSiteView(site);
}
