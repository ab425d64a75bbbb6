import { expect, test, type Page } from '@playwright/test';
import { findViolations } from './find-violations.ts';
import { openFilesPanel } from './builder-files.ts';
import { fillGaps, type Language, TEXTS } from './builder-texts.ts';
import { signUp } from './sign-up.ts';

const FILES: Record<string, string> = {
  'index.html':
    '<!doctype html><html lang="en"><head><title>Shop</title><link rel="stylesheet" href="/css/style.css"></head><body><h1>Shop</h1><a href="about.html">About us</a><script src="app.js"></script></body></html>',
  'about.html':
    '<!doctype html><html lang="en"><head><title>About</title><link rel="stylesheet" href="css/style.css"></head><body><h1>About us</h1><a href="/">Back</a><a href="gone.html">Gone</a></body></html>',
  'css/style.css': 'h1 { color: rgb(1, 2, 3) }',
  'app.js': "document.querySelector('h1').textContent = 'Shop, alive'",
  'make.py': 'print(1)',
};

/** Stores a project of the signed-in user; gives the ids of its files by path. */
async function storeProject(page: Page, files = FILES): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const [path, content] of Object.entries(files)) {
    const uuid = crypto.randomUUID();
    ids.set(path, uuid);
    const folder = `/Shop/${path}`.replace(/\/[^/]*$/, '');
    const name = path.replace(/^.*\//, '');
    const data = { uuid, name, type: 'other', folder, content };
    expect((await page.request.post('/api/file', { data })).status()).toBe(200);
  }
  return ids;
}

async function publishFromPanel(page: Page, language: Language = 'en'): Promise<void> {
  const { files, tabs } = TEXTS[language];
  const panel = await openFilesPanel(page, tabs);
  const row = panel.getByRole('listitem').filter({ hasText: 'Shop' }).first();
  await row.hover();
  await row.getByRole('button', { name: fillGaps(files.publishFolder, { name: 'Shop' }) }).click();
}

// Both languages share one markup, so each width is walked in one language.
const SETTINGS = [
  { width: 390, language: 'it' },
  { width: 1440, language: 'en' },
] as const;

