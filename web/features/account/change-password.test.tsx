import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { holdSession, useSession } from '#web/lib/session-store.ts';
import { createUser, TOKEN } from '#web/testing/factories.ts';
import { failure, fakeApi, success } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render.tsx';
import { ChangePassword } from './change-password.tsx';

beforeEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  holdSession({ user: createUser(), token: TOKEN });
});

async function renderForm(answers: Parameters<typeof fakeApi>[0] = {}) {
  const calls = fakeApi(answers);
  const onClose = vi.fn<() => void>();
  const hand = await renderScreen(<ChangePassword email="ada@example.com" onClose={onClose} />);
  return { calls, onClose, hand };
}

test('an empty or repeated wrongly new password is refused without a call', async () => {
  const { calls, hand } = await renderForm();
  await hand.click(screen.getByRole('button', { name: 'Save New Password' }));
  expect(screen.getByRole('alert').textContent).toBe('Please enter a new password!');
  await hand.type(screen.getByLabelText('New password'), 'mare-tranquillo');
  await hand.type(screen.getByLabelText('Confirm new password'), 'mare-mosso{Enter}');
  expect(screen.getByRole('alert').textContent).toBe('Passwords don’t match!');
  expect(calls).toEqual([]);
});

test('a changed password keeps this session with its new token and closes', async () => {
  const { calls, onClose, hand } = await renderForm({
    'POST /api/user/password': () => success({ token: 'token-after-the-change' }),
  });
  await hand.type(screen.getByLabelText('Current password'), 'onda-lunga');
  await hand.type(screen.getByLabelText('New password'), 'mare-tranquillo');
  await hand.type(screen.getByLabelText('Confirm new password'), 'mare-tranquillo{Enter}');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(calls[0]?.body).toEqual({ currentPassword: 'onda-lunga', newPassword: 'mare-tranquillo' });
  expect(useSession.getState().token).toBe('token-after-the-change');
});

test('a wrong current password is said beside its field', async () => {
  const { onClose, hand } = await renderForm({
    'POST /api/user/password': () => failure('auth.password-wrong'),
  });
  await hand.type(screen.getByLabelText('Current password'), 'wrong');
  await hand.type(screen.getByLabelText('New password'), 'mare-tranquillo');
  await hand.type(screen.getByLabelText('Confirm new password'), 'mare-tranquillo{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('sentence of auth.password-wrong');
  expect(onClose).not.toHaveBeenCalled();
});
