import { expect } from '@playwright/test';
import { SITE, type Stage } from './builder-stage.ts';
import { isSaved, says, type FailingCall } from './failing-call.ts';
import { previewOf } from './open-site.ts';

export const AI_CALLS: Record<string, FailingCall> = {
  'spending a credit': {
    call: /^POST \/api\/user\/deduct-credit$/,
    async meet(stage) {
      await stage.ask('Make the text larger');
      await says(stage, 'Error with credit system. Please try again later.');
      await expectPrompt(stage, 'Make the text larger');
    },
    recover: dismiss,
  },
  'the answer and its fallback': {
    call: /^POST \/api\/ask-ai/,
    async meet(stage) {
      await stage.ask('Make the text larger');
      await says(stage, 'Fallback attempt failed: The kitchen is on fire.');
      await says(stage, 'Credit returned');
      await expectPrompt(stage, 'Make the text larger');
    },
    recover: dismiss,
  },
  'putting the changes into the page': {
    call: /^POST \/api\/apply-diffs$/,
    // The server has saved the changed page: that one is shown.
    async meet(stage) {
      await stage.ask('Replace "Bread, every morning from six." with "Fresh bread."');
      await expect(previewOf(stage.page).getByText('Fresh bread.')).toBeVisible({
        timeout: 30_000,
      });
      await isSaved(stage);
    },
    recover: dismiss,
  },
  'which runs are under way': {
    call: /^GET \/api\/generation$/,
    async meet(stage) {
      const asked = stage.page.waitForResponse(/\/api\/generation$/);
      await stage.page.reload();
      await asked;
      await expect(previewOf(stage.page).getByRole('heading', { name: SITE })).toBeVisible();
    },
    recover: isSaved,
  },
  'the balance': {
    call: /^GET \/api\/user\/credits$/,
    async meet(stage) {
      await stage.page.evaluate(() => localStorage.removeItem('bluewave_credits_refreshed'));
      const asked = stage.page.waitForResponse(/\/api\/user\/credits$/);
      await stage.page.reload();
      await asked;
      await says(stage, /credits? left/);
    },
    recover: isSaved,
  },
  'who is signed in': {
    call: /^GET \/api\/auth\/current-user$/,
    async meet(stage) {
      const asked = stage.page.waitForResponse(/\/api\/auth\/current-user$/);
      await stage.page.reload();
      await asked;
      await expect(previewOf(stage.page).getByRole('heading', { name: SITE })).toBeVisible();
      await expect(stage.page.getByRole('button', { name: /^Account of/ })).toBeVisible();
    },
    recover: isSaved,
  },
};

async function expectPrompt({ page }: Stage, prompt: string): Promise<void> {
  await expect(page.getByRole('textbox', { name: 'Ask AI' })).toHaveValue(prompt);
}

async function dismiss({ page }: Stage): Promise<void> {
  const card = page
    .getByRole('region', { name: 'Ask AI' })
    .getByRole('button', { name: 'Dismiss' });
  if (await card.isVisible()) await card.click();
  await expect(card).toBeHidden();
}
