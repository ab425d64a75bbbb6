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

/** Waits until the page can be edited by clicking on it. */
export async function untilEditable(page: Page): Promise<void> {
  // Only the frame in front has a title. The one of before leaves when the page is drawn in its successor.
  await expect(page.locator('main iframe[src*="edit=1"][title]')).toHaveCount(1);
  await expect(page.locator('main iframe:not([data-spare])')).toHaveCount(1);
  await expect(page.frameLocator('main iframe[title]').locator('body')).toBeVisible();
}

/** Ends editing by clicking: the page works as it does for visitors. */
export async function stopEditing(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Stop editing by clicking' }).click();
  await expect(page.getByRole('button', { name: 'Edit by clicking', exact: true })).toBeVisible();
}

/** Opens a panel where there is no room for the rail. */
export async function openPanelMenu(page: Page, panel: string, menu = 'Panels'): Promise<void> {
  await page.getByRole('button', { name: menu, exact: true }).click();
  await page.getByRole('menuitem', { name: panel, exact: true }).click();
  await expect(page.getByRole('menu')).toHaveCount(0);
}

/** Presses the button of a panel; on phones the panels are in one menu. */
export async function pressPanel(page: Page, panel: string, menu = 'Panels'): Promise<void> {
  const button = page.getByRole('button', { name: panel, exact: true }).first();
  const list = page.getByRole('button', { name: menu, exact: true });
  await expect(button.or(list).first()).toBeVisible();
  if (await button.isVisible()) await button.click();
  else await openPanelMenu(page, panel, menu);
}

/** Opens the conversation where it is not open. */
export async function openConversation(page: Page, name = 'Open the conversation'): Promise<void> {
  const button = page.getByRole('button', { name, exact: true }).last();
  const log = page.getByRole('log');
  await expect(button.or(log).first()).toBeVisible();
  if (!(await log.isVisible())) await button.click();
  await expect(log).toBeVisible();
}

/** How much of the window's height the page has, 0–1. */
export async function shareOfPage(page: Page): Promise<number> {
  const box = await page.locator('main iframe[title]').boundingBox();
  return (box?.height ?? 0) / (page.viewportSize()?.height ?? Number.NaN);
}

/** What the preview shows. */
export function previewOf(page: Page): FrameLocator {
  return page.frameLocator('iframe[title="Preview of your page"]');
}
