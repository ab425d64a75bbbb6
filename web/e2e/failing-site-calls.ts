import { expect, type Locator } from '@playwright/test';
import { SITE, type Stage } from './builder-stage.ts';
import { code, files, isSaved, notSaved, says, type FailingCall } from './failing-call.ts';
import { previewOf } from './open-site.ts';

/** In this order: later ones use what earlier ones made. */
export const SITE_CALLS: Record<string, FailingCall> = {
  'the list of sites': {
    call: /^GET \/api\/sites$/,
    async meet(stage) {
      await stage.page.reload();
      await says(stage, 'Failed to load sites. Please try again.');
      const browser = await openBrowser(stage);
      await expect(browser.getByText('The list did not arrive')).toBeVisible();
    },
    async recover(stage) {
      await stage.dialog().getByRole('button', { name: 'Try again' }).click();
      await expect(stage.dialog().getByText(SITE).first()).toBeVisible();
      await stage.page.keyboard.press('Escape');
    },
  },
  'opening a site': {
    call: /^GET \/api\/s\/[^/]+$/,
    async meet(stage) {
      await files(stage).getByRole('button', { name: 'Officina Belli' }).click();
      await says(stage, 'Failed to load site content');
      await expect(previewOf(stage.page).getByRole('heading', { name: SITE })).toBeVisible();
    },
    async recover(stage) {
      await files(stage).getByRole('button', { name: 'Officina Belli' }).click();
      await expect(stage.page.getByRole('tab', { name: 'Officina Belli' })).toBeVisible();
      await stage.page.getByRole('tab', { name: SITE }).click();
    },
  },
  'a site that the address names': {
    call: /^GET \/api\/s\/[^/]+$/,
    async meet(stage) {
      // What this browser keeps of it would be shown instead.
      await stage.page.evaluate(() => {
        for (const key of Object.keys(localStorage))
          if (/^site_|^bluewave_(?:sites|tabs)/.test(key)) localStorage.removeItem(key);
      });
      await stage.page.goto(`/builder?site=${stage.siteUuid}`);
      await says(stage, 'This could not be opened');
    },
    async recover(stage) {
      await stage.page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
      await expect(previewOf(stage.page).getByRole('heading', { name: SITE })).toBeVisible();
    },
  },
  'saving a site': {
    call: /^POST \/api\/s\//,
    async meet(stage) {
      await stage.press('Split');
      await code(stage).click();
      await stage.page.keyboard.press('ControlOrMeta+End');
      await stage.page.keyboard.insertText('<!-- mine -->');
      await notSaved(stage);
      await stage.press('View site');
      await says(stage, 'Error viewing site. Make sure to save first.');
    },
    async recover(stage) {
      await isSaved(stage);
      await expect(code(stage)).toContainText('<!-- mine -->');
      await stage.press('Preview');
    },
  },
  'looking whether a site is there': {
    call: /^GET \/api\/check-file$/,
    async meet(stage) {
      const opened = stage.page.waitForEvent('popup');
      await stage.press('View site');
      const tab = await opened;
      await expect(tab.getByRole('heading', { name: SITE })).toBeVisible();
      await tab.close();
    },
    recover: isSaved,
  },
  'renaming a site': {
    call: /^PATCH \/api\/site\//,
    async meet(stage) {
      await renameShown(stage, 'Forno Nuovo');
      await says(stage, 'The kitchen is on fire.');
      await expect(stage.page.getByRole('tab', { name: SITE })).toBeVisible();
    },
    async recover(stage) {
      await renameShown(stage, 'Forno Nuovo');
      await expect(stage.page.getByRole('tab', { name: 'Forno Nuovo' })).toBeVisible();
    },
  },
  'deleting a site': {
    call: /^DELETE \/api\/site\//,
    async meet(stage) {
      await deleteSite(stage, 'Officina Belli');
      await says(stage, 'Failed to delete site "Officina Belli"');
    },
    async recover(stage) {
      await stage.page.keyboard.press('Escape');
      await expect(stage.page.getByRole('dialog')).toHaveCount(1);
      await stage.page.keyboard.press('Escape');
      await expect(stage.page.getByRole('dialog')).toHaveCount(0);
      await deleteSite(stage, 'Officina Belli');
      await says(stage, 'Site "Officina Belli" deleted successfully');
      await stage.page.keyboard.press('Escape');
    },
  },
  'keeping the picture of a site': {
    call: /^PUT \/api\/s\/[^/]+\/thumbnail$/,
    async meet({ page, press }) {
      const kept = page.waitForResponse(/\/thumbnail$/, { timeout: 60_000 });
      await press('Split');
      await page.locator('.cm-content').click();
      await page.keyboard.press('ControlOrMeta+End');
      await page.keyboard.insertText('<!-- pictured -->');
      expect((await kept).status()).toBe(500);
      await expect(page.locator('[data-sonner-toast][data-type="error"]')).toHaveCount(0);
    },
    recover: isSaved,
  },
};

export const HISTORY_CALLS: Record<string, FailingCall> = {
  'the list of versions': {
    call: /^GET \/api\/file-history\/[\da-f-]+$/,
    async meet(stage) {
      await stage.press('History');
      await says(stage, 'Failed to load file history');
    },
    async recover(stage) {
      await stage.press('Try again');
      await expect(versions(stage).first()).toBeVisible();
    },
  },
  'keeping a version': {
    call: /^POST \/api\/file-history\/save$/,
    async meet(stage) {
      await stage.press('Save this version now');
      await says(stage, 'The version could not be saved');
    },
    async recover(stage) {
      await stage.press('Save this version now');
      await says(stage, 'Nothing has changed since version 1');
    },
  },
  'the content of a version': {
    call: /^GET \/api\/file-history\/version\//,
    async meet(stage) {
      await stage.press('View version 1');
      await expect(stage.dialog().getByText('Failed to load version content')).toBeVisible();
      await stage.dialog().getByRole('button', { name: 'Restore This Version' }).click();
      await stage.press('Restore');
      await says(stage, 'Failed to restore version');
    },
    async recover(stage) {
      await stage.dialog().getByRole('button', { name: 'Try again' }).click();
      const frame = stage.dialog().locator('iframe[title="Preview of your page"]').first();
      await expect(frame.contentFrame().getByRole('heading', { name: SITE })).toBeVisible();
      await stage.page.keyboard.press('Escape');
    },
  },
};

async function openBrowser(stage: Stage): Promise<Locator> {
  await stage.press('Browse All');
  const browser = stage.page.getByRole('dialog', { name: 'Premium Site Browser' });
  await expect(browser).toBeVisible();
  return browser;
}

async function deleteSite(stage: Stage, name: string): Promise<void> {
  const browser = await openBrowser(stage);
  await browser.getByRole('button', { name: `Delete ${name}` }).click();
  await stage.page.getByRole('button', { name: 'Delete site' }).click();
}

async function renameShown({ page }: Stage, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Rename: / }).click();
  await page.keyboard.insertText(name);
  await page.keyboard.press('Enter');
}

const versions = ({ page }: Stage) =>
  page.getByRole('list', { name: 'Saved versions' }).getByRole('listitem');
