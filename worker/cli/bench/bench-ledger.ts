import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registerThrowaway, type ApiSession } from '../operate/api-session.ts';
import { measure, type Measurement, percentile } from './measure.ts';
import { findFreePort } from '../operate/port.ts';
import { serve } from '../operate/serve.ts';
import { readRunSettings } from '../settings.ts';

const WARM_UP = 200;
const SAMPLES = 1_000;
const AT_ONCE = 32;

/** Measures POST /api/user/deduct-credit through HTTP, session, bearer token and ledger. Asserts nothing. */
async function main(): Promise<void> {
  const stateDir = mkdtempSync(join(tmpdir(), 'bluewave-bench-'));
  const base = readRunSettings(process.env);
  const vars = { ...base.vars, RATE_LIMITS: 'off', WELCOME_CREDITS: '100000' };
  const server = await serve({ port: await findFreePort(), stateDir, vars }, { isQuiet: true });
  try {
    const session = await registerThrowaway(server.url);
    await spendMany(session, { count: WARM_UP, atOnce: 1 });
    report({
      name: 'one after the other',
      ...(await spendMany(session, { count: SAMPLES, atOnce: 1 })),
    });
    const parallel = await spendMany(session, { count: SAMPLES, atOnce: AT_ONCE });
    report({ name: `${AT_ONCE} at once, one account`, ...parallel });
    const read = () => session.request('GET', '/api/user/credits');
    report({
      name: 'reading the balance',
      ...(await measure(read, { count: SAMPLES, atOnce: 1 })),
    });
  } finally {
    await server.stop();
    rmSync(stateDir, { recursive: true, force: true });
  }
}

function spendMany(session: ApiSession, load: Parameters<typeof measure>[1]) {
  const spend = () =>
    session.request('POST', '/api/user/deduct-credit', {
      amount: 1,
      description: 'AI Inference',
      idempotencyKey: crypto.randomUUID(),
    });
  return measure(spend, load);
}

function report({ name, durationsMs, elapsedMs }: Measurement & { name: string }): void {
  const at = (share: number) => percentile(durationsMs, share).toFixed(1);
  const perSecond = Math.round(durationsMs.length / (elapsedMs / 1_000));
  console.log(
    `${name}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms, ${perSecond} per second`,
  );
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
