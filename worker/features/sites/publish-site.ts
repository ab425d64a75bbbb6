import type { PublishSiteBody, SiteView } from '#contract/sites.ts';
import { isBarred } from '#domain/sites/decide-report.ts';
import { noteLook } from '#domain/sites/seen-level.ts';
import { assertMayPublish } from '#worker/features/auth/auth-client.ts';
import { type ActorContext, requireUser } from '#worker/http/actor-context.ts';
import { AppError } from '#worker/http/app-error.ts';
import { flagSite } from './flag-site.ts';
import { findOwnSite } from './read-site.ts';
import { forgetPlaces } from './site-pointers.ts';
import { setPublished, setSeen } from './publication-queries.ts';
import { toSiteView } from './site-queries.ts';

/** How often a look is noted again when the site changed just then. */
const ATTEMPTS = 5;

/**
 * Lets search engines index one of the user's sites, which succeeds when repeated; first notes what the owner's browser
 * found in the shown page. Throws `auth.unverified`, and `sites.hidden` while nobody can see the page.
 */
export async function publishSite({
  ctx,
  input,
}: {
  ctx: ActorContext;
  input: PublishSiteBody & { uuid: string };
}): Promise<SiteView> {
  const { uuid } = input;
  await findOwnSite(ctx, uuid);
  assertMayPublish(ctx);
  if (input.seen !== undefined) await noteSeen(ctx, { ...input, seen: input.seen });
  return await publish(ctx, uuid, ctx.now());
}

/** Asks search engines to leave a site out again; the page stays at its address. Succeeds when repeated. */
export async function unpublishSite({
  ctx,
  input: { uuid },
}: {
  ctx: ActorContext;
  input: { uuid: string };
}): Promise<SiteView> {
  await findOwnSite(ctx, uuid);
  return await publish(ctx, uuid, null);
}

async function publish(ctx: ActorContext, uuid: string, now: number | null): Promise<SiteView> {
  const site = await setPublished(ctx.db, { uuid, userId: requireUser(ctx).id, now });
  if (site === undefined) throw new AppError('sites.hidden');
  forgetPlaces(uuid);
  ctx.log.info('sites.publication', { site: uuid, isPublished: now !== null });
  return toSiteView(site);
}

type Look = Required<Pick<PublishSiteBody, 'seen'>> & Pick<PublishSiteBody, 'signs'>;

async function noteSeen(
  ctx: ActorContext,
  { uuid, seen: level, signs = [] }: Look & { uuid: string },
): Promise<void> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const site = await findOwnSite(ctx, uuid);
    const next = noteLook(site, level);
    if (next.seen === site.seen && next.seenRevision === site.seenRevision) return;
    if (!(await setSeen(ctx.db, site, next))) continue;
    forgetPlaces(uuid);
    if (next.seen !== 'none' && !isBarred(site.status))
      ctx.waitUntil(flagSite(ctx, { uuid, signs: ['as-shown', ...signs] }));
    return;
  }
  throw new AppError('server.unavailable');
}
