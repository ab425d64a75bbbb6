import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#worker/db/client.ts';
import {
  passkeys,
  passwordResets,
  recoveryCodes,
  secondFactors,
  sessions,
  users,
  waitingSignIns,
} from '#worker/db/schema/index.ts';
import type { UserRow } from './user-queries.ts';

export async function findUserByGoogle(db: Database, sub: string): Promise<UserRow | undefined> {
  return await db.query.users.findFirst({ where: eq(users.googleSub, sub) });
}

interface Link {
  userId: string;
  googleSub: string;
  now: number;
}

/**
 * Links an account to the proven owner of its address: removes the password, the reset links and all sessions, and
 * factors that were added before the address was confirmed (AUTH-8).
 */
export async function takeOverByGoogle(
  db: Database,
  { userId, googleSub, now }: Link,
): Promise<void> {
  // Who never proved to own the address must not keep its owner out with a second factor of theirs.
  const isUnproved = sql`exists (select 1 from ${users} where id = ${userId} and email_verified_at is null)`;
  await db.batch([
    db.delete(secondFactors).where(and(eq(secondFactors.userId, userId), isUnproved)),
    db.delete(passkeys).where(and(eq(passkeys.userId, userId), isUnproved)),
    db.delete(recoveryCodes).where(and(eq(recoveryCodes.userId, userId), isUnproved)),
    db.delete(waitingSignIns).where(eq(waitingSignIns.userId, userId)),
    db
      .update(users)
      .set({ googleSub, emailVerifiedAt: now, passwordHash: null })
      .where(eq(users.id, userId)),
    db.delete(sessions).where(eq(sessions.userId, userId)),
    db.delete(passwordResets).where(eq(passwordResets.userId, userId)),
  ]);
}

/** Adds Google to an account whose owner is signed in. */
export async function attachGoogle(db: Database, { userId, googleSub, now }: Link): Promise<void> {
  await db.update(users).set({ googleSub, emailVerifiedAt: now }).where(eq(users.id, userId));
}
