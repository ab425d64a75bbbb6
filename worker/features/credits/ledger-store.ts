import { createHash } from 'node:crypto';
import { isFrozen } from '#domain/credits/decide-payment.ts';
import { genesisHead, headAfter, sealEntry, type ChainHead } from '#domain/credits/entry-chain.ts';
import type { LedgerBalance } from '#domain/credits/ledger-port.ts';
import type {
  Claim,
  EntryDraft,
  LedgerEntry,
  LedgerWrites,
  Payment,
  Receipt,
} from '#domain/credits/ledger-rows.ts';

type Row = Record<string, SqlStorageValue>;

const ENTRY_COLUMNS = `seq, op_id AS opId, type, amount, balance_after AS balanceAfter,
  held_after AS heldAfter, reference, description, fingerprint, hash, created_at AS createdAt`;
const CLAIM_COLUMNS = `generation_id AS generationId, receipt_id AS receiptId, amount, state,
  reason, description, expires_at AS expiresAt`;
const RECEIPT_COLUMNS = 'id, op_id AS opId, amount, state, expires_at AS expiresAt';

export interface AccountRow {
  userId: string;
  projectedSeq: number;
  failedFlushes: number;
}

/** SHA-256 in hex, synchronous so that it can run inside a transaction. */
export function sha256Hex(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** The rows of one account in its Durable Object's SQLite. Synchronous; the caller owns the transaction. */
export class LedgerStore {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  account(): AccountRow | null {
    return this.#first<AccountRow>(
      `SELECT user_id AS userId, projected_seq AS projectedSeq, failed_flushes AS failedFlushes
       FROM account`,
    );
  }

  openAccount(userId: string, now: number): void {
    this.#sql.exec('INSERT INTO account (id, user_id, opened_at) VALUES (1, ?, ?)', userId, now);
  }

  markProjected(seq: number): void {
    this.#sql.exec(
      'UPDATE account SET projected_seq = max(projected_seq, ?), failed_flushes = 0',
      seq,
    );
  }

  markFlushFailed(): void {
    this.#sql.exec('UPDATE account SET failed_flushes = failed_flushes + 1');
  }

  balance(): LedgerBalance {
    const { posted, held, frozen } = this.#sql
      .exec<{ posted: number; held: number; frozen: number }>(
        `SELECT
           coalesce((SELECT balance_after FROM entries ORDER BY seq DESC LIMIT 1), 0) AS posted,
           (SELECT coalesce(sum(amount), 0) FROM claims WHERE state = 'open')
             + (SELECT coalesce(sum(reserved), 0) FROM payments) AS held,
           (SELECT coalesce(max(frozen), 0) FROM payments) AS frozen`,
      )
      .one();
    return { posted, held, available: posted - held, frozen: frozen === 1 };
  }

  entryByOperation(opId: string): LedgerEntry | null {
    return this.#first(`SELECT ${ENTRY_COLUMNS} FROM entries WHERE op_id = ?`, opId);
  }

  /** When credits of stopped generations came back, in epoch ms. */
  stopsReturnedAfter(moment: number): number[] {
    const rows = this.#all<{ at: number }>(
      `SELECT created_at AS at FROM entries WHERE description = 'refund:aborted' AND created_at > ?`,
      moment,
    );
    return rows.map(({ at }) => at);
  }

  /** Ascending from the entry after `seq`. */
  entriesAfter(seq: number, limit: number): LedgerEntry[] {
    return this.#all(
      `SELECT ${ENTRY_COLUMNS} FROM entries WHERE seq > ? ORDER BY seq LIMIT ?`,
      seq,
      limit,
    );
  }

  /** Descending from the entry before `seq`. */
  entriesBefore(seq: number, limit: number): LedgerEntry[] {
    return this.#all(
      `SELECT ${ENTRY_COLUMNS} FROM entries WHERE seq < ? ORDER BY seq DESC LIMIT ?`,
      seq,
      limit,
    );
  }

  lastSeq(): number {
    return (
      this.#first<{ seq: number }>('SELECT coalesce(max(seq), 0) AS seq FROM entries')?.seq ?? 0
    );
  }

  receipt(id: string): Receipt | null {
    return this.#first(`SELECT ${RECEIPT_COLUMNS} FROM receipts WHERE id = ?`, id);
  }

  receiptByOperation(opId: string): Receipt | null {
    return this.#first(`SELECT ${RECEIPT_COLUMNS} FROM receipts WHERE op_id = ?`, opId);
  }

  claim(generationId: string): Claim | null {
    return this.#first(`SELECT ${CLAIM_COLUMNS} FROM claims WHERE generation_id = ?`, generationId);
  }

  countOpenClaims(now: number): number {
    const row = this.#first<{ open: number }>(
      `SELECT count(*) AS open FROM claims WHERE state = 'open' AND expires_at > ?`,
      now,
    );
    return row?.open ?? 0;
  }

  dueClaims(now: number): Claim[] {
    return this.#all(
      `SELECT ${CLAIM_COLUMNS} FROM claims WHERE state = 'open' AND expires_at <= ?`,
      now,
    );
  }

  dueReceipts(now: number): Receipt[] {
    return this.#all(
      `SELECT ${RECEIPT_COLUMNS} FROM receipts WHERE state = 'unused' AND expires_at <= ?`,
      now,
    );
  }

  /** When the next claim or receipt expires, in epoch ms; null when there is none. */
  nextDueAt(): number | null {
    const row = this.#first<{ at: number | null }>(
      `SELECT min(expires_at) AS at FROM (
         SELECT expires_at FROM claims WHERE state = 'open'
         UNION ALL SELECT expires_at FROM receipts WHERE state = 'unused')`,
    );
    return row?.at ?? null;
  }

  payment(purchaseId: string): Payment | null {
    const row = this.#first<{ facts: string }>(
      'SELECT facts FROM payments WHERE purchase_id = ?',
      purchaseId,
    );
    return row === null ? null : parsePayment(row.facts);
  }

  allClaims(): Claim[] {
    return this.#all(`SELECT ${CLAIM_COLUMNS} FROM claims`);
  }

  allReceipts(): Receipt[] {
    return this.#all(`SELECT ${RECEIPT_COLUMNS} FROM receipts`);
  }

  allPayments(): Payment[] {
    return this.#all<{ facts: string }>('SELECT facts FROM payments').map(({ facts }) =>
      parsePayment(facts),
    );
  }

  /** Writes the rows of one decision. Claims first: an entry records what is held after it. */
  apply(writes: LedgerWrites, now: number): void {
    for (const claim of writes.claims ?? []) this.#putClaim(claim);
    for (const receipt of writes.receipts ?? []) this.#putReceipt(receipt);
    for (const payment of writes.payments ?? []) this.#putPayment(payment);
    this.#append(writes.entries ?? [], now);
  }

  #append(drafts: readonly EntryDraft[], now: number): void {
    if (drafts.length === 0) return;
    const heldAfter = this.balance().held;
    let head = this.#head();
    for (const draft of drafts) {
      const entry = sealEntry(draft, { head, heldAfter, now, digest: sha256Hex });
      this.#insertEntry(entry);
      head = headAfter(entry);
    }
  }

  #head(): ChainHead {
    const last = this.#first<ChainHead>(
      'SELECT seq, balance_after AS posted, hash FROM entries ORDER BY seq DESC LIMIT 1',
    );
    return last ?? genesisHead(this.account()?.userId ?? '', sha256Hex);
  }

  #insertEntry(entry: LedgerEntry): void {
    this.#sql.exec(
      `INSERT INTO entries
         (seq, op_id, type, amount, balance_after, held_after, reference, description, fingerprint, hash, created_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      entry.seq,
      entry.opId,
      entry.type,
      entry.amount,
      entry.balanceAfter,
      entry.heldAfter,
      entry.reference,
      entry.description,
      entry.fingerprint,
      entry.hash,
      entry.createdAt,
    );
  }

  #putClaim(claim: Claim): void {
    this.#sql.exec(
      `INSERT OR REPLACE INTO claims
         (generation_id, receipt_id, amount, state, reason, description, expires_at)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
      claim.generationId,
      claim.receiptId,
      claim.amount,
      claim.state,
      claim.reason,
      claim.description,
      claim.expiresAt,
    );
  }

  #putReceipt(receipt: Receipt): void {
    this.#sql.exec(
      `INSERT OR REPLACE INTO receipts (id, op_id, amount, state, expires_at)
       VALUES (?, ?, ?, ?, ?)`,
      receipt.id,
      receipt.opId,
      receipt.amount,
      receipt.state,
      receipt.expiresAt,
    );
  }

  #putPayment(payment: Payment): void {
    this.#sql.exec(
      `INSERT OR REPLACE INTO payments (purchase_id, reserved, frozen, facts)
       VALUES (?, ?, ?, ?)`,
      payment.purchaseId,
      payment.reserved,
      isFrozen(payment) ? 1 : 0,
      JSON.stringify(payment),
    );
  }

  #first<T>(query: string, ...bindings: SqlStorageValue[]): T | null {
    return this.#all<T>(query, ...bindings)[0] ?? null;
  }

  // Every query above names its columns like the fields of its row type.
  #all<T>(query: string, ...bindings: SqlStorageValue[]): T[] {
    return this.#sql.exec<Row>(query, ...bindings).toArray() as T[];
  }
}

const NEWER_FACTS = { refundedAt: 0, failedAt: {} } satisfies Partial<Payment>;

// Only `#putPayment` writes this column. Older rows lack the facts that were added later.
function parsePayment(facts: string): Payment {
  return { ...NEWER_FACTS, ...(JSON.parse(facts) as Payment) };
}
