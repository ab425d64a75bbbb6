import { expect, test, type Locator, type Page } from '@playwright/test';
import { editShown, expectSaved, openEditor, PAGE } from './visual-stage.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** Presses on something and pulls it sideways; the button stays down. */
async function pull(page: Page, handle: Locator, pixels: number): Promise<void> {
  await handle.scrollIntoViewIfNeeded();
  const box = await handle.boundingBox();
  if (box === null) throw new Error('Nothing to pull');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + pixels / 2, y);
  await page.mouse.move(x + pixels, y);
}

async function openHeading(page: Page, html = PAGE) {
  const editor = await openEditor(page, html);
  await editor.frame.getByRole('heading', { name: 'Focaccia' }).click();
  await expect(editor.inspector.getByRole('textbox', { name: 'Inside, top' })).toHaveValue('0');
  return { ...editor, heading: editor.frame.getByRole('heading', { name: 'Focaccia' }) };
}

test('a pulled number is shown at once, is one step, and Escape gives the old one back', async ({
  page,
}) => {
  const { uuid, tools, heading } = await openHeading(page);
  const undo = page.getByRole('button', { name: /^Undo/ });
  await pull(page, tools.locator('label', { hasText: /^Size$/ }), 10);
  await expect(heading).toHaveCSS('font-size', '34px');
  await expect(undo).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(heading).toHaveCSS('font-size', '24px');
  await page.mouse.up();
  await expect(undo).toBeDisabled();
  await page.keyboard.down('Shift');
  await pull(page, tools.locator('label', { hasText: /^Size$/ }), 4);
  await expect(heading).toHaveCSS('font-size', '64px');
  await page.mouse.up();
  await page.keyboard.up('Shift');
  await expectSaved(page, uuid, PAGE.replace('<h2>F', '<h2 style="font-size: 64px;">F'));
  await undo.click();
  await expectSaved(page, uuid, PAGE);
});

test('a number keeps its unit', async ({ page }) => {
  const html = PAGE.replace('<h2>F', '<h2 style="font-size:2rem">F');
  const { uuid, tools } = await openHeading(page, html);
  const size = tools.getByRole('textbox', { name: 'Exact size' });
  await expect(size).toHaveValue('2');
  await size.press('ArrowUp');
  await expect(size).toHaveValue('2.1rem');
  await size.press('Enter');
  await expectSaved(page, uuid, html.replace('2rem', '2.1rem'));
  await size.fill('3');
  await size.press('Enter');
  await expectSaved(page, uuid, html.replace('2rem', '3rem'));
});

test('sides are typed alone, in pairs, and all together with a key', async ({ page }) => {
  const { inspector, heading } = await openHeading(page);
  const side = (name: string) => inspector.getByRole('textbox', { name });
  await side('Inside, left').click();
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await expect(heading).toHaveCSS('padding', '0px 0px 0px 12px');
  await inspector.getByRole('button', { name: 'Opposite' }).click();
  await pull(page, side('Inside, top'), 6);
  await page.mouse.up();
  await expect(heading).toHaveCSS('padding', '6px 0px 6px 12px');
  await side('Inside, right').click();
  await page.keyboard.type('5');
  await page.keyboard.press('Control+Enter');
  await expect(heading).toHaveCSS('padding', '5px');
  await inspector.getByRole('button', { name: 'Reset: Inside, right' }).click();
  await expect(heading).toHaveCSS('padding', '5px 0px 5px 5px');
});

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEklEQVR4nGM4EaBxIkCDAUIBACWOBQHSc+X/AAAAAElFTkSuQmCC';

test('a picture is chosen or dropped as a file, and what it shows is asked for', async ({
  page,
}) => {
  const html = PAGE.replace('width="40"', 'srcset="old.png 2x" width="40"');
  const { frame, inspector } = await openEditor(page, html);
  await frame.locator('img').click();
  const file = inspector.locator('input[type=file]');
  await file.setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('no picture'),
  });
  await expect(inspector.getByRole('alert')).toContainText('not a picture');
  await file.setInputFiles({
    name: 'broken.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no picture'),
  });
  await expect(inspector.getByRole('alert')).toContainText('cannot be read');
  await file.setInputFiles({
    name: 'oven.png',
    mimeType: 'image/png',
    buffer: Buffer.from(PIXEL, 'base64'),
  });
  const image = frame.locator('img');
  await expect(image).toHaveAttribute('src', /^\/s\/[0-9a-f-]{36}\/pictures\/\w+-2x2\.webp$/);
  await expect(image).not.toHaveAttribute('srcset');
  // The page has room for 40 pixels, and the picture is square.
  await expect(image).toHaveAttribute('width', '40');
  await expect(image).toHaveAttribute('height', '40');
  await expect(inspector.getByRole('alert')).toHaveCount(0);
  await expect(inspector.getByLabel(/Description for people/)).toBeFocused();
  await page.getByRole('button', { name: /^Undo: / }).click();
  await expect(image).toHaveAttribute('src', /^data:image\/gif/);
  await expect(image).toHaveAttribute('width', '40');
  const dropped = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="5"/>';
    transfer.items.add(new File([drawing], 'oven.svg', { type: 'image/svg+xml' }));
    return transfer;
  });
  await inspector.locator('[data-takes-files]').dispatchEvent('drop', { dataTransfer: dropped });
  await expect(image).toHaveAttribute('src', /^data:image\/svg\+xml/);
});

