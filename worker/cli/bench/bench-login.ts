import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registerThrowaway } from '../operate/api-session.ts';
import { measure, percentile } from './measure.ts';
import { findFreePort } from '../operate/port.ts';
import { serve } from '../operate/serve.ts';
import { readRunSettings } from '../settings.ts';

/** After five failures an account has to wait, so each address is tried only five times. */
const ADDRESSES = 10;
const TRIES_EACH = 5;
const STORM = { count: 1_000, atOnce: 50 };
const READS = { count: 400, atOnce: 1 };
const WARM_UP = { count: 100, atOnce: 1 };

/**
 * Measures what the response time of a refused login reveals, and how a flood of wrong logins affects others
 * (AUTH-5 and AUTH-6). Asserts nothing.
 */
async function main(): Promise<void> {
  const stateDir = mkdtempSync(join(tmpdir(), 'bluewave-bench-'));
  const { vars } = readRunSettings(process.env);
  const server = await serve(
    { port: await findFreePort(), stateDir, vars: { ...vars, RATE_LIMITS: 'off' } },
    { isQuiet: true },
  );
  try {
    await compareRefusals(server.url);
    await stormOneAccount(server.url);
  } finally {
    await server.stop();
    rmSync(stateDir, { recursive: true, force: true });
  }
}

async function compareRefusals(origin: string): Promise<void> {
  const known: string[] = [];
  for (let index = 0; index < ADDRESSES; index += 1) known.push(await registerAddress(origin));
  const durationsMs = { known: [] as number[], unknown: [] as number[] };
  for (let round = 0; round < TRIES_EACH; round += 1) {
    for (const email of known) {
      durationsMs.known.push(...(await timeLogin(origin, email)));
      durationsMs.unknown.push(...(await timeLogin(origin, `unknown-${email}`)));
    }
  }
  const wrong = percentile(durationsMs.known, 0.5);
  const unknown = percentile(durationsMs.unknown, 0.5);
  const difference = (Math.abs(wrong - unknown) / Math.max(wrong, unknown)) * 100;
  console.log(
    `refused logins, medians of ${ADDRESSES * TRIES_EACH}: wrong password ${wrong.toFixed(1)} ms, ` +
      `unknown address ${unknown.toFixed(1)} ms, difference ${difference.toFixed(1)} % (target < 10 %)`,
  );
}

async function timeLogin(origin: string, email: string): Promise<number[]> {
  const { durationsMs } = await measure(() => login(origin, email), { count: 1, atOnce: 1 });
  return durationsMs;
}

async function stormOneAccount(origin: string): Promise<void> {
  const email = await registerAddress(origin);
  const session = await registerThrowaway(origin);
  const read = () => session.request('GET', '/api/user/credits');
  await measure(read, WARM_UP);
  const quiet = await measure(read, READS);
  const storm = measure(() => login(origin, email), STORM);
  const during = await measure(read, READS);
  const { elapsedMs } = await storm;
  for (const [name, { durationsMs }] of [
    ['quiet', quiet],
    ['during the storm', during],
  ] as const) {
    const at = (share: number) => percentile(durationsMs, share).toFixed(1);
    console.log(`another account's request, ${name}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`);
  }
  console.log(
    `${STORM.count} wrong logins, ${STORM.atOnce} at a time, took ${(elapsedMs / 1_000).toFixed(1)} s (target for others: p50 < 100 ms)`,
  );
}

async function registerAddress(origin: string): Promise<string> {
  const id = crypto.randomUUID();
  const email = `bench-${id}@example.com`;
  const body = { id, email, name: 'Bench', avatar_url: '', password: crypto.randomUUID() };
  const response = await post(origin, '/api/user/create', body);
  if (!response.ok) throw new Error(await response.text());
  return email;
}

function login(origin: string, email: string): Promise<Response> {
  return post(origin, '/api/login', { email, password: 'certainly wrong' });
}

function post(origin: string, path: string, body: object): Promise<Response> {
  return fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
