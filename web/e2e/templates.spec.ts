import { expect, test } from '@playwright/test';
import { previewOf } from './open-site.ts';
import { signUp } from './sign-up.ts';

test('a template found by search becomes a site of one’s own, without our additions', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/templates');
  await page.getByRole('searchbox').fill('panificio');
  await page.getByRole('button', { name: 'Use template Forno Aurora' }).click();
  await page.waitForURL(/\/builder\?site=/);
  await expect(previewOf(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Forno Aurora' })).toBeVisible();
  await expect(page).toHaveTitle('Forno Aurora · Bluewave');

  const uuid = new URL(page.url()).searchParams.get('site');
  await page.keyboard.press('Control+s');
  const saved = () => page.request.get(`/api/s/${uuid}`);
  await expect.poll(async () => (await saved()).status()).toBe(200);
  const { html } = (await (await saved()).json()) as { html: string };
  const { templates } = (await (await page.request.get('/templates.json')).json()) as {
    templates: { title: string; path: string }[];
  };
  const path = templates.find(({ title }) => title === 'Forno Aurora')?.path;
  const headers = { 'sec-fetch-dest': 'empty' };
  expect(html).toBe(await (await page.request.get(`/${path}`, { headers })).text());
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the preview is as wide as the device that it shows', async ({ page }) => {
    await page.goto('/templates');
    await page
      .getByRole('button', { name: /^Preview / })
      .first()
      .click();
    const frame = page.getByRole('dialog').locator('iframe');
    const width = async () => (await frame.boundingBox())?.width ?? 0;
    await expect.poll(width).toBeGreaterThan(1_100);
    await page.getByRole('button', { name: 'Tablet' }).click();
    await expect.poll(width).toBe(820);
    await page.getByRole('button', { name: 'Phone' }).click();
    await expect.poll(width).toBe(390);
  });

  test('the next page of the gallery begins at its start', async ({ page }) => {
    await page.goto('/templates');
    await page.getByRole('button', { name: 'Page 2' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByText(/^\d+ templates$/)).toBeInViewport();
  });

  test('a picture that fails before the app is there gives way to a placeholder', async ({
    page,
  }) => {
    await page.route('**/screenshots/**', (route) => route.fulfill({ status: 404 }));
    await page.goto('/templates');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.locator('article').first().locator('img')).toHaveCount(0);
  });

  test('a template to use waits for the first request, one to look at has the page alone', async ({
    page,
  }) => {
    await signUp(page);
    const catalogue = await page.request.get('/templates.json');
    const { templates } = (await catalogue.json()) as { templates: { path: string }[] };
    const path = templates[0]?.path ?? '';
    const files = page.getByRole('complementary', { name: 'Files' });
    await page.goto(`/builder?file=${path}&mode=edit`);
    await expect(page.getByRole('textbox', { name: 'Ask AI' })).toBeFocused();
    await expect(files).toBeHidden();
    await page.getByRole('button', { name: 'Files', exact: true }).click();
    await expect(files).toBeVisible();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    const copies = await page.request.get('/api/sites');
    await page.goto(`/builder?file=${path}&mode=view`);
    await expect(page.getByRole('tab')).toHaveCount(2);
    await expect(previewOf(page).getByRole('heading', { level: 1 })).toBeVisible();
    await expect(files).toBeHidden();
    await expect(page).toHaveURL(/\?file=.*mode=view$/);
    await expect(page.getByText('Nothing to save yet')).toBeAttached();
    expect(await (await page.request.get('/api/sites')).json()).toEqual(await copies.json());
  });
});

test('without an account, a name and a line make a template one’s own, with gaps for the contact', async ({
  page,
}) => {
  const own = page.getByRole('form', { name: 'Make it yours' });
  async function openPreview(): Promise<void> {
    await page.goto('/templates?q=pottery');
    // A click that comes before the page has its scripts does nothing yet.
    await expect(async () => {
      await page.getByRole('button', { name: 'Preview Clay & Salt' }).click({ timeout: 500 });
      await expect(own).toBeVisible({ timeout: 2_000 });
    }).toPass();
  }
  await openPreview();
  await own.getByRole('textbox', { name: 'Name of your business' }).fill('Kite & Co');
  await own.getByRole('button', { name: 'Make it yours' }).click();
  await expect(page).toHaveURL(/\/templates/);
  await own.getByRole('textbox', { name: 'What you do' }).fill('Kites, on the pier of Rimini');
  await own.getByRole('button', { name: 'Make it yours' }).click();
  const shown = previewOf(page);
  await expect(shown.getByRole('banner').getByText('Kite & Co')).toBeVisible();
  await expect(shown.getByText('Kites, on the pier of Rimini')).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Still to fill in' }).getByText(/^e-mail address/),
  ).toBeVisible();
  await expect(shown.locator('[data-placeholder="mail"]').first()).toBeAttached();
  await expect(shown.getByText(/clayandsalt|01632 960184/)).toHaveCount(0);
  await expect(page).toHaveTitle('Kite & Co · Bluewave');

  await openPreview();
  await expect(own.getByRole('textbox', { name: 'Name of your business' })).toHaveValue(
    'Kite & Co',
  );
});

test('a template that does not exist says so and leads back to the gallery', async ({ page }) => {
  await signUp(page);
  await page.goto(`/builder?file=sites/${crypto.randomUUID()}/index.html&mode=edit`);
  await expect(page.getByText('The template could not be loaded')).toBeVisible();
  await expect(page).toHaveURL(/\/templates$/);
});

test('filters narrow the gallery, stay in the address, and what nothing is found for can be made', async ({
  page,
}) => {
  await page.goto('/templates');
  // A choice that is made before the page has its scripts does nothing yet.
  await expect(async () => {
    await page.getByRole('combobox', { name: 'Look' }).selectOption('Dark');
    await expect(page).toHaveURL(/scheme=dark/, { timeout: 500 });
  }).toPass();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Italian');
  await expect(page).toHaveURL(/language=it&scheme=dark/);
  await expect(page.getByRole('button', { name: 'Preview Ines Falco, fotografie' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Preview Clay & Salt' })).toBeHidden();
  await page.getByRole('searchbox').fill('snow globes');
  await page.getByRole('button', { name: 'Have one made for “snow globes”' }).click();
  await page.waitForURL(/\/builder/);
  await expect(page.getByText('A website for snow globes').first()).toBeVisible();
});
