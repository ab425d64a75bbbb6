import { expect, test, type Page } from '@playwright/test';
import { createFile, openFilesPanel, startWithFile, typeCode } from './builder-files.ts';
import { findViolations } from './find-violations.ts';
import { registerInForm } from './sign-up.ts';

test.use({ viewport: { width: 1440, height: 900 } });

async function continueWithoutAccount(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue without an account' }).click();
}

test('with the network gone work goes on in the browser and is saved when it is back', async ({
  page,
  context,
}) => {
  const panel = await startWithFile(page, 'a.css');
  await context.setOffline(true);
  await typeCode(page, '.offline {}');
  await expect(page.getByText('Offline – kept in this browser')).toBeVisible();
  await createFile(panel, { name: 'b.css' });
  await expect(page.getByText('Error saving to server')).toBeVisible();
  await expect(panel.getByText('not on the server')).toBeVisible();
  await context.setOffline(false);
  await expect(panel.getByText('not on the server')).toBeHidden({ timeout: 40_000 });
  await page.getByRole('tab', { name: 'a.css' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 40_000 });
  await page.reload();
  await expect(page.locator('.cm-content')).toContainText('.offline');
});

test('what was not saved when the page was left comes back', async ({ page }) => {
  await startWithFile(page, 'a.css');
  await page.route('**/api/file', (route) => route.fulfill({ status: 500, body: '{}' }));
  await typeCode(page, '.kept {}');
  await expect(page.getByText('Not saved – retrying')).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.unroute('**/api/file');
  await expect(page.locator('.cm-content')).toContainText('.kept');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 30_000 });
});

test('a list that cannot be loaded says so, shows what is known, and comes back', async ({
  page,
}) => {
  const panel = await startWithFile(page, 'known.css');
  await page.route('**/api/files/**', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.reload();
  await expect(
    panel.getByText(
      'Failed to load files from the server. Please check your connection and try again.',
    ),
  ).toBeVisible();
  await expect(panel.getByRole('button', { name: 'known.css', exact: true })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.unroute('**/api/files/**');
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.getByRole('alert')).toBeHidden();
});

test('work without an account stays in the browser and is offered after signing in', async ({
  page,
}) => {
  await page.goto('/builder');
  await continueWithoutAccount(page);
  const panel = await openFilesPanel(page);
  await createFile(panel, { name: 'mine.css' });
  await expect(page.getByText(/files created now may not be saved/)).toBeVisible();
  await typeCode(page, '.anonymous {}');
  await expect(page.getByText('Kept in this browser')).toBeVisible();
  await createFile(panel, { name: 'open.css' });
  await panel.getByRole('button', { name: 'mine.css', exact: true }).click();
  await expect(page.locator('.cm-content')).toContainText('.anonymous');
  await page.getByRole('tab', { name: 'mine.css' }).press('Delete');
  await expect(page.getByRole('tab', { name: 'mine.css' })).toBeHidden();

  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await registerInForm(page);
  const offer = page.getByRole('dialog', { name: 'Bring your earlier work along?' });
  await expect(offer.getByText(/1 document from before you signed in/)).toBeVisible();
  // While a notice comes in, it is still faint.
  await expect.poll(async () => await findViolations(page)).toEqual([]);
  await offer.getByRole('button', { name: 'Later' }).last().click();
  await panel.getByRole('button', { name: 'Bring into my account' }).click();
  await expect(page.getByText('1 document is in your account now')).toBeVisible();
  await panel.getByRole('button', { name: 'mine.css', exact: true }).click();
  await expect(page.locator('.cm-content')).toContainText('.anonymous');
  await expect(panel.getByRole('button', { name: 'open.css', exact: true })).toBeVisible();
});

test('signing out in another tab hides the work, signing in again brings it back', async ({
  page,
  context,
}) => {
  await startWithFile(page, 'hers.css');
  const other = await context.newPage();
  await other.goto('/');
  await other.getByRole('button', { name: /^Account of/ }).click();
  await other.getByRole('menuitem', { name: 'Sign out' }).click();
  await continueWithoutAccount(page);
  await expect(page.getByRole('tab', { name: 'New Site' })).toBeVisible();
  await expect(page.getByText('hers.css')).toHaveCount(0);
});
