import { findChainBreaks, genesisHead } from '#domain/credits/entry-chain.ts';
import type { LedgerAudit } from '#domain/credits/ledger-port.ts';
import { describeError } from '#worker/http/log.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';
import { listAccountIds, listCopiedEntries, type AccountScope } from './entry-queries.ts';
import { sha256Hex } from './ledger-store.ts';

export type LedgerReconciliation = {
  accounts: number;
  drift: AccountDrift[];
};

export interface AccountDrift {
  userId: string;
  problems: string[];
}

type ReconcileContext = Pick<ActorContext, 'db' | 'ledger' | 'log'>;

const ACCOUNTS_AT_ONCE = 10;

/** Proves every account of the scope in itself and against its copy in D1. */
export async function reconcileLedgers({
  ctx,
  scope,
}: {
  ctx: ReconcileContext;
  scope: AccountScope;
}): Promise<LedgerReconciliation> {
  const drift: AccountDrift[] = [];
  let accounts = 0;
  for await (const userIds of listAccountIds(ctx.db, { scope, pageSize: ACCOUNTS_AT_ONCE })) {
    const found = await Promise.all(userIds.map((userId) => reconcileAccount(ctx, userId)));
    drift.push(...found.filter(({ problems }) => problems.length > 0));
    accounts += userIds.length;
  }
  return { accounts, drift };
}

async function reconcileAccount(ctx: ReconcileContext, userId: string): Promise<AccountDrift> {
  try {
    const audit = await ctx.ledger.audit(userId);
    const copyProblems = await compareCopy(ctx, userId, audit);
    // What D1 lost (it was restored, say) is there again the next time; what was changed stays drift.
    if (copyProblems.length > 0) await ctx.ledger.audit(userId, { recopy: true });
    return { userId, problems: [...audit.violations, ...copyProblems] };
  } catch (error) {
    ctx.log.error('reconcile.account-failed', { userId, ...describeError(error) });
    return { userId, problems: ['the account could not be read'] };
  }
}

/** Entries that came after the audit are no drift: the copy may be ahead of it, never behind. */
async function compareCopy(
  ctx: ReconcileContext,
  userId: string,
  audit: LedgerAudit,
): Promise<string[]> {
  const rows = await listCopiedEntries(ctx.db, { userId, upToSeq: audit.seq });
  const head = genesisHead(userId, sha256Hex);
  const copiedHash = rows.at(-1)?.hash ?? head.hash;
  return [
    ...findChainBreaks(rows, head, sha256Hex).map((problem) => `copy: ${problem}`),
    ...(rows.length === audit.seq ? [] : [`copy: ${rows.length} of ${audit.seq} entries`]),
    ...(copiedHash === audit.headHash ? [] : ['copy: another last entry']),
  ];
}
