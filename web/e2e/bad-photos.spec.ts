import { expect, type Page, test } from '@playwright/test';
import { makeGif, makeJpeg, makePng, makeWebp } from '#worker/testing/picture-bytes.ts';
import { copyPhoto, dragFiles } from './drop-files.ts';
import { pressPanel } from './open-site.ts';
import { drawTool } from './open-tool.ts';
import { type PhotoFile, takePhoto } from './take-photos.ts';
import { openEditor } from './visual-stage.ts';

const SALON = drawTool(
  'Hair salon Aurora in Turin, with a gallery of our work, services and prices. Sections: services, gallery, about, contact',
);
const HOSTILE = '<script>alert(1)</script>';

const SCREENS = [
  { name: 'on a desktop', use: {} },
  {
    name: 'on a phone',
    use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  },
] as const;

const adder = (page: Page) => page.getByLabel('Add photos');
const tiles = (page: Page) =>
  page.getByRole('list', { name: 'Pictures of this site' }).getByRole('listitem');

function file(name: string, mimeType: string, bytes: string | Uint8Array): PhotoFile {
  return { name, mimeType, buffer: Buffer.from(bytes) };
}

/** Files that are no use, and what is said of each. */
const REFUSED: readonly [PhotoFile, RegExp][] = [
  [file('beach.heic', 'image/heic', '\0\0\0\u0018ftypheic\0\0\0\0mif1heic'), /cannot open HEIC/],
  [
    file('moving.gif', 'image/gif', makeGif({ width: 400, height: 300, isAnimated: true })),
    /This picture moves/,
  ],
  [file('line.png', 'image/png', makePng({ width: 1, height: 100_000 })), /too long and thin/],
  [file('bomb.png', 'image/png', makePng({ width: 20_000, height: 20_000 })), /too many pixels/],
  [file('torn.jpg', 'image/jpeg', makeJpeg({ width: 900, height: 600 }).slice(0, -4)), /damaged/],
  [file('empty.webp', 'image/webp', makeWebp({ width: 900, height: 600 })), /damaged/],
  [file('page.jpg', 'text/html', HOSTILE), /not a picture that browsers show/],
];

/** What the site keeps, as its panel asks for it. */
async function kept(page: Page, uuid: string) {
  const answer = await page.request.get(`/api/s/${uuid}/pictures`);
  return (await answer.json()) as {
    pictures: {
      name: string;
      variants: { address: string; width: number }[];
      bytes: number;
    }[];
    bytes: number;
    mostBytes: number;
  };
}

/** Three widths that the server takes for a photograph and that fill its room. */
async function fillRoom(page: Page, uuid: string, left: number): Promise<void> {
  for (let nth = 0; ; nth += 1) {
    const { bytes, mostBytes } = await kept(page, uuid);
    const room = mostBytes - bytes - left;
    if (room < 2_000) return;
    const each = Math.floor(Math.min(1_400_000, room / 3));
    const variants = [480, 960, 1600].map((width) => {
      const picture = makeJpeg({ width, height: width / 2 });
      const filled = Buffer.concat([
        picture.slice(0, -2),
        Buffer.alloc(Math.max(1, each - picture.length), nth + 1),
        picture.slice(-2),
      ]);
      return `data:image/jpeg;base64,${filled.toString('base64')}`;
    });
    const answer = await page.request.post(`/api/s/${uuid}/pictures`, { data: { variants } });
    expect(answer.status()).toBe(200);
  }
}

