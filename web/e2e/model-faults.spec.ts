import { expect, test, type Page } from '@playwright/test';
import type { GenerationStatus } from '#contract/generation.ts';
import { answering, unauthorized } from '#worker/testing/model-server/behaviours.ts';
import { FAULTS, isHalfPage, type FaultTrial } from '#worker/testing/model-server/trials/faults.ts';
import {
  FLORIST_HEADLINE,
  FLORIST_LAST_LINE,
  FLORIST_PAGE,
} from '#worker/testing/model-server/trials/pages/florist.ts';
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

const STARTER_HEADLINE = 'Create professional websites with AI';
const REQUEST = 'A website for a florist in Palermo';

const NEW_HEADLINE = 'Flowers that last';
const HEADLINE_LINE =
  FLORIST_PAGE.split('\n').find((line) => line.includes(FLORIST_HEADLINE)) ?? FLORIST_HEADLINE;
const EDIT = `<<<<<<< SEARCH
${HEADLINE_LINE}
=======
${HEADLINE_LINE.replace(FLORIST_HEADLINE, NEW_HEADLINE)}
>>>>>>> REPLACE`;

let stage: ModelStage;

// One server for the whole file.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  const scripts = Object.fromEntries(FAULTS.map(({ id, script }) => [id, script]));
  stage = await startWithModels({
    ...scripts,
    recovers: [unauthorized, answering(FLORIST_PAGE)],
    'edits-later': [unauthorized, answering(EDIT)],
  });
});

test.afterAll(() => stage.stop());

for (const fault of FAULTS) {
  test(`a new page by a model that ${fault.name}`, async ({ browser }) => {
    const page = await openWithModel(browser, stage, fault.id);
    await page.goto('/builder');
    await expect(previewOf(page).getByRole('heading', { level: 1 })).toHaveText(STARTER_HEADLINE);
    const status = await askAndWait(page, fault.request ?? REQUEST);
    if (fault.outcome === 'free') await expectFree(page, status);
    else await expectOwnPage(page, fault);
    for (const { html } of await readSavedPages(page)) expect(isHalfPage(html)).toBe(false);
    if (fault.outcome === 'blocked') await expectHiddenFromVisitors(page);
    await page.context().close();
  });
}

test('the model that failed is asked again in one press, and its page takes the place of the stand-in', async ({
  browser,
}) => {
  const page = await openWithModel(browser, stage, 'recovers');
  await page.goto('/builder');
  await expect(previewOf(page).getByRole('heading', { level: 1 })).toHaveText(STARTER_HEADLINE);
  await expectFree(page, await askAndWait(page, REQUEST));
  await page.getByRole('button', { name: 'Try the model again' }).click();
  await expectOwnPage(page, {});
  await expect(page.getByRole('button', { name: 'Try the model again' })).toHaveCount(0);
  await undo(page);
  await expect(previewOf(page).getByText(FLORIST_HEADLINE)).toHaveCount(0);
  await expect(previewOf(page).getByText('Palermo').first()).toBeAttached();
  await page.context().close();
});

test('an edit is asked again of the page of before, and one press of Undo brings that back byte for byte', async ({
  browser,
}) => {
  const page = await openWithModel(browser, stage, 'edits-later');
  const uuid = await saveSite(page, FLORIST_PAGE);
  const saved = async () => (await readSavedPages(page)).find((site) => site.uuid === uuid)?.html;
  await page.goto(`/builder?site=${uuid}`);
  await expect(previewOf(page).getByText(FLORIST_HEADLINE)).toBeVisible();
  const status = await askAndWait(page, 'Make the background dark green');
  expect(status).toMatchObject({ status: 'done', isStandIn: true, charged: false });
  await expect.poll(saved).not.toBe(FLORIST_PAGE);
  await page.getByRole('button', { name: 'Try the model again' }).click();
  await expect.poll(saved).toBe(FLORIST_PAGE.replace(FLORIST_HEADLINE, NEW_HEADLINE));
  await undo(page);
  await expect.poll(saved).toBe(FLORIST_PAGE);
  await page.context().close();
});

async function undo(page: Page): Promise<void> {
  await page.getByLabel('Ask AI').getByRole('button', { name: 'Undo', exact: true }).click();
}

/** A stand-in that says so, the model's words, or the page before and the whole reason; never half a page, never a credit. */
async function expectFree(page: Page, status: GenerationStatus): Promise<void> {
  const preview = previewOf(page);
  if (status.isStandIn) {
    const told = page.getByLabel('Ask AI').getByText(/built-in designer stood in for it/);
    await expect(told).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Try the model again' })).toBeVisible();
    await expect(preview.getByText('Palermo').first()).toBeAttached();
  } else if (status.responseType === 'answer') {
    await expect(page.getByText(status.summary).first()).toBeVisible();
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText(STARTER_HEADLINE);
  } else {
    expect(status).toMatchObject({ status: 'failed', refunded: true });
    await expect(page.getByText(status.error?.message ?? 'no reason').first()).toBeVisible();
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText(STARTER_HEADLINE);
    await expect(page.getByRole('textbox', { name: 'Ask AI' })).toHaveValue(REQUEST);
  }
  await expect(preview.getByText(FLORIST_HEADLINE)).toHaveCount(0);
  await expect.poll(async () => (await readLedger(page)).credits).toBe(WELCOME);
  expect((await readLedger(page)).entries).not.toContain('New site');
  expect(status.charged).toBe(false);
}

/** The model's page, complete, for one credit, saved as it is shown. */
async function expectOwnPage(page: Page, { warning }: Pick<FaultTrial, 'warning'>): Promise<void> {
  const preview = previewOf(page);
  await expect(preview.getByText(FLORIST_HEADLINE)).toHaveCount(1);
  await expect(preview.getByText(FLORIST_LAST_LINE)).toHaveCount(1);
  await expect
    .poll(async () => (await readSavedPages(page)).map(({ html }) => html.trimEnd().slice(-7)))
    .toEqual(['</html>']);
  expect((await readLedger(page)).credits).toBe(WELCOME - 1);
  if (warning === undefined) return;
  await expect(page.getByText('Please check')).toBeVisible();
  await expect(page.getByLabel('Ask AI').getByText(warning).first()).toBeVisible();
}

async function expectHiddenFromVisitors(page: Page): Promise<void> {
  const [site] = await readSavedPages(page);
  const answer = await page.request.get(`/s/${site?.uuid ?? ''}`);
  expect(await answer.text()).not.toContain('type="password"');
}
