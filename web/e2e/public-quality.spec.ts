import { expect, test } from '@playwright/test';
import { openAlive } from '../../worker/cli/check/open-alive.ts';
import { findExcess, weighPage } from '../../worker/cli/check/page-weight.ts';
import { readPublicPaths } from '../../worker/cli/check/public-addresses.ts';
import { findViolations } from './find-violations.ts';

const SETTINGS = [
  { colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  { colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const;

for (const { colorScheme, viewport } of SETTINGS) {
  test.describe(`${colorScheme}, ${viewport.width} px`, () => {
    test.use({ colorScheme, viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('no public page has an accessibility violation or scrolls sideways', async ({
      page,
      baseURL,
    }) => {
      test.setTimeout(600_000);
      for (const path of await readPublicPaths(baseURL ?? '')) {
        await openAlive(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await findViolations(page), path).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, path).toBeLessThanOrEqual(0);
      }
    });
  });
}

test('a first visit of the product pages stays within its budgets', async ({
  browser,
  baseURL,
}) => {
  for (const path of ['/', '/it', '/pricing', '/templates', '/ai-models', '/ai-assistant']) {
    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    expect(findExcess(await weighPage(await context.newPage(), path)), path).toEqual([]);
    await context.close();
  }
});
