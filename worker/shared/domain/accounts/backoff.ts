const FREE_FAILURES = 5;
const FIRST_WAIT_EXPONENT = 2;
const LONGEST_WAIT_MS = 15 * 60_000;
const FAILURES_BEFORE_STOP = 100;
const STOP_MS = 24 * 60 * 60_000;

/** A count whose last failure is this old counts for nothing any more and may be deleted. */
export const COUNT_LIFETIME_MS = STOP_MS;

/** Consecutive failures of one address on one device (or on all unknown devices together). */
export interface FailureCount {
  failures: number;
  /** Epoch milliseconds of the last failure. */
  lastAt: number;
}

/**
 * How long after `failures` consecutive failures the next try must wait, in milliseconds: nothing up to
 * the fifth, then 4 s doubling to 15 minutes, and a day from the hundredth (NIST SP 800-63B).
 */
export function waitAfterFailures(failures: number): number {
  if (failures < FREE_FAILURES) return 0;
  if (failures >= FAILURES_BEFORE_STOP) return STOP_MS;
  const waitMs = 2 ** (failures - FREE_FAILURES + FIRST_WAIT_EXPONENT) * 1_000;
  return Math.min(waitMs, LONGEST_WAIT_MS);
}

/** Milliseconds until the next try may be hashed; 0 when it may be now. */
export function remainingWait(count: FailureCount | null, now: number): number {
  if (count === null) return 0;
  return Math.max(0, count.lastAt + waitAfterFailures(count.failures) - now);
}

/** The count after one more failure; a day without any starts it over. */
export function countFailure(count: FailureCount | null, now: number): FailureCount {
  const isForgotten = count === null || now - count.lastAt >= COUNT_LIFETIME_MS;
  return { failures: isForgotten ? 1 : count.failures + 1, lastAt: now };
}
