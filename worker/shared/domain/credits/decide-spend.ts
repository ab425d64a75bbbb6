import { LEDGER_LIMITS } from './ledger-limits.ts';
import type { DeductCommand, LedgerBalance, PostCommand } from './ledger-port.ts';
import {
  accept,
  refuse,
  repeat,
  type Decision,
  type EntryDraft,
  type LedgerEntry,
  type Receipt,
} from './ledger-rows.ts';

export interface DeductFacts {
  balance: LedgerBalance;
  /** The entry that already carries the command's `opId`. */
  prior: LedgerEntry | null;
  priorReceipt: Receipt | null;
}

/** `now` is epoch ms; `receiptId` is a fresh id, used only when the spend is new. */
export interface SpendClock {
  now: number;
  receiptId: string;
}

/** A spend of 1 to 10 credits with its receipt, or the replay of the first answer. */
export function decideDeduct(
  facts: DeductFacts,
  command: DeductCommand,
  clock: SpendClock,
): Decision<{ receipt: string }> {
  const { amount, opId, description } = command;
  if (!isSpendAmount(amount) || !isOpId(opId) || !isDescription(description)) {
    return refuse('invalid');
  }
  const purpose = command.purpose ?? 'final';
  const fingerprint = fingerprintOf(['usage', -amount, description, purpose]);
  if (facts.prior !== null) return replayDeduct(facts, fingerprint);
  if (facts.balance.frozen) return refuse('frozen');
  if (facts.balance.available < amount) return refuse('insufficient');
  const receipt: Receipt = {
    id: clock.receiptId,
    opId,
    amount,
    state: purpose === 'final' ? 'used' : 'unused',
    expiresAt: clock.now + LEDGER_LIMITS.receiptMs,
  };
  const entry: EntryDraft = {
    opId,
    type: 'usage',
    amount: -amount,
    description,
    reference: receipt.id,
    fingerprint,
  };
  return accept({ receipt: receipt.id }, { entries: [entry], receipts: [receipt] });
}

function replayDeduct(facts: DeductFacts, fingerprint: string): Decision<{ receipt: string }> {
  const { prior, priorReceipt } = facts;
  if (prior === null || priorReceipt === null || prior.fingerprint !== fingerprint) {
    return refuse('idempotency-conflict');
  }
  return repeat({ receipt: priorReceipt.id }, balanceAfter(prior));
}

const SIGNS = {
  welcome: [1],
  purchase: [1],
  refund: [1],
  reversal: [1, -1],
  adjustment: [1, -1],
} as const satisfies Record<PostCommand['kind'], readonly number[]>;

/** A posting that is no spend; only reversals and adjustments may take credits, even below zero. */
export function decidePost(
  facts: { prior: LedgerEntry | null },
  command: PostCommand,
): Decision<object> {
  const { opId, kind, amount, description, reference } = command;
  const signs: readonly number[] = SIGNS[kind];
  const isSound =
    isWholeAmount(amount, LEDGER_LIMITS.maxPosting) && signs.includes(Math.sign(amount));
  if (!isSound || !isOpId(opId) || !isDescription(description)) return refuse('invalid');
  const fingerprint = fingerprintOf([kind, amount, description, reference]);
  if (facts.prior === null) {
    const entry = { opId, type: kind, amount, description, reference, fingerprint };
    return accept({}, { entries: [entry] });
  }
  if (facts.prior.fingerprint !== fingerprint) return refuse('idempotency-conflict');
  return repeat({}, balanceAfter(facts.prior));
}

/** The text that two uses of one `opId` must share to be the same operation. */
export function fingerprintOf(values: readonly (string | number)[]): string {
  return JSON.stringify(values);
}

function balanceAfter(entry: LedgerEntry): LedgerBalance {
  return {
    posted: entry.balanceAfter,
    held: entry.heldAfter,
    available: entry.balanceAfter - entry.heldAfter,
    frozen: false,
  };
}

function isWholeAmount(amount: number, limit: number): boolean {
  return Number.isSafeInteger(amount) && amount !== 0 && Math.abs(amount) <= limit;
}

function isSpendAmount(amount: number): boolean {
  return amount > 0 && isWholeAmount(amount, LEDGER_LIMITS.maxSpend);
}

function isOpId(opId: string): boolean {
  return opId.length > 0 && opId.length <= LEDGER_LIMITS.maxOpIdLength;
}

function isDescription(description: string): boolean {
  return description.length <= LEDGER_LIMITS.maxDescriptionLength;
}
