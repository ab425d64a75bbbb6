import { siteReports } from '#worker/db/schema/index.ts';
import type { PublicContext } from '#worker/http/actor-context.ts';

/** Records why a saved page was flagged or held back, for a review. */
export async function flagSite(
  ctx: Pick<PublicContext, 'db' | 'log' | 'now' | 'newId'>,
  { uuid, signs }: { uuid: string; signs: readonly string[] },
): Promise<void> {
  ctx.log.security('sec.site_flagged', { site: uuid, signs });
  await ctx.db.insert(siteReports).values({
    id: ctx.newId(),
    siteUuid: uuid,
    reason: signs.join(', '),
    source: 'heuristic',
    createdAt: ctx.now(),
  });
}
