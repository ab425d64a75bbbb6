import { and, count, desc, eq, gte, or, sql, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { SiteView } from '#contract/sites.ts';
import { SITE_LIMITS } from '#domain/sites/limits.ts';
import { shownStatus } from '#domain/sites/seen-level.ts';
import { sitePagePath } from '#domain/sites/site-address.ts';
import type { Database } from '#worker/db/client.ts';
import { conversationEntries, fileVersions, siteAssets, sites } from '#worker/db/schema/index.ts';
import { hasRoomFor } from '#worker/features/files/storage-client.ts';
import { buryStatement, isFree, type TombstoneRow } from './tombstone-queries.ts';

export type SiteRow = typeof sites.$inferSelect;
export type AssetRow = typeof siteAssets.$inferSelect;

export async function findSite(db: Database, uuid: string): Promise<SiteRow | undefined> {
  return await db.select().from(sites).where(eq(sites.uuid, uuid)).get();
}

/** A site with its assets in one round trip. */
export async function findSiteWithAssets(
  db: Database,
  uuid: string,
): Promise<{ site: SiteRow; assets: AssetRow[] } | null> {
  const [rows, assets] = await db.batch([
    db.select().from(sites).where(eq(sites.uuid, uuid)),
    db.select().from(siteAssets).where(eq(siteAssets.siteUuid, uuid)),
  ]);
  const site = rows[0];
  return site === undefined ? null : { site, assets };
}

/** Newest change first. */
export async function listSites(db: Database, userId: string): Promise<SiteRow[]> {
  return await db
    .select()
    .from(sites)
    .where(eq(sites.userId, userId))
    .orderBy(desc(sites.updatedAt), sites.uuid);
}

export async function countSites(db: Database, userId: string): Promise<number> {
  const row = await db.select({ total: count() }).from(sites).where(eq(sites.userId, userId)).get();
  return row?.total ?? 0;
}

/** The new values that a save writes over the row. */
export interface SitePointer {
  uuid: string;
  userId: string;
  name: string;
  /** False when the save names no name; then the site keeps its current one. */
  isNamed: boolean;
  title: string;
  status: SiteRow['status'];
  revision: number;
  pageKey: string;
  etag: string;
  /** Of the page alone. */
  pageBytes: number;
  /** Of the page and its assets. */
  totalBytes: number;
  now: number;
}

/** An asset whose object is in the store. */
export interface StoredAsset {
  path: string;
  key: string;
  etag: string;
  size: number;
}

/** What a save changes among the assets; `removed` are paths. */
export interface AssetChanges {
  stored: StoredAsset[];
  removed: string[];
}

export interface PointerMove {
  pointer: SitePointer;
  expectedRevision: number;
  assets: AssetChanges;
  /** Statements of the same transaction, each under `isPlaced`. */
  dependents: BatchItem<'sqlite'>[];
}

/** An SQL condition for dependent statements: the site's pointer is on this page. */
export function isPlaced({ uuid, pageKey }: Pick<SitePointer, 'uuid' | 'pageKey'>): SQL {
  return sql`exists (select 1 from ${sites} where uuid = ${uuid} and page_key = ${pageKey})`;
}

/**
 * Moves the pointer of a site from `expectedRevision` (0 for a new site) to a stored page with its assets, or
 * changes nothing. Returns the new row; null when another save or a deletion was first.
 */
export async function movePointer(db: Database, move: PointerMove): Promise<SiteRow | null> {
  const { pointer, expectedRevision, assets, dependents } = move;
  const isMoved = isPlaced(pointer);
  const [, , , moved] = await db.batch([
    expectedRevision === 0
      ? insertPointer(db, pointer)
      : updatePointer(db, pointer, expectedRevision),
    db
      .delete(siteAssets)
      .where(
        and(
          eq(siteAssets.siteUuid, pointer.uuid),
          sql`${siteAssets.path} in (select value from json_each(${JSON.stringify(assets.removed)}))`,
          isMoved,
        ),
      ),
    db
      .insert(siteAssets)
      .select(
        sql`select ${pointer.uuid}, value ->> 'path', value ->> 'key', value ->> 'etag', value ->> 'size', ${pointer.now}, null
          from json_each(${JSON.stringify(assets.stored)}) where ${isMoved}`,
      )
      .onConflictDoUpdate({
        target: [siteAssets.siteUuid, siteAssets.path],
        set: {
          key: sql`excluded.key`,
          etag: sql`excluded.etag`,
          size: sql`excluded.size`,
          updatedAt: sql`excluded.updated_at`,
        },
      }),
    // Counted in SQL, because a picture may have been added since the caller read the assets.
    db
      .update(sites)
      .set({
        size: sql`${pointer.pageBytes} + (select coalesce(sum(size), 0) from ${siteAssets} where site_uuid = ${pointer.uuid})`,
        files: sql`1 + (select count(*) from ${siteAssets} where site_uuid = ${pointer.uuid})`,
      })
      .where(and(eq(sites.uuid, pointer.uuid), eq(sites.pageKey, pointer.pageKey)))
      .returning(),
    ...dependents,
  ]);
  return moved[0] ?? null;
}

/** Limit and tombstone are part of the statement, so that parallel saves and deletions cannot get around them (SAVE-8). */
function insertPointer(db: Database, row: SitePointer) {
  return db
    .insert(sites)
    .select(
      sql`select ${row.uuid}, ${row.userId}, ${row.name}, ${row.title}, ${row.status}, ${row.revision},
        ${row.pageKey}, ${row.etag}, ${row.pageBytes}, 1, 0, '', null, ${row.now}, ${row.now}, null, 'none', 0
        where (select count(*) from ${sites} where user_id = ${row.userId}) < ${SITE_LIMITS.sitesPerUser}
          and ${isFree(row)}
          and ${hasRoomFor({ userId: row.userId, bytes: row.totalBytes, shown: row.etag })}`,
    )
    .onConflictDoNothing();
}

function updatePointer(
  db: Database,
  { now, pageBytes: size, totalBytes, name, isNamed, ...row }: SitePointer,
  expectedRevision: number,
) {
  const { userId } = row;
  const bytes = sql`${totalBytes} - ${sites.size}`;
  // A suspension that arrived while the page was being written must stay.
  const status = sql<
    SiteRow['status']
  >`case when status in ('suspended', 'review') then status else ${row.status} end`;
  return db
    .update(sites)
    .set({ ...row, ...(isNamed ? { name } : {}), size, status, updatedAt: now })
    .where(
      and(
        eq(sites.uuid, row.uuid),
        eq(sites.userId, row.userId),
        eq(sites.revision, expectedRevision),
        or(gte(sites.size, totalBytes), hasRoomFor({ userId, bytes, shown: row.etag })),
      ),
    );
}

export async function renameSiteRow(
  db: Database,
  { uuid, userId, name, now }: { uuid: string; userId: string; name: string; now: number },
): Promise<SiteRow | undefined> {
  return await db
    .update(sites)
    .set({ name, updatedAt: now })
    .where(and(eq(sites.uuid, uuid), eq(sites.userId, userId)))
    .returning()
    .get();
}

/** Deletes a user's site and returns its tombstone; undefined when there is no such site. */
export async function deleteSiteRow(
  db: Database,
  { uuid, userId, now }: { uuid: string; userId: string; now: number },
): Promise<TombstoneRow | undefined> {
  const [tombstones] = await db.batch([
    buryStatement(db, and(eq(sites.uuid, uuid), eq(sites.userId, userId)), now),
    db
      .delete(fileVersions)
      .where(and(eq(fileVersions.fileId, uuid), eq(fileVersions.userId, userId))),
    db
      .delete(conversationEntries)
      .where(
        and(eq(conversationEntries.documentUuid, uuid), eq(conversationEntries.userId, userId)),
      ),
    db
      .delete(siteAssets)
      .where(
        sql`${siteAssets.siteUuid} in (select uuid from ${sites} where uuid = ${uuid} and user_id = ${userId})`,
      ),
    db.delete(sites).where(and(eq(sites.uuid, uuid), eq(sites.userId, userId))),
  ]);
  return tombstones[0];
}

/** The wire shape of a row. */
export function toSiteView(row: SiteRow): SiteView {
  return {
    uuid: row.uuid,
    name: row.name,
    title: row.title,
    description: row.description,
    url: sitePagePath(row.uuid),
    status: shownStatus(row),
    size: row.size,
    files: row.files,
    views: row.views,
    revision: row.revision,
    created_at: new Date(row.createdAt).toISOString(),
    updated_at: new Date(row.updatedAt).toISOString(),
    published_at: row.publishedAt === null ? null : new Date(row.publishedAt).toISOString(),
  };
}

/** Links a site with what it was made from. Empty texts leave what is there. */
export async function describeSiteRow(
  db: Database,
  log: { uuid: string; userId: string; title: string; description: string },
): Promise<void> {
  const { uuid, userId, title, description } = log;
  await db
    .update(sites)
    .set({
      ...(title === '' ? {} : { title }),
      ...(description === '' ? {} : { description }),
    })
    .where(and(eq(sites.uuid, uuid), eq(sites.userId, userId)));
}

/** Records which generation made a new site and from which words. */
export async function describeMadeSite(
  db: Database,
  made: { uuid: string; userId: string; generationId: string; prompt: string },
): Promise<void> {
  const { uuid, userId, generationId, prompt } = made;
  await db
    .update(sites)
    .set({ generationId, description: prompt.slice(0, SITE_LIMITS.descriptionCharacters) })
    .where(and(eq(sites.uuid, uuid), eq(sites.userId, userId)));
}

/**
 * Links the user's newest finished generation that made no site yet to a site, in one statement. A generation
 * that was free (for example a stand-in) counts too: nothing is owed for it. True when the site has one
 * afterwards.
 */
export async function bindChargedGeneration(
  db: Database,
  { uuid, userId, since }: { uuid: string; userId: string; since: number },
): Promise<boolean> {
  const bound = await db
    .update(sites)
    .set({
      generationId: sql`coalesce(${sites.generationId}, (
        select g.id from generations g
        where g.user_id = ${userId} and g.status = 'done'
          and g.created_at >= ${since}
          and not exists (select 1 from sites other where other.generation_id = g.id)
        order by g.created_at desc limit 1))`,
    })
    .where(and(eq(sites.uuid, uuid), eq(sites.userId, userId)))
    .returning({ generationId: sites.generationId });
  return bound[0]?.generationId != null;
}

/** What the profile's cards show; `active` are the sites that the public can see. */
export async function readSiteStats(
  db: Database,
  userId: string,
): Promise<{ total: number; active: number; views: number }> {
  const row = await db
    .select({
      total: count(),
      active: sql<number>`coalesce(sum(status not in ('suspended', 'review')), 0)`,
      views: sql<number>`coalesce(sum(views), 0)`,
    })
    .from(sites)
    .where(eq(sites.userId, userId))
    .get();
  return row ?? { total: 0, active: 0, views: 0 };
}
