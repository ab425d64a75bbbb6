import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium, inherited } from '../../worker/cli/chromium.ts';
import { findFreePort } from '../../worker/cli/operate/port.ts';

// The config is read again in each worker process: the first reading decides the port for all of them.
process.env.E2E_PORT ??= String(await findFreePort());
const port = process.env.E2E_PORT;
const { executablePath, args, env } = await findChromium();
const root = resolve(import.meta.dirname, '../..');
const serverLog = resolve(root, `.cache/e2e-server-${port}.log`);
mkdirSync(dirname(serverLog), { recursive: true });

export default defineConfig({
  testDir: '.',
  outputDir: resolve(root, '.cache/e2e-results'),
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // Tests wait for a third of their time, so four of them fill two cores.
  workers: 4,
  fullyParallel: true,
  forbidOnly: true,
  // A machine that stands still for seconds is no failure; what needed a second try is named at the end of the run.
  retries: 1,
  use: {
    baseURL: `http://localhost:${port}`,
    // A trace keeps a picture and the DOM of every step, so only a second try records one.
    trace: 'on-first-retry',
    launchOptions: { executablePath, args, env: { ...inherited(), ...env } },
  },
  webServer: {
    // Its log would bury the tests' own lines.
    command: `node worker/cli/operate/start.ts 2>"${serverLog}"`,
    cwd: root,
    url: `http://localhost:${port}/api/health`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: {
      ...inherited(),
      PORT: port,
      STATE_DIR: `.cache/e2e-state/${port}`,
      RATE_LIMITS: 'off',
      PASSWORD_HASHING: 'light',
      DESIGNER_PACE_MS: '5',
    },
  },
});