for (const { width, language } of SETTINGS) {
  test(`a project of several pages is published as a whole, changed, and taken back, at ${width} px (${language})`, async ({
    page,
    context,
  }) => {
    const { publish, topBar } = TEXTS[language].builder;
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript((known) => localStorage.setItem('bluewave_language', known), language);
    await signUp(page);
    const ids = await storeProject(page);
    await page.goto('/builder');
    await publishFromPanel(page, language);
    const title = fillGaps(publish.project.title, { name: 'Shop' });
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog.getByRole('listitem')).toHaveText([
      `index.html – ${publish.project.home}`,
      'about.html',
      'app.js',
      'css/style.css',
      `make.py – ${publish.project.reasons.type}`,
    ]);
    expect(await findViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: publish.publish, exact: true }).click();
    const result = page.getByRole('dialog', { name: publish.title, exact: true });
    const status = result.getByRole('status');
    await expect(status).toHaveText(publish.published.state, { timeout: 30_000 });
    const dead = fillGaps(publish.project.deadLink, { from: 'about.html', to: 'gone.html' });
    await expect(result.getByText(dead)).toBeVisible();
    const address = (await result.getByRole('link', { name: /\/s\// }).getAttribute('href')) ?? '';

    const visitor = await context.newPage();
    await visitor.goto(address);
    await expect(visitor.getByRole('heading', { name: 'Shop, alive' })).toHaveCSS(
      'color',
      'rgb(1, 2, 3)',
    );
    await visitor.getByRole('link', { name: 'About us' }).click();
    await expect(visitor.getByRole('heading', { name: 'About us' })).toHaveCSS(
      'color',
      'rgb(1, 2, 3)',
    );
    await visitor.getByRole('link', { name: 'Back' }).click();
    await expect(visitor.getByRole('heading', { name: 'Shop, alive' })).toBeVisible();

    await result.getByRole('button', { name: publish.unpublish }).click();
    await expect(status).toContainText(publish.unpublished.state);
    expect((await page.request.get(address)).headers()['x-robots-tag']).toBe('noindex');
    await page.keyboard.press('Escape');
    await expect(result).toBeHidden();

    // From an open file of the project, when another one is gone.
    await page.request.delete(`/api/file/${ids.get('about.html')}`);
    await page.goto(`/builder?file=${ids.get('index.html')}`);
    await expect(page.getByRole('button', { name: `${topBar.rename}: index.html` })).toBeVisible();
    await page.getByRole('button', { name: topBar.publish, exact: true }).click();
    await expect(dialog.getByRole('listitem').filter({ hasText: 'about.html' })).toHaveCount(0);
    await dialog.getByRole('button', { name: publish.publish, exact: true }).click();
    await expect(status).toHaveText(publish.published.state, { timeout: 30_000 });
    expect((await page.request.get(address)).status()).toBe(200);
    expect((await page.request.get(address.replace('index', 'about'))).status()).toBe(404);
    await page.keyboard.press('Escape');
    await expect(result).toBeHidden();
    await sayWhatStays(page, language);
  });
}

/** Deleting the folder of a published project leaves its site, and says so before. */
async function sayWhatStays(page: Page, language: Language): Promise<void> {
  const { files, tabs } = TEXTS[language];
  const panel = await openFilesPanel(page, tabs);
  // The panel shows the folder of the open file.
  await panel.getByRole('navigation').getByRole('button').first().click();
  const row = panel.getByRole('listitem').filter({ hasText: 'Shop' }).first();
  await row.hover();
  await row.getByRole('button', { name: fillGaps(files.deleteFolder, { name: 'Shop' }) }).click();
  const question = page.getByRole('dialog').last();
  await expect(
    question.getByText(fillGaps(files.folderDialog.site, { name: 'Shop' })),
  ).toBeVisible();
}

test('in Italian a project without a start page says what it lacks', async ({ page }) => {
  await signUp(page);
  await storeProject(page, { 'chi-siamo.html': FILES['about.html'] ?? '' });
  await page.addInitScript(() => localStorage.setItem('bluewave_language', 'it'));
  await page.goto('/builder');
  await expect(page.locator('[role=tab]').first()).toBeAttached();
  const panel = page.getByRole('complementary', { name: 'File' });
  if (!(await panel.isVisible())) await page.getByRole('button', { name: 'File' }).first().click();
  const row = panel.getByRole('listitem').filter({ hasText: 'Shop' }).first();
  await row.hover();
  await row.getByRole('button', { name: 'Pubblica Shop' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pubblica' });
  await expect(dialog.getByRole('alert')).toContainText('serve una pagina di nome index.html');
  await expect(dialog.getByRole('button', { name: 'Pubblica', exact: true })).toHaveCount(0);
});

test('a page beside the start page that builds a login of a bank by script is seen before publishing', async ({
  page,
}) => {
  await signUp(page);
  const login = `<!doctype html><html lang="en"><head><title>Login</title></head><body><main></main><script src="/login.js"></script></body></html>`;
  const script = `const tag = ['H1', 'INPUT'], parts = ['word', 'pass', 'Poste', 'Italiane'];
    const heading = document.createElement(tag[0]), field = document.createElement(tag[1]);
    heading.append(parts[2], ' ', parts[3]);
    field.type = parts[1] + parts[0];
    document.querySelector('main').append(heading, field);`;
  await storeProject(page, { ...FILES, 'login.html': login, 'login.js': script });
  await page.goto('/builder');
  await publishFromPanel(page);
  await page
    .getByRole('dialog', { name: 'Publish “Shop”' })
    .getByRole('button', { name: 'Publish', exact: true })
    .click();
  await expect(
    page.getByRole('dialog', { name: 'Publish', exact: true }).getByRole('status'),
  ).toHaveText('Not published – this page looks like a deception', { timeout: 30_000 });
});
