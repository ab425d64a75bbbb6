import { storageUsed } from '#worker/features/files/storage-client.ts';
import { type ActorContext, requireUser } from '#worker/http/actor-context.ts';
import { flushViews } from './count-views.ts';
import { readSiteStats } from './site-queries.ts';

const MIB = 1024 * 1024;

/** The profile's figures, from the user's own rows; storage in MB with two decimals. */
export async function readStats(ctx: ActorContext) {
  const user = requireUser(ctx);
  await flushViews(ctx);
  const [sites, bytes] = await Promise.all([
    readSiteStats(ctx.db, user.id),
    storageUsed(ctx.db, user.id),
  ]);
  return {
    totalSites: sites.total,
    activeSites: sites.active,
    totalViews: sites.views,
    storageUsed: Math.round((bytes / MIB) * 100) / 100,
  };
}
