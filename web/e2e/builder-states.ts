import { expect } from '@playwright/test';
import { ARRIVALS } from './builder-arrivals.ts';
import { chooseInFiles } from './builder-files.ts';
import { RUNS } from './builder-runs.ts';
import { type BuilderState, escape, openBuilder, PAGE, SITE, type Stage } from './builder-stage.ts';
import { MORE, TOO_LONG, TROUBLES, WITHOUT_ACCOUNT } from './builder-troubles.ts';
import { fillGaps } from './builder-texts.ts';
import { openConversation, openPanelMenu, pressPanel } from './open-site.ts';

async function runCommand(stage: Stage, title: string): Promise<void> {
  const { page, texts } = stage;
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox', { name: texts.commands.search }).fill(title);
  await page.getByRole('option', { name: title }).first().click();
}

const EMPTY: BuilderState = {
  name: 'starter page',
  async show({ page }) {
    await page.goto('/builder');
    await expect(page.locator('iframe[title]').contentFrame().locator('h1')).toBeVisible();
  },
};

const SHOWN: BuilderState[] = [
  { name: 'page', show: openBuilder },
  {
    name: 'problems of the page',
    async show({ page, texts }) {
      await page.getByRole('button', { name: /^1 probl/ }).click();
      await expect(page.getByRole('list', { name: texts.preview.problemList })).toBeVisible();
    },
  },
  {
    name: 'code',
    async show({ page, texts, press }) {
      await press(texts.builder.topBar.code);
      await expect(page.locator('.cm-content')).toBeVisible();
    },
  },
  {
    name: 'find and replace',
    async show({ page, texts, press }) {
      await press(texts.code.find);
      await expect(page.getByRole('textbox', { name: texts.code.search.find })).toBeVisible();
    },
  },
  {
    name: 'split',
    async show({ page, texts, press }) {
      await press(texts.builder.topBar.split);
      await expect(page.locator('.cm-content')).toBeVisible();
      await expect(page.locator('iframe[title]').first()).toBeVisible();
    },
  },
];

/** In the files panel, wherever it stands. */
const FILE_FORMS: BuilderState[] = [
  {
    name: 'files, new file with a wrong name',
    async show({ page, texts, press }) {
      await press(texts.files.newFile);
      await press(texts.files.create);
      await expect(page.getByText(texts.files.names.empty)).toBeVisible();
    },
  },
  {
    name: 'files, new folder',
    async show({ page, texts, press }) {
      await press(texts.files.newFolder);
      await expect(page.getByLabel(texts.files.folderName)).toBeVisible();
    },
  },
  {
    name: 'files, rename',
    async show({ page, texts }) {
      await page.getByRole('button', { name: 'style.css', exact: true }).focus();
      await page.keyboard.press('F2');
      const label = fillGaps(texts.files.rename, { name: 'style.css' });
      await expect(page.getByRole('textbox', { name: label })).toBeFocused();
    },
  },
  {
    name: 'files, deletion of a folder',
    async show(stage) {
      const { page, texts } = stage;
      await page.keyboard.press('Escape');
      const label = fillGaps(texts.files.deleteFolder, { name: 'shop' });
      await page.getByRole('button', { name: label }).click();
      await expect(page.getByText(texts.files.folderDialog.confirm)).toBeVisible();
    },
  },
];

const FILES: BuilderState[] = [
  {
    name: 'preview beside the files',
    async show({ page, texts, press }) {
      await press(texts.builder.topBar.preview);
      await expect(page.getByRole('button', { name: texts.files.newFile })).toBeVisible();
    },
  },
  ...FILE_FORMS,
];

const SITES: BuilderState[] = [
  {
    name: 'site browser, grid',
    async show(stage) {
      const { page, texts } = stage;
      await escape(stage);
      await runCommand(stage, texts.commands.titles.browseSites);
      await expect(stage.dialog().getByText(SITE).first()).toBeVisible();
      await expect(page.getByRole('dialog', { name: texts.sites.title })).toBeVisible();
    },
  },
  {
    name: 'site browser, list',
    async show({ texts, press, dialog }) {
      await press(texts.sites.list);
      await expect(dialog().getByRole('row').nth(1)).toBeVisible();
    },
  },
  {
    name: 'site browser, rename',
    async show({ texts, dialog }) {
      const name = fillGaps(texts.sites.rename, { name: SITE });
      await dialog().getByRole('button', { name }).click();
      await expect(
        dialog().getByLabel(fillGaps(texts.sites.nameField, { name: SITE })),
      ).toBeFocused();
    },
  },
  {
    name: 'site browser, nothing matches',
    async show({ page, texts, dialog }) {
      await page.keyboard.press('Escape');
      await dialog().getByRole('searchbox').fill('zzzz');
      await expect(dialog().getByText(texts.sites.noMatchTitle)).toBeVisible();
    },
  },
  {
    name: 'site browser, deletion',
    async show({ texts, dialog, press }) {
      await dialog().getByRole('searchbox').fill('');
      await press(fillGaps(texts.sites.delete, { name: SITE }));
      await expect(dialog().getByText(texts.sites.deleteTitle)).toBeVisible();
    },
  },
  {
    name: 'site browser, failed',
    async show(stage) {
      const { page, texts, press, dialog } = stage;
      await page.keyboard.press('Escape');
      await expect(dialog().getByText(texts.sites.deleteTitle)).toBeHidden();
      await page.route('**/api/sites', (route) => route.fulfill({ status: 500 }));
      await openBuilder(stage);
      await runCommand(stage, texts.commands.titles.browseSites);
      await expect(dialog().getByText(texts.sites.failedTitle)).toBeVisible();
      await page.unroute('**/api/sites');
      await expect(dialog().getByRole('button', { name: texts.sites.retry })).toBeVisible();
      await press(texts.sites.grid);
    },
  },
];