for (const { name, use } of SCREENS)
  test.describe(name, () => {
    test.use(use);

    test('each file that is no use is refused with its reason, and what is hidden in a picture does not come along', async ({
      page,
    }) => {
      const { uuid } = await openEditor(page, SALON);
      await pressPanel(page, 'Pictures');
      const large = await takePhoto(page, { name: 'large.jpg', width: 7_400, height: 5_500 });
      const whole = await takePhoto(page, { name: 'both.png', width: 900, height: 600 });
      const polyglot = file(
        'both.png',
        'image/png',
        Buffer.concat([whole.buffer, Buffer.from(HOSTILE)]),
      );
      const drawing = file(
        'drawing.svg',
        'image/svg+xml',
        `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600" onload="alert(1)"><script>alert(1)</script><rect width="900" height="600" fill="teal"/></svg>`,
      );
      await adder(page).setInputFiles([...REFUSED.map(([one]) => one), large, polyglot, drawing]);
      for (const [{ name: refused }, reason] of REFUSED) {
        const line = page
          .getByRole('listitem')
          .filter({ has: page.getByRole('button', { name: `Take ${refused} off this list` }) });
        await expect(line).toContainText(reason);
      }
      await expect(tiles(page)).toHaveCount(3);
      await page.screenshot({ path: test.info().outputPath('refused.png') });
      const { pictures } = await kept(page, uuid);
      const addresses = pictures.flatMap(({ variants }) => variants);
      expect(Math.max(...addresses.map(({ width }) => width))).toBe(1_600);
      for (const { address } of addresses) {
        expect(address).toMatch(/\.webp$/);
        const bytes = await (await page.request.get(address)).body();
        expect(bytes.includes('script')).toBe(false);
      }
    });

    test('a quota that is full in the middle of a batch keeps what fits, says why, and takes the rest once there is room', async ({
      page,
    }) => {
      const { frame, uuid } = await openEditor(page, SALON);
      await pressPanel(page, 'Pictures');
      const photo = (nth: string) =>
        takePhoto(page, { name: `${nth.repeat(3)}.jpg`, width: 1_000, height: 700 });
      await adder(page).setInputFiles(
        await takePhoto(page, { name: 'a.jpg', width: 1_000, height: 700 }),
      );
      await expect(tiles(page)).toHaveCount(1);
      const [first] = (await kept(page, uuid)).pictures;
      await fillRoom(page, uuid, Math.round((first?.bytes ?? 0) * 1.5));
      const full = (await kept(page, uuid)).pictures.length;
      await adder(page).setInputFiles([await photo('bb'), await photo('ccc'), await photo('dddd')]);
      const again = page.getByRole('button', { name: 'Try again' });
      await expect(again).toBeVisible();
      await expect(page.getByText(/being prepared/)).toHaveCount(0);
      await expect(page.getByText(/You have reached the limit of/)).toHaveCount(2);
      // All widths of a photo are there, or none.
      const { pictures, bytes, mostBytes } = await kept(page, uuid);
      expect(pictures).toHaveLength(full + 1);
      expect(bytes).toBeLessThanOrEqual(mostBytes);
      expect(pictures.reduce((sum, picture) => sum + picture.bytes, 0)).toBe(bytes);
      await page.screenshot({ path: test.info().outputPath('full.png') });
      const [largest] = pictures.toSorted((one, other) => other.bytes - one.bytes);
      await page.request.delete(`/api/s/${uuid}/pictures/${largest?.name}`);
      await again.click();
      await expect(again).toHaveCount(0);
      await expect.poll(async () => (await kept(page, uuid)).pictures.length).toBe(full + 2);
      await expect(frame.locator('h1')).toBeVisible();
    });

    test('a line that breaks in the middle of a batch loses no photo', async ({ page }) => {
      const { frame, uuid } = await openEditor(page, SALON);
      await pressPanel(page, 'Pictures');
      let sent = 0;
      await page.route('**/pictures', (route) => {
        if (route.request().method() !== 'POST') return route.continue();
        sent += 1;
        return sent === 1 ? route.continue() : route.abort('internetdisconnected');
      });
      await adder(page).setInputFiles([
        await takePhoto(page, { name: 'one.jpg', width: 1_000, height: 700 }),
        await takePhoto(page, { name: 'three.jpg', width: 1_100, height: 700 }),
        await takePhoto(page, { name: 'fifteen.jpg', width: 1_200, height: 700 }),
      ]);
      const again = page.getByRole('button', { name: 'Try again' });
      await expect(again).toBeVisible();
      await expect(page.getByText(/being prepared/)).toHaveCount(0);
      await expect(tiles(page)).toHaveCount(1);
      await page.unroute('**/pictures');
      await again.click();
      await expect(tiles(page)).toHaveCount(3);
      expect((await kept(page, uuid)).pictures).toHaveLength(3);
      await page.getByRole('button', { name: 'Put 3 photos into the page' }).click();
      const photos = frame.locator('img[srcset*="/pictures/"]');
      await expect(photos).toHaveCount(3);
      await page.getByRole('button', { name: /^Undo: / }).click();
      await expect(photos).toHaveCount(0);
      await expect(tiles(page)).toHaveCount(3);
    });
  });

test('the panel takes photos that are dropped on it or pasted', async ({ page }) => {
  await openEditor(page, SALON);
  await pressPanel(page, 'Pictures');
  const panel = page.getByRole('complementary', { name: 'Pictures' });
  const dragged = await dragFiles(page, [
    await takePhoto(page, { name: 'one.jpg', width: 1_000, height: 700 }),
    await takePhoto(page, { name: 'three.jpg', width: 1_100, height: 700 }),
  ]);
  await dragged.over(panel.locator('[data-takes-files]'));
  await dragged.drop();
  await expect(tiles(page)).toHaveCount(2);
  await copyPhoto(page, 800, 500);
  await adder(page).focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(tiles(page)).toHaveCount(3);
});
