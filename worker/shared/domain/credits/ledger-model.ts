import {
  decideClaim,
  decideRelease,
  decideReturn,
  decideSettle,
  decideStop,
  returnUnusedReceipt,
  type ClaimEnd,
} from './decide-generation.ts';
import { decidePayment, isFrozen } from './decide-payment.ts';
import { decideCancelRefund, decideReserveRefund, listRefundable } from './decide-refund.ts';
import { decideDeduct, decidePost } from './decide-spend.ts';
import { genesisHead, headAfter, sealEntry, type ChainHead, type Digest } from './entry-chain.ts';
import type { EntryDescriptionCode } from './entry-descriptions.ts';
import type { AccountSnapshot } from './find-violations.ts';
import type {
  ClaimCommand,
  DeductCommand,
  LedgerBalance,
  LedgerOutcome,
  PaymentCommand,
  PostCommand,
  Refundable,
  ReleaseCommand,
} from './ledger-port.ts';
import type {
  Claim,
  Decision,
  LedgerEntry,
  LedgerWrites,
  Payment,
  Receipt,
} from './ledger-rows.ts';
import { stopAllowance } from './stop-allowance.ts';

const STOP_DESCRIPTION: EntryDescriptionCode = 'refund:aborted';

export interface ModelOptions {
  userId: string;
  digest: Digest;
  now: () => number;
  newId: () => string;
}

/** A ledger in memory over the same rules as the Durable Object: the model of the property tests. */
export class LedgerModel {
  readonly #options: ModelOptions;
  #head: ChainHead;
  readonly #entries: LedgerEntry[] = [];
  readonly #claims = new Map<string, Claim>();
  readonly #receipts = new Map<string, Receipt>();
  readonly #payments = new Map<string, Payment>();

  constructor(options: ModelOptions) {
    this.#options = options;
    this.#head = genesisHead(options.userId, options.digest);
  }

  balance(): LedgerBalance {
    const posted = this.#head.posted;
    const payments = [...this.#payments.values()];
    const held =
      this.#openClaims().reduce((sum, claim) => sum + claim.amount, 0) +
      payments.reduce((sum, payment) => sum + payment.reserved, 0);
    return { posted, held, available: posted - held, frozen: payments.some(isFrozen) };
  }

  deduct(command: DeductCommand): LedgerOutcome<{ receipt: string }> {
    const prior = this.#entry(command.opId);
    const receipts = [...this.#receipts.values()];
    const priorReceipt = receipts.find((receipt) => receipt.opId === command.opId) ?? null;
    const facts = { balance: this.balance(), prior, priorReceipt };
    const clock = { now: this.#options.now(), receiptId: this.#options.newId() };
    return this.#conclude(decideDeduct(facts, command, clock));
  }

  post(command: PostCommand): LedgerOutcome<object> {
    return this.#conclude(decidePost({ prior: this.#entry(command.opId) }, command));
  }

  claim(command: ClaimCommand): LedgerOutcome<{ charged: 'hold' | 'receipt' }> {
    const now = this.#options.now();
    const facts = {
      balance: this.balance(),
      claim: this.#claims.get(command.generationId) ?? null,
      receipt: this.#receipts.get(command.receipt ?? '') ?? null,
      openClaims: this.#openClaims().filter((claim) => claim.expiresAt > now).length,
    };
    return this.#conclude(decideClaim(facts, command, now));
  }

  settle(generationId: string): LedgerOutcome<object> {
    return this.#conclude(decideSettle(this.#claimEnd(generationId)));
  }

  release({ generationId, reason }: ReleaseCommand): LedgerOutcome<object> {
    return this.#conclude(decideRelease(this.#claimEnd(generationId), reason));
  }

  stop(generationId: string): LedgerOutcome<{ charged: boolean }> {
    const returnedAt = this.#entries
      .filter(({ description }) => description === STOP_DESCRIPTION)
      .map(({ createdAt }) => createdAt);
    const allowance = stopAllowance(returnedAt, this.#options.now());
    return this.#conclude(decideStop(this.#claimEnd(generationId), allowance));
  }

  returnReceipt(id: string): LedgerOutcome<object> {
    return this.#conclude(decideReturn(this.#receipts.get(id) ?? null));
  }

  learnPayment(command: PaymentCommand): LedgerOutcome<object> {
    const payment = this.#payments.get(command.purchaseId) ?? null;
    return this.#conclude(decidePayment(payment, command));
  }

  reserveRefund(purchaseId: string): LedgerOutcome<object> {
    const now = this.#options.now();
    return this.#conclude(decideReserveRefund(this.#refundFacts(), { purchaseId, now }));
  }

  refundable(): Refundable[] {
    return listRefundable(this.#refundFacts(), this.#options.now());
  }

  cancelRefund(purchaseId: string): LedgerOutcome<object> {
    return this.#conclude(decideCancelRefund(this.#payments.get(purchaseId) ?? null));
  }

  /** What the alarm does: ends claims and receipts whose time is over. */
  sweep(): void {
    const now = this.#options.now();
    for (const claim of this.#openClaims()) {
      if (claim.expiresAt <= now) {
        this.release({ generationId: claim.generationId, reason: 'interrupted' });
      }
    }
    for (const receipt of this.#receipts.values()) {
      if (receipt.state === 'unused' && receipt.expiresAt <= now) {
        this.#apply(returnUnusedReceipt(receipt));
      }
    }
  }

  snapshot(): AccountSnapshot {
    return {
      balance: this.balance(),
      entries: [...this.#entries],
      claims: [...this.#claims.values()],
      receipts: [...this.#receipts.values()],
      payments: [...this.#payments.values()],
    };
  }

  #conclude<T extends object>(decision: Decision<T>): LedgerOutcome<T> {
    if (!decision.accepted) return { ok: false, reason: decision.reason, balance: this.balance() };
    this.#apply(decision.writes);
    const balance = decision.replay ?? this.balance();
    return { ok: true, balance, replayed: decision.replayed, ...decision.value };
  }

  #apply(writes: LedgerWrites): void {
    for (const claim of writes.claims ?? []) this.#claims.set(claim.generationId, claim);
    for (const receipt of writes.receipts ?? []) this.#receipts.set(receipt.id, receipt);
    for (const payment of writes.payments ?? []) this.#payments.set(payment.purchaseId, payment);
    const { digest, now } = this.#options;
    for (const draft of writes.entries ?? []) {
      const heldAfter = this.balance().held;
      const entry = sealEntry(draft, { head: this.#head, heldAfter, now: now(), digest });
      this.#entries.push(entry);
      this.#head = headAfter(entry);
    }
  }

  #refundFacts() {
    return { balance: this.balance(), payments: [...this.#payments.values()] };
  }

  #openClaims(): Claim[] {
    return [...this.#claims.values()].filter((claim) => claim.state === 'open');
  }

  #entry(opId: string): LedgerEntry | null {
    return this.#entries.find((entry) => entry.opId === opId) ?? null;
  }

  #claimEnd(generationId: string): ClaimEnd {
    const claim = this.#claims.get(generationId) ?? null;
    return { claim, receipt: this.#receipts.get(claim?.receiptId ?? '') ?? null };
  }
}
