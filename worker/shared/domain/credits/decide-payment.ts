import { fingerprintOf } from './decide-spend.ts';
import type {
  DisputeStatus,
  PaymentAnswer,
  PaymentCommand,
  PaymentFact,
  PaymentStatus,
} from './ledger-port.ts';
import {
  accept,
  refuse,
  repeat,
  type Decision,
  type EntryDraft,
  type Payment,
} from './ledger-rows.ts';

/**
 * Adds a fact to what is known of a purchase and posts the difference to its target credits.
 * Facts are merged by minimum, maximum and rank, so twice, late or reversed ends the same.
 */
export function decidePayment(
  payment: Payment | null,
  command: PaymentCommand,
): Decision<PaymentAnswer> {
  if (!isSoundPurchase(command)) return refuse('invalid');
  const before = payment ?? newPayment(command);
  if (!isSamePurchase(before, command)) return refuse('idempotency-conflict');
  const merged = mergeFact(before, command.fact);
  if (merged === before) return repeat(answerOf(before, false));
  const entries = draftPostings(merged);
  const target = targetCredits(merged);
  const after: Payment = {
    ...merged,
    posted: merged.posted + entries.reduce((sum, entry) => sum + entry.amount, 0),
    postings: merged.postings + entries.length,
    reserved: target === merged.credits ? merged.reserved : 0,
    version: merged.version + 1,
  };
  return accept(answerOf(after, true), { entries, payments: [after] });
}

const DISPUTE_RANK = { open: 0, won: 1, lost: 2 } as const satisfies Record<DisputeStatus, number>;

function mergeFact(payment: Payment, fact: PaymentFact): Payment {
  if (fact.type === 'paid') return mergePaid(payment, fact.at);
  if (fact.type === 'refunded') return mergeRefunded(payment, fact.totalCents, fact.at);
  if (fact.type === 'refund-failed') {
    const { refundId, cents, at } = fact;
    if (Object.hasOwn(payment.failedRefunds, refundId)) return payment;
    const failedRefunds = { ...payment.failedRefunds, [refundId]: cents };
    return { ...payment, failedRefunds, failedAt: { ...payment.failedAt, [refundId]: at } };
  }
  const known = payment.disputes[fact.disputeId];
  if (known !== undefined && DISPUTE_RANK[known] >= DISPUTE_RANK[fact.status]) return payment;
  return { ...payment, disputes: { ...payment.disputes, [fact.disputeId]: fact.status } };
}

function mergePaid(payment: Payment, at: number): Payment {
  const paidAt = Math.min(payment.paidAt ?? at, at);
  return paidAt === payment.paidAt ? payment : { ...payment, paidAt };
}

/** The provider takes a refund that fails out of its total again: an older total is no news, even a larger one. */
function mergeRefunded(payment: Payment, totalCents: number, at: number): Payment {
  const { refundedCents, refundedAt } = payment;
  if (at < refundedAt || (at === refundedAt && totalCents <= refundedCents)) return payment;
  return { ...payment, refundedCents: totalCents, refundedAt: at };
}

/** Whole credits that the purchase entitles to, given all facts so far. */
export function targetCredits(payment: Payment): number {
  if (payment.paidAt === null) return 0;
  if (isTakenBack(payment)) return 0;
  const returned = refundedShare(payment) * payment.credits;
  return payment.credits - Math.floor(returned);
}

/** True while a dispute of the purchase is open: spending is frozen. */
export function isFrozen(payment: Payment): boolean {
  return Object.values(payment.disputes).includes('open');
}

function isTakenBack(payment: Payment): boolean {
  return Object.values(payment.disputes).some((status) => status !== 'won');
}

function refundedShare({ refundedCents, refundedAt, priceCents, ...known }: Payment): number {
  const failed = Object.entries(known.failedRefunds)
    .filter(([refundId]) => (known.failedAt[refundId] ?? refundedAt) >= refundedAt)
    .reduce((sum, [, cents]) => sum + cents, 0);
  return Math.min(Math.max(refundedCents - failed, 0), priceCents) / priceCents;
}

function draftPostings(payment: Payment): EntryDraft[] {
  if (payment.paidAt === null) return [];
  const isFirst = payment.postings === 0;
  const purchase = isFirst ? [purchaseEntry(payment)] : [];
  const posted = isFirst ? payment.credits : payment.posted;
  const difference = targetCredits(payment) - posted;
  if (difference === 0) return purchase;
  return [...purchase, reversalEntry(payment, difference, payment.postings + purchase.length)];
}

function purchaseEntry({ purchaseId, bundleId, credits }: Payment): EntryDraft {
  const description = `purchase:${bundleId}`;
  return {
    opId: `purchase:${purchaseId}`,
    type: 'purchase',
    amount: credits,
    description,
    reference: purchaseId,
    fingerprint: fingerprintOf(['purchase', credits, description, purchaseId]),
  };
}

function reversalEntry(payment: Payment, amount: number, ordinal: number): EntryDraft {
  const { purchaseId } = payment;
  const description = reversalCode(payment, amount);
  return {
    opId: `reversal:${purchaseId}:${ordinal}`,
    type: 'reversal',
    amount,
    description,
    reference: purchaseId,
    fingerprint: fingerprintOf(['reversal', amount, description, purchaseId]),
  };
}

function reversalCode(payment: Payment, amount: number): string {
  const isDispute = Object.keys(payment.disputes).length > 0;
  if (amount < 0) return isTakenBack(payment) ? 'reversal:dispute' : 'reversal:refund';
  return isDispute ? 'reversal:dispute-won' : 'reversal:refund-failed';
}

function newPayment(command: PaymentCommand): Payment {
  return {
    purchaseId: command.purchaseId,
    bundleId: command.bundleId,
    credits: command.credits,
    priceCents: command.priceCents,
    paidAt: null,
    refundedCents: 0,
    refundedAt: 0,
    failedRefunds: {},
    failedAt: {},
    disputes: {},
    reserved: 0,
    posted: 0,
    postings: 0,
    version: 0,
  };
}

function isSoundPurchase({ credits, priceCents }: PaymentCommand): boolean {
  return [credits, priceCents].every((value) => Number.isSafeInteger(value) && value > 0);
}

function isSamePurchase(payment: Payment, command: PaymentCommand): boolean {
  return (
    payment.bundleId === command.bundleId &&
    payment.credits === command.credits &&
    payment.priceCents === command.priceCents
  );
}

/** What the purchase's own records are told about it. */
export function answerOf(payment: Payment, changed: boolean): PaymentAnswer {
  const { version, paidAt } = payment;
  return { status: statusOf(payment), version, changed, paidAt };
}

function statusOf(payment: Payment): PaymentStatus {
  if (isFrozen(payment)) return 'disputed';
  if (payment.paidAt === null) return 'unpaid';
  if (targetCredits(payment) === 0) return 'refunded';
  return payment.reserved > 0 ? 'refunding' : 'paid';
}
