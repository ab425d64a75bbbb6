import { and, count, countDistinct, eq, gte } from 'drizzle-orm';
import type { ReportSiteBody } from '#contract/sites.ts';
import { decideReport, REPORT_LIMITS } from '#domain/sites/decide-report.ts';
import { shownStatus } from '#domain/sites/seen-level.ts';
import { siteReports } from '#worker/db/schema/index.ts';
import type { PublicContext } from '#worker/http/actor-context.ts';
import { AppError } from '#worker/http/app-error.ts';
import { hashContent } from '#worker/platform/storage/hash-content.ts';
import { findSite } from './site-queries.ts';
import { putUnderReview } from './suspend-site.ts';
import { tellOperators, tellOwner } from './tell-about-site.ts';

/**
 * Stores a visitor's report of a public site and mails it to the operators. The page is hidden only when enough
 * visitors agree with a sign of our own (SITE-10). `origin` is the app's, for the links in mails.
 */
export async function reportSite({
  ctx,
  input,
  address,
  origin,
}: {
  ctx: PublicContext;
  input: ReportSiteBody;
  address: string;
  origin: string;
}): Promise<void> {
  const site = await findSite(ctx.db, input.site);
  if (site === undefined) throw new AppError('sites.not-found');
  await ctx.db.insert(siteReports).values({
    id: ctx.newId(),
    siteUuid: site.uuid,
    reason: input.reason,
    contact: input.contact,
    source: 'visitor',
    reporter: await hashContent(`${site.uuid} ${address}`),
    createdAt: ctx.now(),
  });
  ctx.log.info('sites.reported', { site: site.uuid });
  const counts = await countReports(ctx, site.uuid);
  const { isLowered, isMailed } = decideReport({ status: shownStatus(site), ...counts });
  const telling = { ...ctx, origin };
  if (isLowered && (await putUnderReview(ctx, site.uuid))) {
    await tellOwner(telling, site, { news: 'review', reason: '' });
  }
  if (!isMailed) return;
  const { reason, contact } = input;
  await tellOperators(telling, site, { reason, contact, reports: counts.reports, isLowered });
}

/** The visitors' reports of the last day. */
async function countReports(
  ctx: PublicContext,
  uuid: string,
): Promise<{ reporters: number; reports: number }> {
  const row = await ctx.db
    .select({ reporters: countDistinct(siteReports.reporter), reports: count() })
    .from(siteReports)
    .where(
      and(
        eq(siteReports.siteUuid, uuid),
        eq(siteReports.source, 'visitor'),
        gte(siteReports.createdAt, ctx.now() - REPORT_LIMITS.windowMs),
      ),
    )
    .get();
  return row ?? { reporters: 0, reports: 0 };
}
