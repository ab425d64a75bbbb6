import { expect, test, type Page } from '@playwright/test';
import { openAlive } from '../../worker/cli/check/open-alive.ts';
import { findExcess, weighPage } from '../../worker/cli/check/page-weight.ts';
import { readPublicPaths } from '../../worker/cli/check/public-addresses.ts';
import { findInBothSchemes, findSidewaysScroll } from './find-violations.ts';

/** Playwright runs scripts in every frame; the sample's frame blocks all scripts. */
const FROM_THE_TEST = /^Blocked script execution in 'about:srcdoc'/;

/** Collects exceptions, console errors and failed hydration. */
function listenForProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !FROM_THE_TEST.test(message.text())) {
      problems.push(message.text());
    }
  });
  return problems;
}

// Both languages share one markup, so each width is walked in one language.
const SETTINGS = [
  { name: 'English', address: /^\/(?!it(?:\/|$))/, viewport: { width: 1440, height: 900 } },
  { name: 'Italian', address: /^\/it(?:\/|$)/, viewport: { width: 390, height: 844 } },
] as const;

for (const { name, address, viewport } of SETTINGS) {
  test.describe(`${name}, ${viewport.width} px`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('every public page comes alive without an error, a violation, sideways scroll or a request to another host', async ({
      page,
      baseURL,
    }) => {
      test.setTimeout(600_000);
      const { origin } = new URL(baseURL ?? '');
      const problems = listenForProblems(page);
      const origins = new Set<string>();
      page.on('request', (request) => origins.add(new URL(request.url()).origin));
      const paths = (await readPublicPaths(origin)).filter((path) => address.test(path));
      expect(paths.length).toBeGreaterThan(10);
      for (const path of paths) {
        await openAlive(page, path);
        await expect(page).toHaveURL(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await findInBothSchemes(page), path).toEqual([]);
        expect(await findSidewaysScroll(page, [1440, 820, 390]), path).toEqual([]);
        await page.setViewportSize(viewport);
        expect(problems, path).toEqual([]);
        // Each page is opened as a first visit: its address alone decides the language.
        await page.evaluate(() => localStorage.clear());
      }
      expect([...origins]).toEqual([origin]);
    });
  });
}

// `npm run check:size` weighs every page; these are the heaviest of their kinds.
test('a first visit of the heaviest pages stays within its budgets', async ({
  browser,
  baseURL,
}) => {
  for (const path of [
    '/it',
    '/it/templates',
    '/it/ai-assistant',
    '/it/privacy',
    '/it/ai-guide',
    '/it/tutorials/change-by-clicking',
  ]) {
    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    expect(findExcess(await weighPage(await context.newPage(), path)), path).toEqual([]);
    await context.close();
  }
});
