import { expect, test, type Page } from '@playwright/test';
import { openSite, previewOf, stopEditing, untilEditable } from './open-site.ts';
import { signUp } from './sign-up.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Forno</title>
<style>h1{color:rgb(10, 20, 30)}@media (prefers-color-scheme: dark){h1{color:rgb(200, 210, 220)}}</style>
</head><body><h1>Forno</h1><p><input aria-label="Your name"></p></body></html>`;

const prompt = (page: Page) => page.getByRole('textbox', { name: 'Ask AI' });
const palette = (page: Page) =>
  page.getByRole('combobox', { name: 'Search commands, tabs, sites and files' });

/** Shortcuts that mean the same wherever the focus is. */
async function expectShortcuts(page: Page, focus: () => Promise<void>): Promise<void> {
  await focus();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(palette(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);
  await focus();
  await page.keyboard.press('ControlOrMeta+j');
  await expect(prompt(page)).toBeFocused();
  await focus();
  await page.keyboard.press('ControlOrMeta+e');
  await expect(page.getByRole('region', { name: 'HTML code' })).toBeVisible();
  await page.getByRole('button', { name: 'Preview', exact: true }).first().click();
}

test('shortcuts work with the focus in the page: on the starter page, while editing, and after it', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/builder');
  const starter = previewOf(page).getByRole('heading', { level: 1 });
  await starter.click();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expectShortcuts(page, () => starter.click());

  await openSite(page, PAGE);
  await untilEditable(page);
  const heading = previewOf(page).getByRole('heading', { name: 'Forno' });
  await expectShortcuts(page, () => heading.click());
  await untilEditable(page);
  await stopEditing(page);
  const field = previewOf(page).getByRole('textbox', { name: 'Your name' });
  await expectShortcuts(page, () => field.click());
  await field.fill('');
  await field.press('?');
  await expect(field).toHaveValue('?');
});

test('a page has the colours of this device, whatever the theme of the builder', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('bluewave_theme', 'dark'));
  await page.emulateMedia({ colorScheme: 'light' });
  await openSite(page, PAGE);
  const heading = previewOf(page).getByRole('heading', { name: 'Forno' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await expect(heading).toHaveCSS('color', 'rgb(10, 20, 30)');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(heading).toHaveCSS('color', 'rgb(200, 210, 220)');
});

for (const width of [390, 820, 1440]) {
  test(`Tab reaches the Ask AI bar without passing the page, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openSite(page, PAGE);
    await untilEditable(page);
    for (let presses = 0; presses < 40; presses += 1) {
      if (await prompt(page).evaluate((field) => field === document.activeElement)) break;
      await page.keyboard.press('Tab');
      await expect(page.locator('main iframe:focus')).toHaveCount(0);
    }
    await expect(prompt(page)).toBeFocused();
  });
}
