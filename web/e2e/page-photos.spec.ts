import { expect, test } from '@playwright/test';
import { copyPhoto, dragFiles } from './drop-files.ts';
import { takePhoto } from './take-photos.ts';
import { expectSaved, openEditor } from './visual-stage.ts';

const GAP = `<figure id="gap" data-placeholder="photo"><svg class="art" viewBox="0 0 400 300" role="img" aria-label="Photo: the oven" style="width:100%"><rect fill="#aa3300" width="400" height="300"/></svg></figure>`;
const PAGE = `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><title>Forno</title><style>body{margin:0}</style></head><body><main><h1>Forno</h1>${GAP}<section id="s"><h2 id="h">Our bread</h2><p id="p">Every day.</p></section></main></body></html>`;

const PHOTO = { name: 'oven.jpg', width: 1200, height: 900 };

test('a file that is dropped on a missing photograph takes its place, and one step takes it back', async ({
  page,
}) => {
  const { frame, uuid } = await openEditor(page, PAGE);
  const files = await dragFiles(page, [await takePhoto(page, PHOTO)]);
  await files.over(frame.locator('#gap'));
  await expect.poll(async () => await frame.locator('bluewave-editor').count()).toBe(1);
  await page.screenshot({ path: test.info().outputPath('over-picture.png') });
  await files.drop();
  const shown = frame.locator('#gap:not([data-placeholder]) img[srcset*="/pictures/"]');
  await expect(shown).toHaveCount(1);
  await expect(shown).toHaveAttribute('alt', 'Forno');
  await page.getByRole('button', { name: /^Undo: / }).click();
  await expectSaved(page, uuid, PAGE);
});

test('files that are dropped elsewhere stand behind the block under them, in order', async ({
  page,
}) => {
  const { frame, uuid } = await openEditor(page, PAGE);
  const photos = [await takePhoto(page, PHOTO), await takePhoto(page, { ...PHOTO, name: 'b.jpg' })];
  const files = await dragFiles(page, photos);
  await files.over(frame.locator('#h'), { x: 0.3, y: 0.9 });
  await page.screenshot({ path: test.info().outputPath('between.png') });
  await files.drop();
  await expect(frame.locator('#h + figure + figure + #p')).toHaveCount(1);
  await expect(frame.locator('#h + figure img')).toHaveAttribute('alt', 'Our bread');
  await page.getByRole('button', { name: /^Undo: / }).click();
  await expectSaved(page, uuid, PAGE);
});

test('what is no photograph is refused with a sentence over the page, which stays as it is', async ({
  page,
}) => {
  const { frame, uuid } = await openEditor(page, PAGE);
  const file = (name: string, text: string) => ({
    name,
    mimeType: '',
    buffer: Buffer.from(text),
  });
  const script = file('run.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>');
  const files = await dragFiles(page, [
    file('notes.txt', 'no picture'),
    file('broken.png', '\u0089PNG'),
    { ...script, buffer: Buffer.concat([script.buffer, Buffer.alloc(300_000, 'x')]) },
  ]);
  await files.over(frame.locator('#gap'));
  await files.drop();
  for (const name of ['notes.txt', 'broken.png', 'run.svg'])
    await expect(page.getByRole('button', { name: `Take ${name} off this list` })).toBeVisible();
  await expect(page.getByText(/not a picture that browsers show/)).toBeVisible();
  await expectSaved(page, uuid, PAGE);
});

test('a picture of the clipboard takes the place of the selected one, or stands behind what is selected', async ({
  page,
}) => {
  const { frame, uuid } = await openEditor(page, PAGE);
  await copyPhoto(page, 900, 600);
  await frame.locator('#gap svg').click();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(frame.locator('#gap img[srcset*="/pictures/"]')).toHaveCount(1);
  await page.getByRole('button', { name: /^Undo: / }).click();
  await expectSaved(page, uuid, PAGE);
  await frame.locator('#p').click();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(frame.locator('#p + figure img')).toHaveCount(1);
  // The keyboard is with the builder now.
  await page.getByRole('button', { name: /^Undo: / }).click();
  await expectSaved(page, uuid, PAGE);
});
