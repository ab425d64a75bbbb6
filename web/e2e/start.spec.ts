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

test('two instances run side by side, and Ctrl-C ends each with everything it started', async () => {
  test.setTimeout(240_000);
  const ports = [await findFreePort(), await findFreePort()] as const;
  const runs = ports.map((port) => startServer(port));
  await expect
    .poll(() => Promise.all(ports.map(isHealthy)), { timeout: 90_000 })
    .toEqual([true, true]);
  for (const [index, run] of runs.entries()) {
    expect(run.output()).toContain(`http://localhost:${ports[index]}`);
    pressCtrlC(run);
    await run.exited;
  }
  await expect.poll(() => Promise.all(ports.map(isHealthy))).toEqual([false, false]);
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
