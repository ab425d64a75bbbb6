import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { holdSession, useSession, type SessionUser } from '#web/lib/session-store.ts';
import { createUser, TOKEN } from '#web/testing/factories.ts';
import { failure, fakeApi, success } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render.tsx';
import { AccountDetails } from './account-details.tsx';
import { YourData } from './your-data.tsx';

beforeEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

async function openDeletion(
  answers: Parameters<typeof fakeApi>[0],
  user: SessionUser = createUser(),
) {
  holdSession({ user, token: TOKEN });
  const calls = fakeApi(answers);
  const hand = await renderScreen(<YourData user={user} />);
  await hand.click(screen.getByRole('button', { name: 'Delete account…' }));
  return { calls, hand, confirm: await screen.findByRole('button', { name: 'Delete everything' }) };
}

test('the export is a download of the address that packs it', async () => {
  await renderScreen(<YourData user={createUser()} />);
  const link = screen.getByRole('link', { name: 'Download all my data' });
  expect(link.getAttribute('href')).toBe('/api/user/export');
  expect(link.hasAttribute('download')).toBe(true);
});

test('the deletion names what goes and asks for the password before it calls', async () => {
  const { calls, hand, confirm } = await openDeletion({});
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'your published sites and their addresses',
    'your files and all their saved versions',
    'your 5 credits, without a refund',
    'your sign-in, on every device',
  ]);
  await hand.click(confirm);
  expect(screen.getByRole('alert').textContent).toBe('Enter your password.');
  expect(calls).toEqual([]);
});

test('a wrong password is said beside its field and keeps the session', async () => {
  const { calls, hand } = await openDeletion({
    'DELETE /api/user': () => failure('auth.password-wrong'),
  });
  await hand.type(screen.getByLabelText('Your password'), 'not this one{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('sentence of auth.password-wrong');
  expect(calls[0]?.body).toEqual({ password: 'not this one' });
  expect(useSession.getState().status).toBe('signed-in');
});

test('a deleted account is signed out here', async () => {
  const { hand } = await openDeletion({ 'DELETE /api/user': () => success({}) });
  await hand.type(screen.getByLabelText('Your password'), 'a quiet river at dawn{Enter}');
  await waitFor(() => expect(useSession.getState().user).toBeNull());
  expect(localStorage.getItem('auth_user')).toBeNull();
});

test('an account without a password is sent through Google when its sign-in is too old', async () => {
  const { calls, hand, confirm } = await openDeletion(
    { 'DELETE /api/user': () => failure('auth.reauthenticate') },
    createUser({ has_password: false }),
  );
  expect(screen.queryByLabelText('Your password')).toBeNull();
  await hand.click(confirm);
  const link = await screen.findByRole('link', { name: 'Sign in with Google again' });
  expect(link.getAttribute('href')).toBe('/auth/google?redirect=%2Fprofile');
  expect(calls[0]?.body).toEqual({});
});

test('a new name is trimmed, sent and kept with the session', async () => {
  const user = createUser();
  holdSession({ user, token: TOKEN });
  const calls = fakeApi({
    'PATCH /api/user': () => success({ user: createUser({ name: 'Ada Bianchi' }) }),
  });
  const hand = await renderScreen(<AccountDetails user={user} />);
  await hand.click(screen.getByRole('button', { name: 'Change name' }));
  const field = screen.getByLabelText('New name');
  await hand.clear(field);
  await hand.type(field, '{Enter}');
  expect(screen.getByRole('alert').textContent).toBe('Enter your name.');
  await hand.type(field, ' Ada Bianchi {Enter}');
  await waitFor(() => expect(useSession.getState().user?.name).toBe('Ada Bianchi'));
  expect(calls.map(({ body }) => body)).toEqual([{ name: 'Ada Bianchi' }]);
  expect(useSession.getState().token).toBe(TOKEN);
});
