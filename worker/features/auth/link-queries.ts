import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '#worker/db/client.ts';
import { mailedLinks, users } from '#worker/db/schema/index.ts';

type LinkRow = typeof mailedLinks.$inferInsert;

/** Stores a mailed link; the user's earlier ones of the same purpose end. */
export async function insertLink(db: Database, link: Omit<LinkRow, 'usedAt'>): Promise<void> {
  const { tokenHash, purpose, userId, createdAt } = link;
  const isEarlier = and(
    eq(mailedLinks.userId, userId),
    eq(mailedLinks.purpose, purpose),
    ne(mailedLinks.tokenHash, tokenHash),
    isNull(mailedLinks.usedAt),
  );
  await db.batch([
    db.insert(mailedLinks).values(link),
    db.update(mailedLinks).set({ usedAt: createdAt }).where(isEarlier),
  ]);
}

/**
 * Stores a mailed link beside the user's earlier ones; false when `max` of this purpose were mailed since. One
 * statement.
 */
export async function insertLinkWithin(
  db: Database,
  { tokenHash, purpose, userId, createdAt, expiresAt }: Omit<LinkRow, 'usedAt'>,
  { max, since }: { max: number; since: number },
): Promise<boolean> {
  const inserted = await db
    .insert(mailedLinks)
    .select(
      sql`SELECT ${tokenHash}, ${purpose}, ${userId}, ${createdAt}, ${expiresAt}, NULL
        WHERE (SELECT count(*) FROM ${mailedLinks}
          WHERE user_id = ${userId} AND purpose = ${purpose} AND created_at > ${since}) < ${max}`,
    )
    .returning({ tokenHash: mailedLinks.tokenHash });
  return inserted.length > 0;
}

interface LinkUse {
  tokenHash: string;
  purpose: LinkRow['purpose'];
  now: number;
}

/** Uses up a link: the id of the user whose unused, unexpired link it was, else null. One statement. */
export async function takeLink(
  db: Database,
  { tokenHash, purpose, now }: LinkUse,
): Promise<string | null> {
  const [taken] = await db
    .update(mailedLinks)
    .set({ usedAt: now })
    .where(
      and(
        eq(mailedLinks.tokenHash, tokenHash),
        eq(mailedLinks.purpose, purpose),
        isNull(mailedLinks.usedAt),
        gt(mailedLinks.expiresAt, now),
      ),
    )
    .returning({ userId: mailedLinks.userId });
  return taken?.userId ?? null;
}

/** Notes that the address of a user is theirs, unless that was known before. */
export async function markVerified(db: Database, userId: string, now: number): Promise<void> {
  await db
    .update(users)
    .set({ emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${now})` })
    .where(eq(users.id, userId));
}
