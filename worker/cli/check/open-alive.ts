import type { Page } from '@playwright/test';

/** Opens one of the app's addresses and waits until the app, which comes after a page's first paint, has taken it over. */
export async function openAlive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('#root:not([data-address]):not(:empty)').waitFor({ state: 'attached' });
}
