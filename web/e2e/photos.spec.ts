import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { findInBothSchemes } from './find-violations.ts';
import { pressPanel } from './open-site.ts';
import { drawTool } from './open-tool.ts';
import { type PhotoFile, SECRET, takePhoto } from './take-photos.ts';
import { expectSaved, openEditor } from './visual-stage.ts';

const SALON = drawTool(
  'Hair salon Aurora in Turin, with a gallery of our work, services and prices. Sections: services, gallery, about, contact',
);

async function storedHtml(page: Page, uuid: string): Promise<string> {
  const answer = await page.request.get(`/api/s/${uuid}`);
  return ((await answer.json()) as { html: string }).html;
}

async function threePhotos(page: Page): Promise<PhotoFile[]> {
  return [
    await takePhoto(page, { name: 'salon.jpg', width: 2400, height: 1600 }),
    await takePhoto(page, { name: 'upright-cut.jpg', width: 2000, height: 1500, orientation: 6 }),
    await takePhoto(page, { name: 'colour.jpg', width: 1000, height: 800 }),
  ];
}

const CREDIT = {
  title: 'Scissors',
  author: 'Ada',
  authorUrl: 'https://photos.example/ada',
  licence: 'CC BY 4.0',
  licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
  source: 'Openverse',
  sourceUrl: 'https://photos.example/scissors',
};

const adder = (page: Page) => page.getByLabel('Add photos');

test('a batch of photos goes where it fits, without its place, and one step takes it back', async ({
  page,
}) => {
  const { frame, uuid } = await openEditor(page, SALON);
  await pressPanel(page, 'Pictures');
  const notes = { name: 'notes.jpg', mimeType: 'text/plain', buffer: Buffer.from('no picture') };
  await adder(page).setInputFiles([...(await threePhotos(page)), notes]);
  const panel = page.getByRole('complementary', { name: 'Pictures' });
  const tiles = panel.getByRole('list', { name: 'Pictures of this site' }).getByRole('listitem');
  await expect(tiles).toHaveCount(3);
  await expect(panel.getByText('notes.jpg')).toBeVisible();
  await expect(panel.getByText(/not a picture that browsers show/)).toBeVisible();
  await panel.getByRole('button', { name: 'Take notes.jpg off this list' }).click();

  await panel.getByRole('button', { name: 'Put 3 photos into the page' }).click();
  const photos = frame.locator('img[src*="/pictures/"]');
  await expect(photos).toHaveCount(3);
  await expect(photos.first()).toHaveAttribute('fetchpriority', 'high');
  await expect(photos.last()).toHaveAttribute('loading', 'lazy');
  await expect(panel.getByText('On the page')).toHaveCount(3);
  for (const photo of await photos.all()) {
    await expect(photo).toHaveAttribute('alt', /\S/);
    await photo.scrollIntoViewIfNeeded();
    await expect
      .poll(async () => await photo.evaluate((it: HTMLImageElement) => it.naturalWidth))
      .toBeGreaterThan(0);
  }
  await expect
    .poll(async () => (await storedHtml(page, uuid)).match(/<img[^>]* srcset=/g)?.length)
    .toBe(3);
  const html = await storedHtml(page, uuid);
  const addresses = [...new Set(html.match(/\/s\/[0-9a-f-]{36}\/pictures\/[\w-]+\.webp/g))];
  expect(addresses).toHaveLength(8);
  for (const address of addresses) {
    const bytes = await (await page.request.get(address)).body();
    expect(bytes.includes('Exif') || bytes.includes(SECRET.slice(0, 3))).toBe(false);
  }
  // What was taken upright stands upright.
  expect(addresses.filter((address) => /-1500x2000\./.test(address))).toHaveLength(1);
  expect(await findInBothSchemes(page)).toEqual([]);

  await page.getByRole('button', { name: /^Undo: / }).click();
  await expect(photos).toHaveCount(0);
  await expectSaved(page, uuid, SALON);
  await expect(tiles).toHaveCount(3);
  await tiles
    .first()
    .getByRole('button', { name: /^Delete this picture/ })
    .click();
  await expect(tiles).toHaveCount(2);
});

