import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { failure, fakeApi, success } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render.tsx';
import { AuthForm } from './auth-form.tsx';
import { ResetPasswordPage } from './reset-password-page.tsx';

const TOKEN = 'a'.repeat(43);

beforeEach(() => {
  vi.unstubAllGlobals();
  window.location.hash = '';
});

test('a forgotten password is answered the same for every address', async () => {
  const calls = fakeApi({
    'GET /api/config': () => success({ welcomeCredits: 5, google: false, mail: true }),
    'POST /api/auth/forgot-password': () => success({}),
  });
  const hand = await renderScreen(
    <AuthForm onDone={() => {}} renderTitle={(title) => <h2>{title}</h2>} />,
  );
  await hand.type(screen.getByLabelText('E-mail'), 'ada@example.com');
  await hand.click(await screen.findByRole('button', { name: 'Forgot your password?' }));
  await hand.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText(/If an account has this address/)).toBeDefined();
  expect(calls.at(-1)?.body).toEqual({ email: 'ada@example.com' });
});

test('without a mail provider nothing is offered that could not be kept', async () => {
  fakeApi({ 'GET /api/config': () => success({ welcomeCredits: 5, google: true, mail: false }) });
  await renderScreen(<AuthForm onDone={() => {}} renderTitle={(title) => <h2>{title}</h2>} />);
  await screen.findByRole('link', { name: 'Google' });
  expect(screen.queryByRole('button', { name: 'Forgot your password?' })).toBeNull();
});

test('the token of the fragment sets the new password', async () => {
  window.location.hash = `#token=${TOKEN}`;
  const calls = fakeApi({ 'POST /api/auth/reset-password': () => success({}) });
  const onDone = vi.fn<() => void>();
  const hand = await renderScreen(<ResetPasswordPage onDone={onDone} />);
  await hand.type(screen.getByLabelText('New password'), 'mare-tranquillo{Enter}');
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(calls[0]?.body).toEqual({ token: TOKEN, newPassword: 'mare-tranquillo' });
});

test('a short password and one the server calls weak are said beside the field', async () => {
  window.location.hash = `#token=${TOKEN}`;
  const calls = fakeApi({ 'POST /api/auth/reset-password': () => failure('auth.password-weak') });
  const hand = await renderScreen(<ResetPasswordPage onDone={() => {}} />);
  await hand.type(screen.getByLabelText('New password'), 'short{Enter}');
  expect(screen.getByRole('alert').textContent).toBe('Use at least 8 characters.');
  expect(calls).toEqual([]);
  await hand.type(screen.getByLabelText('New password'), '-password1{Enter}');
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe('sentence of auth.password-weak'),
  );
});

test('a link that was used, has expired or is cut short says so and mails a new one', async () => {
  const calls = fakeApi({
    'POST /api/auth/reset-password': () => failure('auth.reset-invalid'),
    'POST /api/auth/forgot-password': () => success({}),
  });
  await renderScreen(<ResetPasswordPage onDone={() => {}} />);
  expect(screen.getByRole('alert').textContent).toMatch(/not complete/);
  cleanup();
  window.location.hash = `#token=${TOKEN}`;
  const hand = await renderScreen(<ResetPasswordPage onDone={() => {}} />);
  await hand.type(screen.getByLabelText('New password'), 'mare-tranquillo{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('sentence of auth.reset-invalid');
  await hand.type(screen.getByLabelText('E-mail'), 'ada@example.com{Enter}');
  expect(await screen.findByText(/If an account has this address/)).toBeDefined();
  expect(calls.at(-1)?.body).toEqual({ email: 'ada@example.com' });
});
