/**
 * The nightly trigger of wrangler.toml: reconciles every account. The trigger of every 15 minutes reconciles
 * recent ones.
 */
export const FULL_RECONCILIATION_CRON = '17 3 * * *';

/** The trigger of the nightly backup. It is separate because D1 answers at most 1,000 queries per invocation. */
export const BACKUP_CRON = '47 3 * * *';
