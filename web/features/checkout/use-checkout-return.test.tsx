import { cleanup, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { holdSession } from '#web/lib/session-store.ts';
import * as toastHost from '#web/lib/toast-host.ts';
import { createUser, TOKEN } from '#web/testing/factories.ts';
import { failure, fakeApi, success } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render.tsx';
import { useCheckoutReturn } from './use-checkout-return.ts';

const toasts: string[] = [];
vi.spyOn(toastHost, 'raiseToast').mockImplementation(async ({ text }) => void toasts.push(text));

beforeEach(() => {
  vi.unstubAllGlobals();
  toasts.length = 0;
  localStorage.clear();
  holdSession({ user: createUser(), token: TOKEN });
});

function Returned() {
  useCheckoutReturn();
  return null;
}

async function comeBack(sessionId: string, statuses: string[]) {
  window.history.replaceState(null, '', `/profile?tab=credits&session_id=${sessionId}`);
  let asked = 0;
  fakeApi({
    [`GET /api/checkout/${sessionId}`]: () => {
      const status = statuses[Math.min(asked, statuses.length - 1)];
      asked += 1;
      return success({ status, credits: 250 });
    },
    'GET /api/user/credits': () => failure('server.unavailable'),
  });
  await renderScreen(<Returned />);
  expect(window.location.search).toBe('?tab=credits');
}

test.each([
  ['cs_test_1', 'Payment successful! Your credits have been added to your account.'],
  ['mock_session_1', 'Credits added successfully!'],
])(
  'a paid checkout (%s) is announced once, also when its address is opened again',
  async (id, text) => {
    await comeBack(id, ['paid']);
    await waitFor(() => expect(toasts).toEqual([text]));
    cleanup();
    await comeBack(id, ['paid']);
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
    expect(toasts).toEqual([text]);
  },
);

test('a payment that takes longer is said at once, and its success when it is there', async () => {
  await comeBack('cs_test_2', ['open', 'paid']);
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(toasts[0]).toMatch(/on its way/);
  await waitFor(() => expect(toasts).toHaveLength(2), { timeout: 3_000 });
  expect(toasts[1]).toMatch(/^Payment successful/);
});

test('an expired checkout says that nothing was charged', async () => {
  await comeBack('cs_test_3', ['expired']);
  await waitFor(() => expect(toasts).toEqual(['This checkout has expired. Nothing was charged.']));
});