const DRAWING = `<figure><svg class="art" viewBox="0 0 80 40" width="80" height="40" role="img" aria-label="The oven"><rect fill="#aa3300" width="80" height="40"/></svg></figure>`;

test('a drawing is replaced by a picture, named and recoloured, and has no look of words', async ({
  page,
}) => {
  const html = PAGE.replace(/<img[^>]*>/, DRAWING);
  const { frame, uuid, tools, inspector } = await openEditor(page, html);
  await frame.locator('svg').click();
  const bar = page.getByRole('toolbar', { name: 'Selected element' });
  await expect(bar.getByText('Replace')).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Edit text' })).toHaveCount(0);
  await expect(tools.getByRole('combobox', { name: 'Font' })).toHaveCount(0);
  const name = inspector.getByLabel(/Description for people/);
  await expect(name).toHaveValue('The oven');
  await name.fill('The old oven');
  await name.press('Enter');
  await inspector.getByRole('button', { name: 'Colour 1 #aa3300' }).click();
  const colour = page.getByRole('textbox', { name: 'Colour as CSS' });
  await colour.fill('#0033aa');
  await colour.press('Enter');
  const changed = html.replace('The oven', 'The old oven').replace('#aa3300', '#0033aa');
  await expectSaved(page, uuid, changed);
  await page.keyboard.press('Escape');
  await bar.locator('input[type=file]').setInputFiles({
    name: 'oven.png',
    mimeType: 'image/png',
    buffer: Buffer.from(PIXEL, 'base64'),
  });
  const picture = frame.getByRole('img', { name: 'The old oven' });
  await expect(picture).toHaveAttribute('src', /\/pictures\/\w+-2x2\.webp$/);
  await expect(picture).toHaveAttribute('class', 'art');
  await expect(picture).toHaveCSS('width', '80px');
  await page.getByRole('button', { name: /^Undo: / }).click();
  await expectSaved(page, uuid, changed);
});

test('numbers are said in short, and in full while they are changed', async ({ page }) => {
  const html = PAGE.replace('<h2>F', '<h2 style="padding-left:4.469em;letter-spacing:.6049px">F');
  const { frame, uuid, inspector } = await openEditor(page, html);
  await frame.getByRole('heading', { name: 'Focaccia' }).click();
  const spacing = inspector.getByRole('textbox', { name: 'Letter spacing' });
  const inside = inspector.getByRole('textbox', { name: 'Inside, left' });
  await expect(spacing).toHaveValue('0.6');
  await expect(inside).toHaveValue('4.47em');
  await spacing.focus();
  await expect(spacing).toHaveValue('0.6049px');
  await expect(inspector.getByText('Set on this one')).toBeVisible();
  await inside.focus();
  await expect(inside).toHaveValue('4.469em');
  await expect(spacing).toHaveValue('0.6');
  await expectSaved(page, uuid, html);
});

for (const width of [1440, 1024, 820])
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('selecting and asking for the inspector leave the page its width, and the tools fit', async ({
      page,
    }) => {
      const { frame, tools, inspector } = await openEditor(page);
      const pageWidth = () => frame.locator('body').evaluate(() => window.innerWidth);
      const before = await pageWidth();
      await frame.getByRole('heading', { name: 'Focaccia' }).click();
      await expect(tools.getByRole('textbox', { name: 'Exact size' })).toHaveValue('24');
      expect(await pageWidth()).toBe(before);
      if (width < 1152) await tools.getByRole('button', { name: 'Inspector' }).click();
      await expect(inspector.getByText('Selected')).toBeVisible();
      expect(await pageWidth()).toBe(before);
      const cut = await tools.evaluate((bar) => {
        const { left, right } = bar.getBoundingClientRect();
        return [...bar.querySelectorAll('button, input, select')].filter((control) => {
          const box = control.getBoundingClientRect();
          return box.width > 0 && (box.left < left || box.right > right);
        }).length;
      });
      expect(cut).toBe(0);
    });
  });

test('the tools show what the page has, and technical names only to those who want them', async ({
  page,
}) => {
  const { tools, inspector } = await openHeading(page);
  const selected = (name: string) =>
    tools.getByRole('combobox', { name }).evaluate((box: HTMLSelectElement) => {
      return box.selectedOptions[0]?.textContent;
    });
  expect(await selected('Size')).toBe('2XL');
  expect(await selected('Colour')).toBe('#222222');
  expect(await selected('Background')).toBe('None');
  const path = inspector.getByRole('navigation');
  await expect(path).toHaveText('Page›Section: Focaccia›Card: Focaccia›Title');
  await expect(inspector.getByText('h2')).toHaveCount(0);
  await inspector.getByRole('button', { name: 'Advanced' }).click();
  await inspector.getByRole('checkbox', { name: /Show technical names/ }).check();
  await expect(path).toHaveText('body›section#menu›div.card›h2');
  await page.reload();
  await openShown(page);
  await expect(path).toHaveText('body›section#menu›div.card›h2');
});

async function openShown(page: Page): Promise<void> {
  const { frame } = await editShown(page);
  await frame.getByRole('heading', { name: 'Focaccia' }).click();
}
