import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { findChainBreaks, genesisHead } from './entry-chain.ts';
import { findViolations } from './find-violations.ts';
import { LEDGER_LIMITS } from './ledger-limits.ts';
import { ledgerHistory, runOnModel, type LedgerStep } from './testing/ledger-commands.ts';
import { LedgerModel } from './ledger-model.ts';
import type { DeductCommand, LedgerBalance, PaymentFact } from './ledger-port.ts';

/** FNV-1a: enough to notice a change; the Durable Object seals with SHA-256. */
function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash.toString(16);
}

function createModel() {
  let now = 1_000_000;
  let ids = 0;
  const ledger = new LedgerModel({
    userId: 'user-1',
    digest,
    now: () => now,
    newId: () => `id-${(ids += 1)}`,
  });
  return { ledger, pass: (ms: number) => void (now += ms) };
}

function createFunded(credits: number) {
  const model = createModel();
  model.ledger.post({
    opId: 'welcome',
    kind: 'welcome',
    amount: credits,
    description: 'welcome',
    reference: '',
  });
  return model;
}

function movements(ledger: LedgerModel) {
  return ledger.snapshot().entries.map(({ description, amount }) => [description, amount]);
}

const BUNDLE = { purchaseId: 'p-1', bundleId: 'basic', credits: 100, priceCents: 999 };
const spend = (opId: string): DeductCommand => ({
  opId,
  amount: 1,
  description: 'generation',
  purpose: 'generation',
});

test('the same operation replays its first answer and other values are refused', () => {
  const { ledger } = createFunded(5);
  const first = ledger.deduct(spend('a'));
  ledger.deduct(spend('b'));
  expect(ledger.deduct(spend('a'))).toEqual({ ...first, replayed: true });
  expect(ledger.deduct({ ...spend('a'), amount: 2 })).toMatchObject({
    ok: false,
    reason: 'idempotency-conflict',
  });
  expect(ledger.balance().posted).toBe(3);
});

test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 1e9, 11])(
  'a spend of %s credits is refused',
  (amount) => {
    const { ledger } = createFunded(5);
    expect(ledger.deduct({ ...spend('a'), amount })).toMatchObject({
      ok: false,
      reason: 'invalid',
    });
    expect(movements(ledger)).toEqual([['welcome', 5]]);
  },
);

test.each([
  ['purchase', -5],
  ['refund', -1],
  ['welcome', 0],
  ['adjustment', 0.5],
  ['adjustment', 1e9],
] as const)('a %s of %s credits is refused', (kind, amount) => {
  const { ledger } = createModel();
  const command = { opId: 'x', kind, amount, description: '', reference: '' };
  expect(ledger.post(command)).toMatchObject({ ok: false, reason: 'invalid' });
});

test('a generation that failed shows its attempt and the reason of the refund', () => {
  const { ledger } = createFunded(1);
  ledger.claim({ generationId: 'g', description: 'generation' });
  expect(ledger.balance()).toEqual({ posted: 1, held: 1, available: 0, frozen: false });
  ledger.release({ generationId: 'g', reason: 'timeout' });
  expect(movements(ledger)).toEqual([
    ['welcome', 1],
    ['generation', -1],
    ['refund:timeout', 1],
  ]);
  expect(ledger.settle('g')).toMatchObject({ ok: false, reason: 'expired' });
});

test('a receipt pays for one generation and its retries, never for two', () => {
  const { ledger } = createFunded(1);
  const spent = ledger.deduct(spend('a'));
  if (!spent.ok) throw new Error('not spent');
  const attempt = (generationId: string) =>
    ledger.claim({ generationId, description: 'generation', receipt: spent.receipt });
  expect(attempt('g1')).toMatchObject({ ok: true, charged: 'receipt' });
  expect(attempt('g2')).toMatchObject({ ok: false, reason: 'busy' });
  ledger.release({ generationId: 'g1', reason: 'model-error' });
  expect(attempt('g2')).toMatchObject({ ok: true, charged: 'hold' });
  ledger.settle('g2');
  expect(attempt('g3')).toMatchObject({ ok: false, reason: 'receipt-invalid' });
  expect(ledger.balance().available).toBe(0);
  expect(findViolations(ledger.snapshot())).toEqual([]);
});

