import { and, desc, eq, exists, gt, inArray, lte, ne, sql } from 'drizzle-orm';
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

/** What a new session replaces, and the password hash that was verified for it. */
export interface SessionTerms {
  replacedIdHash?: string | undefined;
  /** The session is stored only if this is still the account's hash. */
  provedHash?: string | null | undefined;
}

/**
 * Stores a session and deletes the one it replaces, the user's expired ones and the oldest beyond the limit.
 * False, with nothing stored, when the account is gone or its password changed meanwhile.
 */
export async function insertSession(
  db: Database,
  session: NewSession,
  { replacedIdHash = '', provedHash }: SessionTerms = {},
): Promise<boolean> {
  const ofUser = eq(sessions.userId, session.userId);
  const beyondLimit = db
    .select({ idHash: sessions.idHash })
    .from(sessions)
    .where(ofUser)
    .orderBy(desc(sessions.createdAt), desc(sessions.lastSeenAt))
    .limit(ACCOUNT_LIMITS.sessionsPerUser)
    .offset(ACCOUNT_LIMITS.sessionsPerUser - 1);
  const [, , , inserted] = await db.batch([
    db.delete(sessions).where(eq(sessions.idHash, replacedIdHash)),
    db.delete(sessions).where(and(ofUser, lte(sessions.expiresAt, session.createdAt))),
    db.delete(sessions).where(inArray(sessions.idHash, beyondLimit)),
    db
      .insert(sessions)
      .select(
        db
          .select({
            idHash: sql`${session.idHash}`.as('id_hash'),
            publicId: sql`${session.publicId}`.as('public_id'),
            userId: users.id,
            method: sql`${session.method}`.as('method'),
            device: sql`${session.device}`.as('device'),
            createdAt: sql`${session.createdAt}`.as('created_at'),
            lastSeenAt: sql`${session.lastSeenAt}`.as('last_seen_at'),
            expiresAt: sql`${session.expiresAt}`.as('expires_at'),
          })
          .from(users)
          .where(and(eq(users.id, session.userId), isProved(provedHash))),
      )
      .returning({ idHash: sessions.idHash }),
  ]);
  return inserted.length > 0;
}

function isProved(provedHash: string | null | undefined) {
  return provedHash === undefined ? undefined : sql`${users.passwordHash} is ${provedHash}`;
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

export interface PasswordReplacement {
  userId: string;
  /** The hash that was verified; null for an account without a password. */
  provedHash: string | null;
  passwordHash: string;
  /** The session that makes the change, and the hash of its new token. */
  session: { from: string; to: string };
}

/**
 * Sets a password, ends all other sessions of the user, gives this one a new token and deletes reset links.
 * False, with nothing changed, when the password changed or the session ended meanwhile.
 */
export async function replacePassword(
  db: Database,
  { userId, provedHash, passwordHash, session }: PasswordReplacement,
): Promise<boolean> {
  const isOwner = and(eq(users.id, userId), isProved(provedHash));
  const asking = db
    .select({ one: sql`1` })
    .from(sessions)
    .where(eq(sessions.idHash, session.from));
  const account = db
    .select({ one: sql`1` })
    .from(users)
    .where(and(isOwner, exists(asking)));
  const isUnchanged = exists(account);
  const [, , , moved] = await db.batch([
    db.delete(sessions).where(and(otherSessions(userId, session.from), isUnchanged)),
    db.delete(passwordResets).where(and(eq(passwordResets.userId, userId), isUnchanged)),
    db
      .update(users)
      .set({ passwordHash })
      .where(and(isOwner, exists(asking))),
    db
      .update(sessions)
      .set({ idHash: session.to })
      .where(and(eq(sessions.idHash, session.from), hasPassword(db, userId, passwordHash)))
      .returning({ idHash: sessions.idHash }),
  ]);
  return moved.length > 0;
}

function hasPassword(db: Database, userId: string, passwordHash: string) {
  const account = and(eq(users.id, userId), eq(users.passwordHash, passwordHash));
  return exists(
    db
      .select({ one: sql`1` })
      .from(users)
      .where(account),
  );
}
