import { desc, eq, or } from 'drizzle-orm';
import type { AccountView } from '#contract/operator.ts';
import { shownStatus } from '#domain/sites/seen-level.ts';
import { ledgerEntries, purchases, sites, users } from '#worker/db/schema/index.ts';
import { AppError } from '#worker/http/app-error.ts';
import { logAct, type OperatorContext } from './act-queries.ts';

const ENTRIES_SHOWN = 100;
const ROWS_SHOWN = 200;

/**
 * An account by its id or mail address, with its sites, purchases and credits. Looking it up is logged. Throws
 * `account.not-found`.
 */
export async function findAccount({
  ctx,
  input,
}: {
  ctx: Pick<OperatorContext, 'db' | 'now' | 'newId' | 'operator'>;
  input: { q: string };
}): Promise<AccountView> {
  const q = input.q.trim();
  const user = await ctx.db.query.users.findFirst({
    where: or(eq(users.id, q), eq(users.email, q.toLowerCase())),
  });
  if (user === undefined) throw new AppError('account.not-found');
  await logAct(ctx, { act: 'look-up', subject: user.id });
  const [siteRows, purchaseRows, entryRows] = await ctx.db.batch([
    ctx.db
      .select({ uuid: sites.uuid, name: sites.name, status: sites.status, seen: sites.seen })
      .from(sites)
      .where(eq(sites.userId, user.id))
      .orderBy(desc(sites.updatedAt))
      .limit(ROWS_SHOWN),
    ctx.db
      .select({
        id: purchases.id,
        bundleId: purchases.bundleId,
        priceCents: purchases.priceCents,
        state: purchases.state,
        createdAt: purchases.createdAt,
      })
      .from(purchases)
      .where(eq(purchases.userId, user.id))
      .orderBy(desc(purchases.createdAt))
      .limit(ROWS_SHOWN),
    ctx.db
      .select({
        seq: ledgerEntries.seq,
        description: ledgerEntries.description,
        amount: ledgerEntries.amount,
        balanceAfter: ledgerEntries.balanceAfter,
        createdAt: ledgerEntries.createdAt,
      })
      .from(ledgerEntries)
      .where(eq(ledgerEntries.userId, user.id))
      .orderBy(desc(ledgerEntries.seq))
      .limit(ENTRIES_SHOWN),
  ]);
  const { id, email, createdAt } = user;
  const shown = siteRows.map(({ uuid, name, ...site }) => ({
    uuid,
    name,
    status: shownStatus(site),
  }));
  return { id, email, createdAt, sites: shown, purchases: purchaseRows, entries: entryRows };
}
