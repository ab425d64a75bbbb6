import { DurableObject } from 'cloudflare:workers';
import {
  decideClaim,
  decideRelease,
  decideReturn,
  decideSettle,
  decideStop,
  returnUnusedReceipt,
  type Charged,
  type ClaimEnd,
} from '#domain/credits/decide-generation.ts';
import { decidePayment } from '#domain/credits/decide-payment.ts';
import {
  decideCancelRefund,
  decideReserveRefund,
  listRefundable,
} from '#domain/credits/decide-refund.ts';
import { decideDeduct, decidePost } from '#domain/credits/decide-spend.ts';
import { findChainBreaks, genesisHead } from '#domain/credits/entry-chain.ts';
import { findViolations } from '#domain/credits/find-violations.ts';
import type {
  ClaimCommand,
  DeductCommand,
  LedgerAudit,
  LedgerBalance,
  LedgerEntryView,
  LedgerOutcome,
  LedgerPage,
  PaymentAnswer,
  PaymentCommand,
  PostCommand,
  ReleaseCommand,
} from '#domain/credits/ledger-port.ts';
import type { Decision, LedgerEntry } from '#domain/credits/ledger-rows.ts';
import { STOP_LIMITS, stopAllowance, type StopAllowance } from '#domain/credits/stop-allowance.ts';
import { createLogger, describeError } from '#worker/http/log.ts';
import { migrateLedger } from './ledger-migrations.ts';
import { copyEntries, OUTBOX_PAUSE_MS, OUTBOX_ROWS, outboxDelayMs } from './ledger-outbox.ts';
import { LedgerStore, sha256Hex } from './ledger-store.ts';

/** The account that a call is for, and the welcome credits if it is new. */
export interface AccountIdentity {
  userId: string;
  welcomeCredits: number;
}

/**
 * One user's credit ledger. Every command is one synchronous transaction: load the facts, ask the
 * rules of `#domain/credits`, store the rows. Network calls happen only in the copy to D1.
 */
