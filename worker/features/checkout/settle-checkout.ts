import type { CheckoutProgress, CheckoutReport } from '#worker/platform/payments/port.ts';
import { isLiveKey } from '#worker/platform/payments/stripe-payments.ts';
import { applyPaymentFact } from './apply-payment-fact.ts';
import type { PaymentContext } from './payment-context.ts';
import {
  advanceUnpaid,
  linkPurchase,
  type Purchase,
  type UnpaidState,
} from './purchase-queries.ts';

const UNPAID_STATES = {
  open: 'open',
  pending: 'pending',
  expired: 'expired',
  failed: 'failed',
} as const satisfies Record<Exclude<CheckoutProgress, 'paid'>, UnpaidState>;

/**
 * Updates a purchase to the state that the provider reports. The webhook, the return page and reconciliation
 * all call it, and it is safe to repeat. If the amount paid does not match the order, no credits are given and
 * the purchase goes to `review`.
 */
export async function settleCheckout({
  ctx,
  purchase,
  report,
  at,
}: {
  ctx: PaymentContext;
  purchase: Purchase;
  report: CheckoutReport;
  at: number;
}): Promise<void> {
  const { id } = purchase;
  if (report.progress !== 'paid') {
    const state = UNPAID_STATES[report.progress];
    await advanceUnpaid(ctx.db, { id, state, now: ctx.now() });
    return;
  }
  const mismatch = findMismatch(ctx, purchase, report);
  if (mismatch !== null) {
    ctx.log.security('sec.payment_mismatch', { purchaseId: id, mismatch });
    await advanceUnpaid(ctx.db, { id, state: 'review', now: ctx.now() });
    return;
  }
  await linkPurchase(ctx.db, { id, ...report });
  await applyPaymentFact({ ctx, purchase, fact: { type: 'paid', at } });
}

function findMismatch(
  { config }: PaymentContext,
  purchase: Purchase,
  report: CheckoutReport,
): string | null {
  if (report.amountCents !== purchase.priceCents) return 'amount';
  if (report.currency !== purchase.currency) return 'currency';
  if (report.userId !== purchase.userId) return 'user';
  if (report.purchaseId !== purchase.id) return 'purchase';
  const isLive = isLiveKey(config.STRIPE_SECRET_KEY ?? '');
  return report.isLive === isLive ? null : 'mode';
}
