const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Amounts are credits, times are milliseconds. */
export const LEDGER_LIMITS = {
  maxSpend: 10,
  maxPosting: 100_000,
  maxOpIdLength: 200,
  maxDescriptionLength: 200,
  generationCredits: 1,
  openClaims: 2,
  claimMs: 120 * SECOND_MS,
  receiptMs: 10 * MINUTE_MS,
  refundWindowMs: 14 * DAY_MS,
  pageRows: 200,
} as const;
