import * as fc from 'fast-check';
import type { LedgerModel } from '../ledger-model.ts';
import type {
  ClaimCommand,
  DeductCommand,
  PaymentCommand,
  PaymentFact,
  ReleaseCommand,
} from '../ledger-port.ts';

/** One step of a random ledger history, for the property tests of the rules and of the Durable Object. */
export type LedgerStep =
  | { do: 'deduct'; command: DeductCommand }
  | { do: 'claim'; command: ClaimCommand; receiptOf: number | null }
  | { do: 'settle' | 'stop'; generationId: string }
  | { do: 'release'; command: ReleaseCommand }
  | { do: 'return'; receiptOf: number }
  | { do: 'learn'; command: PaymentCommand }
  | { do: 'reserve' | 'cancel'; purchaseId: string }
  | { do: 'pass'; ms: number }
  | { do: 'sweep' };

export const TEST_BUNDLE = { bundleId: 'basic', credits: 100, priceCents: 999 } as const;

const generationId = fc.constantFrom('g1', 'g2', 'g3', 'g4');
const purchaseId = fc.constantFrom('p1', 'p2');

const fact: fc.Arbitrary<PaymentFact> = fc.oneof(
  fc.constant<PaymentFact>({ type: 'paid', at: 5 }),
  fc
    .record({ totalCents: fc.integer({ min: 1, max: 999 }), at: fc.nat(9) })
    .map((total): PaymentFact => ({ type: 'refunded', ...total })),
  fc
    .constantFrom('open', 'won', 'lost')
    .map((status): PaymentFact => ({ type: 'dispute', disputeId: 'd', status })),
  fc.constant<PaymentFact>({ type: 'refund-failed', refundId: 'r', cents: 300, at: 5 }),
);

const deduct = fc
  .record({ key: fc.nat(5), amount: fc.integer({ min: -1, max: 4 }) })
  .map(({ key, amount }): LedgerStep => {
    const opId = `deduct:${key}`;
    const purpose = key === 5 ? 'final' : 'generation';
    const command: DeductCommand = { opId, amount, description: 'generation', purpose };
    return { do: 'deduct', command };
  });

const claim = fc
  .record({ generationId, receiptOf: fc.option(fc.nat(3)) })
  .map(({ receiptOf, ...ids }): LedgerStep => {
    return { do: 'claim', command: { ...ids, description: 'generation' }, receiptOf };
  });

const release = fc
  .record({ generationId, reason: fc.constantFrom('model-error', 'timeout') })
  .map((command): LedgerStep => ({ do: 'release', command: { ...command } }));

const learn = fc
  .record({ purchaseId, fact })
  .map((known): LedgerStep => ({ do: 'learn', command: { ...TEST_BUNDLE, ...known } }));

const step: fc.Arbitrary<LedgerStep> = fc.oneof(
  { weight: 4, arbitrary: deduct },
  { weight: 4, arbitrary: claim },
  {
    weight: 3,
    arbitrary: generationId.map((id): LedgerStep => ({ do: 'settle', generationId: id })),
  },
  {
    weight: 2,
    arbitrary: generationId.map((id): LedgerStep => ({ do: 'stop', generationId: id })),
  },
  { weight: 3, arbitrary: release },
  { weight: 2, arbitrary: fc.nat(5).map((receiptOf): LedgerStep => ({ do: 'return', receiptOf })) },
  { weight: 4, arbitrary: learn },
  {
    weight: 2,
    arbitrary: fc
      .record({ do: fc.constantFrom('reserve', 'cancel'), purchaseId })
      .map((refund): LedgerStep => ({ ...refund })),
  },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom(1_000, 119_000, 121_000, 600_000)
      .map((ms): LedgerStep => ({ do: 'pass', ms })),
  },
  { weight: 2, arbitrary: fc.constant<LedgerStep>({ do: 'sweep' }) },
);

/** Histories of 5 to `maxLength` steps. */
export function ledgerHistory(maxLength: number): fc.Arbitrary<LedgerStep[]> {
  return fc.array(step, { minLength: 5, maxLength });
}

/** The claim with the receipt of the n-th operation of the history, where that one was made. */
export function withReceipt(
  step: Extract<LedgerStep, { do: 'claim' }>,
  receipts: ReadonlyMap<string, string>,
): ClaimCommand {
  if (step.receiptOf === null) return step.command;
  return { ...step.command, receipt: receiptOf(step.receiptOf, receipts) };
}

/** The receipt of the n-th operation of the history; a foreign one where that was never made. */
export function receiptOf(operation: number, receipts: ReadonlyMap<string, string>): string {
  return receipts.get(`deduct:${operation}`) ?? 'unknown';
}

/** Runs one step on the model; `pass` and the receipts are the caller's. */
export function runOnModel(
  ledger: LedgerModel,
  step: LedgerStep,
  receipts: ReadonlyMap<string, string>,
): unknown {
  switch (step.do) {
    case 'deduct':
      return ledger.deduct(step.command);
    case 'claim':
      return ledger.claim(withReceipt(step, receipts));
    case 'settle':
      return ledger.settle(step.generationId);
    case 'stop':
      return ledger.stop(step.generationId);
    case 'release':
      return ledger.release(step.command);
    case 'return':
      return ledger.returnReceipt(receiptOf(step.receiptOf, receipts));
    case 'learn':
      return ledger.learnPayment(step.command);
    case 'reserve':
      return ledger.reserveRefund(step.purchaseId);
    case 'cancel':
      return ledger.cancelRefund(step.purchaseId);
    case 'sweep':
      return ledger.sweep();
    case 'pass':
      return null;
    default:
      return step satisfies never;
  }
}
