import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { launchChromium } from '../chromium.ts';
import { findFreePort } from '../operate/port.ts';
import { serve } from '../operate/serve.ts';
import { ROOT } from '../settings.ts';
import { saveNewSite, signIn } from './builder-stage.ts';

const PAGE_BYTES = 1024 * 1024 - 64;
const OPENINGS = 5;
const KEYS = 120;
const KEY_PAUSE_MS = 70;
const TARGETS = { openMs: 250, keyMedianMs: 18, keyP95Ms: 30, chunkKb: 200 } as const;

/** A page of about one mebibyte with nested styles and scripts, like pages that grow by copying sections. */
function largePage(): string {
  const head =
    '<!DOCTYPE html>\n<html lang="en">\n<head>\n<title>Large</title>\n<style>\n.card { color: #123456; }\n</style>\n</head>\n<body>\n';
  const section = (index: number) =>
    `<section id="part-${index}" class="card card-${index % 7}">\n  <h2>Part ${index}</h2>\n  <p style="color: rgb(${index % 255}, 20, 60)">A paragraph with <a href="#part-${index}">a link</a> and some words to fill it.</p>\n</section>\n`;
  let body = '';
  for (let index = 0; head.length + body.length < PAGE_BYTES - 400; index += 1)
    body += section(index);
  return `${head}${body}</body>\n</html>\n`;
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Milliseconds from the click on Code to the first painted lines. */
async function openCode(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await page.waitForFunction(() => document.querySelector('.cm-content') === null);
  return await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const startedAt = performance.now();
        const observer = new MutationObserver(() => {
          if (document.querySelectorAll('.cm-line').length < 10) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - startedAt), 0));
        });
        observer.observe(document.body, { childList: true, subtree: true });
        document.querySelector<HTMLElement>('button[aria-label="Code"]')?.click();
      }),
  );
}

/** Milliseconds from each key press in the middle of the page to the frame that shows it. */
async function typeKeys(page: Page): Promise<number[]> {
  await page.locator('.cm-content').click();
  for (let presses = 0; presses < 20; presses += 1) await page.keyboard.press('PageDown');
  await page.evaluate(() => {
    const target = window as unknown as { keyTimes: number[] };
    target.keyTimes = [];
    document.querySelector('.cm-content')?.addEventListener(
      'keydown',
      (event) => {
        const { timeStamp } = event;
        requestAnimationFrame(() =>
          setTimeout(() => target.keyTimes.push(performance.now() - timeStamp), 0),
        );
      },
      { capture: true },
    );
  });
  for (let typed = 0; typed < KEYS; typed += 1) {
    await page.keyboard.press(typed % 6 === 5 ? 'Space' : 'a');
    await page.waitForTimeout(KEY_PAUSE_MS);
  }
  return await page.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes);
}

const ASSETS = join(ROOT, 'dist/client/assets');

/** The chunks and everything they import statically. */
function closureOf(names: readonly string[]): Set<string> {
  const waiting = [...names];
  const found = new Set<string>();
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    const code = readFileSync(join(ASSETS, name), 'utf8');
    for (const [, imported] of code.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g))
      if (imported !== undefined) waiting.push(imported);
  }
  return found;
}

/** Gzipped kilobytes of the editor and what only it needs, without what the builder has already loaded. */
function editorChunkKb(): number {
  const names = readdirSync(ASSETS).filter((name) => name.endsWith('.js'));
  const isEditor = (name: string) =>
    readFileSync(join(ASSETS, name), 'utf8').includes('cm-find-row');
  const editor = closureOf(names.filter((name) => isEditor(name)));
  const builder = closureOf(names.filter((name) => /^(?:builder-screen|index)-/.test(name)));
  const own = [...editor].filter((name) => !builder.has(name));
  const sizes = own.map(
    (name) => gzipSync(readFileSync(join(ASSETS, name)), { level: 9 }).byteLength,
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}

const stateDir = mkdtempSync(join(tmpdir(), 'bluewave-bench-'));
const port = await findFreePort();
const server = await serve({ port, stateDir, vars: { RATE_LIMITS: 'off' } }, { isQuiet: true });
const browser = await launchChromium();
try {
  const { page } = await signIn(browser, server.url);
  const uuid = await saveNewSite(page, largePage());
  await page.goto(`/builder?site=${uuid}`);
  await page.getByRole('textbox', { name: 'Ask AI' }).waitFor();
  await page.waitForLoadState('networkidle');
  const openings: number[] = [];
  for (let count = 0; count < OPENINGS; count += 1) openings.push(await openCode(page));
  const keys = await typeKeys(page);
  const chunkKb = editorChunkKb();
  console.table({
    'open 1 MB, median ms': { value: percentile(openings, 0.5).toFixed(1), target: TARGETS.openMs },
    'key to paint, median ms': {
      value: percentile(keys, 0.5).toFixed(1),
      target: TARGETS.keyMedianMs,
    },
    'key to paint, p95 ms': { value: percentile(keys, 0.95).toFixed(1), target: TARGETS.keyP95Ms },
    'editor chunk, KB gzip': { value: chunkKb.toFixed(1), target: TARGETS.chunkKb },
  });
} finally {
  await browser.close();
  await server.stop();
  rmSync(stateDir, { recursive: true, force: true });
}
