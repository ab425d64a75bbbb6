import { answerOf, targetCredits } from './decide-payment.ts';
import { LEDGER_LIMITS } from './ledger-limits.ts';
import type { LedgerBalance, PaymentAnswer, Refundable } from './ledger-port.ts';
import { accept, refuse, repeat, type Decision, type Payment } from './ledger-rows.ts';

export interface RefundFacts {
  balance: LedgerBalance;
  /** All payments of the account. */
  payments: readonly Payment[];
}

/** Sets a bundle's credits aside while its money goes back. */
export function decideReserveRefund(
  facts: RefundFacts,
  { purchaseId, now }: { purchaseId: string; now: number },
): Decision<PaymentAnswer> {
  const payment = facts.payments.find((known) => known.purchaseId === purchaseId);
  if (payment === undefined || payment.paidAt === null) return refuse('unknown-purchase');
  if (payment.reserved > 0) return repeat(answerOf(payment, false));
  return isRefundable(payment, facts, now)
    ? changeReserve(payment, payment.credits)
    : refuse('not-refundable');
}

/** Ends a refund that the provider refused: the credits can be spent again. */
export function decideCancelRefund(payment: Payment | null): Decision<PaymentAnswer> {
  if (payment === null) return refuse('unknown-purchase');
  if (payment.reserved === 0) return repeat(answerOf(payment, false));
  return changeReserve(payment, 0);
}

/** The purchases that can be refunded at `now`, and until when (both epoch ms). */
export function listRefundable(facts: RefundFacts, now: number): Refundable[] {
  return facts.payments
    .filter((payment) => payment.reserved === 0 && isRefundable(payment, facts, now))
    .map(({ purchaseId, paidAt }) => ({
      purchaseId,
      until: (paidAt ?? 0) + LEDGER_LIMITS.refundWindowMs,
    }));
}

/**
 * Paid at most 14 days ago, no money back yet, no dispute, and unused. The oldest credits are spent first, so a
 * bundle is unused while the balance covers all of it besides what was bought after it.
 */
function isRefundable(payment: Payment, { balance, payments }: RefundFacts, now: number): boolean {
  if (payment.paidAt === null || balance.frozen) return false;
  return (
    now - payment.paidAt <= LEDGER_LIMITS.refundWindowMs &&
    targetCredits(payment) === payment.credits &&
    payment.refundedCents === 0 &&
    balance.available - boughtAfter(payment.paidAt, payments) >= payment.credits
  );
}

/** Credits of later purchases that can be spent. */
function boughtAfter(moment: number, payments: readonly Payment[]): number {
  return payments
    .filter(({ paidAt }) => paidAt !== null && paidAt > moment)
    .reduce((sum, later) => sum + targetCredits(later) - later.reserved, 0);
}

function changeReserve(payment: Payment, reserved: number): Decision<PaymentAnswer> {
  const after = { ...payment, reserved, version: payment.version + 1 };
  return accept(answerOf(after, true), { payments: [after] });
}
