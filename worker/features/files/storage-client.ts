import { sql, type SQL } from 'drizzle-orm';
import { FILE_LIMITS } from '#domain/files/limits.ts';
import type { Database } from '#worker/db/client.ts';
import { contents, sites } from '#worker/db/schema/index.ts';

/**
 * Bytes of a user's contents, versions and sites together. The version of a site's current page is not counted
 * twice.
 */
export async function storageUsed(db: Database, userId: string): Promise<number> {
  const row = await db.get<{ bytes: number } | undefined>(
    sql`select ${usedBytes({ userId, shown: '' })} as bytes`,
  );
  return row?.bytes ?? 0;
}

interface Stored {
  userId: string;
  /** Bytes that are added. */
  bytes: SQL | number;
  /** The hash of a page that the write makes a site's current one; empty for other writes. */
  shown: string;
}

/**
 * An SQL condition: the user has room for this many more bytes. It is part of the statement that adds them, so that
 * parallel writes cannot get beyond the limit together (SAVE-8).
 */
export function hasRoomFor({ userId, bytes, shown }: Stored): SQL {
  return sql`${usedBytes({ userId, shown })} + ${bytes} <= ${FILE_LIMITS.storageBytesPerUser}`;
}

function usedBytes({ userId, shown }: Pick<Stored, 'userId' | 'shown'>): SQL {
  return sql`((select coalesce(sum(c.size), 0) from ${contents} c where c.user_id = ${userId} and c.hash <> ${shown}
      and c.hash not in (select etag from ${sites} where user_id = ${userId}))
    + (select coalesce(sum(s.size), 0) from ${sites} s where s.user_id = ${userId}))`;
}
