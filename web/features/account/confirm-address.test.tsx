import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createUser } from '#web/testing/factories.ts';
import { fakeApi, success } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render.tsx';
import { AccountDetails } from './account-details.tsx';

afterEach(() => vi.unstubAllGlobals());

test('an address that is not confirmed says so and has its link sent again', async () => {
  const calls = fakeApi({
    'GET /api/config': () => success({ mail: true }),
    'POST /api/user/confirmation': () => success({}),
  });
  const hand = await renderScreen(<AccountDetails user={createUser({ email_verified: false })} />);
  await hand.click(await screen.findByRole('button', { name: 'Send again' }));
  await waitFor(() =>
    expect(calls.some(({ path }) => path === '/api/user/confirmation')).toBe(true),
  );
});

test('a deployment without mail asks nobody to confirm', async () => {
  const calls = fakeApi({ 'GET /api/config': () => success({ mail: false }) });
  await renderScreen(<AccountDetails user={createUser({ email_verified: false })} />);
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
});

test('a confirmed address says nothing', async () => {
  const calls = fakeApi({});
  await renderScreen(<AccountDetails user={createUser()} />);
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
  expect(calls).toEqual([]);
});
