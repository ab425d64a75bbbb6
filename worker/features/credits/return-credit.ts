import type { ReturnCreditAnswer, ReturnCreditRequest } from '#contract/credits.ts';
import { requireUser, type ActorContext } from '#worker/http/actor-context.ts';

/** Refunds an unused receipt before its 10 minutes are over (CRED-5). */
export async function returnCredit({
  ctx,
  input,
}: {
  ctx: ActorContext;
  input: ReturnCreditRequest;
}): Promise<ReturnCreditAnswer> {
  const { ok, balance } = await ctx.ledger.returnReceipt(requireUser(ctx).id, input.receipt);
  return { ok: true, returned: ok, creditsRemaining: balance.available };
}
