/**
 * Measures the visual editor in Chromium over a production build, with GrapesJS in the same run.
 * Usage: node worker/cli/bench/bench-visual.ts
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import type { PerfHooks } from '#contract/perf-hooks.ts';
import { largePage } from '../../testing/real-pages.ts';
import { launchChromium } from '../chromium.ts';
import { findFreePort } from '../operate/port.ts';
import { serve } from '../operate/serve.ts';
import { median, signIn } from './builder-stage.ts';
import { grapesPage } from './grapes-page.ts';

const ROUNDS = 3;
/** Nobody opens one page right after another: in this time our frame for the next page starts. */
const PAUSE_MS = 1_000;
/** A save that is under way holds copies of the page. */
const SAVED_AFTER_MS = 3_000;
const EDITS = 15;
const STEADY_EDITS = 1_000;
const FRAME_MS = 1000 / 60;

interface BenchPage {
  name: string;
  html: string;
  /** The maximum loading time in milliseconds. */
  loadMs: number;
}

const softUi = join(
  dirname(createRequire(import.meta.url).resolve('soft-ui-design-system/package.json')),
  'index.html',
);
const PAGES: readonly BenchPage[] = [
  { name: '112 KB', html: largePage(112_000), loadMs: 500 },
  { name: '484 KB', html: largePage(484_000), loadMs: 900 },
  { name: '742 KB, 12,000 elements', html: readFileSync(softUi, 'utf8'), loadMs: 1_600 },
  { name: '1 MB', html: largePage(1_000_000), loadMs: 1_600 },
];

interface Row {
  loadMs: number;
  sourceMs: number;
  paintMs: number;
  heapMb: number;
  isKept: boolean;
}

/** Loads the page several times and edits it; `hooks` are `window.__perf` of the open page. */
async function measure(page: Page, { html }: BenchPage): Promise<Row> {
  const loads: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.waitForTimeout(PAUSE_MS);
    loads.push(await page.evaluate((it) => hooks().load(it), html));
  }
  const isKept = (await page.evaluate(() => hooks().getHtml())) === html;
  const edits = await page.evaluate(async (count) => {
    const times = [];
    for (let edit = 0; edit < count; edit += 1) {
      times.push(await hooks().editText('p', edit / count, `Other words ${edit}`));
      times.push(await hooks().editStyle('p', edit / count, 'color', `rgb(${edit}, 20, 60)`));
    }
    return times;
  }, EDITS);
  if (edits.some(({ ok }) => !ok)) throw new Error('An edit was not carried out');
  const heapMb = await heap(page);
  return {
    loadMs: median(loads),
    sourceMs: median(edits.map((times) => times.apply + times.html)),
    paintMs: median(edits.map(({ paint }) => paint)),
    heapMb,
    isKept,
  };
}

/** Runs in the page: returns the hooks that `exposePerf` or the GrapesJS page has put there. */
function hooks(): PerfHooks {
  return (window as unknown as { __perf: PerfHooks }).__perf;
}

async function heap(page: Page): Promise<number> {
  await page.waitForTimeout(SAVED_AFTER_MS);
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize / 1024 / 1024;
}

/** Megabytes that the page, its document and its history need in addition to an editor with a one-line page. */
async function growth(page: Page, { html }: BenchPage): Promise<{ loaded: number; after: number }> {
  await page.evaluate(() => hooks().init());
  const empty = await heap(page);
  await page.evaluate((it) => hooks().load(it), html);
  const loaded = (await heap(page)) - empty;
  await page.evaluate(async (count) => {
    for (let edit = 0; edit < count; edit += 1)
      await hooks().editText('p', (edit % 50) / 50, `Words ${edit}`);
  }, STEADY_EDITS);
  return { loaded, after: (await heap(page)) - empty };
}

/**
 * Real pages load fonts and scripts from other hosts. Waiting for them, or for this process to refuse them, would
 * distort the measurement.
 */
const NO_OTHER_HOSTS =
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';

process.env.VITE_BENCH = '1';
const stateDir = mkdtempSync(join(tmpdir(), 'bluewave-bench-'));
const server = await serve(
  { port: await findFreePort(), stateDir, vars: { RATE_LIMITS: 'off' } },
  { isQuiet: true },
);
const browser = await launchChromium([NO_OTHER_HOSTS]);
try {
  const { page: ours } = await signIn(browser, server.url);
  // The pages call `hooks`.
  await ours.addInitScript(`globalThis.hooks = ${hooks.toString()}`);
  await ours.goto('/builder');
  await ours.waitForFunction(() => '__perf' in window);
  await ours.evaluate(() => hooks().init());
  const grapes = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await grapes.addInitScript(`globalThis.hooks = ${hooks.toString()}`);
  await grapes.setContent(grapesPage());
  await grapes.evaluate(`globalThis.hooks = ${hooks.toString()}`);
  await grapes.evaluate(() => hooks().init());
  const table: Record<string, Record<string, string>> = {};
  for (const bench of PAGES) {
    const mine = await measure(ours, bench);
    const theirs = await measure(grapes, bench);
    table[bench.name] = {
      'load ms': `${mine.loadMs.toFixed(0)} (≤ ${bench.loadMs})`,
      GrapesJS: theirs.loadMs.toFixed(0),
      'times faster': `${(theirs.loadMs / mine.loadMs).toFixed(1)} (≥ 5)`,
      'edit in source ms': `${mine.sourceMs.toFixed(1)} (≤ 5)`,
      'GrapesJS ': theirs.sourceMs.toFixed(1),
      'edit painted ms': `${mine.paintMs.toFixed(0)} (≤ ${(2 * FRAME_MS).toFixed(0)})`,
      'GrapesJS  ': theirs.paintMs.toFixed(0),
      'untouched save': mine.isKept ? 'byte-identical' : 'CHANGED',
    };
  }
  console.table(table);
  const large = PAGES[2];
  if (large) {
    const { loaded, after } = await growth(ours, large);
    console.log(
      `Heap of ${large.name}: ${loaded.toFixed(1)} MB (≤ 30), after ${STEADY_EDITS} edits ${after.toFixed(1)} MB`,
    );
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(stateDir, { recursive: true, force: true });
}
