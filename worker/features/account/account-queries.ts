import { eq } from 'drizzle-orm';
import type { Database } from '#worker/db/client.ts';
import { generations, retiredUserIds, users, welcomedAddresses } from '#worker/db/schema/index.ts';

export async function updateName(db: Database, id: string, name: string): Promise<void> {
  await db.update(users).set({ name }).where(eq(users.id, id));
}

/**
 * Deletes a user with everything that refers to them (sessions, files, versions, folders, reset links) and
 * their prompts, and retires the id. Ledger entries and purchases stay: they contain only an id, amounts and
 * times. The mailbox is noted as welcomed, for accounts that are older than these notes.
 */
export async function deleteUserRows(
  db: Database,
  { id, mailboxHash, now }: { id: string; mailboxHash: string; now: number },
): Promise<void> {
  await db.batch([
    db
      .insert(welcomedAddresses)
      .values({ hash: mailboxHash, userId: id, createdAt: now })
      .onConflictDoNothing(),
    db.insert(retiredUserIds).values({ id, retiredAt: now }).onConflictDoNothing(),
    db.delete(generations).where(eq(generations.userId, id)),
    db.delete(users).where(eq(users.id, id)),
  ]);
}
