import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { ReportedSite } from '#contract/operator.ts';
import { shownStatus } from '#domain/sites/seen-level.ts';
import { operatorActs, siteReports, sites } from '#worker/db/schema/index.ts';
import type { OperatorContext } from './act-queries.ts';

const REPORTS_SHOWN = 300;

/**
 * The sites whose reports nobody has decided on: those with a report that is younger than the last act on the site.
 * Newest first; at most the newest 300 reports are read.
 */
export async function listReports({ db }: Pick<OperatorContext, 'db'>): Promise<ReportedSite[]> {
  const lastAct = db
    .select({ at: sql`max(${operatorActs.at})` })
    .from(operatorActs)
    .where(
      sql`${eq(operatorActs.subject, siteReports.siteUuid)}
        and ${inArray(operatorActs.act, ['suspend', 'reinstate', 'dismiss'])}`,
    );
  const rows = await db
    .select({ report: siteReports, site: sites })
    .from(siteReports)
    .leftJoin(sites, eq(sites.uuid, siteReports.siteUuid))
    .where(sql`${siteReports.createdAt} > coalesce((${lastAct}), 0)`)
    .orderBy(desc(siteReports.createdAt), siteReports.id)
    .limit(REPORTS_SHOWN);
  const found = new Map<string, ReportedSite>();
  for (const { report, site } of rows) {
    const uuid = report.siteUuid;
    const known = found.get(uuid) ?? { uuid, site: toView(site), reports: [] };
    const { id, createdAt: at, reason, contact, source } = report;
    known.reports.push({ id, at, reason, contact, source });
    found.set(uuid, known);
  }
  return [...found.values()];
}

function toView(site: typeof sites.$inferSelect | null): ReportedSite['site'] {
  if (site === null) return null;
  const { name, title, userId } = site;
  return { name, title, status: shownStatus(site), userId };
}
