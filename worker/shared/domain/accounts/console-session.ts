const MINUTE_MS = 60_000;

/** The second factor of operators: a mailed code opens the console of one session for a limited time. */
export const CONSOLE_LIMITS = {
  codeDigits: 8,
  codeMs: 10 * MINUTE_MS,
  attempts: 5,
  openMs: 30 * MINUTE_MS,
} as const;

const CODES = 10 ** CONSOLE_LIMITS.codeDigits;

/** `operators` are lower-case mail addresses. */
export function isOperator(operators: readonly string[], email: string): boolean {
  return operators.includes(email.toLowerCase());
}

/** Eight digits from a random number of 0 to 2³² − 1. */
export function toConsoleCode(random: number): string {
  return String(random % CODES).padStart(CONSOLE_LIMITS.codeDigits, '0');
}

export interface CodeFacts {
  codeHash: string;
  /** Epoch milliseconds. */
  codeExpiresAt: number;
  /** How often a code was tried, this time included. */
  attempts: number;
}

/** `over`: no code is waiting, or it has expired or was tried too often; a new one is needed. */
export type Entry = 'open' | 'wrong' | 'over';

/** Whether a code opens the console. A used code has an empty hash, which no code has. */
export function decideEntry(
  facts: CodeFacts | undefined,
  { codeHash, now }: { codeHash: string; now: number },
): Entry {
  if (facts === undefined || facts.codeHash === '' || now >= facts.codeExpiresAt) return 'over';
  if (facts.attempts > CONSOLE_LIMITS.attempts) return 'over';
  return facts.codeHash === codeHash ? 'open' : 'wrong';
}
