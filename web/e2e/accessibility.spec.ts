import { expect, test, type Page } from '@playwright/test';
import { findViolations } from './find-violations.ts';
import { signUp } from './sign-up.ts';

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

const SETTINGS = [
  { locale: 'en-US', colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  { locale: 'it-IT', colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const;

for (const { locale, colorScheme, viewport } of SETTINGS) {
  test.describe(`${locale}, ${colorScheme}, ${viewport.width} px`, () => {
    test.use({ locale, colorScheme, viewport });

    test('sign-in and the builder have no accessibility violations and fit their width', async ({
      page,
    }) => {
      for (const path of ['/login', '/builder']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await findViolations(page), path).toEqual([]);
        await expectNoSidewaysScroll(page);
      }
    });
  });
}

test.describe('signed in, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('builder and profile have no accessibility violations and fit their width', async ({
    page,
  }) => {
    await signUp(page);
    await page.goto('/builder');
    const prompt = page.getByRole('textbox', { name: 'Ask AI' });
    await prompt.fill('A plumber in Bari');
    await prompt.press('Enter');
    await expect(prompt).toHaveValue('', { timeout: 30_000 });
    expect(await findViolations(page), 'builder').toEqual([]);
    await expectNoSidewaysScroll(page);
    await expect(page.getByRole('button', { name: /^Account of/ })).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Code', exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'HTML code' })).toBeVisible();
    expect(await findViolations(page), 'code').toEqual([]);
    await page.goto('/profile');
    await expect(page.getByRole('cell', { name: '+5' })).toBeVisible();
    expect(await findViolations(page), 'profile').toEqual([]);
    await expectNoSidewaysScroll(page);
  });
});
