import { expect, test, type Locator, type Page } from '@playwright/test';
import { openFilesPanel, startWithFile, typeCode } from './builder-files.ts';
import { openSite, previewOf } from './open-site.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const LONG = `<!doctype html><html lang="en"><head><title>Long</title></head><body><h1>Long</h1>${'<p>bread and oil</p>'.repeat(100)}</body></html>`;
const SHORT = '<!doctype html><html lang="en"><body><h1>What is left of it</h1></body></html>';

const isSaved = (page: Page): Locator => page.getByText('Saved', { exact: true });

async function htmlOnServer(page: Page, uuid: string): Promise<string> {
  const response = await page.request.get(`/api/s/${uuid}`);
  return ((await response.json()) as { html: string }).html;
}

async function contentOnServer(page: Page, uuid: string): Promise<string> {
  const response = await page.request.get(`/api/file/${uuid}`);
  return ((await response.json()) as { file: { content: string } }).file.content;
}

/** The uuid of the document that the address names. */
async function shownUuid(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\?(?:site|file)=[\da-f-]{36}/);
  return new URL(page.url()).searchParams.values().next().value ?? '';
}

async function openCode(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Split' }).click();
  await expect(page.locator('.cm-content')).toBeVisible();
}

test('an edit that loses most of a page is held back, both texts are kept, and a reload does not let it through', async ({
  page,
}) => {
  test.slow();
  const uuid = await openSite(page, LONG);
  await openCode(page);
  await typeCode(page, SHORT);
  const warning = page.getByText(
    'Suspicious HTML content detected. Saving was cancelled to prevent data loss.',
  );
  await expect(warning).toBeVisible();
  await expect(page.getByText('Not saved', { exact: true })).toBeVisible();
  expect(await htmlOnServer(page, uuid)).toBe(LONG);
  const copies = await page.evaluate(
    (id) =>
      [`previous_${id}`, `suspect_${id}`].map((key) => localStorage.getItem(`bluewave_${key}`)),
    uuid,
  );
  expect(copies).toEqual([LONG, SHORT]);

  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(previewOf(page).getByRole('heading', { name: 'What is left' })).toBeVisible();
  await expect(warning).toBeVisible();
  await expect(page.getByText('Not saved', { exact: true })).toBeVisible();
  expect(await htmlOnServer(page, uuid)).toBe(LONG);
  await page.getByRole('button', { name: /^Undo: / }).click();
  await expect(isSaved(page)).toBeVisible();
  await expect(previewOf(page).getByRole('heading', { name: 'Long' })).toBeVisible();
});

test('who stands by such an edit saves it from the warning', async ({ page }) => {
  const uuid = await openSite(page, LONG);
  await openCode(page);
  await typeCode(page, SHORT);
  await page.getByRole('button', { name: 'Save anyway' }).click();
  await expect(isSaved(page)).toBeVisible();
  await expect.poll(() => htmlOnServer(page, uuid)).toBe(SHORT);
});

test('an emptied page is not saved either, and undo brings it back', async ({ page }) => {
  const uuid = await openSite(page, LONG);
  await openCode(page);
  await page.locator('.cm-content').click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await expect(page.getByText('HTML content not valid or too short')).toBeVisible();
  await expect(page.getByText('Not saved', { exact: true })).toBeVisible();
  expect(await htmlOnServer(page, uuid)).toBe(LONG);
  await page.getByRole('button', { name: /^Undo: / }).click();
  await expect(isSaved(page)).toBeVisible();
});

test('a save that reaches the server while its answer is lost is finished, with what was written meanwhile', async ({
  page,
  context,
}) => {
  test.slow();
  await startWithFile(page, 'cut.css');
  const uuid = await shownUuid(page);
  await page.route('**/api/file', async (route) => {
    await route.fetch();
    await context.setOffline(true);
    await route.abort('connectionreset');
  });
  await typeCode(page, '.first {}');
  await expect(page.getByText('Offline – kept in this browser')).toBeVisible();
  await typeCode(page, '.first {} .second {}');
  await page.unroute('**/api/file');
  await context.setOffline(false);
  await expect.poll(() => contentOnServer(page, uuid)).toBe('.first {} .second {}');
  await expect(isSaved(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a reload in the middle of a save keeps all that was written, and is no conflict', async ({
  page,
}) => {
  test.slow();
  await startWithFile(page, 'left.css');
  const uuid = await shownUuid(page);
  await page.route('**/api/file', async (route) => {
    if (!(route.request().postData() ?? '').includes('.first')) return route.continue();
    await route.fetch();
    // Its answer never comes.
    return undefined;
  });
  await typeCode(page, '.first {}');
  await expect.poll(() => contentOnServer(page, uuid)).toBe('.first {}');
  await typeCode(page, '.first {} .second {}');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.unroute('**/api/file');
  await expect(page.locator('.cm-content')).toContainText('.second');
  await expect.poll(() => contentOnServer(page, uuid)).toBe('.first {} .second {}');
  await expect(isSaved(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('work kept offline over what another device saved meanwhile is a choice, not an overwriting', async ({
  page,
  context,
}) => {
  test.slow();
  const panel = await startWithFile(page, 'both.css');
  const uuid = await shownUuid(page);
  await context.setOffline(true);
  await typeCode(page, '.mine {}');
  await expect(page.getByText('Offline – kept in this browser')).toBeVisible();
  // Left before the network is back: it would be saved at once.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('about:blank');
  await context.setOffline(false);
  const file = { uuid, name: 'both.css', type: 'css', folder: '/', content: '.theirs {}' };
  expect((await page.request.post('/api/file', { data: file })).ok()).toBe(true);

  await page.goto(`/builder?file=${uuid}`);
  const choice = page.getByRole('dialog', { name: 'This document was changed elsewhere' });
  await expect(choice).toBeVisible();
  await expect(choice.getByText('.mine {}')).toBeVisible();
  await expect(choice.getByText('.theirs {}')).toBeVisible();
  expect(await contentOnServer(page, uuid)).toBe('.theirs {}');
  await choice.getByRole('button', { name: 'Take the newer one' }).click();
  await expect(isSaved(page)).toBeVisible();
  await expect(page.locator('.cm-content')).toContainText('.theirs');
  await openFilesPanel(page);
  await expect(panel.getByRole('button', { name: 'both.css', exact: true })).toBeVisible();
});
