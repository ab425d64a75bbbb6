import { eq } from 'drizzle-orm';
import type { Database } from '#worker/db/client.ts';
import { passwordResets, sessions, users } from '#worker/db/schema/index.ts';
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
 * Links an account to the proven owner of its address: removes the password, the reset links and all sessions
 * (AUTH-8).
 */
export async function takeOverByGoogle(
  db: Database,
  { userId, googleSub, now }: Link,
): Promise<void> {
  await db.batch([
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
