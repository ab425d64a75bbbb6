/**
 * First visits of the product pages on a slow phone (4x CPU slowdown, 1.6 Mbps, 150 ms), medians of three, in
 * both languages. `npm run bench:public -- /about` measures other addresses. Exits with 1 when a target is
 * missed. Other work on the machine lengthens the tasks that TBT counts, so the load is printed too.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { launchChromium } from '../chromium.ts';
import { percentile } from './measure.ts';
import { findFreePort } from '../operate/port.ts';
import { PRODUCT_PATHS } from '../check/public-addresses.ts';
import { serve } from '../operate/serve.ts';
import { visitThrottled, type VisitTimes } from './throttled-visit.ts';

const ROUNDS = 3;
const COLUMNS = [
  { name: 'FCP ms', key: 'firstPaintMs', limit: 900, digits: 0 },
  { name: 'TBT ms', key: 'blockedMs', limit: 150, digits: 0 },
  { name: 'CLS', key: 'shift', limit: 0.02, digits: 4 },
] as const satisfies readonly {
  name: string;
  key: keyof VisitTimes;
  limit: number;
  digits: number;
}[];

async function measurePage(browser: Browser, address: string): Promise<VisitTimes> {
  const visits: VisitTimes[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    visits.push(await visitThrottled(browser, address));
  }
  const median = (key: keyof VisitTimes) =>
    percentile(
      visits.map((visit) => visit[key]),
      0.5,
    );
  return {
    firstPaintMs: median('firstPaintMs'),
    blockedMs: median('blockedMs'),
    shift: median('shift'),
  };
}

/** Prints the row. Returns false when a target is missed, or when a value could not be read. */
function print(path: string, times: VisitTimes): boolean {
  const missed = COLUMNS.filter(({ key, limit }) => !(times[key] <= limit));
  const values = COLUMNS.map(({ key, digits }) => times[key].toFixed(digits).padStart(9));
  const verdict = missed.map(({ name, limit }) => `${name} over ${limit}`).join(', ') || 'met';
  console.log(`${path.padEnd(20)}${values.join('')}  ${verdict}`);
  return missed.length === 0;
}

async function main(given: readonly string[]): Promise<void> {
  const paths = given.length > 0 ? given : PRODUCT_PATHS;
  const stateDir = mkdtempSync(join(tmpdir(), 'bluewave-'));
  const server = await serve(
    { port: await findFreePort(), stateDir, vars: { RATE_LIMITS: 'off' } },
    { isQuiet: true },
  );
  const browser = await launchChromium();
  try {
    console.log(
      `${`load ${loadavg()[0]?.toFixed(1)}`.padEnd(20)}${COLUMNS.map(({ name }) => name.padStart(9)).join('')}`,
    );
    for (const path of paths) {
      if (!print(path, await measurePage(browser, server.url + path))) process.exitCode = 1;
    }
  } finally {
    await browser.close();
    await server.stop();
    rmSync(stateDir, { recursive: true, force: true });
  }
}

await main(process.argv.slice(2));
