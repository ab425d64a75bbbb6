import { eq, sql } from 'drizzle-orm';
import { siteAssets, sites } from '#worker/db/schema/index.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';
import { noteTombstone } from './keep-tombstones.ts';
import { forgetPlaces } from './site-pointers.ts';
import { deleteSiteObjects } from './site-storage.ts';
import { buryStatement } from './tombstone-queries.ts';

/** Deletes every site of a user, records first, so that all addresses close before the objects go. */
export async function deleteSitesOf(
  ctx: Pick<ActorContext, 'db' | 'bucket' | 'now'>,
  userId: string,
): Promise<void> {
  const own = sql`(select uuid from ${sites} where user_id = ${userId})`;
  const [tombstones] = await ctx.db.batch([
    buryStatement(ctx.db, eq(sites.userId, userId), ctx.now()),
    ctx.db.delete(siteAssets).where(sql`${siteAssets.siteUuid} in ${own}`),
    ctx.db.delete(sites).where(eq(sites.userId, userId)),
  ]);
  for (const tombstone of tombstones) {
    forgetPlaces(tombstone.uuid);
    await noteTombstone(ctx, tombstone);
    await deleteSiteObjects(ctx, tombstone.uuid);
  }
}

export { addPicture } from './add-picture.ts';
export { keepDrawing, readDrawings } from './site-drawings.ts';
export { findOwnSite } from './read-site.ts';
export { readPicture, type SitePicture } from './read-thumbnail.ts';
export { saveSite } from './save-site.ts';
export { reinstateSite, suspendSite } from './suspend-site.ts';
export { findTombstone } from './tombstone-queries.ts';
export { tellOwner } from './tell-about-site.ts';
export { describeMadeSite, findSite } from './site-queries.ts';
export { noRoomLeft } from './site-limits.ts';
export { settleSites, type SettledSites } from './settle-sites.ts';
