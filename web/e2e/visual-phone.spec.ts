import { expect, test } from '@playwright/test';
import { findInBothSchemes } from './find-violations.ts';
import { openPanelMenu, saveSite, shareOfPage, untilEditable } from './open-site.ts';
import { expectSaved, openEditor, PAGE } from './visual-stage.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const PHONE_PAGE = PAGE.replace(
  '<title>',
  '<meta name="viewport" content="width=device-width"><title>',
).replace('<img', '<div style="height:900px"></div><img');

test('by touch alone: words, colour, size, order, copies, a new part, and back', async ({
  page,
}) => {
  const { frame, uuid } = await openEditor(page, PHONE_PAGE);
  const bar = page.getByRole('toolbar', { name: 'Selected element' });
  const tool = (name: string) => bar.getByRole('button', { name });
  const focaccia = frame.getByRole('heading', { name: 'Focaccia' });
  const undo = page.getByRole('button', { name: /^Undo: / });
  await expect(page.getByText('Tap anything to change it.')).toBeVisible();
  await focaccia.tap();
  await tool('Text').tap();
  await page.keyboard.press('End');
  await page.keyboard.type(' ligure');
  await expect(page.getByRole('button', { name: 'Done', exact: true })).toHaveCount(1);
  await page.getByRole('button', { name: 'Done', exact: true }).tap();
  await expectSaved(page, uuid, PHONE_PAGE.replace('Focaccia', 'Focaccia ligure'));
  await undo.tap();
  await expectSaved(page, uuid, PHONE_PAGE);

  await tool('Colour').tap();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Green' }).tap();
  await expect(focaccia).toHaveCSS('color', 'rgb(21, 128, 61)');
  const [box, window] = [await sheet.boundingBox(), page.viewportSize()];
  expect(box?.height).toBeLessThanOrEqual((window?.height ?? 0) * 0.45 + 1);
  await sheet.getByRole('button', { name: 'Close inspector' }).tap();
  await expect(sheet).toHaveCount(0);
  await undo.tap();

  await tool('Size').tap();
  await sheet.getByRole('button', { name: '2XL', exact: true }).tap();
  await expect(focaccia).toHaveCSS('font-size', '24px');
  await sheet.getByRole('button', { name: 'Close inspector' }).tap();
  await undo.tap();

  await tool('Container').tap();
  // The top bar has the only button of this name.
  await expect(page.getByRole('button', { name: 'More', exact: true })).toHaveCount(1);
  await tool('Style').tap();
  await sheet.getByRole('button', { name: 'Move down' }).tap();
  await expect(frame.locator('.card h2')).toHaveText(['Ciabatta', 'Focaccia']);
  await sheet.getByRole('button', { name: 'Move up' }).tap();
  await expect(frame.locator('.card h2')).toHaveText(['Focaccia', 'Ciabatta']);
  await sheet.getByRole('button', { name: 'Duplicate', exact: true }).tap();
  await expect(frame.locator('.card h2')).toHaveText(['Focaccia', 'Focaccia', 'Ciabatta']);
  await sheet.getByRole('button', { name: 'Delete', exact: true }).tap();
  await expect(frame.locator('.card h2')).toHaveText(['Focaccia', 'Ciabatta']);
  await expectSaved(page, uuid, PHONE_PAGE);
  await openPanelMenu(page, 'Insert');
  await sheet.getByRole('button', { name: 'Divider' }).tap();
  await expect(frame.locator('hr')).toHaveCount(1);
  await undo.tap();
  await expectSaved(page, uuid, PHONE_PAGE);
});

