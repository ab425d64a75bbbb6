import type { CreditsAnswer } from '#contract/credits.ts';
import { requireUser, type ActorContext } from '#worker/http/actor-context.ts';

/** What the signed-in user can spend now. */
export async function readCredits({ ctx }: { ctx: ActorContext }): Promise<CreditsAnswer> {
  const { available } = await ctx.ledger.balance(requireUser(ctx).id);
  return { ok: true, creditsRemaining: available };
}
