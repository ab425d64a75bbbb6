import { BACKUP_CRON, FULL_RECONCILIATION_CRON } from './cron.ts';
import { createDatabase } from './db/client.ts';
import { forgetExpired } from './features/auth/forget-expired.ts';
import { forgetBackups, makeBackup } from './features/backup/backup-client.ts';
import { reconcile } from './features/checkout/reconcile.ts';
import { forgetMessages } from './features/contact/forget-messages.ts';
import { createLedger } from './features/credits/ledger-client.ts';
import { forgetKeptAnswers } from './features/generation/kept-answer.ts';
import { collectOrphans } from './features/sites/collect-orphans.ts';
import { forgetReports } from './features/sites/forget-reports.ts';
import { createLogger, describeError } from './http/log.ts';
import { readConfig } from './platform/config.ts';
import { createPayments } from './platform/payments/payments.ts';

/**
 * The work of the cron triggers. A part that fails is logged and keeps no other from its work; at the end it
 * fails the whole invocation, which the platform shows.
 */
export async function runScheduled(controller: ScheduledController, env: Env): Promise<void> {
  const config = readConfig(env);
  const ctx = {
    db: createDatabase(env.DB),
    bucket: env.SITES,
    ledger: createLedger(env.LEDGER, { welcomeCredits: config.WELCOME_CREDITS }),
    payments: createPayments({ config }),
    config,
    log: createLogger({ cron: controller.cron }),
    now: Date.now,
    newId: () => crypto.randomUUID(),
  };
  const failures: unknown[] = [];
  for (const [job, work] of Object.entries(jobsOf(controller.cron, ctx))) {
    try {
      await work();
    } catch (error) {
      ctx.log.error('cron.failed', { job, ...describeError(error) });
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Scheduled work failed');
}

type JobContext = Parameters<typeof reconcile>[0]['ctx'] & Parameters<typeof collectOrphans>[0];

function jobsOf(cron: string, ctx: JobContext): Record<string, () => Promise<unknown>> {
  if (cron === BACKUP_CRON) {
    return { backup: () => makeBackup(ctx), forgetBackups: () => forgetBackups(ctx) };
  }
  const isNight = cron === FULL_RECONCILIATION_CRON;
  return {
    reconcile: () => reconcile({ ctx, scope: isNight ? 'all' : 'recent' }),
    ...(isNight ? { forgetExpired: () => forgetExpired(ctx) } : {}),
    forgetKeptAnswers: () => forgetKeptAnswers(ctx.bucket, ctx.now()),
    forgetMessages: () => forgetMessages(ctx),
    forgetReports: () => forgetReports(ctx),
    collectOrphans: () => collectOrphans(ctx),
  };
}
