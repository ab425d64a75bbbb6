import { FULL_RECONCILIATION_CRON } from './cron.ts';
import { createDatabase } from './db/client.ts';
import { forgetExpired } from './features/auth/forget-expired.ts';
import { forgetBackups, makeBackup } from './features/backup/backup-client.ts';
import { reconcile } from './features/checkout/reconcile.ts';
import { forgetMessages } from './features/contact/forget-messages.ts';
import { createLedger } from './features/credits/ledger-client.ts';
import { forgetKeptAnswers } from './features/generation/kept-answer.ts';
import { collectOrphans } from './features/sites/collect-orphans.ts';
import { forgetReports } from './features/sites/forget-reports.ts';
import { createLogger } from './http/log.ts';
import { readConfig } from './platform/config.ts';
import { createPayments } from './platform/payments/payments.ts';

/** The work of the cron triggers. */
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
  const isNight = controller.cron === FULL_RECONCILIATION_CRON;
  await reconcile({ ctx, scope: isNight ? 'all' : 'recent' });
  if (isNight) {
    await forgetExpired(ctx);
    await makeBackup(ctx);
    await forgetBackups(ctx);
  }
  await forgetKeptAnswers(env.SITES, Date.now());
  await forgetMessages(ctx);
  await forgetReports(ctx);
  await collectOrphans(ctx);
}
