import { expect, type Locator, type Page, test } from '@playwright/test';
import { findInBothSchemes } from './find-violations.ts';
import { takePhoto } from './take-photos.ts';
import { openEditor } from './visual-stage.ts';

const PAGE = `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><title>Forno</title><style>body{margin:0}#oven{width:100%;height:200px}</style></head><body><main><h1>Forno</h1><img id="oven" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="Oven"></main></body></html>`;

const undo = (page: Page) => page.getByRole('button', { name: /^Undo: / });

test('the part of a photo that stays in sight is dragged and moved by keys, one step each', async ({
  page,
}) => {
  const { frame, inspector } = await openEditor(page, PAGE);
  const oven = frame.locator('#oven');
  await oven.click();
  const photo = await takePhoto(page, { name: 'oven.jpg', width: 900, height: 1200 });
  await inspector.locator('input[type=file]').setInputFiles(photo);
  await expect(oven).toHaveAttribute('src', /\/pictures\//);
  const point = inspector.getByRole('slider', { name: 'Part that stays in sight' });
  await expect(point).toHaveAttribute('aria-valuetext', '50% from the left, 50% from the top');
  const area = inspector.locator('[data-focal-area]');
  await area.scrollIntoViewIfNeeded();
  await expect.poll(async () => (await area.boundingBox())?.height).toBeGreaterThan(100);
  const box = await area.boundingBox();
  if (box === null) throw new Error('Nothing to drag in');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height * 0.3, { steps: 4 });
  // Tried on the page, not yet written.
  await expect(oven).toHaveCSS('object-position', '50% 30%');
  await page.mouse.move(box.x + box.width * 0.25, box.y + box.height * 0.1, { steps: 4 });
  await page.mouse.up();
  await expect(oven).toHaveAttribute('style', /object-fit: cover; object-position: 25% 10%/);
  await expect(point).toHaveAttribute('aria-valuetext', '25% from the left, 10% from the top');
  expect(await findInBothSchemes(page)).toEqual([]);
  await page.screenshot({ path: test.info().outputPath('focal.png') });
  await point.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(oven).toHaveCSS('object-position', '30% 15%');
  await undo(page).click();
  await expect(oven).toHaveCSS('object-position', '25% 10%');
  await undo(page).click();
  await expect(oven).not.toHaveAttribute('style', /object/);
  await expect(point).toHaveAttribute('aria-valuetext', '50% from the left, 50% from the top');
});

