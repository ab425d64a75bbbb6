import { expect, test, type Locator, type Page } from '@playwright/test';
import { openFilesPanel } from './builder-files.ts';
import { previewOf, saveSite } from './open-site.ts';
import { signUp } from './sign-up.ts';

function pageOf(title: string, filler = ''): string {
  return `<!doctype html><html lang="en"><head><title>${title}</title><style>body{background:#faefe1;color:#221c12}</style></head><body><h1>${title}</h1>${filler}</body></html>`;
}

// The files panel has its place beside the page.
test.use({ viewport: { width: 1440, height: 900 } });

async function openBrowser(page: Page): Promise<Locator> {
  await openFilesPanel(page);
  await page.getByRole('button', { name: 'Browse All' }).click();
  const dialog = page.getByRole('dialog', { name: 'Premium Site Browser' });
  await expect(dialog).toBeVisible();
  return dialog;
}

async function cardNames(dialog: Locator): Promise<string[]> {
  return await dialog.getByRole('listitem').locator('span.font-medium').allTextContents();
}

test('saved sites are found, sorted, renamed, opened and deleted', async ({ page }) => {
  test.slow();
  await signUp(page);
  await saveSite(page, pageOf('Bakery', '<p>bread</p>'.repeat(400)), 'Bakery');
  await saveSite(page, pageOf('Zoo'), 'Zoo');
  await saveSite(page, pageOf('Caffè'), 'Caffè');
  await page.goto('/builder');
  const dialog = await openBrowser(page);
  await expect.poll(() => cardNames(dialog)).toEqual(['Caffè', 'Zoo', 'Bakery']);
  await dialog.getByRole('button', { name: 'Name', exact: true }).click();
  await expect.poll(() => cardNames(dialog)).toEqual(['Bakery', 'Caffè', 'Zoo']);
  await dialog.getByRole('button', { name: /^Size/ }).click();
  await expect.poll(async () => (await cardNames(dialog))[0]).toBe('Bakery');

  await dialog.getByRole('searchbox').fill('caffe');
  await expect.poll(() => cardNames(dialog)).toEqual(['Caffè']);
  await dialog.getByRole('searchbox').fill('nothing like it');
  await expect(dialog.getByText('Nothing matches')).toBeVisible();
  await dialog.getByRole('searchbox').fill('');

  await dialog.getByRole('button', { name: 'Rename Zoo' }).click();
  await dialog.getByLabel('New name of Zoo').fill('never');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Rename Zoo' }).click();
  await dialog.getByLabel('New name of Zoo').fill('Aquarium');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Rename Aquarium' })).toBeVisible();

  await dialog.getByRole('button', { name: 'Delete Caffè' }).click();
  const question = page.getByRole('dialog', { name: 'Delete this site?' });
  await expect(
    question.getByText(
      'Are you sure you want to delete the site "Caffè"? This action cannot be undone.',
    ),
  ).toBeVisible();
  await question.getByRole('button', { name: 'Delete site' }).click();
  await expect(page.getByText('Site "Caffè" deleted successfully')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Rename Caffè' })).toBeHidden();

  await dialog.getByRole('button', { name: 'List', exact: true }).click();
  await dialog.getByRole('row', { name: /Aquarium/ }).click();
  await expect(dialog).toBeHidden();
  await expect(previewOf(page).getByRole('heading', { name: 'Zoo' })).toBeVisible();
});

test('a site is drawn by its colours until its own picture is made after a save', async ({
  page,
}) => {
  await signUp(page);
  const uuid = await saveSite(page, pageOf('Bakery'), 'Bakery');
  const address = `/api/s/${uuid}/thumbnail`;
  const drawn = await page.request.get(address);
  expect([drawn.headers()['content-type'], (await drawn.text()).includes('#faefe1')]).toEqual([
    'image/svg+xml',
    true,
  ]);
  await page.goto(`/builder?site=${uuid}`);
  await expect(previewOf(page).getByRole('heading', { name: 'Bakery' })).toBeVisible();
  await page.getByRole('button', { name: 'Code', exact: true }).click();
  await page.getByRole('textbox', { name: /code/i }).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText('<!-- changed -->');
  await expect
    .poll(async () => (await page.request.get(address)).headers()['content-type'], {
      timeout: 30_000,
    })
    .toBe('image/webp');
  const dialog = await openBrowser(page);
  const picture = dialog.locator('img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(480);
});

test('Escape closes the question, then the browser, also while the tooltip of its button is there', async ({
  page,
}) => {
  await signUp(page);
  await saveSite(page, pageOf('Bakery'), 'Bakery');
  await page.goto('/builder');
  const dialog = await openBrowser(page);
  await dialog.getByRole('button', { name: 'Delete Bakery' }).click();
  const question = page.getByRole('dialog', { name: 'Delete this site?' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(page.getByText('Delete Bakery', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a list that does not come says so and can be asked for again', async ({ page }) => {
  await signUp(page);
  await saveSite(page, pageOf('Bakery'), 'Bakery');
  await page.goto('/builder');
  await openFilesPanel(page);
  await expect(page.getByRole('button', { name: 'Browse All' })).toBeVisible();
  let isDown = true;
  await page.route('**/api/sites', (route) =>
    isDown ? route.fulfill({ status: 500, body: 'down' }) : route.continue(),
  );
  await page.reload();
  const dialog = await openBrowser(page);
  await expect(dialog.getByText('Failed to load sites. Please try again.')).toBeVisible();
  isDown = false;
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('button', { name: 'Rename Bakery' })).toBeVisible();
});

test('viewing a site saves it first and opens it in a tab that knows nothing of ours', async ({
  page,
  context,
}) => {
  await signUp(page);
  const uuid = await saveSite(page, pageOf('Bakery'), 'Bakery');
  await page.goto(`/builder?site=${uuid}`);
  await expect(previewOf(page).getByRole('heading', { name: 'Bakery' })).toBeVisible();
  let checks = 0;
  await page.route('**/api/check-file**', async (route) => {
    checks += 1;
    await route.fulfill({ status: 404, json: { ok: false } });
  });
  const saves: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(`/api/s/${uuid}`))
      saves.push(request.url());
  });
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: 'View site' }).click(),
  ]);
  await tab.waitForURL(`**/s/${uuid}/index.html`);
  await expect(tab.getByRole('heading', { name: 'Bakery' })).toBeVisible();
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  expect([checks, saves.length]).toEqual([1, 1]);
});

test('a site that cannot be saved is not viewed, and says so', async ({ page, context }) => {
  await signUp(page);
  const uuid = await saveSite(page, pageOf('Bakery'), 'Bakery');
  await page.goto(`/builder?site=${uuid}`);
  await expect(previewOf(page).getByRole('heading', { name: 'Bakery' })).toBeVisible();
  await page.route(`**/api/s/${uuid}`, (route) => route.abort());
  await page.route('**/api/save-site', (route) => route.abort());
  await page.getByRole('button', { name: 'Code', exact: true }).click();
  await page.getByRole('textbox', { name: /code/i }).click();
  await page.keyboard.insertText('<!-- changed -->');
  await page.getByRole('button', { name: 'View site' }).click();
  await expect(page.getByText('Error viewing site. Make sure to save first.')).toBeVisible();
  await expect.poll(() => context.pages().length).toBe(1);
});
