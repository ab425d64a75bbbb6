import { expect, type FrameLocator, type Page } from '@playwright/test';
import { signUp } from './sign-up.ts';

/** Saves a page as a site of the signed-in user; gives its uuid. */
export async function saveSite(page: Page, html: string, name = 'Test site'): Promise<string> {
  const uuid = crypto.randomUUID();
  const response = await page.request.post(`/api/s/${uuid}`, { data: { html, name } });
  expect(response.status()).toBe(200);
  return uuid;
}

/** The builder with a page of a new account; gives the site's uuid. */
export async function openSite(page: Page, html: string): Promise<string> {
  await signUp(page);
  const uuid = await saveSite(page, html);
  await page.goto(`/builder?site=${uuid}`);
  return uuid;
}

/** What the preview shows. */
export function previewOf(page: Page): FrameLocator {
  return page.frameLocator('iframe[title="Preview of your page"]');
}
