import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Language } from '#web/i18n/languages.ts';
import { fakeApi, success } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render.tsx';
import { LoginPage } from './login-page.tsx';

beforeEach(() => {
  vi.unstubAllGlobals();
  fakeApi({ 'GET /api/config': () => success({ welcomeCredits: 5, google: true, mail: false }) });
});

afterEach(() => window.history.replaceState(null, '', '/'));

async function openLogin(search: string, language: Language = 'en'): Promise<void> {
  window.history.replaceState(null, '', `/login${search}`);
  await renderScreen(<LoginPage returnPath="/profile?tab=credits" onDone={() => {}} />, language);
}

test.each([
  ['oauth', /did not work/, /non è riuscito/],
  ['oauth_denied', /cancelled/, /annullato/],
  ['oauth_off', /not available/, /non è disponibile/],
  ['account_exists', /exists already/, /Esiste già/],
])('a sign-in that came back with %s says why in both languages', async (error, en, it) => {
  await openLogin(`?error=${error}`);
  expect(screen.getByRole('alert').textContent).toMatch(en);
  await openLogin(`?error=${error}`, 'it');
  expect(screen.getAllByRole('alert').at(-1)?.textContent).toMatch(it);
});

test.each(['', '?error=', '?error=toString', '?error=Your+bank+asks+for+your+password'])(
  'nothing is said for %j',
  async (search) => {
    await openLogin(search);
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test('Google leads back to the screen that asked for the sign-in', async () => {
  await openLogin('?redirect=profile&tab=credits');
  const link = await screen.findByRole('link', { name: 'Google' });
  expect(link.getAttribute('href')).toBe('/auth/google?redirect=%2Fprofile%3Ftab%3Dcredits');
});
