import { abortAllDurableObjects, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  ledgerHistory,
  receiptOf,
  runOnModel,
  withReceipt,
  type LedgerStep,
} from '#domain/credits/testing/ledger-commands.ts';
import { LedgerModel } from '#domain/credits/ledger-model.ts';
import type { Ledger } from '#domain/credits/ledger-port.ts';
import { createLedger } from './ledger-client.ts';
import { sha256Hex } from './ledger-store.ts';

const ledger = createLedger(env.LEDGER, { welcomeCredits: 5 });

beforeEach(() => {
  // A day ahead, so that no alarm of the platform's own clock fires in between.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

/**
 * Where a step is interrupted: inside its transaction (a row cannot be written), after it (the answer
 * is lost), or between steps (the instance is killed).
 */
const CRASHES = ['none', 'entries', 'claims', 'receipts', 'payments', 'answer', 'abort'] as const;
type Crash = (typeof CRASHES)[number];

const crash = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Crash>('none') },
  { weight: 6, arbitrary: fc.constantFrom(...CRASHES) },
);

const history = ledgerHistory(14).chain((steps) =>
  fc.tuple(
    fc.constant(steps),
    fc.array(crash, { minLength: steps.length, maxLength: steps.length }),
  ),
);

test(
  '75 histories with a crash at any step leave the ledger as the model says',
  { timeout: 300_000 },
  async () => {
    let crashes = 0;
    await fc.assert(
      fc.asyncProperty(history, async ([steps, faults]) => {
        const userId = crypto.randomUUID();
        const model = await createModel(userId);
        const receipts = { real: new Map<string, string>(), model: new Map<string, string>() };
        for (const [index, step] of steps.entries()) {
          const fault = faults[index] ?? 'none';
          if (fault !== 'none') crashes += 1;
          if (step.do === 'pass') {
            vi.setSystemTime(Date.now() + step.ms);
            continue;
          }
          await interrupt(userId, step, { fault, receipts: receipts.real });
          const [real, expected] = await finish(userId, step, { model, receipts });
          expect(withoutReplay(real)).toEqual(withoutReplay(expected));
        }
        const audit = await ledger.audit(userId);
        expect(audit.violations).toEqual([]);
        expect(audit.balance).toEqual(model.balance());
        expect(await movementsOf(userId)).toEqual(
          model
            .snapshot()
            .entries.map(({ type, amount, description }) => [type, amount, description]),
        );
      }),
      { numRuns: 75 },
    );
    expect(crashes).toBeGreaterThan(75);
  },
);

interface Receipts {
  real: Map<string, string>;
  model: Map<string, string>;
}

async function createModel(userId: string): Promise<LedgerModel> {
  await ledger.open(userId);
  const model = new LedgerModel({
    userId,
    digest: sha256Hex,
    now: Date.now,
    newId: () => crypto.randomUUID(),
  });
  model.post({
    opId: 'welcome',
    kind: 'welcome',
    amount: 5,
    description: 'welcome',
    reference: '',
  });
  return model;
}

function stubOf(userId: string) {
  return env.LEDGER.get(env.LEDGER.idFromName(userId));
}

/** Lets a step run into its fault. What the caller sees is an error or nothing. */
async function interrupt(
  userId: string,
  step: LedgerStep,
  { fault, receipts }: { fault: Crash; receipts: Map<string, string> },
): Promise<void> {
  switch (fault) {
    case 'none':
      return;
    case 'answer':
      await runOnLedger(ledger, userId, { step, receipts }).catch(() => undefined);
      return;
    case 'abort':
      await abortAllDurableObjects();
      return;
    default:
      await failWriting(userId, fault, () => runOnLedger(ledger, userId, { step, receipts }));
  }
}

async function failWriting(
  userId: string,
  table: string,
  work: () => Promise<unknown>,
): Promise<void> {
  await execute(
    userId,
    `CREATE TRIGGER fault BEFORE INSERT ON ${table} BEGIN SELECT RAISE(ABORT, 'fault'); END`,
  );
  await work().catch(() => undefined);
  await execute(userId, 'DROP TRIGGER fault');
}

async function execute(userId: string, statement: string): Promise<void> {
  await runInDurableObject(stubOf(userId), (_instance, state) => {
    state.storage.sql.exec(statement);
  });
}

/** What the caller does after a crash: the same step again. */
async function finish(
  userId: string,
  step: LedgerStep,
  { model, receipts }: { model: LedgerModel; receipts: Receipts },
): Promise<[unknown, unknown]> {
  const expected = runOnModel(model, step, receipts.model);
  const real = await runOnLedger(ledger, userId, { step, receipts: receipts.real });
  if (step.do === 'deduct') {
    rememberReceipt(receipts.real, step.command.opId, real);
    rememberReceipt(receipts.model, step.command.opId, expected);
  }
  return [real, expected];
}

async function runOnLedger(
  target: Ledger,
  userId: string,
  { step, receipts }: { step: LedgerStep; receipts: Map<string, string> },
): Promise<unknown> {
  switch (step.do) {
    case 'deduct':
      return await target.deduct(userId, step.command);
    case 'claim':
      return await target.claim(userId, withReceipt(step, receipts));
    case 'settle':
      return await target.settle(userId, step.generationId);
    case 'stop':
      return await ledger.stop(userId, step.generationId);
    case 'release':
      return await target.release(userId, step.command);
    case 'return':
      return await target.returnReceipt(userId, receiptOf(step.receiptOf, receipts));
    case 'learn':
      return await target.learnPayment(userId, step.command);
    case 'reserve':
      return await target.reserveRefund(userId, step.purchaseId);
    case 'cancel':
      return await target.cancelRefund(userId, step.purchaseId);
    case 'sweep':
      await runDurableObjectAlarm(stubOf(userId));
      return undefined;
    case 'pass':
      return undefined;
    default:
      return step satisfies never;
  }
}

function rememberReceipt(receipts: Map<string, string>, opId: string, answer: unknown): void {
  const hasReceipt = typeof answer === 'object' && answer !== null && 'receipt' in answer;
  if (hasReceipt && typeof answer.receipt === 'string') receipts.set(opId, answer.receipt);
}

/** A step that was done before its answer was lost answers as a replay, with a receipt of its own. */
function withoutReplay(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null) return answer;
  const {
    replayed: _replayed,
    receipt: _receipt,
    changed: _changed,
    ...rest
  } = { replayed: 0, receipt: 0, changed: 0, ...answer };
  return rest;
}

async function movementsOf(userId: string) {
  const { entries } = await ledger.transactions(userId, { limit: 200 });
  return entries.toReversed().map(({ type, amount, description }) => [type, amount, description]);
}
