import { expect, test, type Page } from '@playwright/test';
import type { GenerationStatus } from '#contract/generation.ts';
import { FAULTS, isHalfPage, type FaultTrial } from '#worker/testing/model-server/trials/faults.ts';
import {
  FLORIST_HEADLINE,
  FLORIST_LAST_LINE,
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
import { previewOf } from './open-site.ts';

const STARTER_HEADLINE = 'Create professional websites with AI';
const REQUEST = 'A website for a florist in Palermo';

let stage: ModelStage;

test.beforeAll(async () => {
  stage = await startWithModels(Object.fromEntries(FAULTS.map(({ id, script }) => [id, script])));
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

/** A stand-in that says so, the model's words, or the page before and the whole reason; never half a page, never a credit. */
async function expectFree(page: Page, status: GenerationStatus): Promise<void> {
  const preview = previewOf(page);
  if (status.isStandIn) {
    await expect(page.getByText(/built-in designer made this instead/).first()).toBeVisible();
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
async function expectOwnPage(page: Page, { warning }: FaultTrial): Promise<void> {
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
