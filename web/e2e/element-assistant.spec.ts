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
import { saveSite } from './open-site.ts';
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
  stage = await startWithModels({
    both: [answering(`${elsewhere}\n${inside}`)],
    elsewhere: [answering(elsewhere)],
  });
});

test.afterAll(() => stage.stop());

async function openAssistant(page: Page) {
  await page.getByRole('button', { name: 'Ask AI about it' }).click();
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
  await assistant.getByRole('button', { name: /^Ask AI about it/ }).click();
  await expect(page.getByText('Only h2 changes')).toBeVisible();
  return uuid;
}

test('what the AI changes beside the selected element is left out, and said', async ({
  browser,
}) => {
  const page = await openWithModel(browser, stage, 'both');
  const uuid = await askForHeading(page);
  await askAndWait(page, 'Make it sound warmer');
  await page.getByText('Not done (1)').click();
  await expect(page.getByText(/only what you selected may change/)).toBeVisible();
  await expectSaved(page, uuid, PAGE.replace(HEADING, '<h2>Warm focaccia</h2>'));
  await expect(page.getByText('Only h2 changes')).toBeHidden();
});

test('a model that changes other parts only costs nothing', async ({ browser }) => {
  const page = await openWithModel(browser, stage, 'elsewhere');
  const uuid = await askForHeading(page);
  await askAndWait(page, 'Make it sound warmer');
  await expect(page.getByText(/Credit returned/i)).toBeVisible();
  expect((await readLedger(page)).credits).toBe(WELCOME);
  await expectSaved(page, uuid, PAGE);
});
