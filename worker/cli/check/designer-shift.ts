/**
 * How far designed pages shift when their fonts arrive late, on a phone and on a desktop. Exits with 1 when a page
 * shifts by 0.02 or more. Usage: node worker/cli/check/designer-shift.ts [count, or all] [turn] [part of a name]
 */
import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext } from '@playwright/test';
import { designPage } from '../../designer/design-page.ts';
import {
  listPageCases,
  samplePageCases,
  type PageCase,
} from '../../designer/testing/page-cases.ts';
import { readPageFonts, servedFontHead } from '../../shared/domain/fonts/page-fonts.ts';
import { servedFont } from '../../shared/domain/fonts/font-faces.ts';
import { listFontFiles } from '../build/make-fonts.ts';
import { launchChromium } from '../chromium.ts';

const MOST_SHIFT = 0.02;
/** By then the page has been painted with the faces that stand in. */
const FONT_DELAY_MS = 500;
const SETTLE_MS = 400;
/** Most of the time is spent waiting. */
const AT_ONCE = 4;
const SCREENS = [
  { name: 'phone', viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 },
  { name: 'wide phone', viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 },
  { name: 'desktop', viewport: { width: 1350, height: 940 }, deviceScaleFactor: 1 },
] as const;
const HOST = 'http://pages.test';
const FONTS = new Map(listFontFiles().map(({ name, path }) => [servedFont(name), path]));

const nameOf = ({ trade, direction, language }: PageCase): string =>
  `${trade}-${direction}-${language}`;

/** The page with the fonts that it names, as the Worker serves it. */
function dress({ input }: PageCase): string {
  const { html, families } = readPageFonts(designPage(input).html);
  return html.replace(/<head>/, (head) => head + servedFontHead(families, html));
}

async function serveFrom(context: BrowserContext, pages: ReadonlyMap<string, PageCase>) {
  await context.route(`${HOST}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const font = FONTS.get(pathname);
    if (font !== undefined) {
      await new Promise((resolve) => setTimeout(resolve, FONT_DELAY_MS));
      return await route.fulfill({ body: readFileSync(font), contentType: 'font/woff2' });
    }
    const page = pages.get(pathname.slice(1));
    if (page === undefined) return await route.fulfill({ status: 404 });
    return await route.fulfill({ body: dress(page), contentType: 'text/html; charset=utf-8' });
  });
}

interface Shift {
  value: number;
  /** What moved most. */
  moved: string;
}

/** Runs in the page before its own scripts. */
function recordShifts(): void {
  const target = window as unknown as { shift: Shift };
  target.shift = { value: 0, moved: '' };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as PerformanceEntry & {
        value: number;
        sources: { node: Node | null }[];
      };
      const names = sources.map(({ node }) =>
        node instanceof Element ? `${node.tagName.toLowerCase()}.${node.className}` : '#text',
      );
      target.shift = {
        value: target.shift.value + value,
        moved: [target.shift.moved, ...names].join(' '),
      };
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** How far a page has moved once its fonts are there. */
async function shiftOf(context: BrowserContext, name: string): Promise<Shift> {
  const page = await context.newPage();
  await page.goto(`${HOST}/${name}`, { waitUntil: 'load' });
  await page.evaluate(async () => await document.fonts.ready);
  await page.waitForTimeout(SETTLE_MS);
  const shift = await page.evaluate(() => (window as unknown as { shift: Shift }).shift);
  await page.close();
  return shift;
}

async function measure(
  browser: Browser,
  { name: screenName, viewport, deviceScaleFactor }: (typeof SCREENS)[number],
  cases: readonly PageCase[],
): Promise<number> {
  const context = await browser.newContext({ viewport, deviceScaleFactor });
  await serveFrom(context, new Map(cases.map((page) => [nameOf(page), page])));
  await context.addInitScript(recordShifts);
  const names = cases.map(nameOf);
  let faults = 0;
  async function work(): Promise<void> {
    for (let name = names.shift(); name !== undefined; name = names.shift()) {
      const { value, moved } = await shiftOf(context, name);
      if (value < MOST_SHIFT) continue;
      faults += 1;
      console.log(`${value.toFixed(3)}  ${screenName}  ${name}  ${moved.slice(0, 160)}`);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await context.close();
  return faults;
}

const [count = '24', turn = '0', part = ''] = process.argv.slice(2);
const cases = (
  count === 'all' ? listPageCases() : samplePageCases(Number(count), Number(turn))
).filter((page) => nameOf(page).includes(part));
const browser = await launchChromium();
let faults = 0;
for (const screen of SCREENS) faults += await measure(browser, screen, cases);
await browser.close();
console.log(
  `${cases.length} pages on ${SCREENS.length} screens: ${faults} shift by ${MOST_SHIFT} or more`,
);
process.exitCode = faults === 0 ? 0 : 1;
