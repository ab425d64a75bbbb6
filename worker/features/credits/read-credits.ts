import type { CreditsAnswer } from '#contract/credits.ts';
import { requireUser, type ActorContext } from '#worker/http/actor-context.ts';

/** What the signed-in user can spend now, and how many generations may still be stopped for free. */
export async function readCredits({ ctx }: { ctx: ActorContext }): Promise<CreditsAnswer> {
  const { id } = requireUser(ctx);
  const [{ available }, freeStops] = await Promise.all([
    ctx.ledger.balance(id),
    ctx.ledger.stopAllowance(id),
  ]);
  return { ok: true, creditsRemaining: available, freeStops };
}
