import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi, failure, success } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render.tsx';
import { SessionList } from './session-list.tsx';

const TIMES = { created_at: '2026-11-01T09:00:00.000Z', last_seen: '2026-11-20T18:30:00.000Z' };
const HERE = { id: 'here', device: 'Firefox, Windows', current: true, ...TIMES };
const PHONE = { id: 'phone', device: 'Safari, iOS', current: false, ...TIMES };

afterEach(() => vi.unstubAllGlobals());

test('the only session offers nothing to sign out', async () => {
  fakeApi({ 'GET /api/user/sessions': () => success({ sessions: [HERE] }) });
  await renderScreen(<SessionList userId="ada" />);
  expect(await screen.findByText('This device')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test('everywhere else is signed out by one press', async () => {
  let sessions = [HERE, PHONE];
  const calls = fakeApi({
    'GET /api/user/sessions': () => success({ sessions }),
    'DELETE /api/user/sessions': () => {
      sessions = [HERE];
      return success({});
    },
  });
  const hand = await renderScreen(<SessionList userId="ada" />);
  await hand.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
  await waitFor(() => expect(screen.queryByText('Safari, iOS')).toBeNull());
  expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
});

test('one device is signed out by its own button', async () => {
  const calls = fakeApi({
    'GET /api/user/sessions': () => success({ sessions: [HERE, PHONE] }),
    'DELETE /api/user/sessions/phone': () => success({}),
  });
  const hand = await renderScreen(<SessionList userId="ada" />);
  await hand.click(await screen.findByRole('button', { name: 'Sign out Safari, iOS' }));
  await waitFor(() =>
    expect(calls.some(({ path }) => path === '/api/user/sessions/phone')).toBe(true),
  );
});

test('sessions that cannot be loaded say why', async () => {
  fakeApi({ 'GET /api/user/sessions': () => failure('auth.required') });
  await renderScreen(<SessionList userId="ada" />, 'it');
  expect(await screen.findByText('Non è stato possibile caricare le sessioni')).toBeDefined();
});
