import { expect, test, type Page } from '@playwright/test';
import { previewOf, untilEditable } from './open-site.ts';

const PROMPT = 'A dog groomer in Bristol called Muddy Paws, calm colours';

/** A finished page of a visitor without an account. */
async function drawAsGuest(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Describe your website').fill(PROMPT);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/builder.*site=/, { timeout: 30_000 });
  await expect(page.getByText('Kept in this browser')).toBeVisible();
}

/** Creates an account in the dialog over the page, which says what comes of it. */
async function createAccountFor(page: Page, reason: RegExp): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Keep this page' })).toBeVisible();
  await expect(dialog.getByText(reason)).toBeVisible();
  await expect(dialog.getByText(/No card needed/)).toBeVisible();
  await dialog.getByLabel('E-mail').fill(`wish-${crypto.randomUUID()}@example.com`);
  await dialog.getByLabel('Password', { exact: true }).fill('a quiet river at dawn');
  await dialog.getByRole('button', { name: 'Create account' }).click();
}

for (const item of ['Download this file', 'Download project (.zip)']) {
  test(`a guest’s “${item}” asks for an account, and then the download starts by itself`, async ({
    page,
  }) => {
    await drawAsGuest(page);
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await page.getByRole('menuitem', { name: item }).click();
    const download = page.waitForEvent('download');
    await createAccountFor(page, /the download starts at once/);
    expect((await download).suggestedFilename()).toMatch(/^Muddy.Paws.*\.(?:html|zip)$/i);
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  });
}

test('a guest who saves is asked for an account, and the page is then saved under its name', async ({
  page,
}) => {
  await drawAsGuest(page);
  await page.keyboard.press('ControlOrMeta+s');
  await createAccountFor(page, /saves this page/);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const { sites } = await (await page.request.get('/api/sites')).json();
  expect(sites).toEqual([expect.objectContaining({ name: expect.stringMatching(/^Muddy Paws/) })]);
});

test('a guest changes a word by hand, is asked for nothing, and finds it after a reload', async ({
  page,
}) => {
  await drawAsGuest(page);
  await untilEditable(page);
  await previewOf(page).getByRole('heading', { level: 1 }).dblclick();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Clean dogs');
  await page.keyboard.press('Enter');
  const changed = previewOf(page).getByRole('heading', { name: 'Clean dogs' });
  await expect(changed).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(changed).toBeVisible();
});

test('the starter page shows in an empty builder, and never where a request was sent from Home', async ({
  page,
}) => {
  const starter = 'Create professional websites with AI';
  await page.addInitScript((words) => {
    // The preview is a frame of its own, in which this script runs too.
    new MutationObserver(() => {
      if (document.body?.textContent?.includes(words)) window.top?.postMessage('starter', '*');
    }).observe(document, { childList: true, subtree: true });
    if (window.top === window)
      addEventListener('message', ({ data }) => {
        if (data === 'starter') Reflect.set(window, 'sawStarter', true);
      });
  }, starter);
  const sawStarter = () => page.evaluate(() => Reflect.get(window, 'sawStarter') === true);
  await page.goto('/builder');
  await page.getByRole('button', { name: 'Continue without an account' }).click();
  await expect.poll(sawStarter).toBe(true);
  await drawAsGuest(page);
  expect(await sawStarter()).toBe(false);
});
