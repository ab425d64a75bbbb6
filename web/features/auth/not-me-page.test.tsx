import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi, failure, success } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render.tsx';
import { NotMePage } from './not-me-page.tsx';

const TOKEN = 'A'.repeat(43);
const RESET_TOKEN = 'B'.repeat(43);

afterEach(() => {
  vi.unstubAllGlobals();
  window.location.hash = '';
});

test('a mailed link undoes nothing before it is pressed; then a new password is chosen', async () => {
  window.location.hash = `token=${TOKEN}`;
  const onDone = vi.fn<() => void>();
  const calls = fakeApi({
    'POST /api/auth/disown': () => success({ token: RESET_TOKEN }),
    'GET /api/auth/current-user': () => failure('auth.required'),
    'POST /api/auth/reset-password': () => success({}),
  });
  const hand = await renderScreen(<NotMePage onDone={onDone} />);
  expect(calls).toEqual([]);
  await hand.click(screen.getByRole('button', { name: 'It was not me' }));
  await hand.type(await screen.findByLabelText('New password'), 'a quieter sea tonight');
  await hand.click(screen.getByRole('button', { name: 'Save new password' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  const bodyOf = (wanted: string) => calls.find(({ path }) => path === wanted)?.body;
  expect(bodyOf('/api/auth/disown')).toEqual({ token: TOKEN });
  expect(bodyOf('/api/auth/reset-password')).toEqual({
    token: RESET_TOKEN,
    newPassword: 'a quieter sea tonight',
  });
});

test('a link that is used or cut short says so and what helps instead', async () => {
  window.location.hash = `token=${TOKEN}`;
  fakeApi({ 'POST /api/auth/disown': () => failure('auth.link-invalid') });
  const hand = await renderScreen(<NotMePage onDone={vi.fn<() => void>()} />, 'it');
  await hand.click(screen.getByRole('button', { name: 'Non sono stato io' }));
  expect((await screen.findByRole('alert')).textContent).toBe('sentence of auth.link-invalid');
  expect(screen.getByRole('button', { name: 'Vai alla pagina di accesso' })).toBeDefined();
});
