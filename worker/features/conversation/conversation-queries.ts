import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '#worker/db/client.ts';
import { conversationEntries, files, sites } from '#worker/db/schema/index.ts';

export type EntryRow = typeof conversationEntries.$inferSelect;

/** An SQL condition: the user has a site or a file of this uuid. */
function isOwned({ userId, documentUuid }: Pick<EntryRow, 'userId' | 'documentUuid'>) {
  return sql`(exists (select 1 from ${sites} where uuid = ${documentUuid} and user_id = ${userId})
    or exists (select 1 from ${files} where uuid = ${documentUuid} and user_id = ${userId}))`;
}

/**
 * Adds an entry unless it is there already or the document is gone, and keeps the newest `keep` of the document:
 * one transaction, so that neither a repetition nor a deletion at the same time leaves anything behind.
 */
export async function addEntry(db: Database, row: EntryRow, keep: number): Promise<void> {
  const ofDocument = and(
    eq(conversationEntries.userId, row.userId),
    eq(conversationEntries.documentUuid, row.documentUuid),
  );
  await db.batch([
    db
      .insert(conversationEntries)
      .select(
        sql`select ${row.id}, ${row.userId}, ${row.documentUuid}, ${row.askedAt}, ${row.entry}
          where ${isOwned(row)}`,
      )
      .onConflictDoNothing(),
    db.delete(conversationEntries).where(
      and(
        ofDocument,
        sql`${conversationEntries.askedAt} <= (select asked_at from ${conversationEntries}
            where ${ofDocument} order by asked_at desc limit 1 offset ${keep})`,
      ),
    ),
  ]);
}

/** True when the user has this document. */
export async function ownsDocument(
  db: Database,
  document: Pick<EntryRow, 'userId' | 'documentUuid'>,
): Promise<boolean> {
  const row = await db.get<{ owned: number }>(sql`select ${isOwned(document)} as owned`);
  return row.owned === 1;
}

/** The newest entries of a document that were asked before `before`, newest first; at most `limit`. */
export async function listEntries(
  db: Database,
  { userId, documentUuid }: Pick<EntryRow, 'userId' | 'documentUuid'>,
  { before, limit }: { before: number; limit: number },
): Promise<EntryRow[]> {
  return await db
    .select()
    .from(conversationEntries)
    .where(
      and(
        eq(conversationEntries.userId, userId),
        eq(conversationEntries.documentUuid, documentUuid),
        lt(conversationEntries.askedAt, before),
      ),
    )
    .orderBy(desc(conversationEntries.askedAt))
    .limit(limit);
}