test('by touch alone: a word is made bold and linked', async ({ page }) => {
  const { frame, uuid } = await openEditor(page, PHONE_PAGE);
  const format = page.getByRole('toolbar', { name: 'Format the selected words' });
  const story = frame.locator('#story');
  async function chooseWord(): Promise<void> {
    await story.tap();
    await page.getByRole('button', { name: 'Text', exact: true }).tap();
    await expect(format).toBeVisible();
    // The word “Since”.
    for (let taps = 0; taps < 2; taps += 1) await story.tap({ position: { x: 12, y: 8 } });
  }
  await chooseWord();
  for (const button of await format.getByRole('button').all()) {
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(40);
  }
  await format.getByRole('button', { name: 'Bold' }).tap();
  await page.getByRole('button', { name: 'Done', exact: true }).tap();
  const bold = PHONE_PAGE.replace('Since <b>', '<strong>Since</strong> <b>');
  await expectSaved(page, uuid, bold);
  await page.getByRole('button', { name: /^Undo: / }).tap();
  await expectSaved(page, uuid, PHONE_PAGE);

  await chooseWord();
  await format.getByRole('button', { name: 'Link' }).tap();
  const address = format.getByLabel('Address of the link; empty removes it');
  expect((await address.boundingBox())?.height).toBeGreaterThanOrEqual(40);
  await address.fill('forno.it');
  await format.getByRole('button', { name: 'Set link' }).tap();
  await expect(address).toHaveCount(0);
  await page.getByRole('button', { name: 'Done', exact: true }).tap();
  await expectSaved(
    page,
    uuid,
    PHONE_PAGE.replace('Since <b>', '<a href="https://forno.it">Since</a> <b>'),
  );
});

test('one sheet at a time lies below the page, and what is selected stays in sight', async ({
  page,
}) => {
  const { frame } = await openEditor(page, PHONE_PAGE);
  const focaccia = frame.getByRole('heading', { name: 'Focaccia' });
  const sheet = page.getByRole('dialog');
  const share = async () => ((await sheet.boundingBox())?.height ?? 0) / 844;
  await focaccia.tap();
  await page.getByRole('toolbar').getByRole('button', { name: 'Style' }).tap();
  await expect(sheet).toHaveAccessibleName('Style');
  for (const panel of ['Theme', 'Layers']) {
    await openPanelMenu(page, panel);
    await expect(sheet).toHaveAccessibleName(panel);
    expect(await share()).toBeLessThanOrEqual(0.451);
    await expect(focaccia).toBeInViewport({ ratio: 1 });
    const [below, title] = [await sheet.boundingBox(), await focaccia.boundingBox()];
    expect((title?.y ?? 0) + (title?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  }
  await page.getByRole('button', { name: 'Make the panel taller' }).tap();
  await expect.poll(share).toBeGreaterThan(0.8);
  await page.getByRole('button', { name: 'Make the panel shorter' }).tap();
  await expect.poll(share).toBeLessThanOrEqual(0.451);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
});

test('with several open documents the page has 65 % of a phone’s height', async ({ page }) => {
  await openEditor(page, PHONE_PAGE);
  await page.goto(`/builder?site=${await saveSite(page, PHONE_PAGE, 'Second site')}`);
  await untilEditable(page);
  await expect(page.getByRole('tab')).toHaveCount(2);
  expect(await shareOfPage(page)).toBeGreaterThanOrEqual(0.65);
});

test('a part is dragged by its handle with a finger', async ({ page }) => {
  const { frame } = await openEditor(page, PHONE_PAGE);
  await frame.getByRole('heading', { name: 'Ciabatta' }).tap();
  await page.getByRole('button', { name: 'Container' }).tap();
  const card = frame.locator('.card').last();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const [from, to] = [await card.boundingBox(), await frame.locator('.card').first().boundingBox()];
  if (from === null || to === null) throw new Error('Nothing to drag');
  const touches = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    touches.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: from.x + 12, y }],
    });
  // The handle is the name above the box.
  await touch('touchStart', from.y - 8);
  await touch('touchMove', from.y - 30);
  await touch('touchMove', to.y + 8);
  await touch('touchMove', to.y + 6);
  await touch('touchEnd');
  await expect(frame.locator('.card h2')).toHaveText(['Ciabatta', 'Focaccia']);
});

test('the tools of a phone have no accessibility violations', async ({ page }) => {
  const { frame } = await openEditor(page, PHONE_PAGE);
  await frame.getByRole('heading', { level: 1 }).tap();
  await page.getByRole('button', { name: 'Style' }).last().tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await findInBothSchemes(page)).toEqual([]);
});
