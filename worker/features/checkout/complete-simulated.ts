import type { AddCreditsAnswer, AddCreditsRequest } from '#contract/credits.ts';
import { requireUser, type ActorContext } from '#worker/http/actor-context.ts';
import { AppError } from '#worker/http/app-error.ts';
import { applyPaymentFact } from './apply-payment-fact.ts';
import { CHECKOUT_LIMITS } from './checkout-limits.ts';
import { findPurchaseBySession, type Purchase } from './purchase-queries.ts';

/** Completes an open simulated checkout of the signed-in user, once. Anything else is refused and logged. */
export async function completeSimulated({
  ctx,
  input,
}: {
  ctx: ActorContext;
  input: AddCreditsRequest;
}): Promise<AddCreditsAnswer> {
  const user = requireUser(ctx);
  const purchase =
    ctx.payments.mode === 'simulated'
      ? await findPurchaseBySession(ctx.db, input.sessionId)
      : undefined;
  const refusal = findRefusal(purchase, { ...input, userId: user.id, now: ctx.now() });
  if (purchase === undefined || refusal !== null) throw refuseCredits(ctx, refusal ?? 'mode');
  const fact = { type: 'paid', at: ctx.now() } as const;
  const { changed } = await applyPaymentFact({ ctx, purchase, fact });
  if (!changed) throw refuseCredits(ctx, 'completed');
  const { available } = await ctx.ledger.balance(user.id);
  return { ok: true, creditsTotal: available };
}

function findRefusal(
  purchase: Purchase | undefined,
  request: { userId: string; amount: number; now: number },
): string | null {
  if (purchase?.provider !== 'simulated' || purchase.userId !== request.userId) return 'session';
  if (purchase.state !== 'open') return 'completed';
  if (purchase.credits !== request.amount) return 'amount';
  return request.now - purchase.createdAt > CHECKOUT_LIMITS.simulatedMs ? 'expired' : null;
}

function refuseCredits(ctx: ActorContext, reason: string): AppError {
  ctx.log.security('sec.add_credits_refused', { reason });
  return new AppError('credits.add-forbidden');
}
