import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { findFreePort } from '../../worker/cli/operate/port.ts';

const ROOT = resolve(import.meta.dirname, '../..');

interface Run {
  child: ChildProcess;
  output: () => string;
  exited: Promise<number | null>;
}

function startServer(port: number): Run {
  const child = spawn('npm', ['start'], {
    cwd: ROOT,
    detached: true,
    env: {
      ...process.env,
      PORT: String(port),
      STATE_DIR: mkdtempSync(join(tmpdir(), 'bluewave-')),
    },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exited = new Promise<number | null>((done) => {
    child.on('exit', done);
  });
  return { child, output: () => output, exited };
}

function pressCtrlC({ child }: Run): void {
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
}

async function isHealthy(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://localhost:${port}/api/health`)).ok;
  } catch {
    return false;
  }
}

test('another instance runs beside the one of these tests, and Ctrl-C ends it with everything it started', async () => {
  test.setTimeout(240_000);
  const [own, other] = [await findFreePort(), Number(process.env.E2E_PORT)];
  const run = startServer(own);
  await expect.poll(() => isHealthy(own), { timeout: 90_000 }).toBe(true);
  expect(run.output()).toContain(`http://localhost:${own}`);
  pressCtrlC(run);
  await run.exited;
  await expect.poll(() => Promise.all([own, other].map(isHealthy))).toEqual([false, true]);
});

test('a busy port is one clear line', async () => {
  const port = Number(process.env.E2E_PORT);
  const run = startServer(port);
  expect(await run.exited).not.toBe(0);
  const lines = run
    .output()
    .split('\n')
    .filter((line) => line.includes('Port') && line.includes(String(port)));
  expect(lines).toHaveLength(1);
  expect(run.output()).not.toMatch(/\n\s+at /);
});
