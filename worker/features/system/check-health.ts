import { sql } from 'drizzle-orm';
import type { ActorContext } from '#worker/http/actor-context.ts';

export type HealthState = 'ok' | 'off' | 'failing';

export interface HealthReport {
  ok: boolean;
  version: string;
  checks: Record<'database' | 'storage' | 'ledger' | 'model' | 'payments', HealthState>;
  /** What is wrong with the configuration, in words for its operator. */
  problems?: string[];
}

/** Asks every part for a sign of life; `ok` is false when database, storage or ledger fails, or the payments contradict themselves. */
export async function checkHealth({
  ctx,
  version,
}: {
  ctx: ActorContext;
  version: string;
}): Promise<HealthReport> {
  const [database, storage, ledger] = await Promise.all([
    probe(() => ctx.db.run(sql`select 1`)),
    probe(() => ctx.bucket.head('health-probe')),
    probe(() => ctx.ledger.ping()),
  ]);
  const checks = {
    database,
    storage,
    ledger,
    model: ctx.ai.chain('code').length > 0 ? 'ok' : 'failing',
    payments: checkPayments(ctx),
  } satisfies HealthReport['checks'];
  const { problem } = ctx.payments;
  const ok = [database, storage, ledger].every((state) => state === 'ok') && problem === null;
  return { ok, version, checks, ...(problem === null ? {} : { problems: [problem] }) };
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
