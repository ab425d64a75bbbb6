import { and, countDistinct, eq, gte } from 'drizzle-orm';
import type { ReportSiteBody } from '#contract/sites.ts';
import { siteReports } from '#worker/db/schema/index.ts';
import type { PublicContext } from '#worker/http/actor-context.ts';
import { AppError } from '#worker/http/app-error.ts';
import { hashContent } from '#worker/platform/storage/hash-content.ts';
import { findSite } from './site-queries.ts';
import { suspendSite } from './suspend-site.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A site is suspended when this many different visitors report it within a day. */
const REPORTERS_TO_SUSPEND = 3;

/** Stores a visitor's report of a public site and suspends the site when enough visitors agree (SITE-10). */
export async function reportSite({
  ctx,
  input,
  address,
}: {
  ctx: PublicContext;
  input: ReportSiteBody;
  address: string;
}): Promise<void> {
  const site = await findSite(ctx.db, input.site);
  if (site === undefined) throw new AppError('sites.not-found');
  const now = ctx.now();
  await ctx.db.insert(siteReports).values({
    id: ctx.newId(),
    siteUuid: site.uuid,
    reason: input.reason,
    contact: input.contact,
    source: 'visitor',
    reporter: await hashContent(`${site.uuid} ${address}`),
    createdAt: now,
  });
  ctx.log.info('sites.reported', { site: site.uuid });
  if (site.status === 'suspended') return;
  const reporters = await countReporters(ctx, { uuid: site.uuid, since: now - DAY_MS });
  if (reporters >= REPORTERS_TO_SUSPEND) await suspendSite(ctx, site.uuid);
}

async function countReporters(
  ctx: PublicContext,
  { uuid, since }: { uuid: string; since: number },
): Promise<number> {
  const row = await ctx.db
    .select({ reporters: countDistinct(siteReports.reporter) })
    .from(siteReports)
    .where(
      and(
        eq(siteReports.siteUuid, uuid),
        eq(siteReports.source, 'visitor'),
        gte(siteReports.createdAt, since),
      ),
    )
    .get();
  return row?.reporters ?? 0;
}
