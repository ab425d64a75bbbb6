import { fingerprintOf } from './decide-spend.ts';
import { LEDGER_LIMITS } from './ledger-limits.ts';
import type { ClaimCommand, LedgerBalance, RefundReason } from './ledger-port.ts';
import {
  accept,
  refuse,
  repeat,
  type Claim,
  type Decision,
  type EntryDraft,
  type LedgerWrites,
  type Receipt,
} from './ledger-rows.ts';
import type { StopAllowance } from './stop-allowance.ts';

export type Charged = 'hold' | 'receipt';

export interface ClaimFacts {
  balance: LedgerBalance;
  claim: Claim | null;
  /** The receipt that the command names, if it is this account's. */
  receipt: Receipt | null;
  /** Claims that are open and not past their time. */
  openClaims: number;
}

/** Reserves a credit for a generation or binds its receipt; an open claim is renewed. `now` is epoch ms. */
export function decideClaim(
  facts: ClaimFacts,
  command: ClaimCommand,
  now: number,
): Decision<{ charged: Charged }> {
  if (facts.claim !== null) return renewClaim(facts.claim, command, now);
  if (facts.openClaims >= LEDGER_LIMITS.openClaims) return refuse('busy');
  if (command.receipt !== undefined) return claimWithReceipt(facts, command, now);
  return reserve(facts.balance, newClaim(command, now), null);
}

function renewClaim(
  claim: Claim,
  command: ClaimCommand,
  now: number,
): Decision<{ charged: Charged }> {
  if (claim.receiptId !== (command.receipt ?? null)) return refuse('idempotency-conflict');
  if (claim.state !== 'open') return refuse('expired');
  const renewed = { ...claim, expiresAt: now + LEDGER_LIMITS.claimMs };
  return { ...repeat({ charged: chargedBy(claim) }), writes: { claims: [renewed] } };
}

function claimWithReceipt(
  facts: ClaimFacts,
  command: ClaimCommand,
  now: number,
): Decision<{ charged: Charged }> {
  const { receipt } = facts;
  if (receipt === null || now >= receipt.expiresAt) return refuse('receipt-invalid');
  const claim = { ...newClaim(command, now), receiptId: receipt.id };
  if (receipt.state === 'claimed') return refuse('busy');
  if (receipt.state === 'used') return refuse('receipt-invalid');
  // The retry of a generation whose credit came back pays with a new reservation.
  if (receipt.state === 'refunded') return reserve(facts.balance, claim, receipt);
  const bound: Receipt = { ...receipt, state: 'claimed' };
  return accept({ charged: 'receipt' }, { claims: [claim], receipts: [bound] });
}

function reserve(
  balance: LedgerBalance,
  claim: Claim,
  receipt: Receipt | null,
): Decision<{ charged: Charged }> {
  if (balance.frozen) return refuse('frozen');
  if (balance.available < LEDGER_LIMITS.generationCredits) return refuse('insufficient');
  const held: Claim = { ...claim, amount: LEDGER_LIMITS.generationCredits };
  const receipts: Receipt[] = receipt === null ? [] : [{ ...receipt, state: 'claimed' }];
  return accept({ charged: 'hold' }, { claims: [held], receipts });
}

function newClaim(command: ClaimCommand, now: number): Claim {
  return {
    generationId: command.generationId,
    receiptId: null,
    amount: 0,
    state: 'open',
    reason: null,
    description: command.description,
    expiresAt: now + LEDGER_LIMITS.claimMs,
  };
}

export interface ClaimEnd {
  claim: Claim | null;
  /** The receipt that the claim is bound to. */
  receipt: Receipt | null;
}

/** Ends an open claim as a spend. A claim that was released meanwhile stays free: `expired`. */
export function decideSettle({ claim, receipt }: ClaimEnd): Decision<object> {
  if (claim === null) return refuse('unknown-generation');
  if (claim.state === 'settled') return repeat({});
  if (claim.state === 'released') return refuse('expired');
  const receipts: Receipt[] = receipt === null ? [] : [{ ...receipt, state: 'used' }];
  const entries = claim.amount === 0 ? [] : [usageEntry(claim)];
  return accept({}, { entries, claims: [{ ...claim, state: 'settled' }], receipts });
}

/**
 * Ends an open claim for nothing. A reservation is booked and returned in one step, so that the
 * list of transactions shows the attempt and why its credit came back.
 */
export function decideRelease(
  { claim, receipt }: ClaimEnd,
  reason: RefundReason,
): Decision<object> {
  if (claim === null) return refuse('unknown-generation');
  if (claim.state === 'released') return repeat({});
  if (claim.state === 'settled') return refuse('expired');
  const refund = refundEntry(
    { opId: `refund:${claim.generationId}`, reference: claim.generationId },
    claim.amount === 0 && receipt !== null ? receipt.amount : claim.amount,
    reason,
  );
  const entries = claim.amount === 0 ? [refund] : [usageEntry(claim), refund];
  const receipts: Receipt[] = receipt === null ? [] : [{ ...receipt, state: 'refunded' }];
  return accept({}, { entries, claims: [{ ...claim, state: 'released', reason }], receipts });
}

/**
 * Ends a claim whose generation its user stopped: free while the allowance lasts, then a spend like any other.
 * Otherwise nearly complete pages could be read and stopped for nothing.
 */
export function decideStop(
  end: ClaimEnd,
  allowance: StopAllowance,
): Decision<{ charged: boolean }> {
  const isFree = end.claim?.state === 'open' ? allowance.left > 0 : end.claim?.state !== 'settled';
  const decision = isFree ? decideRelease(end, 'aborted') : decideSettle(end);
  return decision.accepted ? { ...decision, value: { charged: !isFree } } : decision;
}

/** Hands an unused receipt back before its time; one that pays for a running generation stays with it. */
export function decideReturn(receipt: Receipt | null): Decision<object> {
  if (receipt === null) return refuse('receipt-invalid');
  switch (receipt.state) {
    case 'unused':
      return accept({}, returnUnusedReceipt(receipt));
    case 'refunded':
      return repeat({});
    case 'claimed':
      return refuse('busy');
    case 'used':
      return refuse('receipt-invalid');
    default:
      return receipt.state satisfies never;
  }
}

/** The rows that return a receipt which paid for nothing. */
export function returnUnusedReceipt(receipt: Receipt): LedgerWrites {
  const refund = refundEntry(
    { opId: `unused:${receipt.id}`, reference: receipt.id },
    receipt.amount,
    'unused',
  );
  return { entries: [refund], receipts: [{ ...receipt, state: 'refunded' }] };
}

function chargedBy(claim: Claim): Charged {
  return claim.amount === 0 ? 'receipt' : 'hold';
}

function usageEntry(claim: Claim): EntryDraft {
  const { generationId, description } = claim;
  return {
    opId: `generation:${generationId}`,
    type: 'usage',
    amount: -claim.amount,
    description,
    reference: generationId,
    fingerprint: fingerprintOf(['usage', -claim.amount, description, generationId]),
  };
}

function refundEntry(
  origin: { opId: string; reference: string },
  amount: number,
  reason: RefundReason,
): EntryDraft {
  const description = `refund:${reason}`;
  const fingerprint = fingerprintOf(['refund', amount, description, origin.reference]);
  return { ...origin, type: 'refund', amount, description, fingerprint };
}
