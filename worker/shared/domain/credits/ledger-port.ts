import type { StopAllowance } from './stop-allowance.ts';

/** What the rest of the product may ask of a user's ledger. The adapter lives in `features/credits`. */
export interface Ledger {
  /**
   * Opens the account if it is new and posts the welcome grant once, or never if it is opened without. Returns the
   * balance.
   */
  open(userId: string, options?: { isWelcome: boolean }): Promise<LedgerBalance>;
  balance(userId: string): Promise<LedgerBalance>;
  /** Spends credits and answers with a receipt. The same `opId` and values replay the first answer. */
  deduct(userId: string, command: DeductCommand): Promise<LedgerOutcome<{ receipt: string }>>;
  /**
   * Reserves one credit for a generation, or binds a receipt to it. One claim per generation id:
   * claiming an open one again renews its 120 seconds, so a long generation claims about every minute.
   */
  claim(
    userId: string,
    command: ClaimCommand,
  ): Promise<LedgerOutcome<{ charged: 'hold' | 'receipt' }>>;
  /** The generation gave something usable: the reservation becomes a spend. */
  settle(userId: string, generationId: string): Promise<LedgerOutcome<object>>;
  /** The generation gave nothing usable: the credit comes back, as an entry that names the reason. */
  release(userId: string, command: ReleaseCommand): Promise<LedgerOutcome<object>>;
  /**
   * The user stopped the generation. Its credit comes back up to three times an hour (`stop-allowance.ts`), then it
   * is spent.
   */
  stop(userId: string, generationId: string): Promise<LedgerOutcome<{ charged: boolean }>>;
  /** What is left of the free stops. */
  stopAllowance(userId: string): Promise<StopAllowance>;
  /** Returns a receipt's credits at once because no generation will use it; refused once one did. */
  returnReceipt(userId: string, receipt: string): Promise<LedgerOutcome<object>>;
  /** Adds (or takes, for reversals and adjustments) credits. The same `opId` and values replay the first answer. */
  post(userId: string, command: PostCommand): Promise<LedgerOutcome<object>>;
  /** Newest first. `cursor` is the `seq` to read before; at most `limit` (1 to 200) rows. */
  transactions(userId: string, page: { cursor?: number; limit: number }): Promise<LedgerPage>;
  /** Learns a fact of a payment; facts may come twice and in any order, the final balance is the same. */
  learnPayment(userId: string, command: PaymentCommand): Promise<LedgerOutcome<PaymentAnswer>>;
  /** Sets a bundle's credits aside while its money goes back; refused with `not-refundable`. */
  reserveRefund(userId: string, purchaseId: string): Promise<LedgerOutcome<PaymentAnswer>>;
  /** Gives the credits set aside back, because the provider refused the refund. */
  cancelRefund(userId: string, purchaseId: string): Promise<LedgerOutcome<PaymentAnswer>>;
  /**
   * Copies what D1 does not have yet (`recopy`: everything, after D1 was restored) and proves the
   * account: chain, sums, holds.
   */
  audit(userId: string, options?: { recopy: boolean }): Promise<LedgerAudit>;
  /** A sign of life of the ledger itself; opens no account. */
  ping(): Promise<void>;
}

/** Whole credits. `available = posted − held`; while `frozen`, spends are refused. */
export interface LedgerBalance {
  available: number;
  posted: number;
  held: number;
  frozen: boolean;
}

export interface DeductCommand {
  opId: string;
  amount: number;
  description: string;
  /**
   * `final` (default): the spend itself is the service; nothing comes back.
   * `generation`: the receipt pays for one generation and comes back if none used it: when it is handed back, at the latest after 10 minutes.
   */
  purpose?: 'generation' | 'final';
}

export interface ClaimCommand {
  generationId: string;
  description: string;
  receipt?: string;
}

/** A stopped generation is ended by `stop`, which may charge it. */
export interface ReleaseCommand {
  generationId: string;
  reason: Exclude<RefundReason, 'aborted'>;
}

export interface PostCommand {
  opId: string;
  kind: Exclude<TransactionType, 'usage'>;
  amount: number;
  description: string;
  reference: string;
}

export type TransactionType =
  | 'welcome'
  | 'purchase'
  | 'usage'
  | 'refund'
  | 'reversal'
  | 'adjustment';

/** Why a generation's credit came back. `interrupted` and `unused` are given by the ledger's own alarm. */
export type RefundReason =
  | 'model-error'
  | 'timeout'
  | 'empty'
  | 'unparsable'
  | 'unapplied'
  | 'refused'
  | 'aborted'
  | 'interrupted'
  /** A configured model failed and the built-in designer stood in for it. */
  | 'stand-in'
  /** The answer was words that change nothing. */
  | 'answered'
  | 'unused';

/** What a payment provider told about one purchase. Times are epoch ms, money is euro cents. */
export type PaymentFact =
  | { type: 'paid'; at: number }
  /** The charge's refunded total as of `at`; refunds that had failed by then are left out. 0 until the provider's word. */
  | { type: 'refunded'; totalCents: number; at: number }
  | { type: 'refund-failed'; refundId: string; cents: number; at: number }
  | { type: 'dispute'; disputeId: string; status: DisputeStatus };

export type DisputeStatus = 'open' | 'won' | 'lost';

/** `credits`, `priceCents` and `bundleId` come from the server's purchase row, never from a client. */
export interface PaymentCommand {
  purchaseId: string;
  bundleId: string;
  credits: number;
  priceCents: number;
  fact: PaymentFact;
}

export type PaymentStatus = 'unpaid' | 'paid' | 'refunding' | 'refunded' | 'disputed';

/** `version` grows with every change, so that a copy can tell old from new. `changed` is false for a repeated fact. */
export interface PaymentAnswer {
  status: PaymentStatus;
  version: number;
  changed: boolean;
  paidAt: number | null;
}

export type LedgerRefusal =
  | 'insufficient'
  | 'frozen'
  | 'receipt-invalid'
  | 'idempotency-conflict'
  | 'unknown-generation'
  | 'unknown-purchase'
  | 'not-refundable'
  | 'expired'
  | 'busy'
  | 'invalid';

export type LedgerOutcome<T> =
  | ({ ok: true; balance: LedgerBalance; replayed: boolean } & T)
  | { ok: false; reason: LedgerRefusal; balance: LedgerBalance };

/** `description` is a stable code such as `generation` or `refund:timeout` (see `entry-descriptions.ts`). */
export interface LedgerEntryView {
  seq: number;
  opId: string;
  type: TransactionType;
  amount: number;
  balanceAfter: number;
  reference: string;
  description: string;
  createdAt: number;
}

export interface LedgerPage {
  entries: LedgerEntryView[];
  next: number | null;
  /** The purchases of the account that can be refunded now. */
  refundable: Refundable[];
}

/** `until` in epoch ms. */
export interface Refundable {
  purchaseId: string;
  until: number;
}

/** `violations` is empty for a sound account; `headHash` seals every entry up to `seq`. */
export interface LedgerAudit {
  balance: LedgerBalance;
  seq: number;
  headHash: string;
  projectedSeq: number;
  violations: string[];
}
