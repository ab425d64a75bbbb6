import type { TransactionsAnswer, TransactionsQuery, TransactionView } from '#contract/credits.ts';
import type { LedgerEntryView } from '#domain/credits/ledger-port.ts';
import { entryDescription } from '#messages/entry-description.ts';
import type { Locale } from '#messages/error-message.ts';
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
  const refundable = new Map(
    page.refundable.map(({ purchaseId, until }) => [`purchase:${purchaseId}`, until]),
  );
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
