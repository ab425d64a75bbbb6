import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createUser, TOKEN } from '#web/testing/factories.ts';
import { keepNotice, showKeptNotice } from './kept-notice.ts';
import { dropSession, holdSession } from './session-store.ts';
import * as toastHost from './toast-host.ts';

const toasts: string[] = [];
vi.spyOn(toastHost, 'raiseToast').mockImplementation(async ({ text }) => void toasts.push(text));

beforeEach(() => {
  toasts.length = 0;
  sessionStorage.clear();
  dropSession();
});
afterEach(() => window.history.replaceState(null, '', '/'));

test('what the page before began is said once, if it came true', () => {
  keepNotice({ text: 'Login successful!', status: 'signed-in' });
  holdSession({ user: createUser(), token: TOKEN });
  showKeptNotice();
  showKeptNotice();
  expect(toasts).toEqual(['Login successful!']);
});

test('a sign-in that was cancelled or failed says nothing, also later', () => {
  keepNotice({ text: 'Login successful!', status: 'signed-in' });
  showKeptNotice();
  holdSession({ user: createUser(), token: TOKEN });
  showKeptNotice();
  keepNotice({ text: 'Login successful!', status: 'signed-in' });
  window.history.replaceState(null, '', '/login?error=account_exists');
  showKeptNotice();
  expect(toasts).toEqual([]);
});
