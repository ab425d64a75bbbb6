import type { PaymentAnswer, PaymentFact } from '#domain/credits/ledger-port.ts';
import { acceptedOrThrow } from '#worker/features/credits/ledger-refusal.ts';
import type { PaymentContext } from './payment-context.ts';
import { noteRefunded, saveLedgerAnswer, type Purchase } from './purchase-queries.ts';

/** Writes to the ledger first and to the purchase row second. A crash in between only leaves the row behind. */
export async function applyPaymentFact({
  ctx,
  purchase,
  fact,
}: {
  ctx: PaymentContext;
  purchase: Purchase;
  fact: PaymentFact;
}): Promise<PaymentAnswer> {
  const { id, userId, bundleId, credits, priceCents } = purchase;
  const command = { purchaseId: id, bundleId, credits, priceCents, fact };
  const answer = acceptedOrThrow(await ctx.ledger.learnPayment(userId, command));
  await saveLedgerAnswer(ctx.db, { id, answer, now: ctx.now() });
  if (fact.type === 'refunded') await noteRefunded(ctx.db, { id, totalCents: fact.totalCents });
  return answer;
}
