import type { TransactionsAnswer, TransactionsQuery, TransactionView } from '#contract/credits.ts';
import { LEDGER_LIMITS } from '#domain/credits/ledger-limits.ts';
import type { LedgerEntryView } from '#domain/credits/ledger-port.ts';
import { entryDescription } from '#messages/entry-description.ts';
import type { Locale } from '#messages/error-message.ts';
import { listIntactPurchases } from '#worker/features/checkout/purchase-queries.ts';
import { requireUser, type ActorContext } from '#worker/http/actor-context.ts';

const PAGE_ROWS = 50;

/** One page of the user's ledger, newest first. */
export async function listTransactions({
  ctx,
  input,
}: {
  ctx: ActorContext;
  input: TransactionsQuery;
}): Promise<TransactionsAnswer> {
  const user = requireUser(ctx);
  const page = await ctx.ledger.transactions(user.id, {
    limit: input.limit === undefined ? PAGE_ROWS : Number(input.limit),
    ...(input.cursor === undefined ? {} : { cursor: Number(input.cursor) }),
  });
  const refundable = await findRefundable(ctx, { userId: user.id, entries: page.entries });
  return {
    ok: true,
    transactions: page.entries.map((entry) => {
      const until = refundable.get(entry.opId);
      const view = toTransactionView(entry, ctx.locale);
      return until === undefined ? view : { ...view, refundable_until: toIso(until) };
    }),
    ...(page.next === null ? {} : { next: String(page.next) }),
  };
}

/** Until when each purchase of a page can be refunded (epoch ms), by operation id. */
async function findRefundable(
  ctx: ActorContext,
  { userId, entries }: { userId: string; entries: readonly LedgerEntryView[] },
): Promise<Map<string, number>> {
  if (!entries.some(({ type }) => type === 'purchase')) return new Map();
  const { refundWindowMs } = LEDGER_LIMITS;
  const [balance, purchases] = await Promise.all([
    ctx.ledger.balance(userId),
    listIntactPurchases(ctx.db, { userId, paidAfter: ctx.now() - refundWindowMs }),
  ]);
  const covered = purchases.filter(
    ({ credits }) => !balance.frozen && credits <= balance.available,
  );
  return new Map(
    covered.map(({ id, paidAt }) => [`purchase:${id}`, (paidAt ?? 0) + refundWindowMs]),
  );
}

function toIso(epochMs: number): string {
  return new Date(epochMs).toISOString();
}

/** A ledger entry on the wire, its description in `locale`. */
export function toTransactionView(entry: LedgerEntryView, locale: Locale): TransactionView {
  return {
    id: String(entry.seq),
    created_at: toIso(entry.createdAt),
    description: entryDescription(entry.description, locale),
    transaction_type: entry.type,
    amount: entry.amount,
    balance_after: entry.balanceAfter,
    reference: entry.reference,
  };
}
