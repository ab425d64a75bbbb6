/** What the rest of the product may ask of a user's ledger. The adapter lives in `features/credits`. */
export interface Ledger {
  /** Opens the account if it is new and posts the welcome grant once. Returns the balance. */
  open(userId: string): Promise<LedgerBalance>;
  balance(userId: string): Promise<LedgerBalance>;
  /** Spends credits and answers with a receipt. The same `opId` and values replay the first answer. */
  deduct(userId: string, command: DeductCommand): Promise<LedgerOutcome<{ receipt: string }>>;
  /** Reserves one credit for a generation, or binds a receipt to it. One claim per generation id. */
  claim(userId: string, command: ClaimCommand): Promise<LedgerOutcome<{ charged: 'hold' | 'receipt' }>>;
  /** The generation gave something usable: the reservation becomes a spend. */
  settle(userId: string, generationId: string): Promise<LedgerOutcome<object>>;
  /** The generation gave nothing usable: the credit comes back, as an entry that names the reason. */
  release(userId: string, command: ReleaseCommand): Promise<LedgerOutcome<object>>;
  /** Adds (or takes, for reversals and adjustments) credits. The same `opId` and values replay the first answer. */
  post(userId: string, command: PostCommand): Promise<LedgerOutcome<object>>;
  /** Newest first. `cursor` is the `seq` to read before; at most `limit` (1 to 200) rows. */
  transactions(userId: string, page: { cursor?: number; limit: number }): Promise<LedgerPage>;
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
}

export interface ClaimCommand {
  generationId: string;
  description: string;
  receipt?: string;
}

export interface ReleaseCommand {
  generationId: string;
  reason: RefundReason;
}

export interface PostCommand {
  opId: string;
  kind: Exclude<TransactionType, 'usage'>;
  amount: number;
  description: string;
  reference: string;
}

export type TransactionType = 'welcome' | 'purchase' | 'usage' | 'refund' | 'reversal' | 'adjustment';

/** Why a generation's credit came back. */
export type RefundReason =
  | 'model-error'
  | 'timeout'
  | 'empty'
  | 'unparsable'
  | 'unapplied'
  | 'refused'
  | 'aborted'
  | 'interrupted';

export type LedgerRefusal =
  | 'insufficient'
  | 'frozen'
  | 'receipt-invalid'
  | 'idempotency-conflict'
  | 'unknown-generation'
  | 'expired'
  | 'busy'
  | 'invalid';

export type LedgerOutcome<T> =
  | ({ ok: true; balance: LedgerBalance; replayed: boolean } & T)
  | { ok: false; reason: LedgerRefusal; balance: LedgerBalance };

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
}
