import { expect, test, type Page } from '@playwright/test';
import { chooseInFiles, createFile, openFilesPanel, typeCode } from './builder-files.ts';
import { openSite, previewOf, shareOfPage, stopEditing, untilEditable } from './open-site.ts';
import { signUp } from './sign-up.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const EDITOR_CODE = /\/assets\/visual-editor-[\w-]+\.js$/;

function asPage(body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Forno</title></head><body>${body}</body></html>`;
}

const element = (page: Page) => page.getByRole('complementary', { name: 'Element' });

test('a page is seen before the editor is there, and then edited where it was scrolled to and had got to', async ({
  page,
}) => {
  const gate = Promise.withResolvers<void>();
  await page.route(EDITOR_CODE, async (route) => {
    await gate.promise;
    await route.continue();
  });
  const shown: string[] = [];
  await page.exposeFunction('noteShown', (what: string) => void shown.push(what));
  const entry =
    '<style>@keyframes enter { from { opacity: 0.5 } } h2 { animation: enter 5000s linear }</style>';
  await openSite(
    page,
    asPage(`${entry}<h1>Top</h1><div style="height:3000px"></div><h2>Foot</h2>`),
  );
  const frame = previewOf(page);
  await expect(frame.getByRole('heading', { name: 'Top' })).toBeVisible();
  await expect(page.getByRole('toolbar', { name: 'Editing tools' })).toBeHidden();
  await frame.getByRole('heading', { name: 'Foot' }).scrollIntoViewIfNeeded();
  const scrollY = await frame.locator('body').evaluate(() => window.scrollY);
  expect(scrollY).toBeGreaterThan(1_000);
  await page.evaluate(() => {
    const note = () =>
      Reflect.get(
        window,
        'noteShown',
      )(
        [...document.querySelectorAll('main iframe')].some(
          (it) => it.getAttribute('aria-hidden') === null && getComputedStyle(it).opacity === '1',
        )
          ? 'page'
          : 'nothing',
      );
    new MutationObserver(note).observe(document.querySelector('main') ?? document.body, {
      subtree: true,
      childList: true,
      attributes: true,
    });
  });
  const entered = () =>
    frame
      .getByRole('heading', { name: 'Foot' })
      .evaluate((it) => Number(it.getAnimations()[0]?.currentTime));
  await expect.poll(entered).toBeGreaterThan(1_500);
  const before = await entered();
  gate.resolve();
  await untilEditable(page);
  expect(await entered()).toBeGreaterThan(before);
  await expect(frame.getByRole('heading', { name: 'Foot' })).toBeInViewport();
  expect(await frame.locator('body').evaluate(() => window.scrollY)).toBe(scrollY);
  expect(new Set(shown)).toEqual(new Set(['page']));
  await frame.getByRole('heading', { name: 'Foot' }).click();
  await expect(element(page).getByText('Selected')).toBeVisible();
});

test('a page that was just made is edited by a click, and streams in before that', async ({
  page,
}) => {
  // Wide enough for the conversation and for what is selected, both beside the page.
  await page.setViewportSize({ width: 1600, height: 900 });
  await signUp(page, '', 'talk');
  await page.goto('/builder');
  const edited = page.locator('main iframe[src*="edit=1"][title]');
  await expect(previewOf(page).getByRole('button', { name: /Restaurant/ })).toBeVisible();
  await expect(edited).toHaveCount(0);
  const prompt = page.getByRole('textbox', { name: 'Ask AI' });
  await prompt.fill('Un forno a Lecce');
  await prompt.press('Enter');
  await untilEditable(page);
  await expect(page.getByText('AI processing complete')).toBeVisible({ timeout: 30_000 });
  expect(await shareOfPage(page)).toBeGreaterThanOrEqual(0.75);
  await previewOf(page).getByRole('heading', { level: 1 }).click();
  await expect(element(page).getByText('Selected')).toBeVisible();
  expect(await shareOfPage(page)).toBeGreaterThanOrEqual(0.75);
});

test('who stops editing can use the page, and stays so until editing is wanted again', async ({
  page,
}) => {
  const html = asPage(
    '<h1>Words</h1><button onclick="this.textContent = \'Pressed\'">Press</button>',
  );
  await openSite(page, html);
  await untilEditable(page);
  const frame = previewOf(page);
  await frame.getByRole('button', { name: 'Press' }).click();
  await expect(element(page).getByText('Selected')).toBeVisible();
  await page.keyboard.press('e');
  await expect(page.getByRole('button', { name: 'Edit by clicking' })).toBeVisible();
  // The frame stays, so a click that follows at once is one on this page.
  const box = await frame.getByRole('button', { name: 'Press' }).boundingBox();
  await page.mouse.click((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
  await expect(frame.getByRole('button', { name: 'Pressed' })).toBeVisible();
  const again = page.getByRole('button', { name: 'Edit by clicking' });
  await again.click();
  await frame.getByRole('button', { name: 'Pressed' }).click();
  await expect(element(page).getByText('Selected')).toBeVisible();
  await page.keyboard.press('e');
  await expect(again).toBeVisible();
  await expect(frame.getByRole('button', { name: 'Pressed' })).toBeVisible();
  await page.reload();
  await expect(frame.getByRole('heading', { name: 'Words' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit by clicking' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await page.getByRole('button', { name: 'Edit by clicking' }).press('e');
  await untilEditable(page);
});

test('what cannot be edited by clicking says why and offers its code', async ({ page }) => {
  await signUp(page);
  await page.goto('/builder');
  const files = await openFilesPanel(page);
  await createFile(files, { name: 'notes.md' });
  await page.getByRole('button', { name: 'Code', exact: true }).click();
  await typeCode(page, '# Bread');
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(previewOf(page).getByRole('heading', { name: 'Bread' })).toBeVisible();
  const reason = 'This is a Markdown file. It is changed in the code view.';
  for (const panel of ['Layers', 'Insert', 'Theme']) {
    await page.getByRole('button', { name: panel, exact: true }).click();
    await expect(page.getByRole('complementary', { name: panel }).getByText(reason)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Edit by clicking' }).click();
  const toast = page.locator('[data-sonner-toast]');
  await expect(toast.getByText(reason)).toBeVisible();
  await toast.getByRole('button', { name: 'Open the code' }).click();
  await expect(page.locator('.cm-content')).toContainText('# Bread');
});

test('a page of a project is edited with its style sheet, and keeps its links', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/builder');
  await chooseInFiles(page, 'New project…');
  const dialog = page.getByRole('dialog', { name: 'New project' });
  await dialog.getByLabel('Project name').fill('Shop');
  await dialog.getByRole('button', { name: 'Create project' }).click();
  await expect(page.getByText('Project “Shop” created')).toBeVisible();
  const frame = previewOf(page);
  const heading = frame.getByRole('heading', { name: 'Shop' });
  await untilEditable(page);
  await frame.locator('body').evaluate((it) => Reflect.set(it, 'isSame', true));
  await expect(frame.locator('link')).toHaveAttribute('href', /^data:text\/css/);
  await expect(frame.locator('body')).not.toHaveCSS('margin', '8px');
  await heading.dblclick();
  await page.keyboard.press('End');
  await page.keyboard.type(' two');
  await page.keyboard.press('Enter');
  await expect(frame.getByRole('heading', { name: 'Shop two' })).toBeVisible();
  // What is drawn stays: only what changed is patched.
  await page.evaluate(() => {
    const sent: unknown[] = [];
    const send = Reflect.get(MessagePort.prototype, 'postMessage') as () => void;
    Reflect.set(window, 'sent', sent);
    Reflect.set(
      MessagePort.prototype,
      'postMessage',
      function note(this: MessagePort, it: unknown) {
        sent.push((it as { t?: string } | null)?.t);
        Reflect.apply(send, this, [it]);
      },
    );
  });
  await heading.click();
  await page.getByRole('button', { name: 'Duplicate element' }).click();
  await expect(frame.getByRole('heading', { name: 'Shop two' })).toHaveCount(2);
  await page.getByRole('button', { name: /^Undo: / }).click();
  await expect(frame.getByRole('heading', { name: 'Shop two' })).toHaveCount(1);
  const sent = await page.evaluate(() => Reflect.get(window, 'sent') as string[]);
  expect(sent.filter((it) => /^(?:open|write|morph|patch)$/.test(it))).toEqual(['patch', 'patch']);
  expect(await frame.locator('body').evaluate((it) => Reflect.get(it, 'isSame'))).toBe(true);
  await page.getByRole('button', { name: 'Code', exact: true }).click();
  const code = page.locator('.cm-content');
  await expect(code).toContainText('<h1>Shop two</h1>');
  await expect(code).toContainText('<link rel="stylesheet" href="style.css">');
});

test('undo takes back what was typed in code a moment ago', async ({ page }) => {
  await openSite(page, asPage('<h1>Bread</h1>'));
  await untilEditable(page);
  await page.getByRole('button', { name: 'Split' }).click();
  const code = page.locator('.cm-content');
  await expect(code).toContainText('Bread');
  const frame = previewOf(page);
  await frame.getByRole('heading', { name: 'Bread' }).click();
  await page.getByRole('button', { name: 'Duplicate element' }).click();
  await expect(frame.getByRole('heading', { name: 'Bread' })).toHaveCount(2);
  await code.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText('<!-- typed -->');
  await page.getByRole('button', { name: /^Undo: / }).click();
  await expect(code).not.toContainText('typed');
  await expect(frame.getByRole('heading', { name: 'Bread' })).toHaveCount(2);
  await page.getByRole('button', { name: /^Undo: / }).click();
  await expect(frame.getByRole('heading', { name: 'Bread' })).toHaveCount(1);
});

test('a stopped editor leaves links to the page', async ({ page }) => {
  await openSite(
    page,
    asPage('<a href="#end">Down</a><div style="height:4000px"></div><h2 id="end">End</h2>'),
  );
  await untilEditable(page);
  const frame = previewOf(page);
  await frame.getByRole('link', { name: 'Down' }).click();
  await expect(element(page).getByText('Selected')).toBeVisible();
  await stopEditing(page);
  await frame.getByRole('link', { name: 'Down' }).click();
  await expect(frame.getByRole('heading', { name: 'End' })).toBeInViewport();
});