test('an unused receipt is handed back at once, and only once', () => {
  const { ledger } = createFunded(1);
  const spent = ledger.deduct(spend('a'));
  if (!spent.ok) throw new Error('not spent');
  expect(ledger.returnReceipt(spent.receipt)).toMatchObject({ ok: true, replayed: false });
  expect(ledger.returnReceipt(spent.receipt)).toMatchObject({ ok: true, replayed: true });
  expect(movements(ledger)).toEqual([
    ['welcome', 1],
    ['generation', -1],
    ['refund:unused', 1],
  ]);
  expect(ledger.returnReceipt('unknown')).toMatchObject({ reason: 'receipt-invalid' });
});

test('a receipt that pays for a generation cannot be handed back, before nor after its end', () => {
  const { ledger } = createFunded(1);
  const spent = ledger.deduct(spend('a'));
  if (!spent.ok) throw new Error('not spent');
  ledger.claim({ generationId: 'g', description: 'generation', receipt: spent.receipt });
  expect(ledger.returnReceipt(spent.receipt)).toMatchObject({ reason: 'busy' });
  ledger.settle('g');
  expect(ledger.returnReceipt(spent.receipt)).toMatchObject({ reason: 'receipt-invalid' });
  expect(ledger.balance().available).toBe(0);
});

test('a request that was thought lost and comes after its receipt went back pays anew', () => {
  const { ledger } = createFunded(1);
  const spent = ledger.deduct(spend('a'));
  if (!spent.ok) throw new Error('not spent');
  ledger.returnReceipt(spent.receipt);
  const late = { generationId: 'g', description: 'generation', receipt: spent.receipt };
  expect(ledger.claim(late)).toMatchObject({ ok: true, charged: 'hold' });
  ledger.settle('g');
  expect(ledger.balance().available).toBe(0);
  expect(findViolations(ledger.snapshot())).toEqual([]);
});

test('a receipt is worth nothing after 10 minutes and comes back when nothing used it', () => {
  const { ledger, pass } = createFunded(1);
  const spent = ledger.deduct(spend('a'));
  if (!spent.ok) throw new Error('not spent');
  pass(LEDGER_LIMITS.receiptMs);
  ledger.sweep();
  const late = { generationId: 'g', description: 'generation', receipt: spent.receipt };
  expect(ledger.claim(late)).toMatchObject({ ok: false, reason: 'receipt-invalid' });
  expect(movements(ledger).at(-1)).toEqual(['refund:unused', 1]);
  expect(ledger.balance().available).toBe(1);
});

test('a final spend never comes back', () => {
  const { ledger, pass } = createFunded(1);
  ledger.deduct({ opId: 'site:1', amount: 1, description: 'site' });
  pass(LEDGER_LIMITS.receiptMs * 2);
  ledger.sweep();
  expect(ledger.balance().available).toBe(0);
});

test('a claim nobody ended is released after 120 seconds, and renewing it keeps it', () => {
  const { ledger, pass } = createFunded(1);
  const claim = { generationId: 'g', description: 'generation' };
  ledger.claim(claim);
  pass(LEDGER_LIMITS.claimMs - 1);
  expect(ledger.claim(claim)).toMatchObject({ ok: true, replayed: true });
  pass(LEDGER_LIMITS.claimMs - 1);
  ledger.sweep();
  expect(ledger.balance().held).toBe(1);
  pass(1);
  ledger.sweep();
  expect(movements(ledger).at(-1)).toEqual(['refund:interrupted', 1]);
});

test('only two generations run at once', () => {
  const { ledger } = createFunded(5);
  for (const generationId of ['g1', 'g2']) ledger.claim({ generationId, description: '' });
  expect(ledger.claim({ generationId: 'g3', description: '' })).toMatchObject({ reason: 'busy' });
});

test('an open dispute freezes spending and a won one gives the credits back', () => {
  const { ledger } = createFunded(5);
  const learn = (fact: PaymentFact) => ledger.learnPayment({ ...BUNDLE, fact });
  learn({ type: 'paid', at: 1 });
  learn({ type: 'dispute', disputeId: 'd', status: 'open' });
  expect(ledger.balance()).toEqual({ posted: 5, held: 0, available: 5, frozen: true });
  expect(ledger.deduct(spend('a'))).toMatchObject({ ok: false, reason: 'frozen' });
  learn({ type: 'dispute', disputeId: 'd', status: 'won' });
  expect(ledger.balance()).toEqual({ posted: 105, held: 0, available: 105, frozen: false });
});

