import type { CheckoutReport, PaymentEvent } from '#worker/platform/payments/port.ts';
import { applyPaymentFact } from './apply-payment-fact.ts';
import { markEventProcessed } from './event-queries.ts';
import type { PaymentContext } from './payment-context.ts';
import {
  findPurchase,
  findPurchaseByPayment,
  findPurchaseBySession,
  type Purchase,
} from './purchase-queries.ts';
import { settleCheckout } from './settle-checkout.ts';

/** Applies an event and marks it as processed. Safe to repeat at any point. */
export async function processEvent({
  ctx,
  event,
}: {
  ctx: PaymentContext;
  event: PaymentEvent;
}): Promise<void> {
  await applyContent(ctx, event);
  await markEventProcessed(ctx.db, { id: event.id, now: ctx.now() });
}

async function applyContent(ctx: PaymentContext, event: PaymentEvent): Promise<void> {
  const { content } = event;
  if (content.kind === 'ignored') return;
  const purchase =
    content.kind === 'checkout'
      ? await findForCheckout(ctx, content.report)
      : await findForCharge(ctx, content);
  if (purchase === undefined) {
    ctx.log.warn('payments.event-unmatched', { eventId: event.id, type: event.type });
    return;
  }
  if (content.kind === 'charge') {
    await applyPaymentFact({ ctx, purchase, fact: content.fact });
    return;
  }
  await settleCheckout({ ctx, purchase, report: content.report, at: event.createdAt });
}

async function findForCheckout(
  { db }: PaymentContext,
  { purchaseId, sessionId }: CheckoutReport,
): Promise<Purchase | undefined> {
  const named = purchaseId === null ? undefined : await findPurchase(db, purchaseId);
  return named ?? (await findPurchaseBySession(db, sessionId));
}

/**
 * A dispute has no metadata. If we do not know its payment yet, we ask the provider which purchase it belongs
 * to.
 */
async function findForCharge(
  ctx: PaymentContext,
  { purchaseId, paymentIntent }: { purchaseId: string | null; paymentIntent: string | null },
): Promise<Purchase | undefined> {
  if (purchaseId !== null) return await findPurchase(ctx.db, purchaseId);
  if (paymentIntent === null || ctx.payments.mode !== 'stripe') return undefined;
  const known = await findPurchaseByPayment(ctx.db, paymentIntent);
  if (known !== undefined) return known;
  const named = await ctx.payments.provider.findPurchaseId(paymentIntent);
  return named === null ? undefined : await findPurchase(ctx.db, named);
}
