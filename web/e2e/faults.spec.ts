import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { pageEvents, toLines } from '#web/testing/run-events.ts';
import { createFile, openFilesPanel, startWithFile, typeCode } from './builder-files.ts';
import { retrySaving } from './failing-call.ts';
import { openSite, previewOf } from './open-site.ts';
import { signInInForm, signUp } from './sign-up.ts';

const PAGE =
  '<!doctype html><html lang="en"><head><title>T</title></head><body><h1>Kept</h1></body></html>';

test('a network that goes while a page streams costs nothing: page and prompt stay, the reason is told', async ({
  page,
  context,
}) => {
  test.slow();
  await signUp(page);
  await page.goto('/builder');
  await expect(previewOf(page).getByRole('heading', { level: 1 })).toBeVisible();
  const prompt = page.getByRole('textbox', { name: 'Ask AI' });
  await prompt.fill('A florist in Palermo');
  await page.route('**/api/ask-ai', async (route) => {
    await context.setOffline(true);
    await route.abort('internetdisconnected');
  });
  await prompt.press('Enter');
  await expect(page.getByText(/^Fallback attempt failed: /)).toBeVisible({ timeout: 30_000 });
  await expect(prompt).toHaveValue('A florist in Palermo');
  await expect(previewOf(page).getByRole('heading', { level: 1 })).toHaveText(
    'Create professional websites with AI',
  );
  await context.setOffline(false);
  await page.unroute('**/api/ask-ai');
  await prompt.press('Enter');
  await expect(page.getByRole('button', { name: 'Dismiss' })).toBeVisible({ timeout: 30_000 });
  await expect(previewOf(page).getByText('Palermo').first()).toBeAttached();
});

