import { expect, type Locator, type Page } from '@playwright/test';
import { type Language, TEXTS } from './builder-texts.ts';
import { pressPanel } from './open-site.ts';
import { signUp } from './sign-up.ts';

/** The open files panel: a column beside the page, a sheet on a phone. */
export async function openFilesPanel(
  page: Page,
  { panels, rail }: (typeof TEXTS)[Language]['tabs'] = TEXTS.en.tabs,
): Promise<Locator> {
  const panel = page
    .getByRole('complementary', { name: panels.files })
    .or(page.getByRole('dialog', { name: panels.files }));
  // What was open last time comes back a moment after the first paint.
  await expect(page.locator('[role=tab]').first()).toBeAttached();
  if (await panel.isVisible()) return panel;
  await pressPanel(page, panels.files, rail);
  await expect(panel).toBeVisible();
  return panel;
}

interface NewFile {
  name: string;
  /** The label in the type select; left out where the name decides. */
  type?: string;
}

export async function createFile(panel: Locator, { name, type }: NewFile): Promise<void> {
  await panel.getByRole('button', { name: 'New file' }).click();
  const form = panel.getByRole('form', { name: 'New file' });
  await form.getByLabel('File name').fill(name);
  if (type !== undefined) await form.getByLabel('Type').selectOption({ label: type });
  await form.getByRole('button', { name: 'Create' }).click();
}

/** A new account with one file, shown in the code editor and saved. The open files panel. */
export async function startWithFile(page: Page, name: string): Promise<Locator> {
  await signUp(page);
  await page.goto('/builder');
  const panel = await openFilesPanel(page);
  await createFile(panel, { name });
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  return panel;
}

/** Replaces the text of the shown document in the code editor. */
export async function typeCode(page: Page, text: string): Promise<void> {
  await page.locator('.cm-content').click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
}

/** Chooses what brings several files at once, in the menu of the files panel. */
export async function chooseInFiles(
  page: Page,
  item: string,
  names = { panel: 'Files', menu: 'New project and import', panels: 'Panels' },
): Promise<void> {
  const button = page.getByRole('button', { name: names.menu, exact: true });
  await expect(page.locator('[role=tab]').first()).toBeAttached();
  if (!(await button.isVisible())) await pressPanel(page, names.panel, names.panels);
  await button.click();
  await page.getByRole('menuitem', { name: item }).click();
}
