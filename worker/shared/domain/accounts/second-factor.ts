const MINUTE_MS = 60_000;

/** The second factor: codes of an authenticator app (RFC 6238) and recovery codes. */
export const SECOND_FACTOR = {
  digits: 6,
  periodSeconds: 30,
  /** Periods before and after the present one whose codes are accepted, for clocks that are not exact. */
  window: 1,
  secretBytes: 20,
  recoveryCodes: 10,
  /** 80 bits, so that not even their hashes can be searched. */
  recoveryBytes: 10,
  /** Codes of the app that may be tried for one account within `attemptsMs`. */
  attempts: 5,
  attemptsMs: 15 * MINUTE_MS,
  /** How long a sign-in may wait for its code. */
  waitMs: 10 * MINUTE_MS,
} as const;

export type GivenCode = { kind: 'app' | 'recovery'; code: string };

const GROUP = /.{4}(?=.)/g;

/** What a person typed as a code, without spaces and dashes; null when it is neither kind. */
export function readCode(typed: string): GivenCode | null {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  if (/^\d{6}$/.test(code)) return { kind: 'app', code };
  return /^[A-Z2-7]{16}$/.test(code) ? { kind: 'recovery', code } : null;
}

/** A recovery code in groups of four: `ABCD-EFGH-IJKL-MNOP`. */
export function showRecoveryCode(code: string): string {
  return code.replace(GROUP, '$&-').toLowerCase();
}

export interface AttemptWindow {
  attempts: number;
  /** Epoch milliseconds of the first attempt that counts. */
  attemptsSince: number;
}

/** Seconds until a code may be tried again; 0 when it may be now. */
export function secondsUntilAttempt({ attempts, attemptsSince }: AttemptWindow, now: number) {
  const restMs = attemptsSince + SECOND_FACTOR.attemptsMs - now;
  return attempts < SECOND_FACTOR.attempts || restMs <= 0 ? 0 : Math.ceil(restMs / 1_000);
}
