import type { Page } from '@playwright/test';

/** Keeps the app's scripts from arriving until the answer is called: the page is there, the app is not. */
export async function holdScripts(page: Page): Promise<() => void> {
  return await holdRequests(page, /\/assets\/.*\.js$/);
}

/** Keeps requests from leaving until the answer is called. */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}
