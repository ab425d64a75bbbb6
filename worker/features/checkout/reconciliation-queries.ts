import { sql } from 'drizzle-orm';
import type { Database } from '#worker/db/client.ts';
import { reconciliations } from '#worker/db/schema/index.ts';

export async function saveReconciliation(
  db: Database,
  row: typeof reconciliations.$inferInsert,
): Promise<void> {
  await db.insert(reconciliations).values(row);
}

/**
 * Ids of purchases paid before `before` (epoch ms) that are in the purchases or in the copy of the ledger, but
 * not in both.
 */
export async function findUncreditedPurchases(
  db: Database,
  { before }: { before: number },
): Promise<string[]> {
  const rows = await db.all<{ id: string }>(sql`
    SELECT id FROM purchases WHERE paid_at < ${before} AND NOT EXISTS (
      SELECT 1 FROM ledger_entries entry
      WHERE entry.user_id = purchases.user_id AND entry.op_id = 'purchase:' || purchases.id
        AND entry.amount = purchases.credits)
    UNION
    SELECT reference FROM ledger_entries entry WHERE kind = 'purchase' AND created_at < ${before} AND NOT EXISTS (
      SELECT 1 FROM purchases
      WHERE purchases.id = entry.reference AND purchases.user_id = entry.user_id
        AND purchases.paid_at IS NOT NULL)`);
  return rows.map(({ id }) => id);
}
