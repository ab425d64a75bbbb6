import { expect, test, type Page } from '@playwright/test';
import { openSite, previewOf } from './open-site.ts';

// Browsers share the machine with builds: a busy one is no failure.
test.describe.configure({ timeout: 180_000 });

const PAGE =
  '<!doctype html><html lang="en"><head><title>Bar</title></head><body><h1>Bar</h1></body></html>';

const STEP_ENDS_MS = 2_500;

const typed = (page: Page) => page.getByRole('textbox', { name: /^HTML code/ });

async function type(page: Page, words: string): Promise<void> {
  await typed(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText(words);
  // A pause ends the step, and by then the save has begun that the next line waits for.
  await page.waitForTimeout(STEP_ENDS_MS);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 60_000 });
}

test('changes can be undone past a reload, and are said in words', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSite(page, PAGE);
  await page.getByRole('button', { name: 'Split', exact: true }).click();
  await type(page, '<p>First</p>');
  await type(page, '<p>Second</p>');
  await page.reload();

  await expect(page.getByRole('button', { name: 'Undo: code change' })).toBeVisible();
  await page.getByRole('button', { name: 'History', exact: true }).click();
  const changes = page
    .getByRole('complementary', { name: 'History' })
    .getByRole('list', { name: 'Your changes' });
  await expect(changes.getByRole('listitem')).toHaveCount(3);
  await expect(changes.getByRole('listitem').nth(0)).toContainText('+ <p>Second</p>');
  await expect(changes.getByRole('listitem').nth(0)).toContainText('you are here');
  await expect(changes.getByRole('listitem').nth(1)).toContainText('+ <p>First</p>');

  await page.getByRole('button', { name: 'Undo: code change' }).click();
  await expect(previewOf(page).getByText('First')).toBeVisible();
  await expect(previewOf(page).getByText('Second')).toHaveCount(0);
  await changes.getByRole('button', { name: /opened page/ }).click();
  await expect(previewOf(page).getByText('First')).toHaveCount(0);
  await expect(changes.getByRole('listitem').nth(0)).toContainText('undone');
  await changes.getByRole('button', { name: /Second/ }).press('Enter');
  await expect(previewOf(page).getByText('Second')).toBeVisible();
});

test('signing out leaves nothing to undo in the browser', async ({ page }) => {
  await openSite(page, PAGE);
  await page.getByRole('button', { name: 'Code', exact: true }).click();
  await type(page, '<p>First</p>');
  await page.goto('/profile');
  const databases = () =>
    page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  expect(await databases()).toEqual(['bluewave_history']);
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await page.waitForURL('/');
  expect(await databases()).toEqual([]);
});
