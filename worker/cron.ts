/** The nightly trigger of wrangler.toml, which proves every account; the others prove the recent ones. */
export const FULL_RECONCILIATION_CRON = '17 3 * * *';
