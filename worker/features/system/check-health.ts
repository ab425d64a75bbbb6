import { sql } from 'drizzle-orm';
import { loadKeyRing } from '#worker/features/auth/key-ring.ts';
import { sitesHostProblem } from '#worker/features/sites/separate-hosts.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';

export type HealthState = 'ok' | 'off' | 'failing';

export interface HealthReport {
  ok: boolean;
  version: string;
  checks: Record<
    'database' | 'storage' | 'ledger' | 'accounts' | 'model' | 'payments',
    HealthState
  >;
  /** What is wrong with the configuration, in words for its operator. */
  problems?: string[];
}

/**
 * Probes every part. `ok` is false when database, storage, ledger or the token keys fail, or when the
 * configuration of payments or of the sites' host contradicts itself.
 */
export async function checkHealth({
  ctx,
  version,
}: {
  ctx: ActorContext;
  version: string;
}): Promise<HealthReport> {
  const [database, storage, ledger, accounts] = await Promise.all([
    probe(() => ctx.db.run(sql`select 1`)),
    probe(() => ctx.bucket.head('health-probe')),
    probe(() => ctx.ledger.ping()),
    probe(() => loadKeyRing(ctx)),
  ]);
  const checks = {
    database,
    storage,
    ledger,
    accounts,
    model: ctx.ai.chain('code').length > 0 ? 'ok' : 'failing',
    payments: checkPayments(ctx),
  } satisfies HealthReport['checks'];
  const problems = [ctx.payments.problem, sitesHostProblem(ctx.config)].filter(
    (problem) => problem !== null,
  );
  const isUp = [database, storage, ledger, accounts].every((state) => state === 'ok');
  const ok = isUp && problems.length === 0;
  return { ok, version, checks, ...(problems.length === 0 ? {} : { problems }) };
}

function checkPayments({ payments }: ActorContext): HealthState {
  if (payments.problem !== null) return 'failing';
  return payments.mode === 'off' ? 'off' : 'ok';
}

async function probe(attempt: () => Promise<unknown>): Promise<HealthState> {
  try {
    await attempt();
    return 'ok';
  } catch {
    return 'failing';
  }
}
