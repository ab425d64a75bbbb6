/**
 * From Enter on Home to the finished first page of a visitor without an account, at the default pace: medians of five
 * visits. Exits with 1 when the target is missed.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { launchChromium } from '../chromium.ts';
import { findFreePort } from '../operate/port.ts';
import { serve } from '../operate/serve.ts';
import { percentile } from './measure.ts';

const ROUNDS = 5;
const MOST_MS = 4_000;
const PROMPT = 'A family bakery in Turin, warm colours: our sourdough, opening hours, how to order';

async function visit(browser: Browser, origin: string): Promise<{ seen: number; done: number }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(origin, { waitUntil: 'networkidle' });
    await page.getByLabel('Describe your website').fill(PROMPT);
    const started = performance.now();
    await page.keyboard.press('Enter');
    const frame = page.locator('main').frameLocator('iframe[title]');
    await frame.getByRole('heading', { level: 1 }).first().waitFor();
    const seen = performance.now() - started;
    await page.getByText('Kept in this browser').waitFor();
    return { seen, done: performance.now() - started };
  } finally {
    await context.close();
  }
}

const stateDir = mkdtempSync(join(tmpdir(), 'bluewave-'));
const vars = { RATE_LIMITS: 'off', GUEST_PAGES: '100' };
const server = await serve({ port: await findFreePort(), stateDir, vars }, { isQuiet: true });
const browser = await launchChromium();
try {
  const visits: { seen: number; done: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) visits.push(await visit(browser, server.url));
  const median = (part: 'seen' | 'done') =>
    percentile(
      visits.map((one) => one[part]),
      0.5,
    );
  const isMet = median('done') < MOST_MS;
  console.log(
    `${isMet ? 'met   ' : 'MISSED'} Enter on Home to the finished page: ${median('done').toFixed(0)} ms (first words ${median('seen').toFixed(0)} ms), target < ${MOST_MS} ms; load ${loadavg()[0]?.toFixed(1)}`,
  );
  process.exitCode = isMet ? 0 : 1;
} finally {
  await browser.close();
  await server.stop();
  rmSync(stateDir, { recursive: true, force: true });
}
