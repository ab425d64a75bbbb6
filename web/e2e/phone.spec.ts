import { expect, type Page, test } from '@playwright/test';
import { TEXTS } from './builder-texts.ts';
import { findSmallTargets } from './find-small-targets.ts';
import { openPanelMenu, openSite, previewOf, shareOfPage, untilEditable } from './open-site.ts';
import { signUp } from './sign-up.ts';

/** In the menu of what has no room in a phone's toolbar. */
async function choose(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).tap();
  await page.getByRole('menuitemradio', { name }).tap();
  await expect(page.getByRole('menu')).toHaveCount(0);
}

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('on a phone a page is asked for, looked at in both schemes and widths, and found again in the site browser', async ({
  page,
}) => {
  test.slow();
  await signUp(page);
  await page.goto('/builder');
  await expect(previewOf(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: /bakery in Turin/ }).tap();
  await page.getByRole('button', { name: 'Send' }).tap();
  await expect(page.getByRole('button', { name: 'Dismiss' })).toBeVisible({ timeout: 30_000 });
  await expect(previewOf(page).getByText('Turin').first()).toBeAttached();
  await untilEditable(page);
  expect(await shareOfPage(page)).toBeGreaterThanOrEqual(0.65);
  await choose(page, /^Dark/);
  await choose(page, /^Tablet/);
  await page.getByRole('button', { name: 'More', exact: true }).tap();
  await expect(page.getByRole('menuitemradio', { name: /^Dark/ })).toBeChecked();
  await page.getByRole('menuitem', { name: 'Command palette' }).tap();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible();
  await page.keyboard.press('Escape');

  await openPanelMenu(page, 'Sites');
  await page.getByRole('button', { name: 'Browse All' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Premium Site Browser' });
  await expect(dialog.locator('img')).toHaveCount(1);
  const box = await dialog.boundingBox();
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(844);
  await dialog
    .getByRole('button', { name: /^Edit / })
    .first()
    .tap();
  await expect(dialog).toBeHidden();
});

test('on a phone the name of the page can be read, and the menu has what gave way to it', async ({
  page,
  context,
}) => {
  await openSite(page, '<!doctype html><title>Forno</title><h1>Forno Aurora</h1>');
  const name = page.getByRole('button', { name: 'Rename: Test site' });
  await expect(name).toBeVisible();
  expect(
    await name.locator('span').evaluate((text) => [text.scrollWidth > text.clientWidth]),
  ).toEqual([false]);
  const more = page.getByRole('button', { name: 'More', exact: true });
  await more.tap();
  const opened = context.waitForEvent('page');
  await page.getByRole('menuitem', { name: 'View site' }).tap();
  await expect((await opened).getByRole('heading', { name: 'Forno Aurora' })).toBeVisible();
  await page.bringToFront();
  await more.tap();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Download this file' }).tap();
  expect((await download).suggestedFilename()).toMatch(/\.html$/);
});

test('on a phone everything that is pressed is at least 40 px', async ({ page }) => {
  const small: Record<string, string[]> = {};
  for (const path of ['/', '/pricing', '/templates', '/login', '/builder']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    small[path] = await findSmallTargets(page);
  }
  await openSite(page, '<!doctype html><title>Forno</title><h1>Forno Aurora</h1>');
  await untilEditable(page);
  small['page'] = await findSmallTargets(page);
  for (const panel of Object.values(TEXTS.en.tabs.panels)) {
    await openPanelMenu(page, panel);
    const sheet = page.getByRole('dialog').last();
    await expect(sheet).toBeVisible();
    small[panel] = await findSmallTargets(page);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  }
  await page.getByRole('button', { name: 'More', exact: true }).tap();
  await expect(page.getByRole('menu')).toBeVisible();
  small['menu'] = await findSmallTargets(page);
  await page.goto('/profile');
  await expect(page.getByRole('cell', { name: '+5' })).toBeVisible();
  small['profile'] = await findSmallTargets(page);
  expect(Object.entries(small).filter(([, found]) => found.length > 0)).toEqual([]);
});

test('a sheet is pulled down to be closed, and springs back from a short pull', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/builder');
  await expect(previewOf(page).getByRole('heading', { level: 1 })).toBeVisible();
  await openPanelMenu(page, 'Files');
  const sheet = page.getByRole('dialog', { name: 'Files' });
  const pull = async (byPx: number) => {
    // In place only when it stands still.
    await sheet.getByRole('button', { name: 'New file' }).click({ trial: true });
    const box = await sheet.boundingBox();
    if (box === null) throw new Error('the sheet has no place');
    await page.mouse.move(box.width / 2, box.y + 10);
    await page.mouse.down();
    await page.mouse.move(box.width / 2, box.y + 10 + byPx, { steps: 4 });
    await page.mouse.up();
  };
  await pull(16);
  await expect(sheet.getByRole('button', { name: 'New file' })).toBeVisible();
  await pull(300);
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Panels', exact: true })).toBeFocused();
});
