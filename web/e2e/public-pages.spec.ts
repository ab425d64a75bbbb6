import { expect, test } from '@playwright/test';
import { readPublicPaths } from '../../worker/cli/check/public-addresses.ts';

const LANGUAGES = ['en', 'it'] as const;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every public page is readable in both languages', async ({ page, baseURL }) => {
    test.setTimeout(240_000);
    await page.route(/\.(?:css|woff2|webp|png|svg)$/, (route) => route.abort());
    const addresses = await readPublicPaths(baseURL ?? '');
    expect(addresses).toContain('/');
    expect(addresses).toContain('/it');
    const titles = new Set<string>();
    for (const address of addresses) {
      const response = await page.goto(address);
      expect(response?.status(), address).toBe(200);
      await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
      const language = /^\/it(\/|$)/.test(address) ? 'it' : 'en';
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
      expect(new URL(canonical ?? '').pathname).toBe(address);
      for (const other of LANGUAGES) {
        await expect(page.locator(`link[hreflang="${other}"]`)).toHaveCount(1);
      }
      titles.add(`${language} ${await page.title()}`);
    }
    expect(titles.size).toBe(addresses.length);
  });
});

test('an unknown address leads home without a step in the history', async ({ page }) => {
  await page.goto('/login');
  await page.goto('/no/such/page?with=query');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('There is no page at /no/such/page.')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/login');
});
