import { expect, type Page } from '@playwright/test';

/** Fills the sign-in form, wherever it stands, as somebody new. */
export async function registerInForm(page: Page, name = 'Ada Rossi'): Promise<void> {
  await page.getByRole('button', { name: 'New here? Create an account' }).click();
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Email').fill(`journey-${crypto.randomUUID()}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('a quiet river at dawn');
  await page.getByRole('button', { name: 'Create account' }).click();
}

/** A new account, signed in. */
export async function signUp(page: Page): Promise<void> {
  await page.goto('/login');
  await registerInForm(page);
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
}
