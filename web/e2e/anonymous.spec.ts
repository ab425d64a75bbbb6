import { expect, test } from '@playwright/test';
import { registerInForm } from './sign-up.ts';

test('who went on without an account is not asked again after a reload, with nothing made yet', async ({
  page,
}) => {
  await page.goto('/builder');
  await page.getByRole('button', { name: 'Continue without an account' }).click();
  const prompt = page.getByRole('textbox', { name: 'Ask AI' });
  await expect(prompt).toBeVisible();
  await page.reload();
  await expect(prompt).toBeVisible();
});

test('work without an account stays in the browser, survives a reload, and is saved after signing in', async ({
  page,
}) => {
  await page.goto('/builder');
  await page.getByRole('button', { name: 'Continue without an account' }).click();
  await page.getByRole('button', { name: 'Code', exact: true }).click();
  const code = page.getByRole('textbox', { name: 'HTML code' });
  await code.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText('<!doctype html><title>Mine</title><h1>My own words</h1>');
  await expect(page).toHaveURL(/site=/);

  await page.reload();
  const preview = page.frameLocator('iframe[title="Preview of your page"]');
  await expect(preview.getByRole('heading', { name: 'My own words' })).toBeVisible();

  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await registerInForm(page);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
});
