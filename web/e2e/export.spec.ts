import { readFile } from 'node:fs/promises';
import { expect, test, type Download, type Page } from '@playwright/test';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { chooseInFiles } from './builder-files.ts';
import { stopEditing } from './open-site.ts';
import { signUp } from './sign-up.ts';

// Browsers share the machine with builds: a busy one is no failure.
test.describe.configure({ timeout: 180_000 });

async function openBuilder(page: Page): Promise<void> {
  await signUp(page);
  await page.goto('/builder');
  await expect(page.getByRole('textbox', { name: 'Ask AI' })).toBeVisible();
}

async function chooseExport(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

async function exportOf(page: Page, item: string): Promise<{ name: string; bytes: Buffer }> {
  const [download]: [Download, void] = await Promise.all([
    page.waitForEvent('download'),
    chooseExport(page, item),
  ]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

async function dropFile(page: Page, name: string, bytes: Uint8Array): Promise<void> {
  const transfer = await page.evaluateHandle(
    ({ name, content }) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(content)], name));
      return data;
    },
    { name, content: [...bytes] },
  );
  await page.dispatchEvent('main', 'dragenter', { dataTransfer: transfer });
  await expect(page.getByText('Drop a page or a .zip to import it')).toBeVisible();
  await page.dispatchEvent('main', 'drop', { dataTransfer: transfer });
}

test('a generated page is downloaded alone and as a project that opens offline', async ({
  page,
  context,
}) => {
  await openBuilder(page);
  const prompt = page.getByRole('textbox', { name: 'Ask AI' });
  await prompt.fill('A bakery in Turin called Forno Aurora');
  await prompt.press('Enter');
  await expect(prompt).toHaveValue('', { timeout: 30_000 });
  const alone = await exportOf(page, 'Download this file');
  expect(alone.name).toMatch(/\.html$/);
  const zip = await exportOf(page, 'Download project (.zip)');
  expect(zip.name).toMatch(/\.zip$/);
  const files = unzipSync(zip.bytes);
  const names = Object.keys(files).sort();
  const fonts = names.filter((name) => name.startsWith('assets/fonts/'));
  expect(names).toEqual(['README.txt', ...fonts, 'index.html']);
  expect(fonts.filter((name) => name.endsWith('.woff2'))).not.toEqual([]);
  expect(fonts).toContain('assets/fonts/licences.txt');
  const inArchive = strFromU8(files['index.html'] ?? new Uint8Array());
  const named = [...inArchive.matchAll(/url\((assets\/fonts\/[^)]+)\)/g)].map(([, name]) => name);
  expect(new Set([...named, 'assets/fonts/licences.txt'])).toEqual(new Set(fonts));
  const html = alone.bytes.toString('utf8');
  expect(html).toContain('src:url(data:font/woff2;base64,');

  await context.setOffline(true);
  const offline = await context.newPage();
  const failed: string[] = [];
  offline.on('requestfailed', (request) => failed.push(request.url()));
  await offline.setContent(html, { waitUntil: 'load' });
  await expect(offline.getByRole('heading', { level: 1 })).toBeVisible();
  expect(failed).toEqual([]);
  const states = await offline.evaluate(async () => {
    await document.fonts.ready;
    const own = [...document.fonts].filter(({ family }) => !family.startsWith('bw-'));
    return own.map(({ status }) => status);
  });
  expect(states).toContain('loaded');
  expect(states).not.toContain('error');
});

test('a new project is three linked files, shown together, and exported together', async ({
  page,
}) => {
  await openBuilder(page);
  await chooseInFiles(page, 'New project…');
  const dialog = page.getByRole('dialog', { name: 'New project' });
  await dialog.getByLabel('Project name').fill('a/b');
  await dialog.getByRole('button', { name: 'Create project' }).click();
  await expect(dialog.getByText('A name cannot contain / or \\.')).toBeVisible();
  await dialog.getByLabel('Project name').fill('Shop');
  // The style sheet and the script of the page arrive after the page itself.
  await page.route(/\/api\/file\/[\w-]+$/, async (route) => {
    const isPage = (await (await route.fetch()).text()).includes('<!DOCTYPE');
    if (!isPage) await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.fallback();
  });
  await dialog.getByRole('button', { name: 'Create project' }).click();
  await expect(page.getByText('Project “Shop” created')).toBeVisible();
  await stopEditing(page);
  const preview = page.frameLocator('iframe[title="Preview of your page"]').last();
  await preview.getByRole('button', { name: 'Press me' }).click();
  await expect(preview.getByRole('button', { name: 'It works' })).toBeVisible();

  const zip = await exportOf(page, 'Download project (.zip)');
  expect(zip.name).toBe('shop.zip');
  expect(Object.keys(unzipSync(zip.bytes)).sort()).toEqual([
    'README.txt',
    'index.html',
    'script.js',
    'style.css',
  ]);
});

test('a dropped zip becomes a project; what is unsafe or of no use is left out and named', async ({
  page,
}) => {
  await openBuilder(page);
  const zip = zipSync({
    'site/index.html': strToU8(
      '<!DOCTYPE html><title>In</title><h1>Came in</h1><img src="dot.svg" alt="">',
    ),
    'site/css/style.css': strToU8('h1 { color: teal }'),
    'site/dot.svg': strToU8('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'site/../evil.html': strToU8('<h1>evil</h1>'),
    'site/run.exe': strToU8('MZ'),
  });
  await dropFile(page, 'upload.zip', zip);
  const dialog = page.getByRole('dialog', { name: 'Import' });
  await expect(dialog.getByText('3 files imported into /site')).toBeVisible();
  await expect(dialog.getByText('site/../evil.html')).toBeVisible();
  await expect(dialog.getByText('– not a type that a project holds')).toBeVisible();
  await dialog.getByRole('button', { name: 'Open the page' }).click();
  const preview = page.frameLocator('iframe[title="Preview of your page"]').last();
  await expect(preview.getByRole('heading', { name: 'Came in' })).toBeVisible();
});

test('a zip bomb is refused before it is unpacked', async ({ page }) => {
  await openBuilder(page);
  await dropFile(page, 'bomb.zip', zipSync({ 'a.html': new Uint8Array(1_900_000) }, { level: 9 }));
  await expect(
    page.getByText('The archive is packed so densely that it could fill your memory.'),
  ).toBeVisible();
});

test('what cannot be imported says why, file by file', async ({ page }) => {
  await openBuilder(page);
  const dialog = page.getByRole('dialog', { name: 'Import' });
  const nothing = dialog.getByText('There is nothing in it that a project can hold.');
  await dropFile(page, 'old.html', new Uint8Array([0x3c, 0x70, 0x3e, 0xe8]));
  await expect(nothing).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveText('index.html – not a text in UTF-8');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await dropFile(
    page,
    'photos.zip',
    zipSync({ 'inside.zip': strToU8('x'), '../up.css': strToU8('x') }),
  );
  await expect(nothing).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveText([
    'inside.zip – not a type that a project holds',
    '../up.css – unsafe path',
  ]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await dropFile(page, 'cut.zip', zipSync({ 'index.html': strToU8('<p>cut</p>') }).slice(0, 40));
  await expect(dialog.getByText('This archive cannot be read.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Ask AI' })).toBeEditable();
});

test('without an account export says why it needs one and offers the sign-in', async ({ page }) => {
  await page.goto('/builder');
  await page.getByRole('button', { name: 'Continue without an account' }).click();
  await chooseExport(page, 'Download project (.zip)');
  await expect(page.getByText('You must be logged in to export projects').first()).toBeVisible();
  await expect(page.getByRole('dialog')).toBeVisible();
});
