/**
 * Renders every page of the matrix trade × direction × language in Chromium and prints what is wrong with it.
 * Usage: node worker/cli/check/designer-check.ts [how many, default all] [turn] [--widths: no accessibility runs]
 */
import type { Browser } from '@playwright/test';
import { designPage } from '../../designer/design-page.ts';
import {
  listPageCases,
  samplePageCases,
  type PageCase,
} from '../../designer/testing/page-cases.ts';
import { launchChromium } from '../chromium.ts';
import { inspectPage, type Inspection } from './inspect-page.ts';

const TABS = 2;

async function checkCases(
  browser: Browser,
  queue: PageCase[],
  inspection: Inspection,
): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  let faulty = 0;
  for (let entry = queue.pop(); entry; entry = queue.pop()) {
    const faults = await inspectPage(page, designPage(entry.input).html, inspection);
    if (faults.length === 0) continue;
    faulty += 1;
    console.log(`${entry.trade} / ${entry.direction} / ${entry.language}: ${faults.join('\n  ')}`);
  }
  await context.close();
  return faulty;
}

async function main(given: readonly string[]): Promise<void> {
  const inspection = { widthsOnly: given.includes('--widths') };
  const [count, turn = '0'] = given.filter((word) => !word.startsWith('--'));
  const queue = count ? samplePageCases(Number(count), Number(turn)) : listPageCases();
  const total = queue.length;
  const browser = await launchChromium();
  const faulty = await Promise.all(
    Array.from({ length: TABS }, async () => await checkCases(browser, queue, inspection)),
  );
  await browser.close();
  const sum = faulty.reduce((all, own) => all + own, 0);
  console.log(`${total} pages, ${sum} with faults`);
  process.exitCode = sum > 0 ? 1 : 0;
}

await main(process.argv.slice(2));
