import { expect, test } from '@playwright/test';
import { findInBothSchemes, findSidewaysScroll } from './find-violations.ts';
import { signUp } from './sign-up.ts';

const SETTINGS = [
  { locale: 'en-US', viewport: { width: 1440, height: 900 } },
  { locale: 'it-IT', viewport: { width: 390, height: 844 } },
] as const;

for (const { locale, viewport } of SETTINGS) {
  test.describe(`${locale}, ${viewport.width} px`, () => {
    test.use({ locale, viewport });

    test('sign-in and profile have no accessibility violations and fit their width', async ({
      page,
    }) => {
      await page.goto('/login');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await findInBothSchemes(page), 'sign-in').toEqual([]);
      expect(await findSidewaysScroll(page), 'sign-in').toEqual([]);
      await signUp(page);
      await page.goto('/profile');
      await expect(page.getByRole('cell', { name: '+5' })).toBeVisible();
      expect(await findInBothSchemes(page), 'profile').toEqual([]);
      expect(await findSidewaysScroll(page), 'profile').toEqual([]);
    });
  });
}
