import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '#worker/db/client.ts';
import { siteAssets, sites } from '#worker/db/schema/index.ts';
import type { PublicContext } from '#worker/http/actor-context.ts';
import { restoreTombstones } from './keep-tombstones.ts';
import { placesFromStore, type SitePlaces } from './site-pointers.ts';
import { type AssetRow, findSiteWithAssets } from './site-queries.ts';
import { pageRevision } from './site-storage.ts';
import { findTombstone } from './tombstone-queries.ts';

type SettleContext = Pick<PublicContext, 'db' | 'bucket'>;

export interface SettledSites {
  /** Number of sites that now show a page newer than their record. */
  renewed: number;
  /** The uuids of sites without any page in the store. */
  withoutPage: string[];
}

const SITES_AT_ONCE = 100;

/**
 * After the database was restored: points every record at objects that exist. A save deletes the page it
 * replaces, so an older record names a deleted object; the newest page and assets in the store take its place.
 * Sites that were deleted or suspended since the backup stay so.
 */
export async function settleSites(ctx: SettleContext): Promise<SettledSites> {
  await restoreTombstones(ctx);
  const settled: SettledSites = { renewed: 0, withoutPage: [] };
  for (let after = ''; ;) {
    const uuids = await listUuidsAfter(ctx.db, after);
    for (const uuid of uuids) {
      const outcome = await settleSite(ctx, uuid);
      if (outcome === 'renewed') settled.renewed += 1;
      if (outcome === 'without-page') settled.withoutPage.push(uuid);
    }
    const last = uuids.at(-1);
    if (last === undefined) return settled;
    after = last;
  }
}

async function listUuidsAfter(db: Database, after: string): Promise<string[]> {
  const rows = await db
    .select({ uuid: sites.uuid })
    .from(sites)
    .where(gt(sites.uuid, after))
    .orderBy(asc(sites.uuid))
    .limit(SITES_AT_ONCE);
  return rows.map(({ uuid }) => uuid);
}

async function settleSite(
  ctx: SettleContext,
  uuid: string,
): Promise<'sound' | 'renewed' | 'without-page' | 'deleted'> {
  const [known, places] = await Promise.all([
    findSiteWithAssets(ctx.db, uuid),
    placesFromStore(ctx, uuid),
  ]);
  if (known === null) return 'sound';
  if (places === null) return (await dropDeleted(ctx.db, uuid)) ? 'deleted' : 'without-page';
  const { site } = known;
  const pageBytes = site.size - sumOf(known.assets);
  const assets = await settleAssets(ctx.db, { uuid, assets: known.assets, places });
  const isThere = (await ctx.bucket.head(site.pageKey)) !== null;
  const { key, etag, size } = places.page;
  const page = isThere ? {} : { pageKey: key, etag, revision: pageRevision(key) };
  const bytes = isThere ? pageBytes : (size ?? 0);
  const suspended =
    places.status === 'suspended' && site.status !== 'review' ? { status: places.status } : {};
  const record = { ...page, ...suspended, size: bytes + sumOf(assets), files: 1 + assets.length };
  await ctx.db.update(sites).set(record).where(eq(sites.uuid, uuid));
  return isThere ? 'sound' : 'renewed';
}

/** Removes the record of a site that was deleted after the backup. False for one that never was. */
async function dropDeleted(db: Database, uuid: string): Promise<boolean> {
  if ((await findTombstone(db, uuid)) === null) return false;
  await db.batch([
    db.delete(siteAssets).where(eq(siteAssets.siteUuid, uuid)),
    db.delete(sites).where(eq(sites.uuid, uuid)),
  ]);
  return true;
}

function sumOf(assets: readonly { size: number }[]): number {
  return assets.reduce((sum, { size }) => sum + size, 0);
}

/** Returns the remaining assets. */
async function settleAssets(
  db: Database,
  { uuid, assets, places }: { uuid: string; assets: AssetRow[]; places: SitePlaces },
): Promise<{ size: number }[]> {
  const left = [];
  for (const asset of assets) {
    const stored = places.assets.get(asset.path);
    const isThis = and(eq(siteAssets.siteUuid, uuid), eq(siteAssets.path, asset.path));
    if (stored === undefined) {
      await db.delete(siteAssets).where(isThis);
      continue;
    }
    const { key, etag, size } = stored;
    if (key === asset.key) left.push(asset);
    else {
      await db
        .update(siteAssets)
        .set({ key, etag, size: size ?? 0 })
        .where(isThis);
      left.push({ size: size ?? 0 });
    }
  }
  return left;
}
