import { expect, test } from '@playwright/test';
import { openSite, previewOf } from './open-site.ts';

// Browsers share the machine with builds: a busy one is no failure.
test.describe.configure({ timeout: 180_000 });

test('the palette finds any action by a few letters and remembers it', async ({ page }) => {
  await page.goto('/builder');
  await page.getByRole('button', { name: 'Continue without an account' }).click();
  await expect(page.getByRole('textbox', { name: 'Ask AI' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  const input = page.getByRole('combobox', { name: 'Search commands, tabs, sites and files' });
  await expect(input).toBeFocused();
  await input.fill('split');
  await expect(page.getByRole('option').first()).toHaveText('Split: preview and code');
  await input.press('Enter');
  await expect(page.getByRole('region', { name: 'HTML code' })).toBeVisible();
  await expect(page.locator('iframe[title="Preview of your page"]').first()).toBeVisible();

  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByText('Recent', { exact: true })).toBeVisible();
  await expect(page.getByRole('option').first()).toHaveText('Split: preview and code');
  await input.fill('zzzz');
  await expect(page.getByText('Nothing by that name.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(input).toHaveCount(0);
});

test('shortcuts work, but single keys not while typing; ? lists them', async ({ page }) => {
  await page.goto('/builder');
  await page.getByRole('button', { name: 'Continue without an account' }).click();
  const prompt = page.getByRole('textbox', { name: 'Ask AI' });
  const phone = page.getByRole('button', { name: 'Phone, 390 px' });
  await prompt.click();
  await page.keyboard.type('1?');
  await expect(prompt).toHaveValue('1?');
  await expect(phone).toHaveAttribute('aria-pressed', 'false');
  await prompt.blur();
  await page.keyboard.press('1');
  await expect(phone).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ControlOrMeta+e');
  await expect(page.getByRole('textbox', { name: /^HTML code of/ })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+j');
  await expect(prompt).toBeFocused();
  await prompt.blur();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet.getByText('Command palette')).toBeVisible();
  await expect(sheet.getByText(/^(Ctrl\+K|⌘K)$/)).toBeVisible();
});

test.describe('on a phone, in Italian, dark', () => {
  test.use({ locale: 'it-IT', colorScheme: 'dark', viewport: { width: 390, height: 844 } });

  test('the palette is a sheet that speaks Italian', async ({ page }) => {
    await page.goto('/builder');
    await page.getByRole('button', { name: 'Continua senza account' }).click();
    await expect(page.getByRole('textbox', { name: 'Chiedi all’AI' })).toBeVisible();
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('combobox').fill('nuovo sito');
    await expect(page.getByRole('option').first()).toHaveText('Nuovo sito');
  });
});

test('what the palette starts gives the focus back to who leaves it by key', async ({ page }) => {
  await openSite(page, '<!doctype html><title>Forno</title><h1>Forno</h1>');
  await expect(previewOf(page).getByRole('heading', { name: 'Forno' })).toBeVisible();
  const choose = async (title: string) => {
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('dialog').getByRole('combobox').fill(title);
    await page.getByRole('option', { name: title, exact: true }).click();
  };
  await choose('Rename');
  const name = page.getByRole('textbox', { name: 'Site name' });
  await expect(name).toBeFocused();
  await name.fill('Forno Aurora');
  await name.press('Enter');
  await expect(page.getByRole('button', { name: 'Rename: Forno Aurora' })).toBeFocused();

  await choose('New file');
  const newFile = page.getByRole('textbox', { name: 'File name' });
  await expect(newFile).toBeFocused();
  await newFile.press('Escape');
  await expect(page.getByRole('button', { name: 'New file', exact: true })).toBeFocused();
});

test('a part that cannot be fetched says so and leaves the builder as it is; the next press fetches it', async ({
  page,
}) => {
  const palette = /assets\/command-palette-.*\.js/;
  await page.route(palette, (route) => route.abort());
  await page.goto('/builder');
  await page.getByRole('button', { name: 'Continue without an account' }).click();
  const prompt = page.getByRole('textbox', { name: 'Ask AI' });
  await expect(prompt).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.locator('[data-sonner-toast]')).toBeVisible();
  await page.unroute(palette);
  await page.keyboard.press('ControlOrMeta+k');
  await expect(
    page.getByRole('combobox', { name: 'Search commands, tabs, sites and files' }),
  ).toBeFocused();
});
