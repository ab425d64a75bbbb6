import { expect, type Page, type Route } from '@playwright/test';
import type { Stage } from './builder-stage.ts';

/** A call that the server answers with 500, and what a visitor does about it. */
export interface FailingCall {
  /** Matches `METHOD path`. */
  call: RegExp;
  /** Runs into it: what is said of it, and what must still be there. */
  meet: (stage: Stage) => Promise<void>;
  /** The same again on a server that is well. No dialog is open afterwards. */
  recover: (stage: Stage) => Promise<void>;
}

async function answerFailure(route: Route): Promise<void> {
  const sentence = 'The kitchen is on fire.';
  await route.fulfill({
    status: 500,
    json: {
      ok: false,
      success: false,
      code: 'server.internal',
      error: sentence,
      message: sentence,
      requestId: 'r-1',
    },
  });
}

/** Answers the call with 500 while it is met, then leaves the server alone while it is recovered from. */
export async function meetFailure(
  stage: Stage,
  { call, meet, recover }: FailingCall,
): Promise<void> {
  const { page, texts } = stage;
  let failed = 0;
  const isMeant = (url: URL) => url.pathname.startsWith('/api/');
  async function handle(route: Route): Promise<void> {
    const request = route.request();
    if (!call.test(`${request.method()} ${new URL(request.url()).pathname}`))
      return await route.fallback();
    failed += 1;
    await answerFailure(route);
  }
  await page.route(isMeant, handle);
  await meet(stage);
  expect(failed, 'the call was made').toBeGreaterThan(0);
  const prompt = page.getByRole('textbox', { name: texts.ask.label });
  if ((await page.getByRole('dialog').count()) === 0) {
    await prompt.fill('still usable');
    await expect(prompt).toHaveValue('still usable');
  }
  await page.unroute(isMeant, handle);
  await recover(stage);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await prompt.fill('');
}

export const files = ({ page }: Stage) => page.getByRole('complementary', { name: 'Files' });
export const fileRow = (stage: Stage, name: string) =>
  files(stage).getByRole('button', { name, exact: true });
/** A folder says how many files it has; its other button does not change with that. */
export const folderRow = (stage: Stage, name: string) =>
  files(stage).getByRole('button', { name: `Delete folder ${name}` });
export const says = async ({ page }: Stage, sentence: string | RegExp) =>
  await expect(page.getByText(sentence).first()).toBeVisible();
/** Saving tries again at once when the browser comes online, instead of after a pause of up to 30 seconds. */
export const retrySaving = async (page: Page) =>
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
export async function isSaved({ page }: Stage): Promise<void> {
  await retrySaving(page);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 60_000 });
}
export const notSaved = async (stage: Stage) => await says(stage, 'Not saved – retrying');
export const code = ({ page }: Stage) => page.locator('.cm-content');
