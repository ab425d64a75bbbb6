import { sql } from 'drizzle-orm';
import type { ActorContext } from '#worker/http/actor-context.ts';

export type HealthState = 'ok' | 'off' | 'failing';

export interface HealthReport {
  ok: boolean;
  version: string;
  checks: Record<'database' | 'storage' | 'ledger' | 'model' | 'payments', HealthState>;
}

/** Asks every part for a sign of life; `ok` is false when database, storage or ledger fails. */
export async function checkHealth({ ctx, version }: { ctx: ActorContext; version: string }): Promise<HealthReport> {
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
    payments: ctx.payments.mode === 'off' ? 'off' : 'ok',
  } satisfies HealthReport['checks'];
  const ok = [database, storage, ledger].every((state) => state === 'ok');
  return { ok, version, checks };
}

async function probe(attempt: () => Promise<unknown>): Promise<HealthState> {
  try {
    await attempt();
    return 'ok';
  } catch {
    return 'failing';
  }
}
