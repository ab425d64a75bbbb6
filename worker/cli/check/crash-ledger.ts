import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { registerThrowaway, type ApiSession } from '../operate/api-session.ts';
import { findFreePort } from '../operate/port.ts';
import { ROOT } from '../settings.ts';

const KILLS = 5;
const WORKERS = 16;
const CREDITS = 100_000;
const READY_MS = 180_000;
const HEALTH_MS = 10_000;

interface Spend {
  key: string;
  receipt: string | null;
}

/** Kills the server's whole process tree under load, five times, and repeats every operation afterwards. */
async function main(): Promise<void> {
  const stateDir = mkdtempSync(join(tmpdir(), 'bluewave-crash-'));
  const port = await findFreePort();
  const spends: Spend[] = [];
  let server = await start(port, stateDir);
  // The server has its own process group, which does not receive signals to this command.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      killTree(server);
      process.exit(1);
    });
  }
  try {
    const session = await registerThrowaway(`http://localhost:${port}`);
    for (let kill = 1; kill <= KILLS; kill += 1) {
      await loadUntilKilled(session, { spends, server });
      server = await start(port, stateDir);
      console.log(
        `kill ${kill}: ${spends.length} operations, ${acknowledged(spends).length} acknowledged`,
      );
    }
    await verify(session, spends);
  } finally {
    killTree(server);
    rmSync(stateDir, { recursive: true, force: true });
  }
}

async function loadUntilKilled(
  session: ApiSession,
  { spends, server }: { spends: Spend[]; server: ChildProcess },
): Promise<void> {
  const end = new AbortController();
  async function work(): Promise<void> {
    while (!end.signal.aborted) {
      const spend: Spend = { key: crypto.randomUUID(), receipt: null };
      spends.push(spend);
      spend.receipt = await askReceipt(session, spend.key).catch(() => null);
    }
  }
  const workers = Array.from({ length: WORKERS }, work);
  await sleep(1_500 + Math.random() * 1_500);
  killTree(server);
  end.abort();
  await Promise.all(workers);
}

async function askReceipt(session: ApiSession, key: string): Promise<string> {
  const body = { amount: 1, description: 'AI Inference', idempotencyKey: key };
  const response = await session.request('POST', '/api/user/deduct-credit', body);
  const { receipt } = (await response.json()) as { receipt: string };
  return receipt;
}

/** Every acknowledged receipt must be returned again, and every operation must count exactly once. */
async function verify(session: ApiSession, spends: Spend[]): Promise<void> {
  let lost = 0;
  for (const { key, receipt } of spends) {
    const again = await askReceipt(session, key);
    if (receipt !== null && receipt !== again) lost += 1;
  }
  const response = await session.request('GET', '/api/user/credits');
  const { creditsRemaining } = (await response.json()) as { creditsRemaining: number };
  const doubled = CREDITS - creditsRemaining - spends.length;
  console.log(
    `${spends.length} operations: ${lost} acknowledged and lost, ${doubled} counted twice`,
  );
  if (lost !== 0 || doubled !== 0) process.exitCode = 1;
}

function acknowledged(spends: Spend[]): Spend[] {
  return spends.filter(({ receipt }) => receipt !== null);
}

async function start(port: number, stateDir: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(ROOT, 'worker/cli/operate/start.ts')], {
    cwd: ROOT,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      STATE_DIR: stateDir,
      RATE_LIMITS: 'off',
      WELCOME_CREDITS: String(CREDITS),
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  }
  let answer = 'nothing yet';
  const deadline = Date.now() + READY_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    answer = await askHealth(port);
    if (answer === 'ready') return child;
    await sleep(200);
  }
  killTree(child);
  throw new Error(
    `The server did not become ready (exit code ${child.exitCode}). Last answer: ${answer}. It said: ${said.slice(-4_000)}`,
  );
}

/** Has its own timeout, so that one unanswered request cannot use up the time for the start. */
async function askHealth(port: number): Promise<string> {
  try {
    const signal = AbortSignal.timeout(HEALTH_MS);
    const health = await fetch(`http://localhost:${port}/api/health`, { signal });
    return health.ok ? 'ready' : `${health.status} ${await health.text()}`;
  } catch (error) {
    return String(error instanceof Error ? (error.cause ?? error) : error);
  }
}

function killTree({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
