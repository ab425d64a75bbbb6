import { expect, test, type Locator, type Page } from '@playwright/test';
import { holdRequests } from './hold-requests.ts';

// Browsers share the machine with builds: a busy one is no failure.
test.describe.configure({ timeout: 180_000 });

async function openCode(page: Page): Promise<Locator> {
  await page.goto('/builder');
  await page.getByRole('button', { name: 'Continue without an account' }).click();
  await page.getByRole('button', { name: 'Code', exact: true }).click();
  const editor = page.getByRole('textbox', { name: /^HTML code of/ });
  await expect(editor).toBeVisible();
  return editor;
}

async function replaceAll(page: Page, editor: Locator, text: string): Promise<void> {
  await editor.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

const lines = (editor: Locator) => editor.locator('.cm-line').allTextContents();

test('what is typed reaches the preview, is kept, and comes back with undo', async ({ page }) => {
  const editor = await openCode(page);
  await replaceAll(page, editor, '<!DOCTYPE html>\n<title>Mine</title>\n<h1>Ciao mare</h1>\n');
  await page.getByRole('button', { name: 'Split' }).click();
  const preview = page.frameLocator('iframe[title="Preview of your page"]');
  await expect(preview.getByRole('heading', { name: 'Ciao mare' })).toBeVisible();
  await editor.click();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(preview.getByRole('heading', { name: 'Ciao mare' })).toHaveCount(0);
});

test('tags and brackets close themselves and an abbreviation expands with Tab', async ({
  page,
}) => {
  const editor = await openCode(page);
  await replaceAll(page, editor, '<body>\n\n</body>');
  await page.keyboard.press('ArrowUp');
  // The abbreviations come in a chunk of their own, just after the editor.
  await page.waitForLoadState('networkidle');
  await page.keyboard.type('<main>');
  expect((await lines(editor))[1]).toBe('<main></main>');
  await page.keyboard.type('ul>li.item*2');
  await page.keyboard.press('Tab');
  await expect(editor).toContainText('<li class="item"></li>');
  expect(await editor.locator('.cm-line', { hasText: '<li class="item">' }).count()).toBe(2);
});

test('the caret blinks at rest, and nothing moves without end for it', async ({ page }) => {
  const editor = await openCode(page);
  await editor.click();
  const caret = page.locator('.cm-cursorLayer');
  await expect(caret).toHaveCSS('visibility', 'hidden');
  await expect(caret).toHaveCSS('visibility', 'visible');
  const endless = await caret.evaluate((layer) => layer.getAnimations().length);
  expect(endless).toBe(0);
});

test('a page’s mistakes are marked where they are, with a sentence', async ({ page }) => {
  const editor = await openCode(page);
  await replaceAll(
    page,
    editor,
    '<!DOCTYPE html>\n<title>x</title>\n<section>\n<p>a</p>\n</div>\n',
  );
  await expect(editor.locator('.cm-lintRange-error')).toHaveText(['<section>', '</div>']);
  await editor.locator('.cm-lintRange-error').first().hover();
  await expect(page.getByText('<section> is never closed')).toBeVisible();
});

test('a colour has a swatch, and the picker edits the text', async ({ page }) => {
  const editor = await openCode(page);
  await replaceAll(page, editor, '<style>h1 { color: #ff0000; background: rgb(1, 2, 3) }</style>');
  const swatch = page.getByLabel('Change the colour #ff0000');
  await expect(swatch).toBeVisible();
  await swatch.fill('#00aa88');
  await expect(editor).toContainText('color: #00aa88');
  await page.getByLabel('Change the colour rgb(1, 2, 3)').fill('#0a0b0c');
  await expect(editor).toContainText('background: rgb(10, 11, 12)');
});

test('formatting indents, keeps the words, and is one step back', async ({ page }) => {
  const editor = await openCode(page);
  const untidy = '<!DOCTYPE html><html><body><main><p>Pane   e olio</p></main></body></html>';
  await replaceAll(page, editor, untidy);
  await page.getByRole('button', { name: 'Format code' }).click();
  await expect(page.getByText('Code formatted')).toBeVisible();
  expect((await lines(editor)).length).toBeGreaterThan(5);
  await editor.click();
  await page.keyboard.press('ControlOrMeta+z');
  expect(await lines(editor)).toEqual([untidy]);
});

test('find and replace counts, steps and replaces', async ({ page }) => {
  const editor = await openCode(page);
  await replaceAll(page, editor, '<p>mare</p>\n<p>Mare</p>\n<p>mare</p>\n');
  await page.keyboard.press('ControlOrMeta+f');
  const search = page.getByRole('search', { name: 'Find and replace' });
  await search.getByRole('textbox', { name: 'Find' }).fill('mare');
  await expect(search.getByText('3 found')).toBeVisible();
  await search.getByRole('button', { name: 'Match case' }).click();
  await expect(search.getByText('2 found')).toBeVisible();
  await search.getByRole('textbox', { name: 'Find' }).press('Enter');
  await expect(search.getByText('1 of 2')).toBeVisible();
  await search.getByRole('textbox', { name: 'Replace with' }).fill('sole');
  await search.getByRole('button', { name: 'Replace all' }).click();
  await expect(editor).toContainText('sole');
  expect((await lines(editor)).slice(0, 3)).toEqual(['<p>sole</p>', '<p>Mare</p>', '<p>sole</p>']);
  await page.keyboard.press('Escape');
  await expect(search).toHaveCount(0);
  await expect(editor).toBeFocused();
});

test('an editor that cannot be fetched says so, shows the preview, and can be tried again', async ({
  page,
}) => {
  await page.route(/assets\/code-editor-.*\.js/, (route) => route.abort());
  await page.goto('/builder');
  await page.getByRole('button', { name: 'Continue without an account' }).click();
  await page.getByRole('button', { name: 'Code', exact: true }).click();
  await expect(
    page.getByText('Editor failed to load. Switching to preview mode.').first(),
  ).toBeVisible();
  await expect(
    page.frameLocator('iframe[title="Preview of your page"]').locator('h1'),
  ).toBeVisible();
  await page.unroute(/assets\/code-editor-.*\.js/);
  await page.getByRole('button', { name: 'Code', exact: true }).click();
  await expect(page.getByRole('textbox', { name: /^HTML code of/ })).toBeVisible();
});

test('an editor that takes longer than ten seconds gives way to the preview, and is there once it has come', async ({
  page,
}) => {
  await page.clock.install();
  const release = await holdRequests(page, /assets\/code-editor-.*\.js/);
  await page.goto('/builder');
  await page.getByRole('button', { name: 'Continue without an account' }).click();
  const preview = page.frameLocator('iframe[title="Preview of your page"]');
  await expect(preview.locator('h1')).toBeVisible();
  const code = page.getByRole('button', { name: 'Code', exact: true });
  await code.click();
  await expect(page.getByText('Loading the editor')).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect(
    page.getByText('Editor taking too long to load. Switching to preview mode.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Preview', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(preview.locator('h1')).toBeVisible();
  await code.click();
  await expect(page.getByText('Loading the editor')).toBeVisible();
  release();
  await expect(page.getByRole('textbox', { name: /^HTML code of/ })).toBeVisible();
});

test.describe('in Italian, dark, on a phone', () => {
  test.use({ locale: 'it-IT', colorScheme: 'dark', viewport: { width: 390, height: 844 } });

  test('the editor and its search speak Italian', async ({ page }) => {
    await page.goto('/builder');
    await page.getByRole('button', { name: 'Continua senza account' }).click();
    await page.getByRole('button', { name: 'Codice', exact: true }).click();
    await expect(page.getByRole('textbox', { name: /^Codice HTML di/ })).toBeVisible();
    await page.getByRole('button', { name: 'Trova e sostituisci' }).click();
    await expect(page.getByRole('search', { name: 'Trova e sostituisci' })).toBeVisible();
  });
});
