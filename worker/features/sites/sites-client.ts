import { eq, sql } from 'drizzle-orm';
import { siteAssets, sites } from '#worker/db/schema/index.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';
import { forgetPlaces } from './site-pointers.ts';
import { deleteSiteObjects } from './site-storage.ts';

/** Deletes every site of a user, records first, so that all addresses close before the objects go. */
export async function deleteSitesOf(
  ctx: Pick<ActorContext, 'db' | 'bucket'>,
  userId: string,
): Promise<void> {
  const own = sql`(select uuid from ${sites} where user_id = ${userId})`;
  const [, deleted] = await ctx.db.batch([
    ctx.db.delete(siteAssets).where(sql`${siteAssets.siteUuid} in ${own}`),
    ctx.db.delete(sites).where(eq(sites.userId, userId)).returning({ uuid: sites.uuid }),
  ]);
  for (const { uuid } of deleted) {
    forgetPlaces(uuid);
    await deleteSiteObjects(ctx, uuid);
  }
}

export { addPicture } from './add-picture.ts';
export { findOwnSite } from './read-site.ts';
export { saveSite } from './save-site.ts';
export { describeMadeSite } from './site-queries.ts';
export { settleSites, type SettledSites } from './settle-sites.ts';
