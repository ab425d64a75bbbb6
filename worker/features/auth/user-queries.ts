import { and, eq, sql } from 'drizzle-orm';
import { isVerified } from '#domain/accounts/verification.ts';
import type { Database } from '#worker/db/client.ts';
import { retiredUserIds, users, welcomedAddresses } from '#worker/db/schema/index.ts';
import { requireUser, type ActorContext } from '#worker/http/actor-context.ts';
import { AppError } from '#worker/http/app-error.ts';
import type { SessionUser } from '#worker/http/session-identity.ts';

export type UserRow = typeof users.$inferSelect;
export type InsertedUser = 'inserted' | 'email-taken' | 'id-taken' | 'welcomed-before';

export async function findUserByEmail(db: Database, email: string): Promise<UserRow | undefined> {
  return await db.query.users.findFirst({ where: eq(users.email, email) });
}

export async function findUserById(db: Database, id: string): Promise<UserRow | undefined> {
  return await db.query.users.findFirst({ where: eq(users.id, id) });
}

/** The row of the signed-in user; throws `auth.required`. */
export async function requireUserRow(ctx: ActorContext): Promise<UserRow> {
  const row = await findUserById(ctx.db, requireUser(ctx).id);
  if (row === undefined) throw new AppError('auth.required', { openLogin: true });
  return row;
}

/**
 * Stores a new user, unless its address is known or its id is or was somebody's. With a `mailboxHash` the mailbox
 * is noted as welcomed in the same transaction, and nothing happens if it was noted before.
 */
export async function insertUser(
  db: Database,
  user: UserRow,
  { mailboxHash }: { mailboxHash: string | null },
): Promise<InsertedUser> {
  const isNew = sql`not exists (select 1 from ${users} where id = ${user.id} or email = ${user.email})
    and not exists (select 1 from ${retiredUserIds} where id = ${user.id})`;
  const [, inserted] = await db.batch([
    db
      .insert(welcomedAddresses)
      .select(
        sql`select ${mailboxHash}, ${user.id}, ${user.createdAt} where ${mailboxHash} is not null and ${isNew}`,
      )
      .onConflictDoNothing(),
    db
      .insert(users)
      .select(
        sql`select ${user.id}, ${user.email}, ${user.name}, ${user.avatarUrl}, ${user.passwordHash}, ${user.googleSub},
          ${user.emailVerifiedAt}, ${user.language}, ${user.createdAt}, ${user.devicesSince}
          where not exists (select 1 from ${retiredUserIds} where id = ${user.id})
            and (${mailboxHash} is null
              or exists (select 1 from ${welcomedAddresses} where hash = ${mailboxHash} and user_id = ${user.id}))`,
      )
      .onConflictDoNothing()
      .returning({ id: users.id }),
  ]);
  if (inserted.length > 0) return 'inserted';
  if ((await findUserByEmail(db, user.email)) !== undefined) return 'email-taken';
  return (await isWelcomed(db, mailboxHash)) ? 'welcomed-before' : 'id-taken';
}

async function isWelcomed(db: Database, hash: string | null): Promise<boolean> {
  if (hash === null) return false;
  const where = eq(welcomedAddresses.hash, hash);
  return (await db.query.welcomedAddresses.findFirst({ where })) !== undefined;
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
  const hasPassword = passwordHash !== null;
  return { id, email, name, avatarUrl, createdAt, hasPassword, isVerified: isVerified(row) };
}
