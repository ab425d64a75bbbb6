import type { LogSiteBody } from '#contract/sites.ts';
import type { LedgerRefusal } from '#domain/credits/ledger-port.ts';
import { SITE_LIMITS } from '#domain/sites/limits.ts';
import { cutText } from '#domain/text/plain-line.ts';
import { type ActorContext, requireUser } from '#worker/http/actor-context.ts';
import { AppError } from '#worker/http/app-error.ts';
import { findOwnSite } from './read-site.ts';
import { bindChargedGeneration, describeSiteRow } from './site-queries.ts';

/** A generation may be logged as a site's origin for this long after it ran. */
const GENERATION_WINDOW_MS = 24 * 60 * 60 * 1000;

/**
 * Records what a site was made from. A site made by a charged generation costs nothing more. Any other site
 * costs one credit, once; a client that claims it was paid for is refused.
 */
export async function logSite({
  ctx,
  input,
}: {
  ctx: ActorContext;
  input: LogSiteBody;
}): Promise<{ creditsRemaining: number }> {
  const user = requireUser(ctx);
  await findOwnSite(ctx, input.siteId);
  const isPaid = await bindChargedGeneration(ctx.db, {
    uuid: input.siteId,
    userId: user.id,
    since: ctx.now() - GENERATION_WINDOW_MS,
  });
  if (!isPaid && input.skipCreditDeduction) throw new AppError('credits.receipt-invalid');
  const creditsRemaining = isPaid
    ? (await ctx.ledger.balance(user.id)).available
    : await chargeForSite(ctx, { userId: user.id, siteId: input.siteId });
  await describeSiteRow(ctx.db, {
    uuid: input.siteId,
    userId: user.id,
    title: cutText(input.title, SITE_LIMITS.titleCharacters),
    description: input.description.slice(0, SITE_LIMITS.descriptionCharacters),
  });
  return { creditsRemaining };
}

/** The operation is named after the site, so that logging it again charges nothing more. */
async function chargeForSite(
  ctx: ActorContext,
  { userId, siteId }: { userId: string; siteId: string },
): Promise<number> {
  const outcome = await ctx.ledger.deduct(userId, {
    opId: `site-log:${siteId}`,
    amount: 1,
    description: 'New site',
  });
  if (outcome.ok) return outcome.balance.available;
  throw new AppError(REFUSALS[outcome.reason] ?? 'server.unavailable');
}

const REFUSALS: Partial<Record<LedgerRefusal, AppError['code']>> = {
  insufficient: 'credits.insufficient',
  frozen: 'credits.frozen',
  'idempotency-conflict': 'credits.idempotency-conflict',
};
