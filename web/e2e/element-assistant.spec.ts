import { expect, test, type Page } from '@playwright/test';
import { answering } from '#worker/testing/model-server/behaviours.ts';
import {
  askAndWait,
  openWithModel,
  readLedger,
  startWithModels,
  WELCOME,
  type ModelStage,
} from './model-stage.ts';
import { findInBothSchemes } from './find-violations.ts';
import { saveSite, stopEditing } from './open-site.ts';
import { editShown, expectSaved, openEditor, PAGE } from './visual-stage.ts';

// One server for the whole file.
test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 1440, height: 900 } });

const HEADING = '<h2>Focaccia</h2>';

function block(search: string, replace: string): string {
  return `<<<<<<< SEARCH\n${search}\n=======\n${replace}\n>>>>>>> REPLACE`;
}

let stage: ModelStage;

test.beforeAll(async () => {
  const elsewhere = block('  <title>Forno</title>', '  <title>My bakery</title>');
  const inside = block(
    '    <div class="card"><h2>Focaccia</h2><p>5 &euro;</p></div>',
    '    <div class="card"><h2>Warm focaccia</h2><p>6 &euro;</p></div>',
  );
  const ciabatta = block(
    '    <div class="card"><h2>Ciabatta</h2><p>4 &euro;</p></div>',
    '    <div class="card"><h2>Warm ciabatta</h2><p>4 &euro;</p></div>',
  );
  stage = await startWithModels({
    both: [answering(`${elsewhere}\n${inside}`)],
    elsewhere: [answering(elsewhere)],
    twice: [answering(elsewhere), answering(ciabatta)],
  });
});

test.afterAll(() => stage.stop());

async function openAssistant(page: Page) {
  await page.getByRole('button', { name: 'Assistant (free)' }).click();
  return page.getByRole('dialog', { name: 'Change this element' });
}

test('suggestions and words change the selected element at once, and are taken back', async ({
  page,
}) => {
  const { frame, uuid } = await openEditor(page);
  const heading = frame.getByRole('heading', { name: 'Focaccia' });
  await heading.click();
  const assistant = await openAssistant(page);
  await assistant.getByRole('button', { name: 'Capitals' }).click();
  await expect(heading).toHaveCSS('text-transform', 'uppercase');
  await expect(assistant.getByText('Element improved: Capitals')).toBeVisible();
  const command = assistant.getByRole('textbox', { name: 'What should change' });
  await command.fill('molto più grande e #c00000');
  await command.press('Enter');
  await expect(heading).toHaveCSS('color', 'rgb(192, 0, 0)');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Undo: / }).click();
  await page.getByRole('button', { name: /^Undo: / }).click();
  await expectSaved(page, uuid, PAGE);
});

async function askForHeading(page: Page): Promise<string> {
  const uuid = await saveSite(page, PAGE);
  await page.goto(`/builder?site=${uuid}`);
  const { frame } = await editShown(page);
  await frame.getByRole('heading', { name: 'Focaccia' }).click();
  const assistant = await openAssistant(page);
  const command = assistant.getByRole('textbox', { name: 'What should change' });
  await command.fill('Make it sound warmer');
  await command.press('Enter');
  await expect(assistant.getByText('This is more than the quick commands can do.')).toBeVisible();
  await assistant.getByRole('button', { name: /^Ask AI/ }).click();
  await expect(page.getByText('For: Title “Focaccia”')).toBeVisible();
  return uuid;
}

test('what the AI changes beside the selected element is left out, and said', async ({
  browser,
}) => {
  const page = await openWithModel(browser, stage, 'both');
  const uuid = await askForHeading(page);
  await askAndWait(page, 'Make it sound warmer');
  await expect(page.getByText(/only what you selected may change/)).toBeVisible();
  await expectSaved(page, uuid, PAGE.replace(HEADING, '<h2>Warm focaccia</h2>'));
  await expect(page.getByText('For: Title “Focaccia”')).toBeHidden();
});

test('what the AI has changed is led to and compared, also where editing is off', async ({
  browser,
}) => {
  const page = await openWithModel(browser, stage, 'twice');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 640 });
  const tall = '<p style="height: 1500px">Flour</p>';
  const uuid = await saveSite(page, PAGE.replace('<h1>', `${tall}<h1>`));
  await page.goto(`/builder?site=${uuid}`);
  const { frame } = await editShown(page);
  await stopEditing(page);
  await askAndWait(page, 'Call it my bakery, and make it taller');
  const bar = page.getByRole('toolbar', { name: 'What changed' });
  await expect(bar.getByText('Title of the page')).toBeVisible();
  await expect(page.getByRole('toolbar', { name: 'Editing tools' })).toBeHidden();
  await bar.getByRole('button', { name: 'Close' }).click();
  await expect(bar).toBeHidden();

  const last = frame.getByRole('heading', { name: 'Warm ciabatta' });
  await askAndWait(page, 'Make the ciabatta warmer');
  await expect(bar.getByText('Text: Title “Warm ciabatta”')).toBeVisible();
  await expect(last).toBeInViewport();
  await bar.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(bar.getByRole('button', { name: 'Compare' })).toBeFocused();
  expect(await findInBothSchemes(page)).toEqual([]);

  await bar.getByRole('button', { name: 'Compare' }).click();
  const dialog = page.getByRole('dialog', { name: 'What changed' });
  const slider = dialog.getByRole('slider');
  await expect(slider).toHaveValue('50');
  await slider.focus();
  await page.keyboard.press('End');
  await expect(slider).toHaveValue('100');
  const before = dialog.frameLocator('iframe[title="Before"]');
  const after = dialog.frameLocator('iframe[title="After"]');
  await expect(after.getByRole('heading', { name: 'Warm ciabatta' })).toBeInViewport();
  await expect(before.getByRole('heading', { name: 'Ciabatta', exact: true })).toBeInViewport();
  expect(await findInBothSchemes(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Code' }).click();
  await expect(dialog.getByText('Warm ciabatta').first()).toBeVisible();
});

