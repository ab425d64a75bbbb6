import type { LedgerEntry } from '#domain/credits/ledger-rows.ts';

/** Rows per statement; they travel as one JSON parameter, below D1's limits. */
export const OUTBOX_ROWS = 500;

/** How long to collect new entries before they are copied together. */
export const OUTBOX_PAUSE_MS = 200;

const COPY_ENTRIES = `
  INSERT OR IGNORE INTO ledger_entries
    (user_id, seq, op_id, kind, amount, balance_after, reference, description, fingerprint, hash, created_at)
  SELECT ?1, value->>'seq', value->>'opId', value->>'type', value->>'amount', value->>'balanceAfter',
    value->>'reference', value->>'description', value->>'fingerprint', value->>'hash', value->>'createdAt'
  FROM json_each(?2)`;

/** Copies entries of one account to D1. Idempotent: entries that are there already are ignored. */
export async function copyEntries(
  database: D1Database,
  { userId, entries }: { userId: string; entries: readonly LedgerEntry[] },
): Promise<void> {
  await database.prepare(COPY_ENTRIES).bind(userId, JSON.stringify(entries)).run();
}

const FIRST_RETRY_MS = 2_000;
const LAST_RETRY_MS = 5 * 60_000;

/** How long to wait after `failures` failed copies in a row: 2 s doubling to 5 minutes. */
export function outboxDelayMs(failures: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** failures, LAST_RETRY_MS);
}