test('a photo is cut to a shape by keys, one step each', async ({ page }) => {
  const { frame, inspector } = await openEditor(page, PAGE);
  const oven = frame.locator('#oven');
  await oven.click();
  const photo = await takePhoto(page, { name: 'oven.jpg', width: 900, height: 1200 });
  await inspector.locator('input[type=file]').setInputFiles(photo);
  const shapes = inspector.getByRole('group', { name: 'Shape' });
  const shape = (name: string) => shapes.getByRole('button', { name, exact: true });
  await expect(shape('As it is')).toHaveAttribute('aria-pressed', 'true');
  const form = async () => {
    const box = await oven.boundingBox();
    return box === null ? 0 : Math.round((box.width / box.height) * 100) / 100;
  };
  await expect(oven).toHaveAttribute('src', /\/pictures\//);
  await expect(oven).toHaveCSS('height', '200px');
  await shape('1:1').click();
  await expect.poll(form).toBe(1);
  await expect(oven).toHaveCSS('object-fit', 'cover');
  await page.screenshot({ path: test.info().outputPath('shape.png') });
  expect(await findInBothSchemes(page)).toEqual([]);
  await shape('1:1').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(shape('4:3')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(form).toBe(1.33);
  await undo(page).click();
  await expect.poll(form).toBe(1);
  await shape('As it is').click();
  await expect(oven).toHaveCSS('height', '200px');
});

/** Width by height of what a picture of the page holds. */
const aspectOf = (picture: Locator) =>
  picture.evaluate(
    (it: HTMLImageElement) => Math.round((it.naturalWidth / it.naturalHeight) * 100) / 100,
  );

test('a photo is cropped by its edges, dragged or moved by keys, and one step brings it back whole', async ({
  page,
}) => {
  const { frame, inspector } = await openEditor(page, PAGE);
  const oven = frame.locator('#oven');
  await oven.click();
  const photo = await takePhoto(page, { name: 'oven.jpg', width: 1200, height: 900 });
  await inspector.locator('input[type=file]').setInputFiles(photo);
  await expect(oven).toHaveAttribute('src', /\/pictures\//);
  await expect.poll(() => aspectOf(oven)).toBe(1.33);
  const whole = await oven.getAttribute('src');
  await inspector.getByRole('button', { name: 'Crop by the edges' }).click();
  const crop = inspector.getByRole('group', { name: 'Crop', exact: true });
  const done = crop.getByRole('button', { name: 'Crop', exact: true });
  await expect(done).toBeDisabled();
  const area = crop.locator('[data-crop-area]');
  await expect.poll(async () => (await area.boundingBox())?.height).toBeGreaterThan(100);
  const right = crop.getByRole('slider', { name: 'Right edge' });
  await right.scrollIntoViewIfNeeded();
  const [box, handle] = [await area.boundingBox(), await right.boundingBox()];
  if (box === null || handle === null) throw new Error('Nothing to drag');
  await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.5, box.y + box.height * 0.4, { steps: 4 });
  await page.mouse.up();
  await expect(right).toHaveAttribute('aria-valuenow', '50');
  const top = crop.getByRole('slider', { name: 'Top edge' });
  await top.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(top).toHaveAttribute('aria-valuetext', '10%');
  // Nothing is cut before it is said.
  expect(await oven.getAttribute('src')).toBe(whole);
  expect(await findInBothSchemes(page)).toEqual([]);
  await page.screenshot({ path: test.info().outputPath('crop.png') });
  await done.click();
  await expect(oven).not.toHaveAttribute('src', whole ?? '');
  await expect(oven).toHaveAttribute('src', /\/pictures\/.+-600x810\./);
  await expect.poll(() => aspectOf(oven)).toBe(0.74);
  await expect(crop).toHaveCount(0);
  await undo(page).click();
  await expect(oven).toHaveAttribute('src', whole ?? '');
});

test.describe('on a phone, in Italian', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'it-IT',
  });

  test('a finger moves the part that stays in sight', async ({ page }) => {
    const { frame } = await openEditor(page, PAGE, 'it');
    const oven = frame.locator('#oven');
    await oven.tap();
    const bar = page.getByRole('toolbar', { name: 'Elemento selezionato' });
    await bar.getByRole('button', { name: 'Immagine' }).tap();
    const sheet = page.getByRole('dialog');
    const photo = await takePhoto(page, { name: 'oven.jpg', width: 900, height: 1200 });
    await sheet.locator('input[type=file]').setInputFiles(photo);
    const point = sheet.getByRole('slider', { name: 'Parte che resta in vista' });
    const area = sheet.locator('[data-focal-area]');
    await expect(oven).toHaveAttribute('src', /\/pictures\//);
    await expect.poll(async () => (await area.boundingBox())?.height).toBeGreaterThan(100);
    await area.scrollIntoViewIfNeeded();
    const box = await area.boundingBox();
    if (box === null) throw new Error('Nothing to drag in');
    await page.screenshot({ path: test.info().outputPath('phone.png') });
    const touches = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number, y?: number) =>
      touches.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          x === undefined || y === undefined
            ? []
            : [{ x: box.x + box.width * x, y: box.y + box.height * y }],
      });
    await touch('touchStart', 0.5, 0.5);
    await touch('touchMove', 0.5, 0.4);
    await touch('touchMove', 0.8, 0.2);
    // The finger rests: one that is flung away takes the next tap with it.
    await page.waitForTimeout(150);
    await touch('touchMove', 0.8, 0.2);
    await touch('touchEnd');
    await expect(oven).toHaveAttribute('style', /object-fit: cover; object-position: 80% 20%;$/);
    await expect(point).toHaveAttribute('aria-valuetext', '80% da sinistra, 20% dall’alto');
    await page.getByRole('button', { name: /^Annulla: Adattamento/ }).tap();
    await expect(oven).toHaveCSS('object-position', '50% 50%');
    const shape = sheet.getByRole('group', { name: 'Formato' }).getByText('3:4', { exact: true });
    await shape.scrollIntoViewIfNeeded();
    expect((await shape.boundingBox())?.height).toBeGreaterThanOrEqual(40);
    await shape.tap();
    await expect(oven).toHaveCSS('aspect-ratio', '3 / 4');
    await page.screenshot({ path: test.info().outputPath('shape.png') });
    await page.getByRole('button', { name: /^Annulla: Formato/ }).tap();
    await expect(oven).not.toHaveAttribute('style', /aspect-ratio/);
  });

  test('a finger crops a photo', async ({ page }) => {
    const { frame } = await openEditor(page, PAGE, 'it');
    const oven = frame.locator('#oven');
    await oven.tap();
    const bar = page.getByRole('toolbar', { name: 'Elemento selezionato' });
    await bar.getByRole('button', { name: 'Immagine' }).tap();
    const sheet = page.getByRole('dialog');
    const photo = await takePhoto(page, { name: 'oven.jpg', width: 1200, height: 900 });
    await sheet.locator('input[type=file]').setInputFiles(photo);
    await expect(oven).toHaveAttribute('src', /\/pictures\//);
    await sheet.getByRole('button', { name: 'Ritaglia dai bordi' }).tap();
    const crop = sheet.getByRole('group', { name: 'Ritaglio' });
    const bottom = crop.getByRole('slider', { name: 'Bordo inferiore' });
    const area = crop.locator('[data-crop-area]');
    await expect.poll(async () => (await area.boundingBox())?.height).toBeGreaterThan(100);
    await crop.getByRole('button', { name: 'Ritaglia', exact: true }).scrollIntoViewIfNeeded();
    const [box, handle] = [await area.boundingBox(), await bottom.boundingBox()];
    if (box === null || handle === null) throw new Error('Nothing to drag');
    const touches = await page.context().newCDPSession(page);
    const x = handle.x + handle.width / 2;
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      touches.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: y === undefined ? [] : [{ x, y }],
      });
    await touch('touchStart', handle.y + handle.height / 2);
    await touch('touchMove', box.y + box.height * 0.7);
    await touch('touchMove', box.y + box.height * 0.5);
    await page.waitForTimeout(150);
    await touch('touchMove', box.y + box.height * 0.5);
    await touch('touchEnd');
    await expect(bottom).toHaveAttribute('aria-valuenow', '50');
    await page.screenshot({ path: test.info().outputPath('crop-phone.png') });
    await crop.getByRole('button', { name: 'Ritaglia', exact: true }).tap();
    await expect(oven).toHaveAttribute('src', /\/pictures\/.+-1200x450\./);
  });
});
