import { expect, test } from '@playwright/test';
import { openAlive } from '../../worker/cli/check/open-alive.ts';

test('a reader goes from the index through a tutorial to the next one, and its pictures are there', async ({
  page,
}) => {
  await page.goto('/tutorials');
  await page.getByRole('link', { name: /Your first site from a prompt/ }).click();
  await expect(page).toHaveURL('/tutorials/first-site');
  await expect(page).toHaveTitle(/^Your first site from a prompt/);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Read what was understood' }).click();
  await expect(page.getByRole('heading', { name: 'Read what was understood' })).toBeInViewport();
  const picture = page.getByRole('img', { name: /what was understood/ });
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(700);
  await page.getByRole('navigation', { name: 'More to read' }).getByRole('link').click();
  await expect(page).toHaveURL('/tutorials/change-by-asking');
});

test('the language switch shows the same article in the other language', async ({ page }) => {
  await page.goto('/blog/pages-in-a-sandbox');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Italiano' }).click();
  await expect(page).toHaveURL('/it/blog/pages-in-a-sandbox');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Perché la tua pagina vive in una sandbox',
  );
  await page.locator('.prose a[href="/it/blog"], a[href="/it/blog"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Come funziona dentro');
});

test('an example of the guide can be copied, and goes to the builder with its words', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/ai-guide');
  const example = page.getByRole('figure').filter({ hasText: 'Hairdresser "Salon Nord"' });
  await example.getByRole('button', { name: 'Copy' }).click();
  await expect(example.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Salon Nord');
  await example.getByRole('button', { name: 'Use it in the builder' }).click();
  await expect(page).toHaveURL('/builder');
  await expect(page.getByText(/Salon Nord/).first()).toBeVisible();
});

test.describe('on paper', () => {
  for (const path of ['/terms', '/it/privacy', '/cookies', '/ai-guide']) {
    test(`${path} is text only`, async ({ page }) => {
      await openAlive(page, path);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('contentinfo')).toBeHidden();
      await expect(page.getByRole('navigation')).toHaveCount(0);
    });
  }
});
