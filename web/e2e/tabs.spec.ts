import { expect, test, type Page } from '@playwright/test';
import { createFile, openFilesPanel, startWithFile, typeCode } from './builder-files.ts';
import { holdRequests } from './hold-requests.ts';
import { signUp } from './sign-up.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const tabNames = (page: Page) => page.getByRole('tab').allInnerTexts();

test('tabs stand by use, move with arrows, close with Delete and the middle button, and come back', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/builder');
  const panel = await openFilesPanel(page);
  for (const name of ['a.css', 'b.css', 'c.css']) {
    await createFile(panel, { name });
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  }
  await expect.poll(() => tabNames(page)).toEqual(['c.css', 'b.css', 'a.css', 'New Site']);
  await page.getByRole('tab', { name: 'a.css' }).click();
  await expect.poll(() => tabNames(page)).toEqual(['a.css', 'c.css', 'b.css', 'New Site']);

  await page.getByRole('tab', { name: 'a.css' }).press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'c.css' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { name: 'New Site' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Delete');
  await expect.poll(() => tabNames(page)).toEqual(['a.css', 'c.css', 'New Site']);
  await page.getByRole('tab', { name: 'c.css' }).click({ button: 'middle' });
  await expect.poll(() => tabNames(page)).toEqual(['a.css', 'New Site']);

  await createFile(panel, { name: 'd.css' });
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect.poll(() => tabNames(page)).toEqual(['d.css', 'a.css']);
  await expect(page).toHaveURL(/\?file=/);
});

test('each document keeps its own undo, also through a change of tabs', async ({ page }) => {
  await signUp(page);
  await page.goto('/builder');
  const panel = await openFilesPanel(page);
  await createFile(panel, { name: 'a.css' });
  await typeCode(page, '.one {}');
  await createFile(panel, { name: 'b.css' });
  await typeCode(page, '.two {}');
  await page.getByRole('tab', { name: 'a.css' }).click();
  await expect(page.locator('.cm-content')).toContainText('.one');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.locator('.cm-content')).not.toContainText('.one');
  await page.getByRole('tab', { name: 'b.css' }).click();
  await expect(page.locator('.cm-content')).toContainText('.two');
});

test('the AI works on its tab while another one is shown', async ({ page }) => {
  await signUp(page);
  await page.goto('/builder');
  const panel = await openFilesPanel(page);
  const start = await holdRequests(page, '**/api/ask-ai');
  const prompt = page.getByRole('textbox', { name: 'Ask AI' });
  await prompt.fill('A florist in Genoa');
  await prompt.press('Enter');
  await expect(page.getByRole('tab', { name: 'New Site' })).toHaveAttribute('aria-busy', 'true');
  await createFile(panel, { name: 'a.css' });
  await typeCode(page, '.mine {}');
  start();
  await expect(page.getByRole('tab', { name: 'New Site' })).toBeHidden({ timeout: 30_000 });
  await expect(page.locator('.cm-content')).toContainText('.mine');
  await page.getByRole('tab').nth(1).click();
  const preview = page.frameLocator('iframe[title="Preview of your page"]');
  await expect(preview.getByText('Genoa').first()).toBeAttached();
});

test('two tabs of the browser: the second save is a conflict that the visitor decides', async ({
  page,
  context,
}) => {
  await startWithFile(page, 'shared.css');
  await expect(page).toHaveURL(/\?file=/);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('tab', { name: 'shared.css' })).toBeVisible();
  await typeCode(other, '.theirs {}');
  await expect(other.getByText('Saved', { exact: true })).toBeVisible();

  await typeCode(page, '.mine {}');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await other.reload();
  await expect(other.locator('.cm-content')).toContainText('.mine');

  await typeCode(other, '.theirs-again {}');
  await expect(other.getByText('Saved', { exact: true })).toBeVisible();
  await typeCode(page, '.given-up {}');
  await dialog.getByRole('button', { name: 'Take the newer one' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('.cm-content')).toContainText('.theirs-again');
  await page.reload();
  await expect(page.locator('.cm-content')).toContainText('.theirs-again');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
});
