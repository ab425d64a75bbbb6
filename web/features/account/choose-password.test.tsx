import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createUser } from '#web/testing/factories.ts';
import { fakeApi, success } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render.tsx';
import { AccountDetails } from './account-details.tsx';

beforeEach(() => {
  vi.unstubAllGlobals();
});

test('an account without a password is mailed the link to choose one', async () => {
  const calls = fakeApi({
    'GET /api/config': () => success({ mail: true }),
    'POST /api/auth/forgot-password': () => success({}),
  });
  const hand = await renderScreen(<AccountDetails user={createUser({ has_password: false })} />);
  await hand.click(await screen.findByRole('button', { name: 'Choose a password' }));
  await waitFor(() => expect(calls.at(-1)?.body).toEqual({ email: 'ada@example.com' }));
});

test('where there is no mail no link is offered, and whoever has a password changes it', async () => {
  fakeApi({ 'GET /api/config': () => success({ mail: false }) });
  await renderScreen(<AccountDetails user={createUser({ has_password: false })} />);
  expect(screen.queryByRole('button', { name: /password/i })).toBeNull();
  await renderScreen(<AccountDetails user={createUser()} />);
  expect(screen.getByRole('button', { name: 'Change Password' })).toBeDefined();
});
