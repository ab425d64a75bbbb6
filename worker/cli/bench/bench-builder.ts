/** Measures the builder in Chromium over the production build. Usage: node worker/cli/bench/bench-builder.ts */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { awaitReady, below, median, signIn, type Measured } from './builder-stage.ts';
import { launchChromium } from '../chromium.ts';
import { measureLists } from './measure-lists.ts';
import { makePage, measureStream, slowModel } from './measure-stream.ts';
import { openAlive } from '../check/open-alive.ts';
import { findFreePort } from '../operate/port.ts';
import { serve } from '../operate/serve.ts';

const ROUNDS = 5;
const TABS = 10;

/**
 * The time until the starter page is drawn and the prompt box is ready, and the JavaScript loaded until then.
 */
async function measureFirstView(browser: Browser, origin: string): Promise<Measured[]> {
  const times: number[] = [];
  let builderScripts = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const { context, page } = await signIn(browser, origin);
    // The code editor is loaded when the browser is idle, so it is not part of the first view.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    const scripts = recordScripts(page);
    const startedAt = performance.now();
    await page.goto('/builder', { waitUntil: 'commit' });
    await awaitReady(page);
    times.push(performance.now() - startedAt);
    builderScripts = await scripts();
    await context.close();
  }
  const visitor = await browser.newContext({ baseURL: origin });
  const home = await visitor.newPage();
  const homeScripts = recordScripts(home);
  await openAlive(home, '/');
  await home.waitForLoadState('networkidle');
  const shared = await homeScripts();
  await visitor.close();
  const foreign = [...shared.keys()].filter((path) => /builder|code-editor|preview/i.test(path));
  const kilobytes = [...builderScripts.values()].reduce((sum, size) => sum + size, 0) / 1024;
  return [
    below('builder ready, cold, median', median(times), 1_200, 'ms'),
    below('JavaScript of the builder’s first view, gzip', kilobytes, 270, 'KB'),
    below('chunks of the builder on the home page', foreign.length, 0, 'files'),
  ];
}

/** Records the scripts that a page loads. The returned function gives their gzipped sizes by path. */
function recordScripts(page: Page): () => Promise<Map<string, number>> {
  const bodies = new Map<string, Promise<Buffer | null>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) {
      // The context may close before a late chunk has arrived.
      bodies.set(
        pathname,
        response.body().catch(() => null),
      );
    }
  });
  return async () => {
    const sizes = new Map<string, number>();
    for (const [path, body] of bodies) {
      const text = await body;
      if (text !== null) sizes.set(path, gzipSync(text).byteLength);
    }
    return sizes;
  };
}

/** From the click on a tab to the second frame after it, with ten open sites. */
async function measureTabs(browser: Browser, origin: string): Promise<Measured[]> {
  const { context, page } = await signIn(browser, origin);
  const html = makePage();
  for (let index = 0; index < TABS; index += 1) {
    const data = { html: html.replace('<h1', `<h1 data-tab="${index}"`), name: `Site ${index}` };
    await context.request.post(`/api/s/${crypto.randomUUID()}`, { data });
  }
  await page.goto('/builder');
  await awaitReady(page);
  await page.getByRole('button', { name: 'Sites', exact: true }).click();
  const list = page.getByRole('region', { name: 'Saved Sites' });
  for (let index = 0; index < TABS; index += 1) {
    await list.getByRole('button', { name: `Site ${index}`, exact: true }).click();
    await page.getByRole('tab', { name: `Site ${index}`, selected: true }).waitFor();
  }
  await page.waitForTimeout(2_000);
  const times = await page.evaluate(async (count) => {
    const measured: number[] = [];
    for (let index = 0; index < count; index += 1) {
      const tabs = [...document.querySelectorAll<HTMLElement>('[role="tab"]')];
      const oldest = tabs.at(-1);
      await new Promise((resolve) => setTimeout(resolve, 400));
      const startedAt = performance.now();
      oldest?.click();
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      measured.push(performance.now() - startedAt);
    }
    return measured;
  }, TABS);
  await context.close();
  return [
    below(`switching among ${TABS} tabs, median`, median(times), 50, 'ms'),
    below(`switching among ${TABS} tabs, slowest`, Math.max(...times), 100, 'ms'),
  ];
}

const stateDir = mkdtempSync(join(tmpdir(), 'bluewave-bench-'));
const vars = { RATE_LIMITS: 'off' };
const settings = { port: await findFreePort(), stateDir, vars };
const server = await serve(settings, { isQuiet: true, front: slowModel(makePage()) });
const browser = await launchChromium();
try {
  let isMet = true;
  for (const measure of [measureFirstView, measureStream, measureTabs, measureLists]) {
    const results = await measure(browser, server.url);
    for (const { name, value, target, isMet: isGood, note = '' } of results) {
      const aside = note === '' ? '' : ` (${note})`;
      console.log(`${isGood ? 'met   ' : 'MISSED'} ${name}: ${value}, target ${target}${aside}`);
    }
    isMet &&= results.every((result) => result.isMet);
  }
  process.exitCode = isMet ? 0 : 1;
} finally {
  await browser.close();
  await server.stop();
  rmSync(stateDir, { recursive: true, force: true });
}
