import { expect, test, type Browser, type Page } from '@playwright/test';
import type { GenerationStatus } from '#contract/generation.ts';
import { answering, type Behaviour } from '#worker/testing/model-server/behaviours.ts';
import { DENTAL_EDITS } from '#worker/testing/model-server/trials/edits-dental.ts';
import { ITALIAN_EDITS } from '#worker/testing/model-server/trials/edits-italian.ts';
import { SMALL_EDITS } from '#worker/testing/model-server/trials/edits-small.ts';
import { HABITS } from '#worker/testing/model-server/trials/habits.ts';
import type { EditTrial } from '#worker/testing/model-server/trials/trial.ts';
import {
  askAndWait,
  openWithModel,
  readLedger,
  readSavedPages,
  startWithModels,
  WELCOME,
  type ModelStage,
} from './model-stage.ts';
import { previewOf, saveSite } from './open-site.ts';

const TRIALS = [...DENTAL_EDITS, ...ITALIAN_EDITS, ...SMALL_EDITS, ...HABITS];

let stage: ModelStage;

// One server for the whole file.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  stage = await startWithModels(
    Object.fromEntries(TRIALS.map((trial, at) => [`edit-${at}`, scriptOf(trial)])),
  );
});

test.afterAll(() => stage.stop());

function scriptOf({ answers: [first, ...more] }: EditTrial): readonly [Behaviour, ...Behaviour[]] {
  const toBehaviour = (answer: EditTrial['answers'][number]): Behaviour =>
    answering(typeof answer === 'string' ? answer : 'text' in answer ? answer.text : '{}');
  return [toBehaviour(first), ...more.map(toBehaviour)];
}

interface Played {
  page: Page;
  trial: EditTrial;
  status: GenerationStatus;
  saved: () => Promise<string>;
}

/** The trial's page as a saved site in the builder, after its request was answered. */
async function playInBuilder(browser: Browser, name: string): Promise<Played> {
  const at = TRIALS.findIndex((trial) => trial.name === name);
  const trial = TRIALS[at];
  if (trial === undefined) throw new Error(`No trial is named ${name}`);
  const page = await openWithModel(browser, stage, `edit-${at}`);
  const uuid = await saveSite(page, trial.page);
  await page.goto(`/builder?site=${uuid}`);
  await expect(previewOf(page).getByRole('heading', { level: 1 })).toBeVisible();
  const status = await askAndWait(page, trial.request);
  const saved = async (): Promise<string> =>
    (await readSavedPages(page)).find((site) => site.uuid === uuid)?.html ?? '';
  return { page, trial, status, saved };
}

async function creditsOf(page: Page): Promise<number> {
  return (await readLedger(page)).credits;
}

for (const name of [
  'a name changed everywhere it is read, and nowhere else',
  'un sito più allegro',
]) {
  test(`a saved page has exactly the change that was asked for: ${name}`, async ({ browser }) => {
    const { page, trial, saved } = await playInBuilder(browser, name);
    const wanted = 'page' in trial.outcome ? trial.outcome.page : '';
    await expect.poll(saved).toBe(wanted);
    expect(await creditsOf(page)).toBe(WELCOME - 1);
    await expect(page.getByRole('log').getByRole('article')).toHaveCount(1);
  });
}

test('words are an answer, free and without an error', async ({ browser }) => {
  const { page, trial, saved } = await playInBuilder(browser, 'a question');
  const words = 'words' in trial.outcome ? trial.outcome.words : '';
  await expect(page.getByLabel('Ask AI').getByText(words).first()).toBeVisible();
  await expect(page.getByText(/Failed to apply|could be placed|Fallback attempt/)).toHaveCount(0);
  expect(await creditsOf(page)).toBe(WELCOME);
  expect(await saved()).toBe(trial.page);
});

for (const name of [
  'a whole document that says the rest is unchanged, twice',
  'JavaScript that does not parse, twice',
]) {
  test(`what would have lost or broken a part changes nothing, unless the designer makes the change alone: ${name}`, async ({
    browser,
  }) => {
    const { page, trial, saved, status } = await playInBuilder(browser, name);
    if (status.isStandIn) {
      await expect(page.getByRole('button', { name: 'Try the model again' })).toBeVisible();
      await expect.poll(saved).toBe('page' in trial.outcome ? trial.outcome.page : '');
    } else {
      await expect(page.getByText('Credit returned').first()).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Ask AI' })).toHaveValue(trial.request);
      expect(await saved()).toBe(trial.page);
    }
    await expect.poll(() => creditsOf(page)).toBe(WELCOME);
  });
}

test('another site is shown beside the page, taken by one press, and taken back by one', async ({
  browser,
}) => {
  const { page, trial, saved } = await playInBuilder(browser, 'another site in place of this one');
  const question = page.getByText('Your page is still as it was.');
  await expect(question.first()).toBeVisible();
  expect(await saved()).toBe(trial.page);
  const choice = page.getByRole('dialog', { name: 'The new page is ready' });
  await choice.getByRole('button', { name: 'Use the new site' }).click();
  await expect.poll(saved).toContain('a florist in Palermo');
  await page.getByLabel('Ask AI').getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(saved).toBe(trial.page);
});
