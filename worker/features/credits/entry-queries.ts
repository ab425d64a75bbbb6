import { asc, gt, inArray, sql } from 'drizzle-orm';
import type { TransactionType } from '#domain/credits/ledger-port.ts';
import type { Database } from '#worker/db/client.ts';
import { ledgerEntries, users } from '#worker/db/schema/index.ts';

/** `recent`: accounts with entries since `changedSince` (epoch ms) and a random sample; `all`: everyone. */
export type AccountScope =
  | { kind: 'recent'; changedSince: number; sampleSize: number }
  | { kind: 'all' };

/** The user ids of a scope, page by page. */
export async function* listAccountIds(
  db: Database,
  { scope, pageSize }: { scope: AccountScope; pageSize: number },
): AsyncGenerator<string[]> {
  if (scope.kind === 'recent') {
    const userIds = await listRecentIds(db, scope);
    for (let start = 0; start < userIds.length; start += pageSize) {
      yield userIds.slice(start, start + pageSize);
    }
    return;
  }
  let page = await listIdsAfter(db, '', pageSize);
  while (page.length > 0) {
    yield page;
    page = await listIdsAfter(db, page.at(-1) ?? '', pageSize);
  }
}

async function listRecentIds(
  db: Database,
  { changedSince, sampleSize }: Extract<AccountScope, { kind: 'recent' }>,
): Promise<string[]> {
  const [changed, sample] = await db.batch([
    db
      .selectDistinct({ userId: ledgerEntries.userId })
      .from(ledgerEntries)
      .where(gt(ledgerEntries.createdAt, changedSince)),
    db
      .select({ userId: users.id })
      .from(users)
      .orderBy(sql`random()`)
      .limit(sampleSize),
  ]);
  return [...new Set([...changed, ...sample].map(({ userId }) => userId))];
}

async function listIdsAfter(db: Database, after: string, limit: number): Promise<string[]> {
  const rows = await db.all<{ userId: string }>(
    sql`SELECT id AS userId FROM users WHERE id > ${after}
        UNION SELECT user_id FROM ledger_entries WHERE user_id > ${after}
        ORDER BY 1 LIMIT ${limit}`,
  );
  return rows.map(({ userId }) => userId);
}

export type CopiedEntry = Omit<typeof ledgerEntries.$inferSelect, 'kind'> & {
  type: TransactionType;
};

/** The copied entries of at most 100 accounts, in order per account. */
export async function listCopiedEntries(
  db: Database,
  userIds: readonly string[],
): Promise<Map<string, CopiedEntry[]>> {
  const rows = await db
    .select()
    .from(ledgerEntries)
    .where(inArray(ledgerEntries.userId, [...userIds]))
    .orderBy(asc(ledgerEntries.userId), asc(ledgerEntries.seq));
  // `kind` was written by the ledger, so it is one of its types.
  const entries = rows.map(({ kind, ...row }) => ({ ...row, type: kind as TransactionType }));
  return Map.groupBy(entries, ({ userId }) => userId);
}