test('a refund that the bank sends back returns the credits', () => {
  const { ledger } = createModel();
  const learn = (fact: PaymentFact) => ledger.learnPayment({ ...BUNDLE, fact });
  learn({ type: 'refund-failed', refundId: 'r', cents: 999, at: 60 });
  learn({ type: 'refunded', totalCents: 999, at: 50 });
  learn({ type: 'paid', at: 1 });
  expect(ledger.balance().posted).toBe(100);
});

test('money that went back at the second attempt takes the credits along, in every order', () => {
  const facts: PaymentFact[] = [
    { type: 'paid', at: 1 },
    { type: 'refunded', totalCents: 999, at: 50 },
    { type: 'refund-failed', refundId: 'r', cents: 999, at: 60 },
    { type: 'refunded', totalCents: 999, at: 70 },
  ];
  for (const order of permutations(facts)) {
    const { ledger } = createModel();
    for (const fact of [...order, ...order]) ledger.learnPayment({ ...BUNDLE, fact });
    expect(ledger.balance().posted).toBe(0);
    expect(findViolations(ledger.snapshot())).toEqual([]);
  }
});

test('a partial refund counts although another one failed before it', () => {
  const { ledger } = createModel();
  const learn = (fact: PaymentFact) => ledger.learnPayment({ ...BUNDLE, fact });
  learn({ type: 'paid', at: 1 });
  learn({ type: 'refunded', totalCents: 0, at: 0 });
  learn({ type: 'refunded', totalCents: 500, at: 50 });
  learn({ type: 'refund-failed', refundId: 'r', cents: 500, at: 60 });
  expect(ledger.balance().posted).toBe(100);
  learn({ type: 'refunded', totalCents: 333, at: 70 });
  expect(ledger.balance().posted).toBe(67);
});

test('a bundle is refundable for 14 days while the balance covers all of it', () => {
  const { ledger, pass } = createModel();
  ledger.learnPayment({ ...BUNDLE, fact: { type: 'paid', at: 1_000_000 } });
  expect(ledger.reserveRefund('p-1')).toMatchObject({ ok: true, status: 'refunding' });
  expect(ledger.deduct(spend('a'))).toMatchObject({ ok: false, reason: 'insufficient' });
  ledger.cancelRefund('p-1');
  ledger.deduct(spend('a'));
  expect(ledger.reserveRefund('p-1')).toMatchObject({ ok: false, reason: 'not-refundable' });
  pass(LEDGER_LIMITS.receiptMs);
  ledger.sweep();
  expect(ledger.reserveRefund('p-1')).toMatchObject({ ok: true });
  ledger.learnPayment({ ...BUNDLE, fact: { type: 'refunded', totalCents: 999, at: 0 } });
  expect(ledger.balance()).toEqual({ posted: 0, held: 0, available: 0, frozen: false });
});

test('a bundle that was used does not regain its refund when another one is bought', () => {
  const { ledger } = createModel();
  const buy = (purchaseId: string, at: number) =>
    ledger.learnPayment({ ...BUNDLE, purchaseId, fact: { type: 'paid', at } });
  const refundable = () => ledger.refundable().map(({ purchaseId }) => purchaseId);
  buy('p-1', 1_000_000);
  expect(refundable()).toEqual(['p-1']);
  ledger.deduct(spend('a'));
  buy('p-2', 1_000_001);
  expect(refundable()).toEqual(['p-2']);
  expect(ledger.reserveRefund('p-1')).toMatchObject({ ok: false, reason: 'not-refundable' });
  expect(ledger.reserveRefund('p-2')).toMatchObject({ ok: true });
  expect(refundable()).toEqual([]);
  const refunded = { type: 'refunded', totalCents: 999, at: 1_000_002 } as const;
  ledger.learnPayment({ ...BUNDLE, purchaseId: 'p-2', fact: refunded });
  expect(refundable()).toEqual([]);
});

