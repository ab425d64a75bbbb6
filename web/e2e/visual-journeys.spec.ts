import { expect, test } from '@playwright/test';
import { expectSaved, openEditor, PAGE } from './visual-stage.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('by keyboard alone: walk, write, move, copy, delete, colour, insert, and back', async ({
  page,
}) => {
  const { frame, uuid, tools, inspector } = await openEditor(page);
  const titles = frame.locator('.card h2');
  const path = inspector.getByRole('navigation').locator('[aria-current]');
  await page.getByRole('button', { name: 'Layers', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('tree').focus();
  await page.keyboard.press('End');
  await expect(path).toHaveText('Picture');
  await page.locator('main iframe[title]').focus();
  await page.keyboard.press('ArrowUp');
  await expect(path).toHaveText('Section: Focaccia');
  await page.keyboard.press('Enter');
  await expect(path).toHaveText('Card: Focaccia');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(titles).toHaveText(['Ciabatta', 'Focaccia']);
  await page.keyboard.press('ControlOrMeta+d');
  await expect(titles).toHaveText(['Ciabatta', 'Focaccia', 'Focaccia']);
  await page.keyboard.press('Delete');
  await expect(titles).toHaveText(['Ciabatta', 'Focaccia']);
  await expect(path).toHaveText('Card: Focaccia');
  await page.keyboard.press('Enter');
  await expect(path).toHaveText('Title');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('toolbar', { name: 'Format the selected words' })).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  await page.keyboard.press('Enter');
  await expect(titles).toHaveText(['Ciabatta', 'Focaccia!']);
  await tools.getByRole('combobox', { name: 'Background' }).focus();
  await page.keyboard.type('Yellow');
  await expect(titles.last()).toHaveCSS('background-color', 'rgb(254, 249, 195)');
  await page.getByRole('button', { name: 'Insert', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Divider' }).focus();
  await page.keyboard.press('Enter');
  await expect(frame.locator('hr')).toHaveCount(1);
  for (let steps = 0; steps < 6; steps += 1) {
    await page.keyboard.press('ControlOrMeta+z');
    await expect(page.getByRole('button', { name: /^Redo: / })).toBeEnabled();
  }
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();
  await expectSaved(page, uuid, PAGE);
});

test('elements are copied and pasted, and what is pasted into a text comes without formats', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { frame } = await openEditor(page);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Copy HTML of the page' }).click();
  await expect.poll(copied).toBe(PAGE);
  await frame.getByRole('heading', { name: 'Focaccia' }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('ControlOrMeta+c');
  await expect(page.getByText('HTML copied to the clipboard').first()).toBeVisible();
  await expect.poll(copied).toContain('<div class="card"><h2>Focaccia</h2>');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(frame.locator('.card h2')).toHaveText(['Focaccia', 'Focaccia', 'Ciabatta']);
  await page.evaluate(async () => {
    const html = new Blob(['<b onclick="x()">Rosetta</b>'], { type: 'text/html' });
    const text = new Blob(['Rosetta'], { type: 'text/plain' });
    await navigator.clipboard.write([new ClipboardItem({ [html.type]: html, [text.type]: text })]);
  });
  await frame.getByRole('heading', { name: 'Ciabatta' }).dblclick();
  await expect(page.getByRole('toolbar', { name: 'Format the selected words' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+v');
  await page.keyboard.press('Enter');
  await expect(frame.locator('.card h2').last()).toHaveText('Rosetta');
  expect(await frame.locator('.card h2').last().innerHTML()).toBe('Rosetta');
});

test('a drag to the edge of the page scrolls it', async ({ page }) => {
  const html = PAGE.replace('<section', '<div style="height:2000px"></div><section');
  const { frame } = await openEditor(page, html);
  const story = frame.locator('#story');
  await story.click();
  const [box, room] = [
    await story.boundingBox(),
    await page.locator('main iframe[title]').boundingBox(),
  ];
  if (box === null || room === null) throw new Error('Nothing to drag');
  await page.mouse.move(box.x + 30, box.y + 8);
  await page.mouse.down();
  await page.mouse.move(box.x + 40, box.y + 60);
  await page.mouse.move(box.x + 40, room.y + room.height - 5, { steps: 4 });
  const last = frame.locator('.card').last();
  // The page scrolls until its end: before, nothing on it stands still.
  const restOfPage = () =>
    frame
      .locator('html')
      .evaluate((root) => root.scrollHeight - root.clientHeight - root.scrollTop);
  await expect.poll(restOfPage).toBeLessThan(1);
  const target = await last.boundingBox();
  if (target === null) throw new Error('No target');
  await page.mouse.move(target.x + 40, target.y + target.height / 2);
  await page.mouse.up();
  await expect(frame.locator('#menu #story')).toHaveCount(1);
});

test.describe('in italiano', () => {
  test.use({ locale: 'it-IT' });

  test('dal clic alla pagina salvata', async ({ page }) => {
    const { frame, uuid, tools, inspector } = await openEditor(page, PAGE, 'it');
    await frame.getByRole('heading', { name: 'Focaccia' }).click();
    await expect(inspector.getByText('Selezionato')).toBeVisible();
    await tools.getByRole('combobox', { name: 'Colore' }).selectOption('Rosso');
    await inspector.getByRole('textbox', { name: 'Spazio interno a sinistra' }).fill('1,5');
    await page.keyboard.press('Enter');
    await expect(frame.getByRole('heading', { name: 'Focaccia' })).toHaveCSS(
      'padding-left',
      '1.5px',
    );
    await page.getByRole('button', { name: 'Sposta elemento giù' }).click();
    await inspector.getByRole('button', { name: 'Contenuto' }).click();
    await inspector.getByRole('textbox', { name: 'Testo' }).fill('Focaccia ligure');
    await page.keyboard.press('ControlOrMeta+Enter');
    await page.getByRole('button', { name: 'Cronologia', exact: true }).click();
    await expect(page.getByText(/Colore/).first()).toBeVisible();
    await expectSaved(
      page,
      uuid,
      PAGE.replace(
        '<h2>Focaccia</h2><p>5 &euro;</p>',
        '<p>5 &euro;</p><h2 style="color: #dc2626; padding-left: 1.5px;">Focaccia ligure</h2>',
      ),
    );
    for (let steps = 0; steps < 4; steps += 1)
      await page.getByRole('button', { name: /^Annulla: / }).click();
    await expectSaved(page, uuid, PAGE);
  });
});
