import { expect } from '@playwright/test';
import { chooseInFiles, createFile, typeCode } from './builder-files.ts';
import { SITE, type Stage } from './builder-stage.ts';
import {
  code,
  fileRow,
  files,
  folderRow,
  isSaved,
  notSaved,
  says,
  type FailingCall,
} from './failing-call.ts';
import { previewOf } from './open-site.ts';

/** In this order: later ones use what earlier ones made. */
export const FILE_CALLS: Record<string, FailingCall> = {
  'the list of files': {
    call: /^GET \/api\/files\//,
    async meet(stage) {
      await stage.page.reload();
      await says(stage, /^Failed to load files from the server\./);
      await expect(fileRow(stage, 'style.css')).toBeVisible();
    },
    async recover(stage) {
      await stage.press('Try again');
      await expect(files(stage).getByRole('alert')).toBeHidden();
    },
  },
  'the list of folders': {
    call: /^GET \/api\/folders\//,
    async meet(stage) {
      await stage.page.reload();
      await says(stage, /^Failed to load files from the server\./);
      await expect(folderRow(stage, 'shop')).toBeVisible();
    },
    async recover(stage) {
      await stage.press('Try again');
      await expect(files(stage).getByRole('alert')).toBeHidden();
    },
  },
  'opening a file': {
    call: /^GET \/api\/file\//,
    async meet(stage) {
      await fileRow(stage, 'style.css').click();
      await says(stage, 'Failed to open file');
      await expect(previewOf(stage.page).getByRole('heading', { name: SITE })).toBeVisible();
    },
    async recover(stage) {
      await fileRow(stage, 'style.css').click();
      await expect(code(stage)).toContainText('style.css');
    },
  },
  'saving a file': {
    call: /^POST \/api\/file$/,
    async meet(stage) {
      await typeCode(stage.page, '.mine {}');
      await notSaved(stage);
    },
    async recover(stage) {
      await isSaved(stage);
      await expect(code(stage)).toContainText('.mine {}');
    },
  },
  'making a file': {
    call: /^POST \/api\/file$/,
    async meet(stage) {
      await createFile(files(stage), { name: 'made.css' });
      await notSaved(stage);
      await expect(fileRow(stage, 'made.css not on the server')).toBeVisible();
    },
    async recover(stage) {
      await isSaved(stage);
      await expect(fileRow(stage, 'made.css')).toBeVisible();
    },
  },
  'renaming a file': {
    call: /^PATCH \/api\/file\//,
    async meet(stage) {
      await renameFile(stage, 'made.css', 'other.css');
      await says(stage, 'Failed to update file name on the server.');
      await expect(fileRow(stage, 'made.css')).toBeVisible();
      await expect(stage.page.getByRole('tab', { name: 'made.css' })).toBeVisible();
    },
    async recover(stage) {
      await renameFile(stage, 'made.css', 'other.css');
      await expect(fileRow(stage, 'other.css')).toBeVisible();
      await expect(stage.page.getByRole('tab', { name: 'other.css' })).toBeVisible();
    },
  },
  'deleting a file': {
    call: /^DELETE \/api\/file\//,
    async meet(stage) {
      await files(stage).getByRole('button', { name: 'Delete other.css' }).click();
      await says(stage, 'Failed to delete file completely - please try again');
      await expect(fileRow(stage, 'other.css')).toBeVisible();
    },
    async recover(stage) {
      await files(stage).getByRole('button', { name: 'Delete other.css' }).click();
      await says(stage, '“other.css” deleted');
      await expect(fileRow(stage, 'other.css')).toBeHidden();
    },
  },
  'making a folder': {
    call: /^POST \/api\/folder$/,
    async meet(stage) {
      await makeFolder(stage, 'bar');
      await says(stage, 'The folder could not be created: The kitchen is on fire.');
      await expect(folderRow(stage, 'bar')).toBeHidden();
    },
    async recover(stage) {
      await makeFolder(stage, 'bar');
      await expect(fileRow(stage, 'bar')).toHaveAttribute('aria-current', 'location');
      await fileRow(stage, '/').click();
    },
  },
  'deleting a folder': {
    call: /^DELETE \/api\/folder\//,
    async meet(stage) {
      await deleteFolder(stage, 'shop');
      await says(stage, 'Failed to delete folder from database');
      await stage.page.keyboard.press('Escape');
      await expect(folderRow(stage, 'shop')).toBeVisible();
    },
    async recover(stage) {
      await deleteFolder(stage, 'shop');
      await expect(folderRow(stage, 'shop')).toBeHidden();
    },
  },
  'making a project': {
    call: /^POST \/api\/file$/,
    async meet(stage) {
      await chooseInFiles(stage.page, 'New project…');
      await stage.page.getByLabel('Project name').fill('Bakery');
      await stage.press('Create project');
      await says(stage, 'The project could not be created');
      await expect(stage.page.getByLabel('Project name')).toHaveValue('Bakery');
    },
    async recover(stage) {
      await stage.press('Create project');
      await says(stage, 'Project “Bakery” created');
      await expect(previewOf(stage.page).getByRole('button', { name: 'Press me' })).toBeVisible();
    },
  },
};

async function renameFile(stage: Stage, from: string, to: string): Promise<void> {
  await files(stage)
    .getByRole('button', { name: `Rename ${from}` })
    .click();
  const field = files(stage).getByRole('textbox', { name: `Rename ${from}` });
  await field.fill(to);
  await field.press('Enter');
}

async function makeFolder(stage: Stage, name: string): Promise<void> {
  await stage.press('New folder');
  await files(stage).getByLabel('Folder name').fill(name);
  await files(stage).getByRole('button', { name: 'Create' }).click();
}

async function deleteFolder(stage: Stage, name: string): Promise<void> {
  await files(stage)
    .getByRole('button', { name: `Delete folder ${name}` })
    .click();
  await stage.dialog().getByRole('button', { name: 'Delete folder' }).click();
}
