import { beforeEach, expect, test } from 'vitest';
import { createUser, TOKEN } from '#web/testing/factories.ts';
import {
  dropSession,
  followOtherTabs,
  holdSession,
  restoreSession,
  setBalance,
  useSession,
} from './session-store.ts';

beforeEach(() => {
  localStorage.clear();
  useSession.setState({ status: 'loading', user: null, token: null });
});

test('a held session survives a reload and is gone after it was dropped', () => {
  holdSession({ user: createUser(), token: TOKEN });
  useSession.setState({ status: 'loading', user: null, token: null });
  expect(restoreSession()).toBe(true);
  expect(useSession.getState()).toEqual({ status: 'signed-in', user: createUser(), token: TOKEN });
  dropSession();
  expect(restoreSession()).toBe(false);
});

test.each(['', '{', '{"id":1}', 'null', '[]'])('stored nonsense %o signs nobody in', (stored) => {
  localStorage.setItem('auth_user', stored);
  expect(restoreSession()).toBe(false);
  expect(useSession.getState().status).toBe('loading');
});

test('a new balance is stored with the user', () => {
  holdSession({ user: createUser(), token: TOKEN });
  setBalance(12);
  expect(JSON.parse(localStorage.getItem('auth_user') ?? '')).toMatchObject({
    inferenceCredits: 12,
  });
});

test('signing out in another tab signs out here', () => {
  const stop = followOtherTabs();
  holdSession({ user: createUser(), token: TOKEN });
  localStorage.removeItem('auth_user');
  window.dispatchEvent(new StorageEvent('storage', { key: 'auth_user' }));
  expect(useSession.getState().status).toBe('signed-out');
  stop();
});
