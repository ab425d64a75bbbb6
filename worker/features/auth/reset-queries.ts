import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { ACCOUNT_LIMITS } from '#domain/accounts/account-limits.ts';
import type { Database } from '#worker/db/client.ts';
import { passwordResets, sessions, users } from '#worker/db/schema/index.ts';

const HOUR_MS = 60 * 60_000;

/**
 * Stores a reset link and ends the user's earlier ones. False when the user got too many within the hour; then
 * the last link stays valid.
 */
export async function insertReset(
  db: Database,
  { tokenHash, userId, createdAt, expiresAt }: Omit<typeof passwordResets.$inferInsert, 'usedAt'>,
): Promise<boolean> {
  const [inserted] = await db.batch([
    db
      .insert(passwordResets)
      .select(
        sql`SELECT ${tokenHash}, ${userId}, ${createdAt}, ${expiresAt}, NULL
          WHERE (SELECT count(*) FROM ${passwordResets}
            WHERE user_id = ${userId} AND created_at > ${createdAt - HOUR_MS}) < ${ACCOUNT_LIMITS.resetsPerHour}`,
      )
      .returning({ tokenHash: passwordResets.tokenHash }),
    db
      .update(passwordResets)
      .set({ usedAt: createdAt })
      .where(
        and(
          eq(passwordResets.userId, userId),
          ne(passwordResets.tokenHash, tokenHash),
          isNull(passwordResets.usedAt),
          sql`exists (select 1 from ${passwordResets} as newer where newer.token_hash = ${tokenHash})`,
        ),
      ),
  ]);
  return inserted.length > 0;
}

/** The user whose unused, unexpired link this is; the link stays usable. */
export async function findResetUser(db: Database, tokenHash: string, now: number) {
  const [row] = await db
    .select()
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(isUsable(tokenHash, now));
  return row?.users;
}

interface ResetUse {
  tokenHash: string;
  userId: string;
  passwordHash: string;
  now: number;
}

/**
 * Uses up a link, sets the password and ends all sessions, all or nothing. False when another call used the
 * link first.
 */
export async function applyReset(
  db: Database,
  { tokenHash, userId, passwordHash, now }: ResetUse,
): Promise<boolean> {
  const isMine = sql`exists (select 1 from ${passwordResets} where ${isUsable(tokenHash, now)})`;
  const [updated] = await db.batch([
    db
      .update(users)
      .set({ passwordHash, emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${now})` })
      .where(and(eq(users.id, userId), isMine))
      .returning({ id: users.id }),
    db.delete(sessions).where(and(eq(sessions.userId, userId), isMine)),
    db.update(passwordResets).set({ usedAt: now }).where(isUsable(tokenHash, now)),
  ]);
  return updated.length > 0;
}

function isUsable(tokenHash: string, now: number) {
  return and(
    eq(passwordResets.tokenHash, tokenHash),
    isNull(passwordResets.usedAt),
    gt(passwordResets.expiresAt, now),
  );
}