test('5 MB pasted into the code are told to be too much, and undo brings the page back', async ({
  page,
}) => {
  test.slow();
  await openSite(page, PAGE);
  await expect(previewOf(page).getByRole('heading', { name: 'Kept' })).toBeVisible();
  await page.getByRole('button', { name: 'Split' }).click();
  const code = page.getByRole('textbox', { name: /code/i });
  await code.click();
  await code.evaluate((element) => {
    const data = new DataTransfer();
    data.setData('text/plain', '<p>bread</p>\n'.repeat(400_000));
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(page.getByText(/This page is too large to show/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Ask AI' }).fill('still here');
  await page.getByRole('button', { name: /^Undo/ }).first().click();
  await expect(page.getByText(/This page is too large to show/)).toBeHidden();
  await expect(previewOf(page).getByRole('heading', { name: 'Kept' })).toBeVisible();
});

test('a page that breaks off and has no end is never taken: the page before and the prompt stay', async ({
  page,
}) => {
  test.slow();
  const half = '<!doctype html><html lang="en"><head><title>H</title></head><body><h1>Half</h1>';
  const run = crypto.randomUUID();
  const model = createServer((_, response) => {
    response.writeHead(200, {
      'content-type': 'application/x-ndjson',
      'x-generation-id': run,
    });
    response.write(toLines(pageEvents([half, '<p>More']).slice(0, -1)));
    setTimeout(() => response.destroy(), 1_500);
  });
  await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve));
  const { port } = model.address() as AddressInfo;
  await signUp(page);
  await page.goto('/builder');
  await expect(previewOf(page).getByRole('heading', { level: 1 })).toBeVisible();
  await page.route('**/api/ask-ai', (route) =>
    route.continue({ url: `http://127.0.0.1:${port}/` }),
  );
  const events = page.waitForRequest(`**/api/generation/${run}/events?after=4`);
  const prompt = page.getByRole('textbox', { name: 'Ask AI' });
  await prompt.fill('A florist in Palermo');
  await prompt.press('Enter');
  await expect(previewOf(page).getByRole('heading', { name: 'Half' })).toBeVisible();
  await events;
  const bar = page.getByRole('region', { name: 'Ask AI' });
  await expect(bar.getByText('This generation does not exist.')).toBeVisible({ timeout: 60_000 });
  await expect(bar.getByText('Credit returned')).toBeVisible();
  await expect(page.getByText('5 credits left').first()).toBeVisible();
  model.close();
  await expect(prompt).toHaveValue('A florist in Palermo');
  await expect(previewOf(page).getByRole('heading', { level: 1 })).toHaveText(
    'Create professional websites with AI',
  );
});

test.describe('with the files beside the page', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('signing out in another tab while typing loses nothing and says so', async ({
    page,
    context,
  }) => {
    test.slow();
    const credentials = await signUp(page);
    await page.goto('/builder');
    const panel = await openFilesPanel(page);
    await createFile(panel, { name: 'hers.css' });
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    const other = await context.newPage();
    await other.goto('/');
    await other.getByRole('button', { name: /^Account of/ }).click();
    await page.route('**/api/file', (route) => route.abort());
    await typeCode(page, '.unsaved {}');
    await other.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByText(/^You are signed out\. What was not saved/)).toBeVisible();
    await page.unroute('**/api/file');
    await page.goto('/login');
    await signInInForm(page, credentials);
    await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
    await page.goto('/builder');
    await expect(page.locator('.cm-content')).toContainText('.unsaved');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 30_000 });
  });

  test('with the storage of the browser full and the network gone the tab says that it alone has the work', async ({
    page,
    context,
  }) => {
    test.slow();
    await startWithFile(page, 'kept.css');
    await page.evaluate(() => {
      for (let size = 1024 * 1024, count = 0; size >= 1; count += 1) {
        try {
          localStorage.setItem(`filler-${count}`, 'x'.repeat(size));
        } catch {
          size = Math.floor(size / 4);
        }
      }
    });
    await context.setOffline(true);
    await typeCode(page, `.full { content: '${'x'.repeat(20_000)}' }`);
    await expect(page.getByText(/^This browser’s storage is full: /).first()).toBeVisible();
    await expect(page.getByText('Not saved – retrying')).toBeVisible();
    await expect(page.getByText('Offline – kept in this browser')).toBeHidden();
    const question = page.waitForEvent('dialog');
    const isLeft = page.close({ runBeforeUnload: true });
    await (await question).dismiss();
    await isLeft;
    await context.setOffline(false);
    await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 60_000 });
    await page.reload();
    await expect(page.locator('.cm-content')).toContainText('.full');
  });

  test('a server that fails at every call leaves the builder usable and the work here', async ({
    page,
  }) => {
    test.slow();
    const panel = await startWithFile(page, 'kept.css');
    await page.route('**/api/**', (route) => route.fulfill({ status: 500, body: '{}' }));
    await typeCode(page, '.first {}');
    await expect(page.getByText('Not saved – retrying')).toBeVisible();
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.locator('.cm-content')).toContainText('.first', { timeout: 30_000 });
    await expect(panel.getByText(/^Failed to load files from the server/)).toBeVisible();
    await page.getByRole('button', { name: 'Browse All' }).click();
    const browser = page.getByRole('dialog', { name: 'Premium Site Browser' });
    await expect(browser.getByText('Failed to load sites. Please try again.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(browser).toBeHidden();
    await typeCode(page, '.second {}');

    await panel.getByRole('button', { name: 'New folder' }).click();
    await panel.getByLabel('Folder name').fill('shop');
    await panel.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByText(/^The folder could not be created: /)).toBeVisible();
    await expect(panel.getByRole('button', { name: 'shop', exact: true })).toBeHidden();
    await page.getByRole('button', { name: 'History', exact: true }).first().click();
    const versions = page.getByRole('complementary', { name: 'History' });
    await expect(versions.getByText('Failed to load file history')).toBeVisible();
    await versions.getByRole('button', { name: 'Save this version now' }).click();
    await expect(page.getByText('The version could not be saved')).toBeVisible();

    const prompt = page.getByRole('textbox', { name: 'Ask AI' });
    await prompt.fill('still here');
    await prompt.press('Enter');
    await expect(
      page.getByText('Error with credit system. Please try again later.').first(),
    ).toBeVisible();
    await expect(prompt).toHaveValue('still here');
    await page.unroute('**/api/**');
    await versions.getByRole('button', { name: 'Try again' }).click();
    const list = versions.getByRole('list', { name: 'Saved versions' });
    await expect(list.getByRole('listitem').first()).toBeVisible();
    await retrySaving(page);
    await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 60_000 });
    await expect(page.locator('.cm-content')).toContainText('.second');
  });
});
