import type { DeductCreditAnswer, DeductCreditRequest } from '#contract/credits.ts';
import { requireUser, type ActorContext } from '#worker/http/actor-context.ts';
import { acceptedOrThrow } from './ledger-refusal.ts';

/** Spends one credit and answers with the receipt for a generation. The same key replays the first answer. */
export async function deductCredit({
  ctx,
  input,
}: {
  ctx: ActorContext;
  input: DeductCreditRequest;
}): Promise<DeductCreditAnswer> {
  const user = requireUser(ctx);
  const { amount, description, idempotencyKey = ctx.newId() } = input;
  const outcome = await ctx.ledger.deduct(user.id, {
    opId: `deduct:${idempotencyKey}`,
    amount,
    description,
    purpose: 'generation',
  });
  const { balance, receipt } = acceptedOrThrow(outcome);
  return { ok: true, creditsRemaining: balance.available, receipt };
}
