import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Database } from '#worker/db/client.ts';
import { contents, sites } from '#worker/db/schema/index.ts';

/**
 * Bytes of a user's contents, versions and sites together. The version of a site's current page is not counted
 * twice.
 */
export async function storageUsed(db: Database, userId: string): Promise<number> {
  const shown = db.select({ hash: sites.etag }).from(sites).where(eq(sites.userId, userId));
  const [held, published] = await db.batch([
    db
      .select({ bytes: sql<number>`coalesce(sum(${contents.size}), 0)` })
      .from(contents)
      .where(and(eq(contents.userId, userId), notInArray(contents.hash, shown))),
    db
      .select({ bytes: sql<number>`coalesce(sum(${sites.size}), 0)` })
      .from(sites)
      .where(eq(sites.userId, userId)),
  ]);
  return (held[0]?.bytes ?? 0) + (published[0]?.bytes ?? 0);
}
