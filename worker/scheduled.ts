import { BACKUP_CRON, FULL_RECONCILIATION_CRON } from './cron.ts';
import { openContext } from './context.ts';
import { forgetExpired } from './features/auth/forget-expired.ts';
import { forgetSecurityEvents } from './features/auth/security-log.ts';
import { forgetBackups, makeBackup } from './features/backup/backup-client.ts';
import { reconcile } from './features/checkout/reconcile.ts';
import { forgetMessages } from './features/contact/forget-messages.ts';
import { forgetGuests } from './features/generation/generation-client.ts';
import { forgetConsoles } from './features/operator/console-session.ts';
import { forgetProposals } from './features/photos/made-store.ts';
import { collectOrphans } from './features/sites/collect-orphans.ts';
import { forgetReports } from './features/sites/forget-reports.ts';
import type { ActorContext } from './http/actor-context.ts';
import { describeError } from './http/log.ts';

/**
 * Runs the jobs of a cron trigger. A job that fails is logged and does not keep the others from running; at the
 * end it fails the whole invocation, so that the platform shows it.
 */
export async function runScheduled(
  { cron }: ScheduledController,
  env: Env,
  execution: ExecutionContext,
): Promise<void> {
  const work = {
    requestId: crypto.randomUUID(),
    locale: 'en' as const,
    log: { cron },
    waitUntil: (rest: Promise<unknown>) => execution.waitUntil(rest),
  };
  const ctx = openContext(env, work, { kind: 'anonymous' });
  const failures: unknown[] = [];
  for (const [job, work] of Object.entries(jobsOf(cron, ctx))) {
    try {
      await work();
    } catch (error) {
      ctx.log.error('cron.failed', { job, ...describeError(error) });
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Scheduled work failed');
}

function jobsOf(cron: string, ctx: ActorContext): Record<string, () => Promise<unknown>> {
  if (cron === BACKUP_CRON) {
    return { backup: () => makeBackup(ctx), forgetBackups: () => forgetBackups(ctx) };
  }
  const isNight = cron === FULL_RECONCILIATION_CRON;
  return {
    reconcile: () => reconcile({ ctx, scope: isNight ? 'all' : 'recent' }),
    ...(isNight
      ? {
          forgetExpired: () => forgetExpired(ctx),
          forgetSecurityEvents: () => forgetSecurityEvents(ctx),
          forgetConsoles: () => forgetConsoles(ctx),
          forgetGuests: () => forgetGuests(ctx),
        }
      : {}),
    forgetMessages: () => forgetMessages(ctx),
    forgetReports: () => forgetReports(ctx),
    forgetProposals: () => forgetProposals(ctx),
    collectOrphans: () => collectOrphans(ctx),
  };
}
