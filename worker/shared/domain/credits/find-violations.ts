import { isFrozen, targetCredits } from './decide-payment.ts';
import type { LedgerBalance } from './ledger-port.ts';
import type { Claim, LedgerEntry, Payment, Receipt } from './ledger-rows.ts';

/** Everything one account holds, entries by ascending `seq`. */
export interface AccountSnapshot {
  balance: LedgerBalance;
  entries: readonly LedgerEntry[];
  claims: readonly Claim[];
  receipts: readonly Receipt[];
  payments: readonly Payment[];
}

/** Names every rule of the ledger that an account breaks; empty for a sound one. */
export function findViolations(account: AccountSnapshot): string[] {
  return [
    ...findBalanceViolations(account),
    ...findDuplicateOperations(account),
    ...findGenerationViolations(account),
    ...findReceiptViolations(account),
    ...findPaymentViolations(account),
  ];
}

function findBalanceViolations({ balance, entries, claims, payments }: AccountSnapshot): string[] {
  const posted = sum(entries.map((entry) => entry.amount));
  const held =
    sum(claims.filter((claim) => claim.state === 'open').map((claim) => claim.amount)) +
    sum(payments.map((payment) => payment.reserved));
  return [
    ...unless(balance.posted === posted, `posted ${balance.posted}, entries add up to ${posted}`),
    ...unless(balance.held === held, `held ${balance.held}, reservations add up to ${held}`),
    ...unless(balance.available === posted - held, `available ${balance.available}`),
    ...unless(balance.frozen === payments.some(isFrozen), `frozen ${String(balance.frozen)}`),
    ...unless(balance.available >= 0 || entries.some(mayOverdraw), `overdrawn without a reversal`),
  ];
}

function mayOverdraw(entry: LedgerEntry): boolean {
  return (entry.type === 'reversal' || entry.type === 'adjustment') && entry.amount < 0;
}

function findDuplicateOperations({ entries }: AccountSnapshot): string[] {
  const operations = new Set(entries.map((entry) => entry.opId));
  return unless(operations.size === entries.length, 'an operation is posted twice');
}

function findGenerationViolations({ entries, claims, receipts }: AccountSnapshot): string[] {
  const amountOf = new Map(entries.map((entry) => [entry.opId, entry.amount]));
  const receiptById = new Map(receipts.map((receipt) => [receipt.id, receipt]));
  return claims.flatMap((claim) => {
    const usage = amountOf.get(`generation:${claim.generationId}`) ?? 0;
    const refund = amountOf.get(`refund:${claim.generationId}`) ?? 0;
    const paid = claim.receiptId === null ? 0 : (receiptById.get(claim.receiptId)?.amount ?? 0);
    const expected = expectedMovements(claim, paid);
    return unless(
      usage === expected.usage && refund === expected.refund,
      `generation ${claim.generationId} is ${claim.state} with ${usage} and ${refund}`,
    );
  });
}

function expectedMovements(claim: Claim, paid: number): { usage: number; refund: number } {
  const returned = claim.amount === 0 ? paid : claim.amount;
  const movements = {
    open: { usage: 0, refund: 0 },
    settled: { usage: 0 - claim.amount, refund: 0 },
    released: { usage: 0 - claim.amount, refund: returned },
  } satisfies Record<Claim['state'], { usage: number; refund: number }>;
  return movements[claim.state];
}

function findReceiptViolations({ receipts, claims }: AccountSnapshot): string[] {
  return receipts.flatMap((receipt) => {
    const bound = claims.filter((claim) => claim.receiptId === receipt.id);
    const open = bound.filter((claim) => claim.state === 'open').length;
    const settled = bound.filter((claim) => claim.state === 'settled').length;
    return [
      ...unless(
        open === (receipt.state === 'claimed' ? 1 : 0),
        `receipt ${receipt.id}: ${open} open`,
      ),
      ...unless(settled <= 1, `receipt ${receipt.id} paid for ${settled} generations`),
      ...unless(settled === 0 || receipt.state === 'used', `receipt ${receipt.id} came back`),
    ];
  });
}

function findPaymentViolations({ payments, entries }: AccountSnapshot): string[] {
  return payments.flatMap((payment) => {
    const related = entries.filter(
      (entry) =>
        entry.reference === payment.purchaseId &&
        (entry.type === 'purchase' || entry.type === 'reversal'),
    );
    const posted = sum(related.map((entry) => entry.amount));
    return [
      ...unless(posted === payment.posted, `purchase ${payment.purchaseId} has ${posted} posted`),
      ...unless(posted === targetCredits(payment), `purchase ${payment.purchaseId} is off target`),
    ];
  });
}

function unless(holds: boolean, violation: string): string[] {
  return holds ? [] : [violation];
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
