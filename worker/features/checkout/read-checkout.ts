import type { CheckoutAnswer } from '#contract/checkout.ts';
import { requireUser, type ActorContext } from '#worker/http/actor-context.ts';
import { AppError } from '#worker/http/app-error.ts';
import { describeError } from '#worker/http/log.ts';
import { CHECKOUT_LIMITS } from './checkout-limits.ts';
import {
  findPurchase,
  findPurchaseBySession,
  type Purchase,
  type PurchaseState,
} from './purchase-queries.ts';
import { settleCheckout } from './settle-checkout.ts';

const STATUS = {
  created: 'open',
  open: 'open',
  pending: 'open',
  review: 'open',
  expired: 'expired',
  failed: 'expired',
  paid: 'paid',
  refunding: 'paid',
  refunded: 'paid',
  disputed: 'paid',
} as const satisfies Record<PurchaseState, CheckoutAnswer['status']>;

/** The state of one of the user's checkouts. A payment that no webhook has reported yet is settled here. */
export async function readCheckout({
  ctx,
  sessionId,
}: {
  ctx: ActorContext;
  sessionId: string;
}): Promise<CheckoutAnswer> {
  const purchase = await requireOwnPurchase(ctx, sessionId);
  const isOver = STATUS[purchase.state] === 'paid' || purchase.state === 'review';
  if (purchase.provider === 'stripe' && !isOver) await askProvider(ctx, purchase);
  const current = (await findPurchase(ctx.db, purchase.id)) ?? purchase;
  return { ok: true, status: statusOf(current, ctx.now()), credits: purchase.credits };
}

/**
 * The user's own purchase, by its session id or by the reference of its transaction. Somebody else's purchase
 * looks as if it did not exist and is logged as a security event.
 */
export async function requireOwnPurchase(ctx: ActorContext, sessionId: string): Promise<Purchase> {
  const user = requireUser(ctx);
  const purchase =
    (await findPurchaseBySession(ctx.db, sessionId)) ?? (await findPurchase(ctx.db, sessionId));
  if (purchase?.userId === user.id) return purchase;
  if (purchase !== undefined) ctx.log.security('sec.foreign_session', { purchaseId: purchase.id });
  throw new AppError('checkout.not-found');
}

async function askProvider(ctx: ActorContext, purchase: Purchase): Promise<void> {
  const { sessionId } = purchase;
  if (ctx.payments.mode !== 'stripe' || sessionId === null) return;
  try {
    const report = await ctx.payments.provider.findCheckout(sessionId);
    await settleCheckout({ ctx, purchase, report, at: ctx.now() });
  } catch (error) {
    // The page asks again and the webhook will arrive anyway, so the stored state is good enough.
    ctx.log.warn('payments.return-unsettled', { purchaseId: purchase.id, ...describeError(error) });
  }
}

function statusOf({ state, provider, createdAt }: Purchase, now: number): CheckoutAnswer['status'] {
  const isStale = provider === 'simulated' && now - createdAt > CHECKOUT_LIMITS.simulatedMs;
  return state === 'open' && isStale ? 'expired' : STATUS[state];
}
