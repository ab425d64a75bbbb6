import { expect, test, type Page } from '@playwright/test';
import { rememberPanel } from './sign-up.ts';
import { answering } from '#worker/testing/model-server/behaviours.ts';
import {
  askAndWait,
  openInContext,
  openWithModel,
  readLedger,
  startWithModels,
  WELCOME,
  type ModelStage,
} from './model-stage.ts';
import { findInBothSchemes } from './find-violations.ts';
import { saveSite } from './open-site.ts';
import { editShown, expectSaved, PAGE } from './visual-stage.ts';

// One server for the whole file.
test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 1440, height: 900 } });

const HEADING = '<h2>Focaccia</h2>';
const WARM = PAGE.replace(HEADING, '<h2>Warm focaccia</h2>');
const REWRITTEN = WARM.replace('<title>Forno</title>', '<title>My bakery</title>')
  .replace('Menu</a>', 'Our menu</a>')
  .replace('padding: 8px', 'padding: 24px');

let stage: ModelStage;

test.beforeAll(async () => {
  stage = await startWithModels({ rewriting: [answering(REWRITTEN)] });
});

test.afterAll(() => stage.stop());

async function open(page: Page, html = PAGE, language: 'en' | 'it' = 'en') {
  const uuid = await saveSite(page, html);
  await page.goto(`/builder?site=${uuid}`);
  return { uuid, ...(await editShown(page, language)) };
}

const box = (page: Page) => page.getByRole('textbox', { name: 'Ask AI' });
const only = (page: Page) => page.getByRole('button', { name: /^Only / });
const isFor = (page: Page, label: string) => page.getByText(`For: ${label}`);

test('of a page that a model rewrites only what is selected is taken', async ({ browser }) => {
  const page = await openWithModel(browser, stage, 'rewriting');
  const { frame, uuid } = await open(page);
  await frame.getByRole('heading', { name: 'Focaccia' }).click();
  await only(page).click();
  await expect(isFor(page, 'Title “Focaccia”')).toBeVisible();
  await askAndWait(page, 'Make it sound warmer');
  await expect(page.getByText(/only what you selected may change/)).toBeVisible();
  await expectSaved(page, uuid, WARM);
});

test('with the page itself selected a request is about the whole page', async ({ browser }) => {
  const page = await openWithModel(browser, stage, 'rewriting');
  // The inspector stands beside the page.
  await rememberPanel(page, null);
  const { frame, uuid, inspector } = await open(page);
  await frame.getByRole('heading', { name: 'Focaccia' }).click();
  await expect(only(page)).toBeVisible();
  await inspector.getByRole('button', { name: 'Page', exact: true }).click();
  await expect(only(page)).toBeHidden();
  await askAndWait(page, 'Make it sound warmer');
  await expectSaved(page, uuid, REWRITTEN);
});

test('an element that is deleted before it is asked about costs nothing', async ({ browser }) => {
  const page = await openWithModel(browser, stage, 'rewriting');
  const { frame, uuid } = await open(page);
  await frame.getByRole('heading', { name: 'Focaccia' }).click();
  await only(page).click();
  await page.getByRole('button', { name: 'Delete element' }).click();
  await expect(frame.getByRole('heading', { name: 'Focaccia' })).toHaveCount(0);
  await box(page).fill('Make it sound warmer');
  await box(page).press('Enter');
  await expect(page.getByText(/^What you had selected is not on the page any more/)).toBeVisible();
  await expectSaved(page, uuid, PAGE.replace(HEADING, ''));
  expect((await readLedger(page)).credits).toBe(WELCOME);
});

test('an element that is deleted while the AI works on it comes back only if it is wanted', async ({
  browser,
}) => {
  const page = await openWithModel(browser, stage, 'rewriting');
  const { frame, uuid } = await open(page);
  const asked = Promise.withResolvers<void>();
  await page.route(/\/api\/ask-ai/, async (route) => {
    await asked.promise;
    await route.fallback();
  });
  await frame.getByRole('heading', { name: 'Focaccia' }).click();
  await only(page).click();
  await box(page).fill('Make it sound warmer');
  await box(page).press('Enter');
  await page.getByRole('button', { name: 'Turn API mode off' }).click();
  await frame.getByRole('heading', { name: 'Focaccia' }).click();
  await page.keyboard.press('Delete');
  const without = PAGE.replace(HEADING, '');
  await expectSaved(page, uuid, without);
  asked.resolve();
  await expect(page.getByRole('button', { name: 'Use the result' })).toBeVisible({
    timeout: 60_000,
  });
  await expectSaved(page, uuid, without);
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('button', { name: 'Discard' })).toBeHidden();
  await expectSaved(page, uuid, without);
  await expect(frame.getByRole('heading', { name: 'Focaccia' })).toHaveCount(0);
});

