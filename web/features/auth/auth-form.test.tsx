import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useSession } from '#web/lib/session-store.ts';
import * as toastHost from '#web/lib/toast-host.ts';
import { createUser, TOKEN } from '#web/testing/factories.ts';
import { failure, fakeApi, success, type RecordedCall } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render.tsx';
import { AuthForm } from './auth-form.tsx';

const CONFIG = { 'GET /api/config': () => success({ welcomeCredits: 5, google: false }) };

beforeEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  useSession.setState({ status: 'signed-out', user: null, token: null });
});

async function renderForm(answers: Parameters<typeof fakeApi>[0] = {}) {
  const calls = fakeApi({ ...CONFIG, ...answers });
  const onDone = vi.fn<() => void>();
  const hand = await renderScreen(
    <AuthForm onDone={onDone} renderTitle={(title) => <h2>{title}</h2>} />,
  );
  return { calls, onDone, hand };
}

function posted(calls: RecordedCall[]): string[] {
  return calls.filter(({ method }) => method === 'POST').map(({ path }) => path);
}

test('it starts with signing in, and asks for a name only to register', async () => {
  const { hand } = await renderForm();
  expect(screen.getByRole('heading')).toHaveProperty('textContent', 'Sign in to your account');
  expect(screen.queryByLabelText('Full name')).toBeNull();
  await hand.click(screen.getByRole('button', { name: 'New here? Create an account' }));
  expect(screen.getByRole('heading')).toHaveProperty('textContent', 'Create a new account');
  expect(screen.getByLabelText('Full name')).toBeDefined();
});

test('an empty form sends nothing, says what is missing and focuses the first field', async () => {
  const { calls, hand } = await renderForm();
  await hand.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'Enter your e-mail address.',
    'Enter your password.',
  ]);
  expect(document.activeElement).toBe(screen.getByLabelText('E-mail'));
  expect(posted(calls)).toEqual([]);
});

test('signing in holds user and token and calls back', async () => {
  const { onDone, hand } = await renderForm({
    'POST /api/login': () => success({ user: createUser(), token: TOKEN, message: '' }),
  });
  await hand.type(screen.getByLabelText('E-mail'), 'ada@example.com');
  await hand.type(screen.getByLabelText('Password'), 'mare-tranquillo{Enter}');
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(useSession.getState()).toEqual({ status: 'signed-in', user: createUser(), token: TOKEN });
});

test('wrong credentials are said beside the password and keep what was typed', async () => {
  const { onDone, hand } = await renderForm({
    'POST /api/login': () => failure('auth.credentials'),
  });
  await hand.type(screen.getByLabelText('E-mail'), 'ada@example.com');
  await hand.type(screen.getByLabelText('Password'), 'wrong{Enter}');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Login failed. Please check your credentials.');
  expect(screen.getByLabelText('E-mail')).toHaveProperty('value', 'ada@example.com');
  expect(onDone).not.toHaveBeenCalled();
});

test('registering creates the user, signs in and later reads the balance', async () => {
  const { calls, onDone, hand } = await renderForm({
    'POST /api/user/create': () => success({ user: createUser() }, 201),
    'POST /api/login': () =>
      success({ user: createUser({ inferenceCredits: 0 }), token: TOKEN, message: '' }),
    'GET /api/user/credits': () =>
      success({ creditsRemaining: 5, freeStops: { left: 3, renewsAt: null } }),
  });
  await hand.click(screen.getByRole('button', { name: 'New here? Create an account' }));
  await hand.type(screen.getByLabelText('Full name'), 'Ada Rossi');
  await hand.type(screen.getByLabelText('E-mail'), 'ada@example.com');
  await hand.type(screen.getByLabelText('Password'), 'mare-tranquillo{Enter}');
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(posted(calls)).toEqual(['/api/user/create', '/api/login']);
  await waitFor(() => expect(useSession.getState().user?.inferenceCredits).toBe(5), {
    timeout: 2_000,
  });
});

test('a taken e-mail address is said beside the address', async () => {
  const { calls, hand } = await renderForm({
    'POST /api/user/create': () => failure('auth.email-taken'),
  });
  await hand.click(screen.getByRole('button', { name: 'New here? Create an account' }));
  await hand.type(screen.getByLabelText('Full name'), 'Ada Rossi');
  await hand.type(screen.getByLabelText('E-mail'), 'ada@example.com');
  await hand.type(screen.getByLabelText('Password'), 'mare-tranquillo{Enter}');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('sentence of auth.email-taken');
  expect(document.activeElement).toBe(screen.getByLabelText('E-mail'));
  expect(posted(calls)).toEqual(['/api/user/create']);
});

test('a server that cannot store the account says so, and what was typed stays', async () => {
  const raiseToast = vi.spyOn(toastHost, 'raiseToast').mockResolvedValue();
  const { hand } = await renderForm({
    'POST /api/user/create': () => failure('server.unavailable'),
  });
  await hand.click(screen.getByRole('button', { name: 'New here? Create an account' }));
  await hand.type(screen.getByLabelText('Full name'), 'Ada Rossi');
  await hand.type(screen.getByLabelText('E-mail'), 'ada@example.com');
  await hand.type(screen.getByLabelText('Password'), 'mare-tranquillo{Enter}');
  await waitFor(() =>
    expect(raiseToast.mock.lastCall?.[0].text).toBe('Failed to create user in database'),
  );
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('ada@example.com');
});

test('the password is seen on demand', async () => {
  const { hand } = await renderForm();
  await hand.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText('Password')).toHaveProperty('type', 'text');
});

test('Google is offered only where it is configured', async () => {
  await renderForm({ 'GET /api/config': () => success({ welcomeCredits: 5, google: true }) });
  const link = await screen.findByRole('link', { name: 'Google' });
  expect(link.getAttribute('href')).toMatch(/^\/auth\/google/);
});

test('an account with a second factor is asked for a code; one that waited too long starts again', async () => {
  let answer: () => Response = () => failure('auth.code-wrong');
  const { hand, onDone, calls } = await renderForm({
    'POST /api/login': () => failure('auth.code-needed'),
    'POST /api/login/code': () => answer(),
  });
  const signIn = async () => {
    await hand.type(screen.getByLabelText('E-mail'), 'ada@example.com');
    await hand.type(screen.getByLabelText('Password'), 'mare-tranquillo{Enter}');
  };
  await signIn();
  await hand.type(await screen.findByLabelText('Code from the app'), '123456{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('sentence of auth.code-wrong');
  await hand.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  answer = () => success({ user: createUser(), token: TOKEN, message: '' });
  await hand.type(screen.getByLabelText('Recovery code'), 'aaaa-bbbb-cccc-dddd{Enter}');
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(calls.at(-1)?.body).toEqual({ code: 'aaaa-bbbb-cccc-dddd' });
  answer = () => failure('auth.code-over');
  await hand.type(screen.getByLabelText('Recovery code'), '{Enter}');
  expect(await screen.findByLabelText('Password')).toBeDefined();
});
