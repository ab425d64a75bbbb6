import type { Page } from '@playwright/test';

/**
 * Opens an address of the app and waits until the app has hydrated the page, which happens after the first
 * paint.
 */
export async function openAlive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('#root:not([data-address]):not(:empty)').waitFor({ state: 'attached' });
}
