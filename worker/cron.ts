/** The nightly trigger of wrangler.toml, which proves every account; those of every 15 minutes prove the recent ones. */
export const FULL_RECONCILIATION_CRON = '17 3 * * *';

/** The trigger of the nightly backup, apart from the other: D1 answers 1,000 questions of one invocation. */
export const BACKUP_CRON = '47 3 * * *';
