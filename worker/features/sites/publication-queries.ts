import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Seen } from '#domain/sites/seen-level.ts';
import type { Database } from '#worker/db/client.ts';
import { sites } from '#worker/db/schema/index.ts';
import type { SiteRow } from './site-queries.ts';

/** Notes what was seen of a site, unless the site or what is known of it changed since it was read. */
export async function setSeen(db: Database, known: SiteRow, next: Seen): Promise<boolean> {
  const { uuid, revision, seen, seenRevision } = known;
  const noted = await db
    .update(sites)
    .set(next)
    .where(
      and(
        eq(sites.uuid, uuid),
        eq(sites.revision, revision),
        eq(sites.seen, seen),
        eq(sites.seenRevision, seenRevision),
      ),
    )
    .returning({ uuid: sites.uuid });
  return noted.length === 1;
}

/** Publishes a user's site unless it is hidden, or takes that back. A site that is published already keeps its time. */
export async function setPublished(
  db: Database,
  { uuid, userId, now }: { uuid: string; userId: string; now: number | null },
): Promise<SiteRow | undefined> {
  const isOwn = and(eq(sites.uuid, uuid), eq(sites.userId, userId));
  const isShown = and(inArray(sites.status, ['active', 'flagged']), ne(sites.seen, 'hold'));
  return await db
    .update(sites)
    .set({ publishedAt: now === null ? null : sql`coalesce(${sites.publishedAt}, ${now})` })
    .where(now === null ? isOwn : and(isOwn, isShown))
    .returning()
    .get();
}
