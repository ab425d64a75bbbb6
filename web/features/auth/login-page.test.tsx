import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Language } from '#web/i18n/languages.ts';
import { dropSession, holdSession } from '#web/lib/session-store.ts';
import { createUser, TOKEN } from '#web/testing/factories.ts';
import { fakeApi, success } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render.tsx';
import { LoginPage } from './login-page.tsx';

beforeEach(() => {
  vi.unstubAllGlobals();
  dropSession();
  fakeApi({ 'GET /api/config': () => success({ welcomeCredits: 5, google: true, mail: false }) });
});

afterEach(() => window.history.replaceState(null, '', '/'));

async function openLogin(search: string, language: Language = 'en') {
  window.history.replaceState(null, '', `/login${search}`);
  const onDone = vi.fn<() => void>();
  const hand = await renderScreen(
    <LoginPage returnPath="/profile?tab=credits" onDone={onDone} />,
    language,
  );
  return { onDone, hand };
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

test('who is signed in already, here or in another tab, goes on at once', async () => {
  const { onDone } = await openLogin('?redirect=profile');
  expect(onDone).not.toHaveBeenCalled();
  act(() => holdSession({ user: createUser(), token: TOKEN }));
  expect(onDone).toHaveBeenCalledOnce();
});

test('who is signed in and could not add Google reads why', async () => {
  holdSession({ user: createUser(), token: TOKEN });
  const { onDone } = await openLogin('?error=account_exists');
  expect(screen.getByRole('alert').textContent).toMatch(/exists already/);
  expect(onDone).not.toHaveBeenCalled();
});
