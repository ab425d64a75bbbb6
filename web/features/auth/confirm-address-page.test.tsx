import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createUser, TOKEN } from '#web/testing/factories.ts';
import { fakeApi, failure, success } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render.tsx';
import { ConfirmAddressPage } from './confirm-address-page.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  window.location.hash = '';
});

const YES = { name: 'Yes, this is my address' };

test('a mailed link confirms nothing before it is pressed', async () => {
  window.location.hash = `token=${'A'.repeat(43)}`;
  const onDone = vi.fn<() => void>();
  const calls = fakeApi({
    'POST /api/auth/confirm-address': () => success({}),
    'GET /api/auth/current-user': () => success({ user: createUser(), token: TOKEN }),
  });
  const hand = await renderScreen(<ConfirmAddressPage onDone={onDone} />);
  expect(calls).toEqual([]);
  await hand.click(screen.getByRole('button', YES));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(calls[0]?.body).toEqual({ token: 'A'.repeat(43) });
});

test('a link that is used or cut short says so and leads to a new one', async () => {
  window.location.hash = `token=${'A'.repeat(43)}`;
  fakeApi({ 'POST /api/auth/confirm-address': () => failure('auth.link-invalid') });
  const hand = await renderScreen(<ConfirmAddressPage onDone={vi.fn<() => void>()} />);
  await hand.click(screen.getByRole('button', YES));
  expect((await screen.findByRole('alert')).textContent).toBe('sentence of auth.link-invalid');
  expect(screen.getByRole('button', { name: 'To your profile' })).toBeDefined();
});
