import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createUser } from '#web/testing/factories.ts';
import { failure, fakeApi, success } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render.tsx';
import { SecuritySection } from './security-section.tsx';

const SETUP = {
  uri: 'otpauth://totp/Bluewave:ada?secret=JBSWY3DPEHPK3PXP',
  key: 'JBSWY3DPEHPK3PXP',
};
const CODES = Array.from({ length: 10 }, (_, at) => `aaaa-bbbb-cccc-ddd${at}`);

beforeEach(() => {
  vi.unstubAllGlobals();
});

test('the app is set up with password, code and recovery codes, which stay until they are kept', async () => {
  let app = false;
  const calls = fakeApi({
    'GET /api/user/security': () =>
      success({ security: { app, recovery_codes: app ? 10 : 0, passkeys: [] } }),
    'POST /api/user/second-factor': () => success({ setup: SETUP }),
    'POST /api/user/second-factor/confirm': ({ body }) => {
      if (JSON.stringify(body) !== '{"code":"123456"}') return failure('auth.code-wrong');
      app = true;
      return success({ recoveryCodes: CODES });
    },
  });
  const hand = await renderScreen(<SecuritySection user={createUser()} />);
  await hand.click(await screen.findByRole('button', { name: 'Set up…' }));
  await hand.type(screen.getByLabelText('Your password'), 'secret{Enter}');
  expect(await screen.findByRole('img', { name: /QR code/ })).toBeDefined();
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeDefined();

  const field = screen.getByLabelText('Code from the app');
  await hand.type(field, '000000{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('sentence of auth.code-wrong');
  await hand.clear(field);
  await hand.type(field, '123456{Enter}');
  const list = await screen.findByRole('list');
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(CODES);

  await hand.click(screen.getByRole('button', { name: 'I have kept them' }));
  await waitFor(() => expect(screen.queryByRole('list')).toBeNull());
  expect(await screen.findByText('10 recovery codes left')).toBeDefined();
  expect(calls.find(({ path }) => path === '/api/user/second-factor')?.body).toEqual({
    password: 'secret',
  });
});

test('switching off says a wrong password and a wrong code beside their fields', async () => {
  let refusal: 'auth.password-wrong' | 'auth.code-wrong' = 'auth.password-wrong';
  fakeApi({
    'GET /api/user/security': () =>
      success({ security: { app: true, recovery_codes: 1, passkeys: [] } }),
    'DELETE /api/user/second-factor': () => failure(refusal),
  });
  const hand = await renderScreen(<SecuritySection user={createUser()} />);
  expect(await screen.findByText('1 recovery code left')).toBeDefined();
  await hand.click(screen.getByRole('button', { name: 'Switch off…' }));
  await hand.type(screen.getByLabelText('Your password'), 'wrong');
  await hand.type(screen.getByLabelText('Code from the app'), '123456{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('sentence of auth.password-wrong');
  refusal = 'auth.code-wrong';
  await hand.type(screen.getByLabelText('Your password'), '2');
  await hand.click(screen.getByRole('button', { name: 'Switch off' }));
  expect((await screen.findByRole('alert')).textContent).toBe('sentence of auth.code-wrong');
});

test('settings that cannot be loaded say why', async () => {
  fakeApi({ 'GET /api/user/security': () => failure('server.unavailable') });
  await renderScreen(<SecuritySection user={createUser()} />, 'it');
  expect(
    await screen.findByText('Non è stato possibile caricare le impostazioni di sicurezza'),
  ).toBeDefined();
});
