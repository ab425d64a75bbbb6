import type { AccountScope } from '#worker/features/credits/entry-queries.ts';
import {
  reconcileLedgers,
  type LedgerReconciliation,
} from '#worker/features/credits/reconcile-ledgers.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';
import { CHECKOUT_LIMITS } from './checkout-limits.ts';
import type { PaymentContext } from './payment-context.ts';
import { reconcilePayments, type PaymentReconciliation } from './reconcile-payments.ts';
import { findUncreditedPurchases, saveReconciliation } from './reconciliation-queries.ts';

export type ReconciliationReport = LedgerReconciliation & {
  payments: PaymentReconciliation;
  /** Purchases that are paid but have no credits in the ledger, or have credits but are not paid. */
  uncredited: string[];
};

const RECENT_MS = 60 * 60_000;
const SAMPLE_SIZE = 50;

/**
 * Retries what is stuck, checks that all accounts balance, and records the result. Any difference is logged as
 * an error.
 */
export async function reconcile({
  ctx,
  scope,
}: {
  ctx: PaymentContext & Pick<ActorContext, 'newId'>;
  scope: 'recent' | 'all';
}): Promise<ReconciliationReport> {
  const startedAt = ctx.now();
  const payments = await reconcilePayments({ ctx });
  const ledgers = await reconcileLedgers({ ctx, scope: accountScope(scope, startedAt) });
  const uncredited = await findUncreditedPurchases(ctx.db, {
    before: startedAt - CHECKOUT_LIMITS.retryMs,
  });
  const report: ReconciliationReport = { ...ledgers, payments, uncredited };
  await saveReconciliation(ctx.db, {
    id: ctx.newId(),
    scope,
    startedAt,
    endedAt: ctx.now(),
    accounts: report.accounts,
    drifted: report.drift.length + uncredited.length,
    report: JSON.stringify(report),
  });
  const isSound = report.drift.length + uncredited.length === 0;
  ctx.log[isSound ? 'info' : 'error'](isSound ? 'reconcile.done' : 'reconcile.drift', {
    ...report,
  });
  return report;
}

function accountScope(scope: 'recent' | 'all', now: number): AccountScope {
  if (scope === 'all') return { kind: 'all' };
  return { kind: 'recent', changedSince: now - RECENT_MS, sampleSize: SAMPLE_SIZE };
}
