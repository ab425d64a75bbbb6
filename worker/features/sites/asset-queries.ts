import { and, eq, sql } from 'drizzle-orm';
import type { PhotoCredit } from '#domain/pictures/picture-credits.ts';
import { SITE_LIMITS } from '#domain/sites/limits.ts';
import type { Database } from '#worker/db/client.ts';
import { siteAssets, sites } from '#worker/db/schema/index.ts';
import { hasRoomFor } from '#worker/features/files/storage-client.ts';
import type { StoredAsset } from './site-queries.ts';

/**
 * Adds assets to a user's site beside its page, without a new revision: all of them or none. Those whose path is taken
 * stay as they are. Answers the keys of those that were added: none when the site is gone or has no room left.
 */
export async function insertAssets(
  db: Database,
  added: {
    uuid: string;
    userId: string;
    assets: readonly StoredAsset[];
    credit?: PhotoCredit | null;
    now: number;
  },
): Promise<Set<string>> {
  const { uuid, userId, assets, credit = null, now } = added;
  const named = credit === null ? null : JSON.stringify(credit);
  const list = JSON.stringify(assets);
  const bytes = assets.reduce((sum, { size }) => sum + size, 0);
  const own = sql`(select count(*) as files, coalesce(sum(size), 0) as bytes from ${siteAssets} where site_uuid = ${uuid})`;
  const ofThese = sql`site_uuid = ${uuid} and key in (select value ->> 'key' from json_each(${list}))`;
  const [inserted] = await db.batch([
    db
      .insert(siteAssets)
      .select(
        sql`select ${uuid}, value ->> 'path', value ->> 'key', value ->> 'etag', value ->> 'size', ${now}, ${named}
          from json_each(${list}), ${own} as held
          where exists (select 1 from ${sites} where uuid = ${uuid} and user_id = ${userId})
            and held.files + ${assets.length} <= ${SITE_LIMITS.assetsPerSite}
            and held.bytes + ${bytes} <= ${SITE_LIMITS.assetBytesPerSite}
            and ${hasRoomFor({ userId, bytes, shown: '' })}`,
      )
      .onConflictDoNothing()
      .returning({ key: siteAssets.key }),
    db
      .update(sites)
      .set({
        size: sql`${sites.size} + (select coalesce(sum(size), 0) from ${siteAssets} where ${ofThese})`,
        files: sql`${sites.files} + (select count(*) from ${siteAssets} where ${ofThese})`,
      })
      .where(eq(sites.uuid, uuid)),
  ]);
  return new Set(inserted.map(({ key }) => key));
}

/** Takes files off a user's site, by their paths, and returns the keys of their objects. */
export async function deleteAssets(
  db: Database,
  { uuid, paths }: { uuid: string; paths: readonly string[] },
): Promise<string[]> {
  const these = and(
    eq(siteAssets.siteUuid, uuid),
    sql`${siteAssets.path} in (select value from json_each(${JSON.stringify(paths)}))`,
  );
  const [, deleted] = await db.batch([
    db
      .update(sites)
      .set({
        size: sql`${sites.size} - (select coalesce(sum(size), 0) from ${siteAssets} where ${these})`,
        files: sql`${sites.files} - (select count(*) from ${siteAssets} where ${these})`,
      })
      .where(eq(sites.uuid, uuid)),
    db.delete(siteAssets).where(these).returning({ key: siteAssets.key }),
  ]);
  return deleted.map(({ key }) => key);
}
