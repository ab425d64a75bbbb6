import { findChainBreaks, genesisHead } from '#domain/credits/entry-chain.ts';
import type { LedgerAudit } from '#domain/credits/ledger-port.ts';
import { describeError } from '#worker/http/log.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';
import {
  listAccountIds,
  listCopiedEntries,
  type AccountScope,
  type CopiedEntry,
} from './entry-queries.ts';
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

/** Accounts per batch, which takes two queries to D1; D1 answers at most 1,000 queries per invocation. */
const ACCOUNTS_AT_ONCE = 50;

/** Verifies every account of the scope: its own ledger, and its copy in D1. */
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
    const found = await reconcileAccounts(ctx, userIds);
    drift.push(...found.filter(({ problems }) => problems.length > 0));
    accounts += userIds.length;
  }
  return { accounts, drift };
}

/** Reads the copies after the audits, so they can be newer than the audits but never older. */
async function reconcileAccounts(
  ctx: ReconcileContext,
  userIds: readonly string[],
): Promise<AccountDrift[]> {
  const audits = await Promise.all(
    userIds.map((userId) => tryTo(ctx, userId, () => ctx.ledger.audit(userId))),
  );
  const copied = await tryTo(ctx, userIds, () => listCopiedEntries(ctx.db, userIds));
  return await Promise.all(
    userIds.map(async (userId, at) => {
      const audit = audits[at];
      if (audit === undefined || copied === undefined) return { userId, problems: [UNREAD] };
      const copyProblems = compareCopy(userId, audit, copied.get(userId) ?? []);
      // Copies again what D1 lost, for example after a restore. A changed row stays a difference.
      if (copyProblems.length > 0)
        await tryTo(ctx, userId, () => ctx.ledger.audit(userId, { recopy: true }));
      return { userId, problems: [...audit.violations, ...copyProblems] };
    }),
  );
}

const UNREAD = 'the account could not be read';

async function tryTo<T>(
  { log }: ReconcileContext,
  accounts: string | readonly string[],
  work: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    log.error('reconcile.account-failed', { accounts, ...describeError(error) });
    return undefined;
  }
}

/** Ignores entries that were added after the audit. */
function compareCopy(userId: string, audit: LedgerAudit, copied: readonly CopiedEntry[]): string[] {
  const rows = copied.filter(({ seq }) => seq <= audit.seq);
  const head = genesisHead(userId, sha256Hex);
  const copiedHash = rows.at(-1)?.hash ?? head.hash;
  return [
    ...findChainBreaks(rows, head, sha256Hex).map((problem) => `copy: ${problem}`),
    ...(rows.length === audit.seq ? [] : [`copy: ${rows.length} of ${audit.seq} entries`]),
    ...(copiedHash === audit.headHash ? [] : ['copy: another last entry']),
  ];
}
