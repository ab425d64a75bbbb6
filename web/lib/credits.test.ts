import { beforeEach, expect, test, vi } from 'vitest';
import { changeLanguage } from '#web/i18n/language-store.ts';
import { answerCredits, holdCredits, shownCredits } from '#web/testing/credits.ts';
import { failure, fakeApi } from '#web/testing/fake-api.ts';
import { refreshCredits } from './credits.ts';
import { dropSession, useStops } from './session-store.ts';

beforeEach(async () => {
  vi.unstubAllGlobals();
  localStorage.clear();
  await changeLanguage('en');
  holdCredits(5);
});

test('the balance is read at most once in five minutes unless forced', async () => {
  const calls = fakeApi({ 'GET /api/user/credits': () => answerCredits(9) });
  await refreshCredits();
  await refreshCredits();
  expect(calls).toHaveLength(1);
  await refreshCredits({ isForced: true });
  expect(calls).toHaveLength(2);
  expect(shownCredits()).toBe(9);
});

test('when no stop is free any more is known until it is over or somebody else signs in', async () => {
  const renewsAt = Date.now() + 60_000;
  fakeApi({ 'GET /api/user/credits': () => answerCredits(5, { left: 0, renewsAt }) });
  await refreshCredits({ isForced: true });
  expect(useStops.getState().renewAt).toBe(renewsAt);
  dropSession();
  expect(useStops.getState().renewAt).toBe('unknown');
});

test('readings at the same time share one request', async () => {
  const calls = fakeApi({ 'GET /api/user/credits': () => answerCredits(9) });
  await Promise.all([refreshCredits(), refreshCredits()]);
  expect(calls).toHaveLength(1);
});

test('a forced reading waits for the one under way and reads again, once for all who force it', async () => {
  let server = 3;
  const calls = fakeApi({ 'GET /api/user/credits': () => answerCredits(server) });
  const early = refreshCredits();
  server = 4;
  await Promise.all([
    early,
    refreshCredits({ isForced: true }),
    refreshCredits({ isForced: true }),
  ]);
  expect([calls.length, shownCredits()]).toEqual([2, 4]);
});

test('a balance that cannot be read stays as it was', async () => {
  fakeApi({ 'GET /api/user/credits': () => failure('server.unavailable') });
  await refreshCredits({ isForced: true });
  expect(shownCredits()).toBe(5);
});
