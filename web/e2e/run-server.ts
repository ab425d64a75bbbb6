import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findFreePort } from '../../worker/cli/operate/port.ts';

const START_TIMEOUT_MS = 120_000;
const POLL_MS = 250;

export interface OwnServer {
  port: number;
  origin: string;
  /** What it has printed so far, the Worker's log included. */
  output: () => string;
  stop: () => void;
  /** Ends it and everything it has started at once, as a crash does. */
  kill: () => void;
}

/** Where a server listens and keeps its state. */
interface Place {
  port: number;
  stateDir: string;
}

/** A free port and an empty database. */
export async function findPlace(): Promise<Place> {
  return { port: await findFreePort(), stateDir: mkdtempSync(join(tmpdir(), 'bluewave-')) };
}

/** Runs one of the command-line scripts (`dev-stripe.ts`) as a server with these settings, by default in a place of its own. */
export async function runServer(
  script: string,
  settings: Record<string, string> = {},
  place?: Place,
): Promise<OwnServer> {
  const { port, stateDir } = place ?? (await findPlace());
  const origin = `http://localhost:${port}`;
  const server = spawn(process.execPath, [join('worker/cli/operate', script)], {
    cwd: resolve(import.meta.dirname, '../..'),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    env: {
      ...process.env,
      PORT: String(port),
      STATE_DIR: stateDir,
      RATE_LIMITS: 'off',
      PASSWORD_HASHING: 'light',
      ...settings,
    },
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const endsAt = Date.now() + START_TIMEOUT_MS;
  while (!(await isReady(origin))) {
    if (server.exitCode !== null || Date.now() > endsAt) {
      server.kill('SIGINT');
      throw new Error(`${script} did not start.\n${output}`);
    }
    await new Promise((done) => setTimeout(done, POLL_MS));
  }
  return {
    port,
    origin,
    output: () => output,
    stop: () => server.kill('SIGINT'),
    kill: () => {
      if (server.pid !== undefined) process.kill(-server.pid, 'SIGKILL');
    },
  };
}

async function isReady(origin: string): Promise<boolean> {
  return await fetch(`${origin}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );
}