test('a command of 8,000 characters goes to the AI whole, and sent twice it is one request', async ({
  browser,
}) => {
  const page = await openWithModel(browser, stage, 'rewriting');
  const { frame, uuid } = await open(page);
  await frame.getByRole('heading', { name: 'Focaccia' }).click();
  await page.getByRole('button', { name: 'Assistant (free)' }).click();
  const assistant = page.getByRole('dialog', { name: 'Change this element' });
  const long = `Make it sound warmer. ${'Bread is warm. '.repeat(600)}`.slice(0, 8_000);
  const command = assistant.getByRole('textbox', { name: 'What should change' });
  await command.fill(long);
  await command.press('Enter');
  await assistant.getByRole('button', { name: /^Ask AI/ }).click();
  await expect(box(page)).toHaveValue(long.trim());
  await expect(isFor(page, 'Title “Focaccia”')).toBeVisible();
  await box(page).press('Enter');
  await box(page).press('Enter');
  await expectSaved(page, uuid, WARM);
  expect((await readLedger(page)).credits).toBe(WELCOME - 1);
});

test('what a script made is changed in what holds it in the source', async ({ browser }) => {
  const page = await openWithModel(browser, stage, 'rewriting');
  const script = '<script>document.querySelector("#story").innerHTML += "<i>made</i>";</script>';
  const { frame, uuid } = await open(page, PAGE.replace('</body>', `${script}</body>`));
  await frame.getByText('made', { exact: true }).click();
  const toast = page.locator('[data-sonner-toast]');
  await expect(toast.getByText(/^A script of the page made this\./)).toBeVisible();
  await only(page).click();
  await expect(isFor(page, 'Text “Since 1978')).toBeVisible();
  await askAndWait(page, 'Make it sound warmer');
  await expect(page.getByText(/Credit returned/i)).toBeVisible();
  await expectSaved(page, uuid, PAGE.replace('</body>', `${script}</body>`));
  expect((await readLedger(page)).credits).toBe(WELCOME);
});

test('in italiano, sul telefono: l’assistente cambia a parole, l’AI solo ciò che è scelto', async ({
  browser,
}) => {
  const context = await browser.newContext({
    baseURL: stage.app.origin,
    locale: 'it-IT',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await openInContext(context, 'rewriting');
  const { frame, uuid } = await open(page, PAGE, 'it');
  const heading = frame.getByRole('heading', { name: 'Focaccia' });
  const sheet = page.getByRole('dialog', { name: 'Assistente (gratis)' });
  await heading.tap();
  await page.getByRole('toolbar', { name: 'Elemento selezionato' }).getByText('Stile').tap();
  await page.getByRole('button', { name: 'Assistente (gratis)' }).tap();
  await sheet.getByRole('button', { name: 'Maiuscolo' }).tap();
  await expect(heading).toHaveCSS('text-transform', 'uppercase');
  await expect(sheet.getByText('Elemento migliorato: Maiuscolo')).toBeVisible();
  const command = sheet.getByRole('textbox', { name: 'Che cosa deve cambiare' });
  await command.fill('molto più grande e #c00000');
  await sheet.getByRole('button', { name: 'Vai' }).tap();
  await expect(heading).toHaveCSS('color', 'rgb(192, 0, 0)');
  expect(await findInBothSchemes(page)).toEqual([]);
  for (let steps = 0; steps < 2; steps += 1)
    await page.getByRole('button', { name: /^Annulla: / }).tap();
  await expectSaved(page, uuid, PAGE);

  await command.fill('rendilo più accogliente');
  await sheet.getByRole('button', { name: 'Vai' }).tap();
  await sheet.getByRole('button', { name: /^Chiedi all’AI/ }).tap();
  await expect(sheet).toBeHidden();
  await expect(page.getByText('Per: Titolo “Focaccia”')).toBeVisible();
  const sound = page.getByRole('button', { name: /^Suono alla fine/ });
  await expect(sound).toBeInViewport({ ratio: 1 });
  await askAndWait(page, 'rendilo più accogliente');
  await page.getByRole('button', { name: 'Mostra', exact: true }).tap();
  const changed = page.getByRole('toolbar', { name: 'Che cosa è cambiato' });
  await expect(changed.getByText('Testo: Titolo “Warm focaccia”')).toBeVisible();
  await expectSaved(page, uuid, WARM);
  expect(await findInBothSchemes(page)).toEqual([]);
});
