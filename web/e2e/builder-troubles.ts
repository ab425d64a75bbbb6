import { expect } from '@playwright/test';
import { createTranslator } from 'use-intl/core';
import { type BuilderState, escape, openBuilder, PAGE, type Stage } from './builder-stage.ts';
import { saveSite } from './open-site.ts';

/** Another site, which may end as it likes. */
async function openOther({ page, texts, press }: Stage): Promise<void> {
  const uuid = await saveSite(page, PAGE, 'Kiosk');
  await page.goto(`/builder?site=${uuid}`);
  await expect(page.getByRole('tab', { name: 'Kiosk' })).toHaveAttribute('aria-selected', 'true');
  await press(texts.builder.topBar.split);
}

async function writeCode({ page }: Stage, html: string): Promise<void> {
  await page.locator('.cm-content').click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(html);
}

export const TOO_LONG: BuilderState = {
  name: 'a prompt that is too long',
  async show(stage) {
    const { page, texts } = stage;
    await openBuilder(stage);
    await page.getByRole('textbox', { name: texts.ask.label }).fill('a bakery '.repeat(900));
    await expect(page.getByRole('alert')).toBeVisible();
  },
};

/** What is shown where something is missing, does not arrive, or cannot go on. */
export const TROUBLES: readonly BuilderState[] = [
  {
    name: 'what the AI changed',
    async show(stage) {
      const { page, texts, dialog } = stage;
      await page.unroute('**/api/user/deduct-credit');
      await stage.ask(
        stage.language === 'en' ? 'Add a newsletter section' : 'Aggiungi una sezione newsletter',
      );
      const bar = page.getByRole('toolbar', { name: texts.changes.title });
      await bar.getByRole('button', { name: texts.changes.compare }).click();
      await expect(dialog().getByRole('slider')).toBeVisible();
      await expect(dialog().locator('iframe[title]')).toHaveCount(2);
    },
  },
  {
    name: 'what the AI changed, as code',
    async show({ texts, press, dialog }) {
      await press(texts.changes.views.code);
      await expect(dialog().locator('.cm-content').first()).toBeVisible();
    },
  },
  {
    name: 'a page that goes away at once',
    async show(stage) {
      const { page, texts } = stage;
      await escape(stage);
      await openOther(stage);
      await writeCode(
        stage,
        `<!doctype html><title>Away</title><p>${'Gone. '.repeat(80)}</p><script>location.href = '/elsewhere'</script>`,
      );
      await expect(page.getByRole('button', { name: texts.preview.runScripts })).toBeVisible();
    },
  },
  {
    name: 'an edit that is held back',
    async show(stage) {
      const { page, texts } = stage;
      await writeCode(stage, `<!doctype html><title>Long</title><p>${'Bread. '.repeat(400)}</p>`);
      await page.keyboard.press('ControlOrMeta+s');
      await expect(page.getByRole('status').getByText(texts.builder.save.saved)).toBeVisible();
      await writeCode(stage, '<!doctype html><p>What was left of it, too short to be meant</p>');
      await expect(page.getByRole('button', { name: texts.builder.guard.keep })).toBeVisible();
    },
  },
  {
    name: 'a document that cannot be reached',
    async show({ page, texts }) {
      await page.route('**/api/s/*', (route) => route.abort());
      await page.evaluate(() => {
        for (const key of Object.keys(localStorage)) {
          if (key.startsWith('bluewave_tabs_')) localStorage.removeItem(key);
        }
      });
      await page.goto(`/builder?site=${crypto.randomUUID()}`);
      await expect(page.getByRole('heading', { name: texts.tabs.failedTitle })).toBeVisible();
      await page.unroute('**/api/s/*');
    },
  },
];

/** On a phone the rest of the toolbar is in a menu. */
export const MORE: BuilderState = {
  name: 'more of the toolbar',
  async show(stage) {
    await openBuilder(stage);
    await stage.press(stage.texts.builder.topBar.more);
    await expect(stage.page.getByRole('menuitemradio')).toHaveCount(7);
  },
};

/** After everything that needs one. */
export const WITHOUT_ACCOUNT: BuilderState = {
  name: 'without an account',
  async show({ page, language, texts, press }) {
    const t = createTranslator({ locale: language, messages: texts, namespace: 'ask' });
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await page.goto('/builder');
    await press(texts.builder.gate.continue);
    await expect(page.getByText(t('firstPage', { pages: 1 }))).toBeVisible();
  },
};
