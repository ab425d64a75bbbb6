import { and, desc, eq, gt, inArray, lte, ne } from 'drizzle-orm';
import { ACCOUNT_LIMITS } from '#domain/accounts/account-limits.ts';
import type { Database } from '#worker/db/client.ts';
import { passwordResets, sessions, users } from '#worker/db/schema/index.ts';

export type NewSession = typeof sessions.$inferInsert;

/** The session of a token's hash with its user, unless it has expired. One read. */
export async function findSession(db: Database, idHash: string, now: number) {
  const [row] = await db
    .select()
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.idHash, idHash), gt(sessions.expiresAt, now)))
    .limit(1);
  return row;
}

/** Stores a session, drops the one it replaces, the user's expired ones and the oldest beyond the limit. */
export async function insertSession(
  db: Database,
  session: NewSession,
  replacedIdHash: string | undefined,
): Promise<void> {
  const ofUser = eq(sessions.userId, session.userId);
  const beyondLimit = db
    .select({ idHash: sessions.idHash })
    .from(sessions)
    .where(ofUser)
    .orderBy(desc(sessions.createdAt), desc(sessions.lastSeenAt))
    .limit(ACCOUNT_LIMITS.sessionsPerUser)
    .offset(ACCOUNT_LIMITS.sessionsPerUser - 1);
  await db.batch([
    db.delete(sessions).where(eq(sessions.idHash, replacedIdHash ?? '')),
    db.delete(sessions).where(and(ofUser, lte(sessions.expiresAt, session.createdAt))),
    db.delete(sessions).where(inArray(sessions.idHash, beyondLimit)),
    db.insert(sessions).values(session),
  ]);
}

export async function touchSession(db: Database, idHash: string, now: number): Promise<void> {
  await db
    .update(sessions)
    .set({ lastSeenAt: now, expiresAt: now + ACCOUNT_LIMITS.sessionLifetimeMs })
    .where(eq(sessions.idHash, idHash));
}

export async function deleteSession(db: Database, idHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.idHash, idHash));
}

/** Ends one session of a user by its public id; false when there is none. */
export async function deleteOwnSession(
  db: Database,
  userId: string,
  publicId: string,
): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.publicId, publicId)))
    .returning({ idHash: sessions.idHash });
  return ended.length > 0;
}

/** Ends every session of a user but one. */
export async function deleteOtherSessions(
  db: Database,
  userId: string,
  keptIdHash: string,
): Promise<void> {
  await db.delete(sessions).where(otherSessions(userId, keptIdHash));
}

function otherSessions(userId: string, keptIdHash: string) {
  return and(eq(sessions.userId, userId), ne(sessions.idHash, keptIdHash));
}

/** The user's live sessions, the most recently used first. */
export async function listSessions(db: Database, userId: string, now: number) {
  return await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt));
}

/** Sets a password and ends every session of the user but one; mailed links die with the old password. */
export async function replacePassword(
  db: Database,
  { userId, passwordHash, keptIdHash }: PasswordReplacement,
): Promise<void> {
  await db.batch([
    db.update(users).set({ passwordHash }).where(eq(users.id, userId)),
    db.delete(sessions).where(otherSessions(userId, keptIdHash)),
    db.delete(passwordResets).where(eq(passwordResets.userId, userId)),
  ]);
}

export interface PasswordReplacement {
  userId: string;
  passwordHash: string;
  keptIdHash: string;
}

/** Gives a session a new token. */
export async function moveSession(db: Database, from: string, to: string): Promise<void> {
  await db.update(sessions).set({ idHash: to }).where(eq(sessions.idHash, from));
}
