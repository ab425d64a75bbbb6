import { beforeEach, expect, test, vi } from 'vitest';
import { changeLanguage, translator } from '#web/i18n/language-store.ts';
import { createUser, TOKEN } from '#web/testing/factories.ts';
import { failure, fakeApi, success } from '#web/testing/fake-api.ts';
import { apiFetch } from './api-fetch.ts';
import { dropSession, holdSession, useSession } from './session-store.ts';

const RENEWED = 'renewed-token-of-the-session';

beforeEach(async () => {
  vi.unstubAllGlobals();
  localStorage.clear();
  await changeLanguage('en');
  holdSession({ user: createUser(), token: TOKEN });
});

test('an ended token is renewed once and the call repeated with the new one', async () => {
  const calls = fakeApi({
    'POST /api/user/deduct-credit': ({ headers }) =>
      headers.get('authorization') === `Bearer ${RENEWED}`
        ? success({ creditsRemaining: 4 })
        : failure('auth.token'),
    'GET /api/auth/current-user': () => success({ user: createUser(), token: RENEWED }),
  });
  const response = await apiFetch('/api/user/deduct-credit', { method: 'POST' });
  expect(await response.json()).toEqual({ ok: true, creditsRemaining: 4 });
  expect(calls.map(({ path }) => path)).toEqual([
    '/api/user/deduct-credit',
    '/api/auth/current-user',
    '/api/user/deduct-credit',
  ]);
  expect(useSession.getState().token).toBe(RENEWED);
});

test('a second 401 is not retried again', async () => {
  const calls = fakeApi({
    'GET /api/sites': () => failure('auth.required'),
    'GET /api/auth/current-user': () => success({ user: createUser(), token: RENEWED }),
  });
  await expect(apiFetch('/api/sites')).rejects.toMatchObject({
    code: 'auth.required',
    status: 401,
  });
  expect(calls).toHaveLength(3);
});

test('a session that the server no longer knows is dropped, and the first refusal is thrown', async () => {
  fakeApi({
    'GET /api/sites': () => failure('auth.required', { openLogin: true }),
    'GET /api/auth/current-user': () => Response.json({ ok: false }),
  });
  await expect(apiFetch('/api/sites')).rejects.toMatchObject({
    code: 'auth.required',
    openLogin: true,
  });
  expect(useSession.getState()).toMatchObject({ status: 'signed-out', user: null });
  expect(localStorage.getItem('auth_user')).toBeNull();
  expect(localStorage.getItem('auth_token')).toBeNull();
});

test('calls that end together share one renewal', async () => {
  let isRenewed = false;
  const calls = fakeApi({
    'GET /api/sites': () => (isRenewed ? success({ sites: [] }) : failure('auth.required')),
    'GET /api/auth/current-user': () => {
      isRenewed = true;
      return success({ user: createUser(), token: RENEWED });
    },
  });
  await Promise.all([apiFetch('/api/sites'), apiFetch('/api/sites')]);
  expect(calls.filter(({ path }) => path === '/api/auth/current-user')).toHaveLength(1);
});

test('wrong credentials are a refusal, not an ended session', async () => {
  const calls = fakeApi({ 'POST /api/login': () => failure('auth.credentials') });
  await expect(apiFetch('/api/login', { method: 'POST' })).rejects.toMatchObject({
    code: 'auth.credentials',
  });
  expect(calls).toHaveLength(1);
});

test('a visitor who is signed out is not asked for again', async () => {
  dropSession();
  const calls = fakeApi({ 'GET /api/sites': () => failure('auth.required') });
  await expect(apiFetch('/api/sites')).rejects.toMatchObject({ code: 'auth.required' });
  expect(calls).toHaveLength(1);
});

test('no network during the renewal keeps the stored session', async () => {
  fakeApi({ 'GET /api/sites': () => failure('auth.required') });
  await expect(apiFetch('/api/sites')).rejects.toMatchObject({ code: 'auth.required' });
  expect(useSession.getState().status).toBe('signed-in');
});

test('the token goes to spending and to the console only, and only when it is longer than 10 characters', async () => {
  const calls = fakeApi({
    'POST /api/user/deduct-credit': () => success({}),
    'GET /api/sites': () => success({}),
    'POST /api/admin/judge': () => success({}),
  });
  await apiFetch('/api/user/deduct-credit', { method: 'POST' });
  await apiFetch('/api/admin/judge', { method: 'POST' });
  await apiFetch('/api/sites');
  holdSession({ user: createUser(), token: 'tencharact' });
  await apiFetch('/api/user/deduct-credit', { method: 'POST' });
  expect(calls.map(({ headers }) => headers.get('authorization'))).toEqual([
    `Bearer ${TOKEN}`,
    `Bearer ${TOKEN}`,
    null,
    null,
  ]);
});

test('the interface language is asked for', async () => {
  const calls = fakeApi({ 'GET /api/sites': () => success({}) });
  await changeLanguage('it');
  await apiFetch('/api/sites');
  expect(calls[0]?.headers.get('accept-language')).toBe('it');
});

test('no answer and an answer that is not ours are errors with a sentence', async () => {
  fakeApi({ 'GET /api/sites': () => new Response('<h1>502</h1>', { status: 502 }) });
  await expect(apiFetch('/api/sites')).rejects.toMatchObject({
    code: 'client.unreadable',
    status: 502,
  });
  await expect(apiFetch('/api/config')).rejects.toMatchObject({
    code: 'client.network',
    status: 0,
    message: 'No connection to Bluewave. Check your network and try again.',
  });
});

test('a stopped call stays an abort', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new DOMException('stopped', 'AbortError')));
  await expect(apiFetch('/api/sites')).rejects.toMatchObject({ name: 'AbortError' });
});

test('a refusal without words gets a sentence', async () => {
  fakeApi({
    'GET /api/sites': () =>
      Response.json({ ok: false, code: 'server.internal', message: ' ' }, { status: 500 }),
  });
  await expect(apiFetch('/api/sites')).rejects.toMatchObject({
    code: 'server.internal',
    message: translator()('errors.unknown'),
  });
});
