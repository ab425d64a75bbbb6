import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { openAlive } from '../../worker/cli/check/open-alive.ts';
import { waitForEntries } from './find-violations.ts';
import { holdScripts } from './hold-requests.ts';

test.use({ locale: 'en-GB' });

async function follow(page: Page, name: string): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
}

test('Italian chosen on one page stays on the next, after a reload and on addresses without a language', async ({
  page,
}) => {
  await page.goto('/pricing');
  await follow(page, 'Italiano');
  await expect(page).toHaveURL('/it/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Compra quello/);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await page.goto('/templates');
  await expect(page).toHaveURL('/it/templates');
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Accedi al tuo account' })).toBeVisible();
});

test.describe('a browser that speaks Italian', () => {
  test.use({ locale: 'it-IT' });

  test('is shown Italian at once, and English once it was chosen', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL('/it');
    await expect(page).toHaveTitle(/^Siti web/);
    await follow(page, 'English');
    await expect(page).toHaveURL('/');
    await page.reload();
    await expect(page).toHaveURL('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

test('a link in Italian is read in Italian and leaves the stored English alone', async ({
  page,
}) => {
  await openAlive(page, '/');
  await page.goto('/it/pricing');
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await page.goto('/pricing');
  await expect(page).toHaveURL('/pricing');
});

test('every link of navbar and footer leads to a page with a title, a description and a heading of its own', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await page.goto('/');
  const links = page.locator('header nav a, footer nav a');
  const addresses = new Set(
    await links.evaluateAll((all) => all.map((a) => a.getAttribute('href'))),
  );
  expect(addresses.size).toBeGreaterThanOrEqual(5);
  const seen = new Map<string, string>();
  for (const address of addresses) {
    await page.goto('/');
    await page.locator(`a[href="${address}"]`).first().click();
    await expect(page).toHaveURL(address ?? '');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading, String(address)).toBeVisible();
    await expect.poll(() => page.title(), String(address)).toMatch(/ · Bluewave$/);
    const title = await page.title();
    expect(seen.get(title), `${address} has the title of another page`).toBeUndefined();
    seen.set(title, String(address));
  }
});

test('following a link sets title, canonical address, focus and scroll', async ({ page }) => {
  await openAlive(page, '/');
  await page.evaluate(() => window.scrollTo(0, 2_000));
  await follow(page, 'AI Models');
  await expect(page).toHaveTitle('AI models · Bluewave');
  await expect(page.locator('main')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/ai-models$/);
  await page.goBack();
  await expect(page).toHaveTitle(/^Websites/);
});

test('the first stop of the keyboard leads to the content', async ({ page }) => {
  await openAlive(page, '/pricing');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('the way back to the top appears below 300 px', async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Back to the top' });
  await page.evaluate(() => window.scrollTo(0, 299));
  await expect(button).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 900));
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(button).toBeHidden();
});

for (const width of [360, 820, 1280, 1440]) {
  test(`at ${width} px the way back to the top covers no link at the end of the page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openAlive(page, '/about');
    const button = page.getByRole('button', { name: 'Back to the top' });
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(button).toBeVisible();
    // Playwright refuses to click what something else would receive.
    for (const name of ['English', 'Italiano']) {
      const link = page.getByRole('contentinfo').getByRole('link', { name, exact: true });
      await link.click({ trial: true });
    }
  });
}

test('losing the network is said until it is back', async ({ page, context }) => {
  await openAlive(page, '/');
  await context.setOffline(true);
  await expect(page.getByText(/^You are offline/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^You are offline/)).toBeHidden();
});

test('buying while signed out opens the sign-in dialog', async ({ page }) => {
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Buy 250 credits' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a button pressed before the app is there does what it says once the app is', async ({
  page,
}) => {
  const start = await holdScripts(page);
  await page.goto('/pricing', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Buy 250 credits' }).click();
  await expect(page.locator('button[data-held]')).toHaveText('Buy 250 credits');
  start();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('[data-held]')).toHaveCount(0);
});

test('the prompt of the home page arrives in the builder', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Describe your website' }).fill('A plumber in Bari');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/builder');
  await expect(page.getByText('A plumber in Bari').first()).toBeVisible();
});

for (const key of ['Enter', 'the button']) {
  test(`a prompt sent by ${key} before the app is there arrives in the builder too`, async ({
    page,
  }) => {
    const start = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    const prompt = page.getByRole('textbox', { name: 'Describe your website' });
    await prompt.fill('A plumber in Bari');
    if (key === 'Enter') await prompt.press('Enter');
    else await page.getByRole('button', { name: 'Design my page' }).click();
    await expect(page.locator('form[data-held]')).toBeAttached();
    start();
    await expect(page).toHaveURL('/builder');
    await expect(page.getByText('A plumber in Bari').first()).toBeVisible();
  });
}

test('a language chosen before the app is there is kept', async ({ page }) => {
  const start = await holdScripts(page);
  await page.goto('/pricing', { waitUntil: 'commit' });
  await follow(page, 'Italiano');
  await expect(page).toHaveURL('/it/pricing');
  start();
  await page.goto('/templates');
  await expect(page).toHaveURL('/it/templates');
});

test('a search typed into the gallery before the app is there is kept and carried out', async ({
  page,
}) => {
  const start = await holdScripts(page);
  await page.goto('/it/templates', { waitUntil: 'commit' });
  await page.getByRole('searchbox').fill('panificio');
  start();
  await expect(page).toHaveURL('/it/templates?q=panificio');
  await expect(page.getByRole('searchbox')).toHaveValue('panificio');
  await expect(page.getByRole('button', { name: /^Usa template/ })).toHaveCount(1);
});

test('the demo tabs answer to the arrow keys', async ({ page }) => {
  await openAlive(page, '/');
  await page.getByRole('tab', { name: 'Website' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Blog' })).toBeFocused();
  await expect(page.getByRole('tabpanel').getByText(/Window Seat/)).toBeVisible();
  await page.keyboard.press('Home');
  await expect(page.getByRole('tab', { name: 'Website' })).toHaveAttribute('aria-selected', 'true');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the menu opens, holds the focus, leads on and closes by the keyboard', async ({ page }) => {
    await openAlive(page, '/');
    const opener = page.getByRole('button', { name: 'Menu', exact: true });
    await opener.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('link', { name: 'Pricing' })).toBeVisible();
    await waitForEntries(page);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    await menu.getByRole('link', { name: 'Pricing' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/pricing');
    await expect(menu).toBeHidden();
  });
});
