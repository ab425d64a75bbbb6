import type {
  DisputeStatus,
  LedgerBalance,
  LedgerEntryView,
  LedgerRefusal,
  RefundReason,
  TransactionType,
} from './ledger-port.ts';

/** An entry before it has a place in the ledger. `fingerprint` tells a retry from another use of the same `opId`. */
export interface EntryDraft {
  opId: string;
  type: TransactionType;
  amount: number;
  description: string;
  reference: string;
  fingerprint: string;
}

/** A sealed entry. `heldAfter` is what was reserved once its transaction was done. */
export interface LedgerEntry extends LedgerEntryView {
  fingerprint: string;
  hash: string;
  heldAfter: number;
}

/** A generation's right to one credit: `amount` is 1 for a reservation, 0 where a receipt has paid. */
export interface Claim {
  generationId: string;
  receiptId: string | null;
  amount: number;
  state: 'open' | 'settled' | 'released';
  reason: RefundReason | null;
  description: string;
  expiresAt: number;
}

export interface Receipt {
  id: string;
  opId: string;
  amount: number;
  state: 'unused' | 'claimed' | 'used' | 'refunded';
  expiresAt: number;
}

/** All that is known of one purchase; what is newest wins, whenever it is told, so the order of facts does not matter. */
export interface Payment {
  purchaseId: string;
  bundleId: string;
  credits: number;
  priceCents: number;
  paidAt: number | null;
  /** The newest total that the provider told, and when it was true. */
  refundedCents: number;
  refundedAt: number;
  /** Cents by refund, and when each failed. */
  failedRefunds: Record<string, number>;
  failedAt: Record<string, number>;
  disputes: Record<string, DisputeStatus>;
  /** Credits set aside for a refund under way. */
  reserved: number;
  /** Net credits this purchase has in the ledger. */
  posted: number;
  postings: number;
  version: number;
}

/** Rows that one decision adds or replaces, all in one transaction. */
export interface LedgerWrites {
  entries?: EntryDraft[];
  claims?: Claim[];
  receipts?: Receipt[];
  payments?: Payment[];
}

/** What a rule decided. `replay` is the balance of the first answer, where there is one. */
export type Decision<T extends object> = Accepted<T> | Refused;

export interface Accepted<T extends object> {
  accepted: true;
  value: T;
  writes: LedgerWrites;
  replayed: boolean;
  replay?: LedgerBalance;
}

export interface Refused {
  accepted: false;
  reason: LedgerRefusal;
}

export function accept<T extends object>(value: T, writes: LedgerWrites): Accepted<T> {
  return { accepted: true, value, writes, replayed: false };
}

export function repeat<T extends object>(value: T, replay?: LedgerBalance): Accepted<T> {
  const base = { accepted: true as const, value, writes: {}, replayed: true };
  return replay === undefined ? base : { ...base, replay };
}

export function refuse(reason: LedgerRefusal): Refused {
  return { accepted: false, reason };
}