test('a browser that writes AVIF keeps photographs as AVIF in each width, and visitors get them', async ({
  page,
}) => {
  const sizes = [
    [480, 360],
    [960, 720],
    [1200, 900],
  ] as const;
  const written = await Promise.all(
    sizes.map(async ([width, height]) => {
      const create = { width, height, channels: 3, background: 'teal' } as const;
      const bytes = await sharp({ create }).avif({ effort: 0 }).toBuffer();
      return [`${width}x${height}`, bytes.toString('base64')] as const;
    }),
  );
  // Chromium writes none: its worker is given what another browser would write.
  await page.route('**/photo-worker*.js', async (route) => {
    const answer = await route.fetch();
    const writer = `{
      const written = new Map(${JSON.stringify(written)});
      const own = OffscreenCanvas.prototype.convertToBlob;
      OffscreenCanvas.prototype.convertToBlob = function (options) {
        if (options?.type !== 'image/avif') return own.call(this, options);
        const base64 = written.get(this.width + 'x' + this.height) ?? '';
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        return Promise.resolve(new Blob([bytes], { type: 'image/avif' }));
      };
    }`;
    await route.fulfill({ response: answer, body: writer + (await answer.text()) });
  });
  const { frame, uuid } = await openEditor(page, SALON);
  await pressPanel(page, 'Pictures');
  await adder(page).setInputFiles(
    await takePhoto(page, { name: 'salon.jpg', width: 1200, height: 900 }),
  );
  await page.getByRole('button', { name: 'Put one photo into the page' }).click();
  const photo = frame.locator('img[srcset*=".avif"]');
  await expect(photo).toHaveCount(1);
  await expect
    .poll(async () => await photo.evaluate((it: HTMLImageElement) => it.naturalWidth))
    .toBeGreaterThan(0);
  await expect.poll(async () => await storedHtml(page, uuid)).toMatch(/-1200x900\.avif 1200w/);
  const [address = ''] = /\/s\/[^"' ]+\.avif/.exec(await storedHtml(page, uuid)) ?? [];
  const served = await page.request.get(address);
  expect([served.status(), served.headers()['content-type']]).toEqual([200, 'image/avif']);
});

test('what a broken line kept back is tried again, and what was called off leaves nothing', async ({
  page,
}) => {
  await openEditor(page, SALON);
  await pressPanel(page, 'Pictures');
  const photo = await takePhoto(page, { name: 'salon.jpg', width: 1200, height: 800 });
  await page.route('**/pictures', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await adder(page).setInputFiles(photo);
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.unroute('**/pictures');
  await again.click();
  const tiles = page.getByRole('list', { name: 'Pictures of this site' }).getByRole('listitem');
  await expect(tiles).toHaveCount(1);
  await expect(again).toHaveCount(0);
  // The same photo again is the same picture.
  await adder(page).setInputFiles(photo);
  await expect(page.getByText(/being prepared/)).toHaveCount(0);
  await expect(tiles).toHaveCount(1);
});

test('a free photograph is searched for, and kept with the site when it is chosen', async ({
  page,
}) => {
  const { frame } = await openEditor(page, SALON);
  const photo = await takePhoto(page, { name: 'found.jpg', width: 1300, height: 900 });
  const id = crypto.randomUUID();
  await page.route('**/api/photos?*', (route) =>
    route.fulfill({
      json: {
        ok: true,
        photos: [{ source: 'openverse', id, title: 'Scissors', creator: 'Ada', credit: CREDIT }],
      },
    }),
  );
  await page.route('**/api/photos/file?*', (route) =>
    route.fulfill({ body: photo.buffer, contentType: photo.mimeType }),
  );
  await pressPanel(page, 'Pictures');
  await page.getByText('Free photographs').click();
  const search = page.getByRole('searchbox', { name: 'What the photo is to show' });
  await search.fill('scissors');
  await search.press('Enter');
  await page.getByRole('button', { name: 'Add to this site: Scissors' }).click();
  const tiles = page.getByRole('list', { name: 'Pictures of this site' }).getByRole('listitem');
  await expect(tiles).toHaveCount(1);
  await tiles.getByRole('button', { name: /^Show on the page/ }).click();
  const credits = frame.locator('[data-photo-credits]');
  await expect(credits).toHaveText(
    'Photos: “Scissors” by Ada (CC BY 4.0, from Openverse, resized).',
  );
  // Another photo in its place takes the credit along, and one step brings both back.
  const own = await takePhoto(page, { name: 'own.jpg', width: 1100, height: 700 });
  await adder(page).setInputFiles(own);
  await expect(tiles).toHaveCount(2);
  await frame.locator('img[src*="/pictures/"]').click();
  await tiles
    .first()
    .getByRole('button', { name: /^Show on the page/ })
    .click();
  await expect(credits).toHaveCount(0);
  await page.getByRole('button', { name: /^Undo: / }).click();
  await expect(credits).toContainText('by Ada');
});

test('what a placed photo shows is proposed, and said when it is confirmed', async ({ page }) => {
  await page.route('**/api/config', async (route) => {
    const answer = await route.fetch();
    const json = { ...((await answer.json()) as object), describesPictures: true };
    await route.fulfill({ json });
  });
  await page.route('**/api/pictures/description', (route) =>
    route.fulfill({ json: { ok: true, description: 'A woman cutting hair' } }),
  );
  const { frame, inspector } = await openEditor(page, SALON);
  await pressPanel(page, 'Pictures');
  await adder(page).setInputFiles(
    await takePhoto(page, { name: 'IMG_0042.jpg', width: 1200, height: 800 }),
  );
  await page.getByRole('button', { name: 'Put one photo into the page' }).click();
  const photo = frame.locator('img[src*="/pictures/"]');
  await photo.click();
  await expect(inspector.getByText('“A woman cutting hair”')).toBeVisible();
  // Until then it is the words of the section, never the name of the file.
  await expect(photo).not.toHaveAttribute('alt', /IMG_0042|A woman/);
  await inspector.getByRole('button', { name: 'Use this' }).click();
  await expect(photo).toHaveAttribute('alt', 'A woman cutting hair');
  await expect(inspector.getByText('“A woman cutting hair”')).toHaveCount(0);
});

test('“Metti le mie foto” opens the pictures and costs nothing', async ({ page }) => {
  await openEditor(page, SALON);
  const asked = page.waitForRequest('**/api/ask-ai', { timeout: 4_000 }).catch(() => null);
  const box = page.getByRole('textbox', { name: 'Ask AI' });
  await box.fill('Metti le mie foto');
  await box.press('Enter');
  await expect(adder(page)).toBeAttached();
  await expect(box).toHaveValue('');
  expect(await asked).toBeNull();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a picture is tapped and replaced from the library', async ({ page }) => {
    const { frame, uuid } = await openEditor(page, SALON);
    await frame.locator('svg.art').first().tap();
    const bar = page.getByRole('toolbar', { name: 'Selected element' });
    const photo = await takePhoto(page, { name: 'salon.jpg', width: 1800, height: 1200 });
    await bar.getByRole('button', { name: 'Picture' }).tap();
    await page.getByRole('dialog').locator('input[type=file]').setInputFiles(photo);
    await expect(frame.locator('img[srcset*="/pictures/"]')).toHaveCount(1);
    await expect.poll(async () => await storedHtml(page, uuid)).toMatch(/-1600x1067\.webp 1600w/);
  });

  test('one tap on a picture or a gap offers the camera and the library', async ({ page }) => {
    const { frame, uuid } = await openEditor(page, SALON);
    const choice = page.getByRole('group', { name: 'Photo', exact: true });
    await frame.locator('h1').tap();
    await expect(page.getByRole('button', { name: 'Text', exact: true })).toBeVisible();
    await expect(choice).toHaveCount(0);

    await frame.locator('svg.slot').first().tap();
    const camera = choice.getByLabel('Take a photo');
    await expect(camera).toHaveAttribute('capture', 'environment');
    await expect(camera).toHaveAttribute('accept', 'image/*');
    for (const label of await choice.locator('label').all())
      expect((await label.boundingBox())?.height).toBeGreaterThanOrEqual(40);
    expect(await findInBothSchemes(page)).toEqual([]);
    await page.screenshot({ path: test.info().outputPath('choice.png') });
    await camera.setInputFiles(
      await takePhoto(page, { name: 'image.jpg', width: 1200, height: 1600, orientation: 6 }),
    );
    const photo = frame.locator('img[srcset*="/pictures/"]');
    await expect(photo).toHaveCount(1);
    const library = choice.getByLabel('Choose a photo');
    await expect(library).not.toHaveAttribute('capture');
    const taken = await photo.getAttribute('src');
    const notes = { name: 'notes.jpg', mimeType: 'text/plain', buffer: Buffer.from('no picture') };
    await library.setInputFiles(notes);
    await expect(choice.getByRole('alert')).toContainText('not a picture that browsers show');
    await page.screenshot({ path: test.info().outputPath('refused.png') });
    await library.setInputFiles(
      await takePhoto(page, { name: 'salon.jpg', width: 1800, height: 1200 }),
    );
    await expect(photo).not.toHaveAttribute('src', taken ?? '');
    await expect(choice.getByRole('alert')).toHaveCount(0);
    for (let steps = 0; steps < 2; steps += 1)
      await page.getByRole('button', { name: /^Undo: / }).tap();
    await expect(photo).toHaveCount(0);
    await expectSaved(page, uuid, SALON);
  });

  test('a batch is chosen in the sheet and put into the page', async ({ page }) => {
    const { frame } = await openEditor(page, SALON);
    await pressPanel(page, 'Pictures');
    await adder(page).setInputFiles(await threePhotos(page));
    await page.getByRole('button', { name: 'Put 3 photos into the page' }).tap();
    await expect(frame.locator('img[srcset*="/pictures/"]')).toHaveCount(3);
  });
});
