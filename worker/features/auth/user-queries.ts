import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#worker/db/client.ts';
import { retiredUserIds, users } from '#worker/db/schema/index.ts';
import type { SessionUser } from '#worker/http/session-identity.ts';

export type UserRow = typeof users.$inferSelect;
export type InsertedUser = 'inserted' | 'email-taken' | 'id-taken';

export async function findUserByEmail(db: Database, email: string): Promise<UserRow | undefined> {
  return await db.query.users.findFirst({ where: eq(users.email, email) });
}

export async function findUserById(db: Database, id: string): Promise<UserRow | undefined> {
  return await db.query.users.findFirst({ where: eq(users.id, id) });
}

/** Stores a new user in one statement, unless its address is known or its id is or was somebody's. */
export async function insertUser(db: Database, user: UserRow): Promise<InsertedUser> {
  const inserted = await db.all(sql`
    insert into ${users} (id, email, name, avatar_url, password_hash, google_sub, email_verified_at, language, created_at)
    select ${user.id}, ${user.email}, ${user.name}, ${user.avatarUrl}, ${user.passwordHash}, ${user.googleSub},
      ${user.emailVerifiedAt}, ${user.language}, ${user.createdAt}
    where not exists (select 1 from ${retiredUserIds} where id = ${user.id})
    on conflict do nothing returning id`);
  if (inserted.length > 0) return 'inserted';
  return (await findUserByEmail(db, user.email)) === undefined ? 'id-taken' : 'email-taken';
}

/** Replaces a hash by a newer one of the same password, unless the password changed meanwhile. */
export async function renewHash(
  db: Database,
  { id, passwordHash }: Pick<UserRow, 'id' | 'passwordHash'>,
  renewed: string,
): Promise<void> {
  const isUnchanged = sql`${users.passwordHash} is ${passwordHash}`;
  await db
    .update(users)
    .set({ passwordHash: renewed })
    .where(and(eq(users.id, id), isUnchanged));
}

export function toSessionUser(row: UserRow): SessionUser {
  const { id, email, name, avatarUrl, createdAt, passwordHash } = row;
  return { id, email, name, avatarUrl, createdAt, hasPassword: passwordHash !== null };
}
