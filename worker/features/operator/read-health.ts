import { count, desc, eq, isNull, min } from 'drizzle-orm';
import type { ConsoleHealth } from '#contract/operator.ts';
import { generations, purchases, reconciliations, stripeEvents } from '#worker/db/schema/index.ts';
import { checkHealth } from '#worker/features/system/check-health.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';
import { VERSION } from '#worker/version.ts';

/** How the parts are, and what waits: running generations, unprocessed payments, the last reconciliation. */
export async function readHealth(ctx: ActorContext): Promise<ConsoleHealth> {
  const [report, [running, events, review, last]] = await Promise.all([
    checkHealth({ ctx, version: VERSION }),
    ctx.db.batch([
      ctx.db
        .select({ total: count(), oldest: min(generations.createdAt) })
        .from(generations)
        .where(eq(generations.status, 'running')),
      ctx.db.select({ total: count() }).from(stripeEvents).where(isNull(stripeEvents.processedAt)),
      ctx.db.select({ total: count() }).from(purchases).where(eq(purchases.state, 'review')),
      ctx.db.select().from(reconciliations).orderBy(desc(reconciliations.startedAt)).limit(1),
    ]),
  ]);
  const [latest] = last;
  return {
    version: report.version,
    checks: report.checks,
    problems: report.problems ?? [],
    runningGenerations: running[0]?.total ?? 0,
    oldestRunningSince: running[0]?.oldest ?? null,
    unprocessedPaymentEvents: events[0]?.total ?? 0,
    purchasesInReview: review[0]?.total ?? 0,
    lastReconciliation:
      latest === undefined
        ? null
        : { at: latest.endedAt, accounts: latest.accounts, drifted: latest.drifted },
  };
}