test('a bundle is not refundable on the fifteenth day', () => {
  const { ledger, pass } = createModel();
  ledger.learnPayment({ ...BUNDLE, fact: { type: 'paid', at: 1_000_000 } });
  pass(LEDGER_LIMITS.refundWindowMs + 1);
  expect(ledger.reserveRefund('p-1')).toMatchObject({ ok: false, reason: 'not-refundable' });
});

const FACTS = [
  { type: 'paid', at: 50 },
  { type: 'refunded', totalCents: 500, at: 60 },
  { type: 'dispute', disputeId: 'd', status: 'open' },
] as const satisfies PaymentFact[];

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, index) =>
    permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  );
}

test.each([
  ['won', 50],
  ['lost', 0],
] as const)('all 24 orders of paid, refund, dispute and %s end with %s credits', (status, end) => {
  const closed = { type: 'dispute', disputeId: 'd', status } as const;
  const orders = permutations<PaymentFact>([...FACTS, closed]);
  expect(orders).toHaveLength(24);
  for (const order of orders) {
    const { ledger } = createModel();
    for (const fact of [...order, ...order]) ledger.learnPayment({ ...BUNDLE, fact });
    expect(ledger.balance()).toEqual({ posted: end, held: 0, available: end, frozen: false });
    expect(findViolations(ledger.snapshot())).toEqual([]);
  }
});

test('partial refunds and a late payment end the same in every order', () => {
  const facts: PaymentFact[] = [
    { type: 'paid', at: 50 },
    { type: 'paid', at: 70 },
    { type: 'refunded', totalCents: 300, at: 80 },
    { type: 'refunded', totalCents: 700, at: 80 },
  ];
  const ends = permutations(facts).map((order) => {
    const { ledger } = createModel();
    for (const fact of order) ledger.learnPayment({ ...BUNDLE, fact });
    return [ledger.balance().posted, ledger.snapshot().payments[0]?.paidAt];
  });
  expect(new Set(ends.map(String))).toEqual(new Set(['30,50']));
});

test('changing, dropping or moving a sealed entry breaks the chain', () => {
  const { ledger } = createFunded(5);
  ledger.deduct(spend('a'));
  ledger.deduct(spend('b'));
  const { entries } = ledger.snapshot();
  const head = genesisHead('user-1', digest);
  expect(findChainBreaks(entries, head, digest)).toEqual([]);
  const [first, second, third] = entries;
  if (!first || !second || !third) throw new Error('three entries expected');
  const forgeries = [
    [first, { ...second, amount: -2 }, third],
    [first, { ...second, description: 'note:other' }, third],
    [first, third],
    [first, third, second],
  ];
  for (const forged of forgeries) expect(findChainBreaks(forged, head, digest)).not.toEqual([]);
  expect(findChainBreaks(entries, genesisHead('user-2', digest), digest)).not.toEqual([]);
});

test('no sequence of commands breaks an invariant', () => {
  const head = genesisHead('user-1', digest);
  fc.assert(
    fc.property(ledgerHistory(40), (steps) => {
      const { ledger, pass } = createFunded(5);
      const receipts = new Map<string, string>();
      let before = ledger.snapshot();
      for (const step of steps) {
        const answer = runOnModel(ledger, step, receipts);
        if (step.do === 'pass') pass(step.ms);
        if (step.do === 'deduct') rememberReceipt(receipts, step.command.opId, answer);
        const after = ledger.snapshot();
        expect(findViolations(after)).toEqual([]);
        expect(after.entries.slice(0, before.entries.length)).toEqual(before.entries);
        expect(isFrozenSpend(step, before.balance, after.balance)).toBe(false);
        before = after;
      }
      expect(findChainBreaks(before.entries, head, digest)).toEqual([]);
    }),
    { numRuns: 1_000 },
  );
});

function rememberReceipt(receipts: Map<string, string>, opId: string, answer: unknown): void {
  const hasReceipt = typeof answer === 'object' && answer !== null && 'receipt' in answer;
  if (hasReceipt && typeof answer.receipt === 'string') receipts.set(opId, answer.receipt);
}

function isFrozenSpend(step: LedgerStep, before: LedgerBalance, after: LedgerBalance): boolean {
  const isSpend = step.do === 'deduct' || step.do === 'claim';
  return isSpend && before.frozen && after.available < before.available;
}