test('a model that changes other parts only costs nothing', async ({ browser }) => {
  const page = await openWithModel(browser, stage, 'elsewhere');
  const uuid = await askForHeading(page);
  await askAndWait(page, 'Make it sound warmer');
  await expect(page.getByText(/Credit returned/i)).toBeVisible();
  expect((await readLedger(page)).credits).toBe(WELCOME);
  await expectSaved(page, uuid, PAGE);
});

/** Mean brightness of a part of the screen, 0 to 255. A page of its own reads it: the builder's may load nothing. */
async function brightnessOf(page: Page, clip: { x: number; y: number }): Promise<number> {
  const shot = await page.screenshot({ clip: { ...clip, width: 40, height: 20 } });
  const reader = await page.context().newPage();
  const brightness = await reader.evaluate(
    async (data) => {
      const picture = await createImageBitmap(await (await fetch(data)).blob());
      const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
      context?.drawImage(picture, 0, 0);
      const image = context?.getImageData(0, 0, picture.width, picture.height);
      const pixels = Array.from(image?.data ?? []).filter((_value, at) => at % 4 !== 3);
      return pixels.reduce((sum, value) => sum + value, 0) / pixels.length;
    },
    `data:image/png;base64,${shot.toString('base64')}`,
  );
  await reader.close();
  return brightness;
}

test('an isolated element is shown alone until everything is shown again, in the code only where that is beside it', async ({
  page,
}) => {
  const { frame, uuid } = await openEditor(page);
  const heading = frame.getByRole('heading', { name: 'Focaccia' });
  const isolate = async () => {
    await heading.click();
    const assistant = await openAssistant(page);
    await assistant.getByText('Advanced tools').click();
    expect(await findInBothSchemes(page)).toEqual([]);
    await assistant.getByRole('button', { name: 'Isolate element' }).click();
    await expect(page.getByText('Only Title', { exact: true })).toBeVisible();
    await expect(assistant).toBeHidden();
  };
  await isolate();
  const code = page.getByRole('textbox', { name: 'HTML code of Test site' });
  await expect(code).toBeHidden();
  const other = await frame.getByRole('heading', { name: 'Bread & oil' }).boundingBox();
  const beside = { x: (other?.x ?? 0) + 300, y: other?.y ?? 0 };
  await expect.poll(() => brightnessOf(page, beside)).toBeLessThan(128);
  expect(await findInBothSchemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Show everything again' }).click();
  await expect(page.getByText('Only Title', { exact: true })).toBeHidden();
  await expect.poll(() => brightnessOf(page, beside)).toBeGreaterThan(220);

  await page.getByRole('button', { name: 'Split', exact: true }).click();
  await expect(code).toContainText('Ciabatta');
  await isolate();
  await expect(code).toContainText('<h2>Focaccia</h2>');
  await expect(code).not.toContainText('Ciabatta');
  await heading.click();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Only Title', { exact: true })).toBeHidden();
  await expect(code).toContainText('Ciabatta');
  await expectSaved(page, uuid, PAGE);
});

test('with API mode switched off the page is edited while the AI works, and the result waits', async ({
  browser,
}) => {
  const page = await openWithModel(browser, stage, 'both');
  const uuid = await saveSite(page, PAGE);
  await page.goto(`/builder?site=${uuid}`);
  const { frame } = await editShown(page);
  const asked = Promise.withResolvers<void>();
  await page.route(/\/api\/ask-ai/, async (route) => {
    await asked.promise;
    await route.fallback();
  });
  await page.getByRole('textbox', { name: 'Ask AI' }).fill('Make the focaccia sound warmer');
  await page.keyboard.press('Enter');
  await expect(page.getByText('API Editing')).toBeVisible();
  await expect(page.getByText('Preparing Project')).toBeVisible();
  await frame.getByRole('heading', { name: 'Ciabatta' }).click();
  await page.keyboard.press('Delete');
  const refused = page.locator('[data-sonner-toast]');
  await expect(refused.getByText(/^The AI is working on this page\./)).toBeVisible();
  await page.getByRole('button', { name: 'Turn API mode off' }).click();
  await expect(page.getByText('API Editing')).toBeHidden();
  await frame.getByRole('heading', { name: 'Ciabatta' }).click();
  await page.keyboard.press('Delete');
  const edited = PAGE.replace('<h2>Ciabatta</h2>', '');
  await expectSaved(page, uuid, edited);
  asked.resolve();
  const use = page.getByRole('button', { name: 'Use the result' });
  await expect(use).toBeVisible({ timeout: 60_000 });
  await expectSaved(page, uuid, edited);
  await use.click();
  await expect(frame.getByRole('heading', { name: 'Warm focaccia' })).toBeVisible();
  await expect(frame.getByRole('heading', { name: 'Ciabatta' })).toHaveCount(0);
});
