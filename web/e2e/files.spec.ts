import { expect, test, type Page } from '@playwright/test';
import {
  chooseInFiles,
  createFile,
  openFilesPanel,
  startWithFile,
  typeCode,
} from './builder-files.ts';
import { signUp } from './sign-up.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** The user's files as the server has them. */
async function filesOnServer(page: Page): Promise<{ name: string; path: string; type: string }[]> {
  return await page.evaluate(async () => {
    const { id } = JSON.parse(localStorage.getItem('auth_user') ?? '{}') as { id: string };
    const answer = (await (await fetch(`/api/files/${id}`)).json()) as {
      files: { name: string; path: string; type: string }[];
    };
    return answer.files.map(({ name, path, type }) => ({ name, path, type }));
  });
}

test('files are made, written, renamed, found, deleted and taken back', async ({ page }) => {
  await signUp(page);
  await page.goto('/builder');
  const panel = await openFilesPanel(page);
  await expect(panel.getByText('This folder is empty. Create a new file or folder.')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'New Site' })).toBeVisible();

  await createFile(panel, { name: '' });
  await expect(panel.getByText('Please enter a file name')).toBeVisible();
  await panel.getByRole('button', { name: 'Cancel' }).click();
  await createFile(panel, { name: 'theme', type: 'CSS' });
  await expect(page.getByRole('tab', { name: 'theme.css' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await typeCode(page, 'body { color: navy }');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await createFile(panel, { name: 'tool.py', type: 'CSS' });
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect
    .poll(async () => (await filesOnServer(page)).map(({ path, type }) => `${path} ${type}`).sort())
    .toEqual(['/theme.css css', '/tool.py py']);

  const row = panel.getByRole('button', { name: 'theme.css', exact: true });
  await row.focus();
  await row.press('F2');
  await page.keyboard.type('colours');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'colours.css' })).toBeVisible();
  await expect
    .poll(async () => (await filesOnServer(page)).map(({ name }) => name))
    .toContain('colours.css');

  await panel.getByRole('searchbox', { name: 'Filter files' }).fill('tool');
  await expect(panel.getByRole('button', { name: 'colours.css', exact: true })).toBeHidden();
  await panel.getByRole('searchbox', { name: 'Filter files' }).fill('');

  await panel.getByRole('button', { name: 'Delete colours.css' }).click();
  await expect(panel.getByRole('button', { name: 'colours.css', exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await panel.getByRole('button', { name: 'colours.css', exact: true }).click();
  await expect(page.locator('.cm-content')).toContainText('color: navy');

  await panel.getByRole('button', { name: 'Delete colours.css' }).click();
  await panel.getByRole('button', { name: 'Delete tool.py' }).click();
  await expect(page.getByText('Cannot delete the last file')).toBeVisible();
  await expect
    .poll(async () => (await filesOnServer(page)).map(({ name }) => name), { timeout: 20_000 })
    .toEqual(['tool.py']);
});

test('a folder is made, filled, and deleted with its files after a question', async ({ page }) => {
  await signUp(page);
  await page.goto('/builder');
  const panel = await openFilesPanel(page);
  await panel.getByRole('button', { name: 'New folder' }).click();
  await panel.getByLabel('Folder name').fill('shop');
  await panel.getByRole('button', { name: 'Create' }).click();
  await expect(panel.getByRole('button', { name: 'shop', exact: true })).toHaveAttribute(
    'aria-current',
    'location',
  );
  await createFile(panel, { name: 'index.html' });
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await createFile(panel, { name: 'style.css' });
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await panel.getByRole('button', { name: '/', exact: true }).click();
  await panel.getByRole('button', { name: 'Delete folder shop' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete the folder “shop”?' });
  await expect(dialog.getByText(/Its 2 files will be deleted from the server too/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete folder' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('tab', { name: 'style.css' })).toBeHidden();
  await expect.poll(() => filesOnServer(page)).toEqual([]);
});

const BAD_NAMES = [
  ['a/b.html', 'A name cannot contain / or \\.'],
  ['..', 'A name cannot contain “..”.'],
  ['con.txt', 'Windows keeps this name for itself. Choose another one.'],
  ['a\u202eb.txt', 'This name contains characters that cannot be used.'],
  ['x'.repeat(300), 'This name is too long: 255 characters at most.'],
] as const;

const BAD_FOLDER_NAMES = [...BAD_NAMES.slice(0, -1), [' ', 'Please enter a folder name']] as const;

test('bad names are refused with their reason, odd ones work', async ({ page }) => {
  await signUp(page);
  await page.goto('/builder');
  const panel = await openFilesPanel(page);
  await panel.getByRole('button', { name: 'New file' }).click();
  const form = panel.getByRole('form', { name: 'New file' });
  for (const [name, reason] of BAD_NAMES) {
    await form.getByLabel('File name').fill(name);
    await form.getByRole('button', { name: 'Create' }).click();
    await expect(form.getByRole('alert')).toHaveText(reason);
  }
  await form.getByLabel('File name').fill('caffè <b>"x"</b> 🍞.txt');
  await expect(form.getByRole('alert')).toHaveCount(0);
  await form.getByRole('button', { name: 'Create' }).click();
  await expect(form.getByRole('alert')).toHaveText('A name cannot contain / or \\.');
  await form.getByLabel('File name').fill('caffè <b> "x" 🍞.txt');
  await form.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('tab', { name: 'caffè <b> "x" 🍞.txt' })).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await createFile(panel, { name: 'caffè <b> "x" 🍞.txt' });
  await expect(
    panel.getByText('There is already a file with this name in this folder.'),
  ).toBeVisible();
});

test('the same names are refused to a file that is renamed, a folder and a project', async ({
  page,
}) => {
  const panel = await startWithFile(page, 'kept.css');
  await panel.getByRole('button', { name: 'Rename kept.css' }).click();
  const field = panel.getByRole('textbox', { name: 'Rename kept.css' });
  for (const [name, reason] of [...BAD_NAMES, [' ', 'File name cannot be empty']] as const) {
    await field.fill(name);
    await field.press('Enter');
    await expect(panel.getByRole('alert')).toHaveText(reason);
  }
  await field.press('Escape');
  await expect(panel.getByRole('button', { name: 'kept.css', exact: true })).toBeVisible();

  await panel.getByRole('button', { name: 'New folder' }).click();
  const folder = panel.getByRole('form', { name: 'New folder' });
  for (const [name, reason] of BAD_FOLDER_NAMES) {
    await folder.getByLabel('Folder name').fill(name);
    await folder.getByRole('button', { name: 'Create' }).click();
    await expect(folder.getByRole('alert')).toHaveText(reason);
  }
  await folder.getByRole('button', { name: 'Cancel' }).click();

  await chooseInFiles(page, 'New project…');
  const project = page.getByRole('dialog', { name: 'New project' });
  for (const [name, reason] of BAD_FOLDER_NAMES) {
    await project.getByLabel('Project name').fill(name);
    await project.getByRole('button', { name: 'Create project' }).click();
    await expect(project.getByText(reason)).toBeVisible();
  }
  expect((await filesOnServer(page)).map(({ name }) => name)).toEqual(['kept.css']);
});

test('Markdown shows as it reads, and the panel keeps its width and place', async ({ page }) => {
  await signUp(page);
  await page.goto('/builder');
  const panel = await openFilesPanel(page);
  await createFile(panel, { name: 'notes.md' });
  await page.getByRole('button', { name: 'Code', exact: true }).click();
  await typeCode(page, '# Bread\n\n- rye');
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const preview = page.frameLocator('iframe[title="Preview of your page"]');
  await expect(preview.getByRole('heading', { name: 'Bread' })).toBeVisible();

  const handle = page.getByRole('separator', { name: 'Panel width' });
  await handle.focus();
  await handle.press('ArrowRight');
  const width = await handle.getAttribute('aria-valuenow');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(handle).toHaveAttribute('aria-valuenow', width ?? '');
  await page.getByRole('button', { name: 'Files', exact: true }).click();
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open notes.md' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Open notes.md' })).toBeVisible();
  await expect(panel).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('files are made and opened from a sheet', async ({ page }) => {
    await signUp(page);
    await page.goto('/builder');
    const panel = await openFilesPanel(page);
    await createFile(panel, { name: 'a.css' });
    await expect(page.getByRole('tab', { name: 'a.css' })).toBeVisible();
    await openFilesPanel(page);
    await createFile(panel, { name: 'b.css' });
    await expect(page.getByRole('tab', { name: 'b.css' })).toBeVisible();
    await openFilesPanel(page);
    await panel.getByRole('button', { name: 'a.css', exact: true }).tap();
    await expect(panel).toBeHidden();
    await expect(page.getByRole('tab', { name: 'a.css' })).toHaveAttribute('aria-selected', 'true');
  });
});
