import { sql } from 'drizzle-orm';
import type { Hosts } from '#domain/sites/sites-host.ts';
import { loadKeyRing } from '#worker/features/auth/key-ring.ts';
import { deploymentHosts, sitesHostProblem } from '#worker/features/sites/deployment-hosts.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';

export type HealthState = 'ok' | 'off' | 'failing';

export interface HealthReport {
  ok: boolean;
  version: string;
  checks: Record<
    'database' | 'storage' | 'ledger' | 'accounts' | 'model' | 'payments' | 'mail' | 'pageScripts',
    HealthState
  >;
  /** What is wrong with the configuration, in words for its operator. */
  problems?: string[];
  /** What this deployment does without, in words for its operator. */
  notes?: string[];
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
    mail: ctx.mail.delivers ? 'ok' : 'off',
    pageScripts: PAGE_SCRIPTS[deploymentHosts(ctx.config).kind],
  } satisfies HealthReport['checks'];
  const problems = [ctx.payments.problem, sitesHostProblem(ctx.config)].filter(
    (problem) => problem !== null,
  );
  const notes = [
    ...(checks.pageScripts === 'off' ? [NO_SITES_HOST] : []),
    ...(checks.mail === 'off' ? [NO_MAIL] : []),
  ];
  const isUp = [database, storage, ledger, accounts].every((state) => state === 'ok');
  const ok = isUp && problems.length === 0;
  return {
    ok,
    version,
    checks,
    ...(problems.length === 0 ? {} : { problems }),
    ...(notes.length === 0 ? {} : { notes }),
  };
}

/** Whether users' pages run their scripts: only on a host of their own (SITE-14). */
const PAGE_SCRIPTS = {
  shared: 'off',
  broken: 'failing',
  separate: 'ok',
} satisfies Record<Hosts['kind'], HealthState>;

const NO_SITES_HOST = 'SITES_HOST is not set: the pages of users are served without their scripts';

const NO_MAIL =
  'No mail is delivered (MAIL_FROM): addresses stay unconfirmed, and publishing asks for no confirmed one';

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
