import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectSaved, openEditor, PAGE } from './visual-stage.ts';

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
  const { uuid, inspector, heading } = await openHeading(page);
  const undo = page.getByRole('button', { name: /^Undo/ });
  await pull(page, inspector.locator('label', { hasText: /^Size$/ }), 10);
  await expect(heading).toHaveCSS('font-size', '34px');
  await expect(undo).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(heading).toHaveCSS('font-size', '24px');
  await page.mouse.up();
  await expect(undo).toBeDisabled();
  await page.keyboard.down('Shift');
  await pull(page, inspector.locator('label', { hasText: /^Size$/ }), 4);
  await expect(heading).toHaveCSS('font-size', '64px');
  await page.mouse.up();
  await page.keyboard.up('Shift');
  await expectSaved(page, uuid, PAGE.replace('<h2>F', '<h2 style="font-size: 64px;">F'));
  await undo.click();
  await expectSaved(page, uuid, PAGE);
});

test('a number keeps its unit', async ({ page }) => {
  const html = PAGE.replace('<h2>F', '<h2 style="font-size:2rem">F');
  const { uuid, inspector } = await openHeading(page, html);
  const size = inspector.getByRole('textbox', { name: 'Size', exact: true });
  await expect(size).toHaveValue('2rem');
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
