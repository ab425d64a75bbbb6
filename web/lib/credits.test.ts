import { beforeEach, expect, test, vi } from 'vitest';
import { changeLanguage } from '#web/i18n/language-store.ts';
import { createUser, TOKEN } from '#web/testing/factories.ts';
import { failure, fakeApi, success } from '#web/testing/fake-api.ts';
import { refreshCredits, spendCredit } from './credits.ts';
import { holdSession, useSession } from './session-store.ts';

const balance = () => useSession.getState().user?.inferenceCredits;

beforeEach(async () => {
  vi.unstubAllGlobals();
  localStorage.clear();
  await changeLanguage('en');
  holdSession({ user: createUser({ inferenceCredits: 5 }), token: TOKEN });
});

test('a spent credit leaves the balance at once and then becomes the figure of the server', async () => {
  const calls = fakeApi({
    'POST /api/user/deduct-credit': () => {
      expect(balance()).toBe(4);
      return success({ creditsRemaining: 3, receipt: 'receipt-1' });
    },
  });
  expect(await spendCredit()).toBe('receipt-1');
  expect(balance()).toBe(3);
  expect(calls[0]?.body).toMatchObject({ amount: 1, description: 'AI Inference' });
});

test('a refused spend gives the balance back', async () => {
  fakeApi({ 'POST /api/user/deduct-credit': () => failure('credits.insufficient') });
  await expect(spendCredit()).rejects.toMatchObject({ code: 'credits.insufficient' });
  expect(balance()).toBe(5);
});

test('the balance is read at most once in five minutes unless forced', async () => {
  const calls = fakeApi({ 'GET /api/user/credits': () => success({ creditsRemaining: 9 }) });
  await refreshCredits();
  await refreshCredits();
  expect(calls).toHaveLength(1);
  await refreshCredits({ isForced: true });
  expect(calls).toHaveLength(2);
  expect(balance()).toBe(9);
});

test('refreshes at the same time share one request', async () => {
  const calls = fakeApi({ 'GET /api/user/credits': () => success({ creditsRemaining: 9 }) });
  await Promise.all([refreshCredits({ isForced: true }), refreshCredits({ isForced: true })]);
  expect(calls).toHaveLength(1);
});

test('a balance that cannot be read stays as it was', async () => {
  fakeApi({ 'GET /api/user/credits': () => failure('server.unavailable') });
  await refreshCredits({ isForced: true });
  expect(balance()).toBe(5);
});
