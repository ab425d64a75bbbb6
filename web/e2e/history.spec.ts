import { expect, test, type Page } from '@playwright/test';
import { openPanelMenu, openSite } from './open-site.ts';
import { signUp } from './sign-up.ts';

// Browsers share the machine with builds: a busy one is no failure.
test.describe.configure({ timeout: 180_000 });

async function ask(page: Page, request: string): Promise<void> {
  const prompt = page.getByRole('textbox', { name: 'Ask AI' });
  await prompt.fill(request);
  await prompt.press('Enter');
  await expect(prompt).toHaveValue('', { timeout: 30_000 });
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
}

async function openHistory(page: Page) {
  await page.getByRole('button', { name: 'Code', exact: true }).click();
  await page
    .getByRole('region', { name: 'HTML code' })
    .getByRole('button', { name: 'History' })
    .click();
  return page.getByRole('dialog', { name: /^File History - / });
}

test('versions are named by what made them, can be looked at three ways, and come back', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/builder');
  await ask(page, 'A barber in Lecce');
  await ask(page, 'make the header dark green');
  const dialog = await openHistory(page);
  const versions = dialog.getByRole('list', { name: 'Saved versions' });
  await expect(versions.getByRole('listitem')).toHaveCount(2);
  await expect(versions.getByRole('listitem').nth(0)).toContainText('make the header dark green');
  await expect(versions.getByRole('listitem').nth(1)).toContainText('A barber in Lecce');
  await expect(dialog.getByText('Select a version to preview content')).toBeVisible();

  await versions.getByRole('button', { name: 'View version 1' }).click();
  const frame = dialog.frameLocator('iframe[title="Preview of your page"]').first();
  await expect(frame.getByText('Lecce').first()).toBeAttached();
  await dialog.getByRole('button', { name: 'Code', exact: true }).click();
  await expect(dialog.getByRole('textbox', { name: /^HTML code of/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Changes' }).click();
  await expect(
    dialog.locator('.cm-changedLine, .cm-insertedLine, .cm-inlineChangedLine').first(),
  ).toBeVisible();

  await dialog.getByRole('button', { name: 'Restore This Version' }).click();
  await expect(
    page.getByText(
      'Are you sure you want to restore this version? Current changes will be overwritten.',
    ),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(page.getByText('File restored to selected version')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo: back to version 1' })).toBeVisible();

  const again = await openHistory(page);
  await expect(again.getByRole('listitem').first()).toContainText('version 1');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Undo: back to version 1' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
});

test('a version is kept when asked for, once for each content', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSite(page, '<!doctype html><html><head><title>T</title></head><body>One</body></html>');
  await page.getByRole('button', { name: 'History', exact: true }).click();
  const panel = page.getByRole('complementary', { name: 'History' });
  const keep = panel.getByRole('button', { name: 'Save this version now' });
  const versions = panel.getByRole('list', { name: 'Saved versions' }).getByRole('listitem');
  await expect(versions).toHaveCount(1);
  await keep.click();
  await expect(page.getByText('Nothing has changed since version 1')).toBeVisible();
  await page.getByRole('button', { name: 'Code', exact: true }).click();
  await page.getByRole('textbox', { name: /code/i }).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText('<!-- two -->');
  await keep.click();
  await expect(page.getByText('Version 2 saved')).toBeVisible();
  await expect(versions).toHaveCount(2);
  await expect(versions.first()).toContainText('Updated Test site');
});

test('a history that cannot be loaded says so and can be tried again', async ({ page }) => {
  await signUp(page);
  await page.goto('/builder');
  await ask(page, 'A florist in Siena');
  await page.route('**/api/file-history/**', (route) => route.fulfill({ status: 500 }));
  const dialog = await openHistory(page);
  await expect(dialog.getByText('Failed to load file history')).toBeVisible();
  await page.unroute('**/api/file-history/**');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
});

test.describe('on a phone, in Italian, dark', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark', hasTouch: true });

  test('the versions are a sheet away and a restore works by touch', async ({ page }) => {
    await signUp(page);
    await page.goto('/');
    await page.evaluate(() => localStorage.setItem('bluewave_language', 'it'));
    await page.goto('/builder');
    const prompt = page.getByRole('textbox', { name: 'Chiedi all’AI' });
    await prompt.fill('Una fioraia a Siena');
    await prompt.press('Enter');
    await expect(prompt).toHaveValue('', { timeout: 30_000 });
    await openPanelMenu(page, 'Cronologia', 'Pannelli');
    const versions = page.getByRole('list', { name: 'Versioni salvate' });
    await versions.getByRole('button', { name: /Una fioraia a Siena/ }).click();
    const dialog = page.getByRole('dialog', { name: /^Cronologia - / });
    await expect(dialog.getByRole('button', { name: 'Ripristina questa versione' })).toBeVisible();
  });
});
