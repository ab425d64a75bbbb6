import type { ErrorCode } from '#contract/errors.ts';
import type { LedgerOutcome, LedgerRefusal } from '#domain/credits/ledger-port.ts';
import { AppError } from '#worker/http/app-error.ts';

const CODES = {
  insufficient: 'credits.insufficient',
  frozen: 'credits.frozen',
  'receipt-invalid': 'credits.receipt-invalid',
  'idempotency-conflict': 'credits.idempotency-conflict',
  'unknown-generation': 'generation.not-found',
  'unknown-purchase': 'checkout.not-found',
  'not-refundable': 'checkout.refund-refused',
  expired: 'credits.receipt-invalid',
  busy: 'generation.busy',
  invalid: 'request.invalid',
} as const satisfies Record<LedgerRefusal, ErrorCode>;

type Accepted<T> = Extract<LedgerOutcome<T>, { ok: true }>;

/** Returns an accepted outcome; throws a refusal as its `AppError`. */
export function acceptedOrThrow<T>(outcome: LedgerOutcome<T>): Accepted<T> {
  if (outcome.ok) return outcome;
  throw new AppError(CODES[outcome.reason]);
}
