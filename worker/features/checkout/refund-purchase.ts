import { acceptedOrThrow } from '#worker/features/credits/ledger-refusal.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';
import { AppError } from '#worker/http/app-error.ts';
import { PaymentProviderError } from '#worker/platform/payments/port.ts';
import { applyPaymentFact } from './apply-payment-fact.ts';
import type { PaymentContext } from './payment-context.ts';
import { saveLedgerAnswer, type Purchase } from './purchase-queries.ts';
import { requireOwnPurchase } from './read-checkout.ts';

/** Returns an unused bundle within 14 days: holds its credits, refunds the money, removes the credits. */
export async function refundPurchase({
  ctx,
  sessionId,
}: {
  ctx: ActorContext;
  sessionId: string;
}): Promise<{ ok: true }> {
  const purchase = await requireOwnPurchase(ctx, sessionId);
  await completeRefund({ ctx, purchase });
  return { ok: true };
}

/** Completes a refund from whatever step it stopped at. Reconciliation calls it for refunds that are stuck. */
export async function completeRefund({
  ctx,
  purchase,
}: {
  ctx: PaymentContext;
  purchase: Purchase;
}): Promise<void> {
  const { id, userId, priceCents } = purchase;
  if (purchase.provider !== ctx.payments.mode) throw new AppError('checkout.off');
  const reserved = await ctx.ledger.reserveRefund(userId, id);
  await saveLedgerAnswer(ctx.db, { id, answer: acceptedOrThrow(reserved), now: ctx.now() });
  await returnMoney(ctx, purchase);
  const fact = { type: 'refunded', totalCents: priceCents, at: 0 } as const;
  await applyPaymentFact({ ctx, purchase, fact });
}

async function returnMoney(ctx: PaymentContext, purchase: Purchase): Promise<void> {
  const { id, paymentIntent } = purchase;
  if (ctx.payments.mode !== 'stripe' || paymentIntent === null) return;
  try {
    await ctx.payments.provider.refund({ purchaseId: id, paymentIntent });
  } catch (cause) {
    if (!(cause instanceof PaymentProviderError) || !cause.refused) {
      throw new AppError('checkout.failed', { cause });
    }
    await giveBack(ctx, purchase);
    throw new AppError('checkout.refund-refused', { cause });
  }
}

async function giveBack(ctx: PaymentContext, { id, userId }: Purchase): Promise<void> {
  const cancelled = await ctx.ledger.cancelRefund(userId, id);
  await saveLedgerAnswer(ctx.db, { id, answer: acceptedOrThrow(cancelled), now: ctx.now() });
}
