import { describeError } from '#worker/http/log.ts';
import { CHECKOUT_LIMITS } from './checkout-limits.ts';
import { listUnprocessedEvents, storeEvent } from './event-queries.ts';
import type { PaymentContext } from './payment-context.ts';
import { processEvent } from './process-event.ts';
import { advanceUnpaid, listQuietPurchases, type Purchase } from './purchase-queries.ts';
import { completeRefund } from './refund-purchase.ts';
import { settleCheckout } from './settle-checkout.ts';

/** How many of each kind were handled; `failures` are tried again in the next round. */
export interface PaymentReconciliation {
  events: number;
  missedEvents: number;
  checkouts: number;
  refunds: number;
  failures: number;
}

const AT_ONCE = 100;
const SWEEP_MS = 2 * 60 * 60_000;

/** Handles everything that a crash, a lost webhook or an unresponsive provider left open. */
export async function reconcilePayments({
  ctx,
}: {
  ctx: PaymentContext;
}): Promise<PaymentReconciliation> {
  const count = createCounter(ctx);
  await count.each('events', await findHangingEvents(ctx), (event) => processEvent({ ctx, event }));
  await count.once(() => sweepEvents(ctx, count));
  await count.each('checkouts', await findHangingCheckouts(ctx), (purchase) =>
    settleHanging(ctx, purchase),
  );
  await count.each('refunds', await findHangingRefunds(ctx), (purchase) =>
    completeRefund({ ctx, purchase }),
  );
  return count.result;
}

type Counter = ReturnType<typeof createCounter>;
type Counted = Exclude<keyof PaymentReconciliation, 'failures'>;

function createCounter(ctx: PaymentContext) {
  const result: PaymentReconciliation = {
    events: 0,
    missedEvents: 0,
    checkouts: 0,
    refunds: 0,
    failures: 0,
  };
  async function once(work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      result.failures += 1;
      ctx.log.error('reconcile.payment-failed', describeError(error));
      return false;
    }
  }
  async function each<T>(kind: Counted, items: readonly T[], work: (item: T) => Promise<void>) {
    for (const item of items) {
      if (await once(() => work(item))) result[kind] += 1;
    }
  }
  return { result, once, each };
}

function findHangingEvents(ctx: PaymentContext) {
  const before = ctx.now() - CHECKOUT_LIMITS.retryMs;
  return listUnprocessedEvents(ctx.db, { before, limit: AT_ONCE });
}

/** Asks the provider for the events of the last hours, in case webhooks were lost. */
async function sweepEvents(ctx: PaymentContext, count: Counter): Promise<void> {
  if (ctx.payments.mode !== 'stripe') return;
  const events = await ctx.payments.provider.listEvents(ctx.now() - SWEEP_MS);
  for (const event of events) {
    const { isProcessed } = await storeEvent(ctx.db, { event, now: ctx.now() });
    if (!isProcessed) await count.each('missedEvents', [event], () => processEvent({ ctx, event }));
  }
}

function findHangingCheckouts(ctx: PaymentContext): Promise<Purchase[]> {
  const before = ctx.now() - CHECKOUT_LIMITS.staleMs;
  const states = ['created', 'open', 'pending'] satisfies Purchase['state'][];
  return listQuietPurchases(ctx.db, { states, before, limit: AT_ONCE });
}

async function settleHanging(ctx: PaymentContext, purchase: Purchase): Promise<void> {
  const { id, sessionId, provider } = purchase;
  if (provider === 'simulated' || sessionId === null) {
    await advanceUnpaid(ctx.db, { id, state: 'expired', now: ctx.now() });
    return;
  }
  if (ctx.payments.mode !== 'stripe') return;
  const report = await ctx.payments.provider.findCheckout(sessionId);
  await settleCheckout({ ctx, purchase, report, at: ctx.now() });
}

function findHangingRefunds(ctx: PaymentContext): Promise<Purchase[]> {
  const before = ctx.now() - CHECKOUT_LIMITS.retryMs;
  return listQuietPurchases(ctx.db, { states: ['refunding'], before, limit: AT_ONCE });
}