export class UserLedger extends DurableObject<Env> {
  readonly #store: LedgerStore;
  readonly #log = createLogger({ part: 'ledger' });
  #flushing: Promise<void> | null = null;
  #alarmAt: number | null = null;
  #isFlushDue = false;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#store = new LedgerStore(ctx.storage.sql);
    void ctx.blockConcurrencyWhile(async () => {
      migrateLedger(ctx.storage);
      this.#alarmAt = await ctx.storage.getAlarm();
    });
  }

  ping(): void {
    this.#store.balance();
  }

  balance(identity: AccountIdentity): LedgerBalance {
    return this.#transact(identity, () => this.#store.balance());
  }

  deduct(identity: AccountIdentity, command: DeductCommand): LedgerOutcome<{ receipt: string }> {
    return this.#run(identity, (now) => {
      const facts = {
        balance: this.#store.balance(),
        prior: this.#store.entryByOperation(command.opId),
        priorReceipt: this.#store.receiptByOperation(command.opId),
      };
      return decideDeduct(facts, command, { now, receiptId: crypto.randomUUID() });
    });
  }

  claim(identity: AccountIdentity, command: ClaimCommand): LedgerOutcome<{ charged: Charged }> {
    return this.#run(identity, (now) => {
      const facts = {
        balance: this.#store.balance(),
        claim: this.#store.claim(command.generationId),
        receipt: command.receipt === undefined ? null : this.#store.receipt(command.receipt),
        openClaims: this.#store.countOpenClaims(now),
      };
      return decideClaim(facts, command, now);
    });
  }

  settle(identity: AccountIdentity, generationId: string): LedgerOutcome<object> {
    return this.#run(identity, () => decideSettle(this.#claimEnd(generationId)));
  }

  release(identity: AccountIdentity, command: ReleaseCommand): LedgerOutcome<object> {
    return this.#run(identity, () =>
      decideRelease(this.#claimEnd(command.generationId), command.reason),
    );
  }

  stop(identity: AccountIdentity, generationId: string): LedgerOutcome<{ charged: boolean }> {
    return this.#run(identity, (now) =>
      decideStop(this.#claimEnd(generationId), this.#stopAllowance(now)),
    );
  }

  stopAllowance(identity: AccountIdentity): StopAllowance {
    return this.#transact(identity, () => this.#stopAllowance(Date.now()));
  }

  returnReceipt(identity: AccountIdentity, receipt: string): LedgerOutcome<object> {
    return this.#run(identity, () => decideReturn(this.#store.receipt(receipt)));
  }

  post(identity: AccountIdentity, command: PostCommand): LedgerOutcome<object> {
    return this.#run(identity, () =>
      decidePost({ prior: this.#store.entryByOperation(command.opId) }, command),
    );
  }

  learnPayment(identity: AccountIdentity, command: PaymentCommand): LedgerOutcome<PaymentAnswer> {
    return this.#run(identity, () =>
      decidePayment(this.#store.payment(command.purchaseId), command),
    );
  }

  reserveRefund(identity: AccountIdentity, purchaseId: string): LedgerOutcome<PaymentAnswer> {
    return this.#run(identity, (now) =>
      decideReserveRefund(this.#refundFacts(), { purchaseId, now }),
    );
  }

  cancelRefund(identity: AccountIdentity, purchaseId: string): LedgerOutcome<PaymentAnswer> {
    return this.#run(identity, () => decideCancelRefund(this.#store.payment(purchaseId)));
  }

  transactions(
    identity: AccountIdentity,
    { cursor, limit }: { cursor?: number; limit: number },
  ): LedgerPage {
    return this.#transact(identity, () => {
      const rows = this.#store.entriesBefore(cursor ?? Number.MAX_SAFE_INTEGER, limit + 1);
      const entries = rows.slice(0, limit);
      const next = rows.length > limit ? (entries.at(-1)?.seq ?? null) : null;
      const refundable = listRefundable(this.#refundFacts(), Date.now());
      return { entries: entries.map(toView), next, refundable };
    });
  }

  /** Copies missing entries to D1, then verifies the account. `recopy` copies all of them, for a restored D1. */
  async audit(identity: AccountIdentity, { recopy }: { recopy: boolean }): Promise<LedgerAudit> {
    this.#transact(identity, () => undefined);
    if (recopy) await this.#copyFrom(identity.userId, 0);
    else await this.#flush();
    const entries = this.#store.entriesAfter(0, Number.MAX_SAFE_INTEGER);
    const head = genesisHead(identity.userId, sha256Hex);
    const snapshot = {
      balance: this.#store.balance(),
      entries,
      claims: this.#store.allClaims(),
      receipts: this.#store.allReceipts(),
      payments: this.#store.allPayments(),
    };
    return {
      balance: snapshot.balance,
      seq: entries.at(-1)?.seq ?? 0,
      headHash: entries.at(-1)?.hash ?? head.hash,
      projectedSeq: this.#store.account()?.projectedSeq ?? 0,
      violations: [...findChainBreaks(entries, head, sha256Hex), ...findViolations(snapshot)],
    };
  }

  /**
   * Releases expired claims, refunds unused receipts and copies missing entries to D1. Never throws, because
   * the platform gives up on an alarm after six failures.
   */
  override async alarm(): Promise<void> {
    this.#alarmAt = null;
    try {
      this.ctx.storage.transactionSync(() => this.#sweep(Date.now()));
      await this.#flush();
    } catch (error) {
      this.#log.error('ledger.alarm-failed', describeError(error));
      this.#setAlarm(Date.now() + outboxDelayMs(this.#store.account()?.failedFlushes ?? 0));
    }
    this.#arm();
  }

  #refundFacts() {
    return { balance: this.#store.balance(), payments: this.#store.allPayments() };
  }

  #sweep(now: number): void {
    for (const { generationId } of this.#store.dueClaims(now)) {
      const decision = decideRelease(this.#claimEnd(generationId), 'interrupted');
      if (decision.accepted) this.#store.apply(decision.writes, now);
    }
    for (const receipt of this.#store.dueReceipts(now)) {
      this.#store.apply(returnUnusedReceipt(receipt), now);
    }
  }

  #run<T extends object>(
    identity: AccountIdentity,
    decide: (now: number) => Decision<T>,
  ): LedgerOutcome<T> {
    const now = Date.now();
    const outcome = this.#transact(identity, () => this.#conclude(decide(now), now));
    return outcome;
  }

  #conclude<T extends object>(decision: Decision<T>, now: number): LedgerOutcome<T> {
    if (!decision.accepted) {
      return { ok: false, reason: decision.reason, balance: this.#store.balance() };
    }
    this.#store.apply(decision.writes, now);
    const balance = decision.replay ?? this.#store.balance();
    return { ok: true, balance, replayed: decision.replayed, ...decision.value };
  }

  #transact<T>(identity: AccountIdentity, work: () => T): T {
    const result = this.ctx.storage.transactionSync(() => {
      this.#openOnce(identity);
      return work();
    });
    this.#arm();
    if (this.#hasOutbox()) this.#flushSoon();
    return result;
  }

  #openOnce({ userId, welcomeCredits }: AccountIdentity): void {
    if (this.#store.account() !== null) return;
    const now = Date.now();
    this.#store.openAccount(userId, now);
    if (welcomeCredits === 0) return;
    const welcome = decidePost(
      { prior: null },
      {
        opId: 'welcome',
        kind: 'welcome',
        amount: welcomeCredits,
        description: 'welcome',
        reference: '',
      },
    );
    if (welcome.accepted) this.#store.apply(welcome.writes, now);
  }

  #stopAllowance(now: number): StopAllowance {
    return stopAllowance(this.#store.stopsReturnedAfter(now - STOP_LIMITS.windowMs), now);
  }

  #claimEnd(generationId: string): ClaimEnd {
    const claim = this.#store.claim(generationId);
    const receiptId = claim?.receiptId ?? null;
    return { claim, receipt: receiptId === null ? null : this.#store.receipt(receiptId) };
  }

  #hasOutbox(): boolean {
    return this.#store.lastSeq() > (this.#store.account()?.projectedSeq ?? 0);
  }

  /** Sets the alarm for the earliest thing to do, so that nothing depends on this instance staying in memory. */
  #arm(): void {
    const failures = this.#store.account()?.failedFlushes ?? 0;
    const copyAt = this.#hasOutbox() ? Date.now() + outboxDelayMs(failures) : Infinity;
    this.#setAlarm(Math.min(this.#store.nextDueAt() ?? Infinity, copyAt));
  }

  #setAlarm(at: number): void {
    if (at === Infinity || (this.#alarmAt !== null && this.#alarmAt <= at)) return;
    this.#alarmAt = at;
    void this.ctx.storage.setAlarm(at);
  }

  /**
   * Copies once for everything that happens within the pause, so that a burst of commands does not become a
   * burst of writes.
   */
  #flushSoon(): void {
    if (this.#isFlushDue) return;
    this.#isFlushDue = true;
    const flush = async (): Promise<void> => {
      await scheduler.wait(OUTBOX_PAUSE_MS);
      this.#isFlushDue = false;
      await this.#flush();
    };
    this.ctx.waitUntil(flush());
  }

  #flush(): Promise<void> {
    this.#flushing ??= this.#drainOutbox().finally(() => {
      this.#flushing = null;
    });
    return this.#flushing;
  }

  async #drainOutbox(): Promise<void> {
    const account = this.#store.account();
    if (account === null) return;
    try {
      await this.#copyFrom(account.userId, account.projectedSeq);
    } catch (error) {
      this.#store.markFlushFailed();
      this.#log.warn('ledger.copy-failed', describeError(error));
      this.#arm();
    }
  }

  async #copyFrom(userId: string, seq: number): Promise<void> {
    let copied = seq;
    for (;;) {
      const entries = this.#store.entriesAfter(copied, OUTBOX_ROWS);
      const last = entries.at(-1);
      if (last === undefined) return;
      await copyEntries(this.env.DB, { userId, entries });
      this.#store.markProjected(last.seq);
      copied = last.seq;
    }
  }
}

function toView(entry: LedgerEntry): LedgerEntryView {
  const { seq, opId, type, amount, balanceAfter, reference, description, createdAt } = entry;
  return { seq, opId, type, amount, balanceAfter, reference, description, createdAt };
}
