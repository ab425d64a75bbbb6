import { expect, type Page, test } from '@playwright/test';
import { findInBothSchemes } from './find-violations.ts';
import { pressPanel } from './open-site.ts';
import { drawTool } from './open-tool.ts';
import { takePhoto } from './take-photos.ts';
import { openEditor } from './visual-stage.ts';

const BAKERY = drawTool(
  'Bakery Forno Aurora in Turin, with a gallery and our bread. Sections: products, gallery, about, contact',
);

/** Stands for a deployment with a picture model: what our own API answers there. */
async function fakeModel(page: Page): Promise<{ orders: unknown[]; isDown: boolean }> {
  const state: { orders: unknown[]; isDown: boolean } = { orders: [], isDown: false };
  const photo = await takePhoto(page, { name: 'made.jpg', width: 1200, height: 896 });
  await page.route('**/api/config', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...((await answer.json()) as object), pictures: 'made' } });
  });
  await page.route('**/api/pictures/made', async (route) => {
    const order = route.request().postDataJSON() as { id: string };
    state.orders.push(order);
    if (state.isDown) return await route.abort();
    const addresses = [0, 1, 2].map((nth) => `/api/pictures/made/${order.id}/${nth}`);
    await route.fulfill({ json: { ok: true, kind: 'made', addresses, creditsRemaining: 4 } });
  });
  await page.route('**/api/pictures/made/*/*', (route) =>
    route.fulfill({ body: photo.buffer, contentType: photo.mimeType }),
  );
  return state;
}

async function openWords(page: Page, title: string) {
  await pressPanel(page, 'Pictures');
  const panel = page.getByRole('complementary', { name: 'Pictures' });
  await panel.getByText(title).click();
  return panel;
}

test('one of three made pictures goes onto the page and stays with the site, for one credit', async ({
  page,
}) => {
  const model = await fakeModel(page);
  const { frame } = await openEditor(page, BAKERY);
  await frame.locator('svg.art').first().click();
  const panel = await openWords(page, 'Pictures from words');
  const words = panel.getByRole('textbox', { name: 'What the picture is to show' });
  // What stands around the selected picture says what it is to show.
  await expect(words).toHaveValue(/\S/);
  await words.fill('A loaf of bread on a wooden table');
  const make = panel.getByRole('button', { name: 'Make three pictures (1 credit)' });
  model.isDown = true;
  await make.click();
  await expect(panel.locator('.text-danger')).toBeVisible();
  model.isDown = false;
  await make.click();
  const proposals = panel.getByRole('list', { name: 'Proposals' }).getByRole('listitem');
  await expect(proposals).toHaveCount(3);
  // The order whose answer was lost is asked for again, so that it is not paid twice.
  expect(new Set(model.orders.map((order) => JSON.stringify(order))).size).toBe(1);
  expect(await findInBothSchemes(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Put proposal 2 on the page' }).click();
  await expect(frame.locator('img[src*="/pictures/"]')).toHaveCount(1);
  await expect(
    panel.getByRole('list', { name: 'Pictures of this site' }).getByRole('listitem'),
  ).toHaveCount(1);
});

test('without a picture model Bluewave draws what the words say, for nothing', async ({ page }) => {
  const { frame } = await openEditor(page, BAKERY);
  await frame.locator('svg.art').first().click();
  const panel = await openWords(page, 'Drawings from words');
  const words = panel.getByRole('textbox', { name: 'What the picture is to show' });
  await words.fill('a naked person');
  const draw = panel.getByRole('button', { name: 'Draw three pictures (free)' });
  await draw.click();
  await expect(panel.getByText(/Pictures of this kind are not made here/)).toBeVisible();
  await words.fill('Un calice di vino');
  await draw.click();
  await expect(panel.getByText(/^Choose one/)).toBeVisible();
  await panel.getByRole('button', { name: 'Put proposal 1 on the page' }).click();
  const drawn = frame.locator('img[src^="data:image/svg+xml,"]');
  await expect(drawn).toHaveCount(1);
  await expect
    .poll(async () => await drawn.evaluate((it: HTMLImageElement) => it.naturalWidth))
    .toBe(1200);
});
