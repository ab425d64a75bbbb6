import { expect, test, type Page } from '@playwright/test';
import { chooseInFiles } from './builder-files.ts';
import { openBuilder, setStage, SITE, type Stage } from './builder-stage.ts';
import { holdRequests } from './hold-requests.ts';
import { openConversation, openSite, previewOf } from './open-site.ts';

// The files panel stands beside the page.
test.use({ viewport: { width: 1440, height: 900 } });
test.describe.configure({ timeout: 180_000 });

const PAGE =
  '<!doctype html><html lang="en"><head><title>T</title></head><body><h1>Forno</h1></body></html>';

async function openStage(page: Page): Promise<Stage> {
  const stage = await setStage(page, 'en');
  await openBuilder(stage);
  return stage;
}

test('a double click deletes once, makes one project and asks once', async ({ page }) => {
  const stage = await openStage(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET')
      sent.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  const count = (call: RegExp) => sent.filter((line) => call.test(line)).length;

  await stage.press('Browse All');
  await stage.press('Delete Officina Belli');
  await page.getByRole('button', { name: 'Delete site' }).dblclick();
  await expect(page.getByText('Site "Officina Belli" deleted successfully')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Officina Belli' })).toBeHidden();
  expect(count(/^DELETE/)).toBe(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await chooseInFiles(page, 'New project…');
  await page.getByLabel('Project name').fill('Once');
  await page.getByRole('button', { name: 'Create project' }).dblclick();
  await expect(page.getByText('Project “Once” created')).toBeVisible();
  expect(count(/^POST \/api\/folder$/)).toBe(1);

  const prompt = page.getByRole('textbox', { name: 'Ask AI' });
  await prompt.fill('Make the text larger');
  await prompt.press('Enter');
  await prompt.press('Enter');
  await expect(page.getByRole('button', { name: 'Dismiss' })).toBeVisible({ timeout: 30_000 });
  expect(count(/deduct-credit$/)).toBe(1);
});

test('the language changed while a page is made is the one in which its end is told', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('bluewave_silent', 'off'));
  const stage = await openStage(page);
  const release = await holdRequests(page, '**/api/ask-ai');
  await stage.ask('Make the text larger');
  await expect(page.getByText('Please wait, we are preparing your project...')).toBeVisible();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitemradio', { name: 'Italiano' }).click();
  await expect(page.getByText('Attendere, stiamo preparando il tuo progetto...')).toBeVisible();
  release();
  await expect(page.getByRole('button', { name: 'Chiudi', exact: true }).first()).toBeVisible({
    timeout: 30_000,
  });
  await openConversation(page, 'Apri la conversazione');
  await expect(page.getByRole('log').getByText('Elaborazione AI completata')).toBeVisible();
});

test('a page that the AI works on can neither be deleted nor closed; its result is not thrown away', async ({
  page,
}) => {
  const stage = await openStage(page);
  const release = await holdRequests(page, '**/api/ask-ai');
  await stage.ask('Replace "Bread, every morning from six." with "Fresh bread."');
  const refusal = page.getByText(`“${SITE}” is being worked on.`).first();
  await stage.press('Browse All');
  await stage.press(`Delete ${SITE}`);
  await page.getByRole('button', { name: 'Delete site' }).click();
  await expect(refusal).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('tab', { name: SITE }).press('Delete');
  release();
  await expect(previewOf(page).getByText('Fresh bread.')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('tab', { name: SITE })).toBeVisible();
});

test('a newer version that does not arrive is told in the choice, and can be asked for again', async ({
  page,
}) => {
  const uuid = await openSite(page, PAGE);
  await page.getByRole('button', { name: 'Split' }).click();
  const code = page.locator('.cm-content');
  await expect(code).toContainText('Forno');
  const theirs = { html: PAGE.replace('Forno', 'Theirs'), name: 'Test site' };
  expect((await page.request.post(`/api/s/${uuid}`, { data: theirs })).ok()).toBe(true);
  await page.route(`**/api/s/${uuid}`, (route) =>
    route.request().method() === 'GET' ? route.fulfill({ status: 500 }) : route.fallback(),
  );
  await code.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText('<!-- mine -->');
  const choice = page.getByRole('dialog', { name: 'This document was changed elsewhere' });
  await expect(choice.getByText(/^The newer version did not arrive/)).toBeVisible();
  await page.unroute(`**/api/s/${uuid}`);
  await choice.getByRole('button', { name: 'Try again' }).click();
  await expect(choice.getByText('Theirs')).toBeVisible();
  await choice.getByRole('button', { name: 'Keep mine' }).click();
  await expect(choice).toBeHidden();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(code).toContainText('<!-- mine -->');
});

test('with nothing to show the bar says nothing of a page, and offers nothing to be done with one', async ({
  page,
}) => {
  await openSite(page, PAGE);
  await expect(previewOf(page).getByRole('heading', { name: 'Forno' })).toBeVisible();
  await page.route('**/api/s/*', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('This could not be opened')).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toBeHidden();
  await expect(page.getByRole('button', { name: 'View site' })).toBeDisabled();
  await page.getByRole('textbox', { name: 'Ask AI' }).fill('kept');
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
  await page.unroute('**/api/s/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Ask AI' })).toHaveValue('kept');
});

test('a deployment that does not say what it offers leaves no gap before the builder', async ({
  page,
}) => {
  await page.route('**/api/config', (route) => route.fulfill({ status: 500 }));
  await page.goto('/builder');
  await expect(page.getByText(/^With a free account your pages are saved/)).toBeVisible();
  await page.getByRole('button', { name: 'Continue without an account' }).click();
  await expect(previewOf(page).getByRole('heading', { level: 1 })).toBeVisible();
});

test('Enter ends a rename, once, wherever the name stands, and presses nothing else', async ({
  page,
}) => {
  const stage = await openStage(page);
  const renames: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') renames.push(request.postData() ?? '');
  });
  await stage.press(`Rename: ${SITE}`);
  await page.keyboard.insertText('In the bar');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Rename: In the bar' })).toBeFocused();

  await stage.press('Browse All');
  await stage.press('Rename In the bar');
  await page.keyboard.insertText('In the browser');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Rename In the browser' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const panel = page.getByRole('complementary', { name: 'Files' });
  await panel.getByRole('button', { name: 'style.css', exact: true }).focus();
  await page.keyboard.press('F2');
  const field = panel.getByRole('textbox', { name: 'Rename style.css' });
  await field.fill('in the panel.css');
  const chooses = { key: 'Enter', isComposing: true, bubbles: true };
  await field.dispatchEvent('keydown', chooses);
  await expect(field).toHaveValue('in the panel.css');
  await field.press('Enter');
  await expect(panel.getByRole('button', { name: 'in the panel.css', exact: true })).toBeFocused();
  await expect(page.getByRole('tab', { name: 'in the panel.css' })).toBeHidden();
  await expect
    .poll(() => renames)
    .toEqual(['{"name":"In the bar"}', '{"name":"In the browser"}', '{"name":"in the panel.css"}']);
});
