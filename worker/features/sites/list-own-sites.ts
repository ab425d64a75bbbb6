import type { SiteDirectory, SiteView } from '#contract/sites.ts';
import { type ActorContext, requireUser } from '#worker/http/actor-context.ts';
import { flushViews } from './count-views.ts';
import { listSites, toSiteView } from './site-queries.ts';

/** The user's sites, newest change first. */
export async function listOwnSites(ctx: ActorContext): Promise<SiteView[]> {
  const user = requireUser(ctx);
  await flushViews(ctx);
  return (await listSites(ctx.db, user.id)).map(toSiteView);
}

/** The user's sites as the site browser's entries. */
export async function describeStructure(ctx: ActorContext): Promise<SiteDirectory[]> {
  const user = requireUser(ctx);
  return (await listSites(ctx.db, user.id)).map((site) => ({
    name: site.uuid,
    path: `/s/${site.uuid}`,
    type: 'folder',
    siteInfo: { name: site.name, updated_at: new Date(site.updatedAt).toISOString() },
    stats: { files: site.files, size: site.size },
  }));
}
