import { and, asc, count, eq } from 'drizzle-orm';
import type { Database } from '#worker/db/client.ts';
import { passkeys } from '#worker/db/schema/index.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

/** The passkeys of an account, the oldest first. */
export async function listPasskeys(db: Database, userId: string): Promise<PasskeyRow[]> {
  return await db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt));
}

export async function countPasskeys(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ stored: count() })
    .from(passkeys)
    .where(eq(passkeys.userId, userId));
  return row?.stored ?? 0;
}

export async function findPasskey(
  db: Database,
  credentialId: string,
): Promise<PasskeyRow | undefined> {
  return await db.query.passkeys.findFirst({ where: eq(passkeys.credentialId, credentialId) });
}

/** False when somebody has this passkey already. */
export async function insertPasskey(db: Database, passkey: PasskeyRow): Promise<boolean> {
  const stored = await db
    .insert(passkeys)
    .values(passkey)
    .onConflictDoNothing()
    .returning({ id: passkeys.id });
  return stored.length > 0;
}

/** Notes that a passkey was used; false when it was used elsewhere meanwhile or is gone. */
export async function notePasskeyUse(
  db: Database,
  { id, counter }: PasskeyRow,
  { newCounter, now }: { newCounter: number; now: number },
): Promise<boolean> {
  const noted = await db
    .update(passkeys)
    .set({ counter: newCounter, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), eq(passkeys.counter, counter)))
    .returning({ id: passkeys.id });
  return noted.length > 0;
}

interface OwnPasskey {
  userId: string;
  id: string;
}

export async function renameOwnPasskey(
  db: Database,
  { userId, id }: OwnPasskey,
  name: string,
): Promise<boolean> {
  const renamed = await db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning({ id: passkeys.id });
  return renamed.length > 0;
}

export async function deleteOwnPasskey(db: Database, { userId, id }: OwnPasskey): Promise<boolean> {
  const deleted = await db
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning({ id: passkeys.id });
  return deleted.length > 0;
}
