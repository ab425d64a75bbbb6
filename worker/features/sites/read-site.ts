import { type ActorContext, requireUser } from '#worker/http/actor-context.ts';
import { AppError } from '#worker/http/app-error.ts';
import { findSite, type SiteRow } from './site-queries.ts';

/** The stored page of one of the user's own sites, byte for byte. */
export async function readSite({ ctx, input }: { ctx: ActorContext; input: { uuid: string } }) {
  for (;;) {
    const site = await findOwnSite(ctx, input.uuid);
    const page = await ctx.bucket.get(site.pageKey);
    if (page !== null) {
      return { html: await page.text(), name: site.name, revision: site.revision };
    }
    const isStillCurrent = (await findOwnSite(ctx, input.uuid)).pageKey === site.pageKey;
    if (isStillCurrent) throw new AppError('server.unavailable');
  }
}

/** The user's own site; throws `sites.not-found` or `sites.forbidden`. */
export async function findOwnSite(ctx: ActorContext, uuid: string): Promise<SiteRow> {
  const user = requireUser(ctx);
  const site = await findSite(ctx.db, uuid);
  if (site === undefined) throw new AppError('sites.not-found');
  if (site.userId === user.id) return site;
  ctx.log.security('sec.foreign_site', { site: uuid });
  throw new AppError('sites.forbidden');
}