const OVERLAYS: BuilderState[] = [
  {
    name: 'command palette',
    async show(stage) {
      await escape(stage);
      await stage.page.keyboard.press('ControlOrMeta+k');
      await expect(stage.page.getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'command palette, nothing found',
    async show({ page, texts }) {
      await page.getByRole('dialog').getByRole('combobox').fill('zzzz');
      await expect(page.getByText(texts.commands.none)).toBeVisible();
    },
  },
  {
    name: 'shortcut sheet',
    async show(stage) {
      const { page, texts } = stage;
      await page.keyboard.press('Escape');
      await runCommand(stage, texts.commands.titles.shortcuts);
      await expect(page.getByRole('dialog', { name: texts.commands.sheet })).toBeVisible();
    },
  },
  {
    name: 'export menu',
    async show(stage) {
      await escape(stage);
      const { builder, export: texts } = stage.texts;
      const button = stage.page.getByRole('button', { name: texts.menu, exact: true });
      await stage.press((await button.isVisible()) ? texts.menu : builder.topBar.more);
      await expect(stage.page.getByRole('menuitem').first()).toBeVisible();
    },
  },
  {
    name: 'new project',
    async show({ page, texts, dialog }) {
      await page.keyboard.press('Escape');
      await chooseInFiles(page, texts.commands.titles.newProject, filesNames(texts));
      await expect(dialog().getByLabel(texts.export.newProject.name)).toBeVisible();
    },
  },
  {
    name: 'import with a file left out',
    async show(stage) {
      const { page, texts } = stage;
      await escape(stage);
      const chooser = page.waitForEvent('filechooser');
      await chooseInFiles(page, texts.commands.titles.importFiles, filesNames(texts));
      const broken = {
        name: 'site.zip',
        mimeType: 'application/zip',
        buffer: Buffer.from('PK, but no archive'),
      };
      await (await chooser).setFiles(broken);
      await expect(page.getByText(texts.export.imports.archive.unreadable)).toBeVisible();
    },
  },
];

const HISTORY: BuilderState[] = [
  {
    name: 'history, nothing chosen',
    async show(stage) {
      const { page, texts } = stage;
      await escape(stage);
      await openBuilder(stage);
      await runCommand(stage, texts.commands.titles.versions);
      await expect(page.getByText(texts.history.choose)).toBeVisible();
    },
  },
  {
    name: 'history, rendered version',
    async show({ texts, dialog }) {
      await dialog().getByRole('button', { name: texts.history.origins.create }).click();
      await expect(dialog().locator('iframe').first()).toBeVisible();
    },
  },
  {
    name: 'history, what has changed',
    async show({ texts, dialog }) {
      await dialog().getByRole('button', { name: texts.history.modes.changes }).click();
      await expect(
        dialog().getByText(texts.code.diff.same).or(dialog().locator('.cm-content')).first(),
      ).toBeVisible();
    },
  },
  {
    name: 'history, restore',
    async show({ page, texts, dialog }) {
      await dialog().getByRole('button', { name: texts.history.restoreThis }).click();
      await expect(page.getByText(texts.history.confirm.body)).toBeVisible();
    },
  },
];

const ASKING: BuilderState[] = [
  {
    name: 'a generation runs',
    async show(stage) {
      const { page, texts } = stage;
      await openBuilder(stage);
      // The other way too: a slow machine takes longer to look than the first byte may take.
      await page.route('**/api/ask-ai', () => undefined);
      await page.route('**/api/ask-ai-fallback', () => undefined);
      await stage.ask('A bakery in Turin');
      await expect(page.getByText(texts.ask.banner)).toBeVisible();
    },
  },
  {
    name: 'stopped',
    async show({ page, texts, press }) {
      await press(texts.ask.stop);
      await expect(page.getByText(texts.ask.stopped).first()).toBeVisible();
      await page.unroute('**/api/ask-ai');
      await page.unroute('**/api/ask-ai-fallback');
    },
  },
  {
    name: 'a generation fails',
    async show(stage) {
      const { page, texts } = stage;
      const code = { ok: false, code: 'generation.refused', message: 'Not a page', requestId: 'r' };
      await page.route('**/api/ask-ai', (route) => route.fulfill({ status: 422, json: code }));
      await page.route('**/api/ask-ai-fallback', (route) =>
        route.fulfill({ status: 422, json: code }),
      );
      await stage.ask('A page that never comes');
      await expect(page.getByRole('button', { name: texts.ask.dismiss })).toBeVisible();
      await page.unroute('**/api/ask-ai');
      await page.unroute('**/api/ask-ai-fallback');
    },
  },
  {
    name: 'a change is made',
    async show(stage) {
      const { page, texts } = stage;
      await stage.press(texts.ask.dismiss);
      await stage.ask(
        stage.language === 'en' ? 'Add a reviews section' : 'Aggiungi una sezione recensioni',
      );
      await openConversation(page, texts.talk.open);
      await expect(page.getByText(texts.ask.changed).first()).toBeVisible();
    },
  },
  {
    name: 'out of credits',
    async show(stage) {
      const { page, texts } = stage;
      const answer = {
        ok: false,
        success: false,
        code: 'credits.insufficient',
        error: '',
        message: '',
        requestId: 'r',
      };
      await page.route('**/api/user/deduct-credit', (route) =>
        route.fulfill({ status: 402, json: answer }),
      );
      await stage.ask('Another page');
      await expect(page.getByRole('dialog', { name: texts.ask.credits.title })).toBeVisible();
    },
  },
];

const SAVING: BuilderState[] = [
  {
    name: 'conflict',
    async show(stage) {
      const { page, texts } = stage;
      await escape(stage);
      await openBuilder(stage);
      const data = { html: PAGE.replace('six', 'five'), name: SITE };
      await page.request.post(`/api/s/${stage.siteUuid}`, { data });
      await stage.press(texts.builder.topBar.code);
      await page.locator('.cm-content').click();
      await page.keyboard.insertText('<!-- mine -->');
      await expect(page.getByRole('dialog', { name: texts.builder.conflict.title })).toBeVisible();
      await expect(stage.dialog().locator('.cm-content').first()).toBeVisible();
    },
  },
  {
    name: 'offline',
    async show(stage) {
      const { page, texts } = stage;
      await stage.press(texts.builder.conflict.theirs);
      await expect(page.getByText(texts.builder.save.saved, { exact: true })).toBeVisible();
      await page.context().setOffline(true);
      await page.locator('.cm-content').click();
      await page.keyboard.insertText('<!-- kept -->');
      await expect(page.getByText(texts.builder.save.offline).first()).toBeVisible();
    },
  },
];

const ONLINE: BuilderState = {
  name: 'history panel',
  async show(stage) {
    const { page, texts } = stage;
    await page.context().setOffline(false);
    await openBuilder(stage);
    await pressPanel(page, texts.tabs.panels.history, texts.tabs.rail);
    await expect(page.getByRole('list', { name: texts.history.versions })).toBeVisible();
  },
};

function asSheet(panel: 'files' | 'sites' | 'history'): BuilderState {
  return {
    name: `${panel} as a sheet`,
    async show(stage) {
      const { page, texts } = stage;
      await openBuilder(stage);
      await openPanelMenu(page, texts.tabs.panels[panel], texts.tabs.rail);
      await expect(page.getByRole('dialog', { name: texts.tabs.panels[panel] })).toBeVisible();
    },
  };
}

/** Panels stand beside the page. */
export const DESK_STATES: readonly BuilderState[] = [
  EMPTY,
  ...SHOWN,
  ...FILES,
  ...SITES,
  ...OVERLAYS,
  ...HISTORY,
  ...ASKING,
  ...RUNS,
  ...SAVING,
  ONLINE,
  TOO_LONG,
  ...TROUBLES,
  ...ARRIVALS,
  WITHOUT_ACCOUNT,
];

/** Where panels and dialogs are sheets: one of each kind, the rest being the same as on the desk. */
export const PHONE_STATES: readonly BuilderState[] = [
  EMPTY,
  ...SHOWN,
  asSheet('files'),
  ...FILE_FORMS,
  asSheet('sites'),
  asSheet('history'),
  ...SITES.slice(0, 2),
  ...OVERLAYS,
  ...HISTORY,
  ...ASKING,
  ...RUNS,
  TOO_LONG,
  MORE,
  ...ARRIVALS,
];

/** What leads to the menu of the files panel. */
function filesNames({ tabs, files }: Stage['texts']) {
  return { panel: tabs.panels.files, menu: files.more, panels: tabs.rail };
}
