import { expect, test } from '@playwright/test';
import { openSite, previewOf } from './open-site.ts';
import { signUp } from './sign-up.ts';

const PAGE =
  '<!doctype html><html lang="en"><head><title>T</title></head><body><h1>Kept</h1></body></html>';

test('a network that goes while a page streams costs nothing: page and prompt stay, the reason is told', async ({
  page,
  context,
}) => {
  test.slow();
  await signUp(page);
  await page.goto('/builder');
  await expect(previewOf(page).getByRole('heading', { level: 1 })).toBeVisible();
  const prompt = page.getByRole('textbox', { name: 'Ask AI' });
  await prompt.fill('A florist in Palermo');
  await page.route('**/api/ask-ai', async (route) => {
    await context.setOffline(true);
    await route.abort('internetdisconnected');
  });
  await prompt.press('Enter');
  await expect(page.getByText(/^Fallback attempt failed: /)).toBeVisible({ timeout: 30_000 });
  await expect(prompt).toHaveValue('A florist in Palermo');
  await expect(previewOf(page).getByRole('heading', { level: 1 })).toHaveText(
    'Create professional websites with AI',
  );
  await context.setOffline(false);
  await page.unroute('**/api/ask-ai');
  await prompt.press('Enter');
  await expect(page.getByRole('button', { name: 'Dismiss' })).toBeVisible({ timeout: 30_000 });
  await expect(previewOf(page).getByText('Palermo').first()).toBeAttached();
});

test('5 MB pasted into the code are told to be too much, and undo brings the page back', async ({
  page,
}) => {
  test.slow();
  await openSite(page, PAGE);
  await expect(previewOf(page).getByRole('heading', { name: 'Kept' })).toBeVisible();
  await page.getByRole('button', { name: 'Split' }).click();
  const code = page.getByRole('textbox', { name: /code/i });
  await code.click();
  await code.evaluate((element) => {
    const data = new DataTransfer();
    data.setData('text/plain', '<p>bread</p>\n'.repeat(400_000));
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(page.getByText(/This page is too large to show/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Ask AI' }).fill('still here');
  await page.getByRole('button', { name: /^Undo/ }).first().click();
  await expect(page.getByText(/This page is too large to show/)).toBeHidden();
  await expect(previewOf(page).getByRole('heading', { name: 'Kept' })).toBeVisible();
});
