import { env } from 'cloudflare:workers';
import { afterEach, expect, test, vi } from 'vitest';
import { createUser, registerAndSignIn, signIn } from '#worker/testing/factories.ts';
import { createUserContext } from '#worker/testing/context.ts';
import { createClient, type TestClient } from '#worker/testing/request.ts';
import { codeOfApp, switchFactorOn } from '#worker/testing/second-factor.ts';
import { tokenOf, watchMail } from '#worker/testing/watch-mail.ts';
import { openSecret, sealSecret } from './sealed-secret.ts';

const MINUTE_MS = 60_000;

afterEach(() => {
  vi.restoreAllMocks();
});

async function codeOf(response: Response): Promise<unknown> {
  return [response.status, (await response.json<{ code?: string }>()).code];
}

async function isSignedIn(client: TestClient): Promise<boolean> {
  return (await (await client.get('/api/auth/current-user')).json<{ ok: boolean }>()).ok;
}

function pass(ms: number): void {
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + ms);
}

async function securityOf(client: TestClient): Promise<unknown> {
  return (await (await client.get('/api/user/security')).json<{ security: unknown }>()).security;
}

/** An account with a second factor, and a browser that knows its password. */
async function waitForCode() {
  const account = await registerAndSignIn();
  const factor = await switchFactorOn(account.client);
  const browser = createClient();
  const { email, password } = account;
  const login = await browser.post('/api/login', { email, password });
  expect(await codeOf(login)).toEqual([401, 'auth.code-needed']);
  return { ...account, ...factor, browser };
}

const enter = (client: TestClient, code: string) => client.post('/api/login/code', { code });

test('the app is on only after its first code, and the key is stored encrypted', async () => {
  const { client, userId, email, password } = await registerAndSignIn();
  expect(await securityOf(client)).toEqual({ app: false, passkeys: [], recovery_codes: 0 });
  const begun = await client.post('/api/user/second-factor', { password });
  const { setup } = await begun.json<{ setup: { key: string; uri: string } }>();
  expect(setup.uri).toContain(`otpauth://totp/Bluewave:${encodeURIComponent(email)}?`);
  expect(setup.uri).toContain(`secret=${setup.key}`);
  expect(await securityOf(client)).toEqual({ app: false, passkeys: [], recovery_codes: 0 });
  expect((await createClient().post('/api/login', { email, password })).status).toBe(200);
  const row = await env.DB.prepare('SELECT secret FROM second_factors WHERE user_id = ?')
    .bind(userId)
    .first<{ secret: string }>();
  expect(row?.secret).toMatch(/^[\w-]{16}\.[\w-]+$/);
  expect(row?.secret).not.toContain(setup.key);

  const wrong = await client.post('/api/user/second-factor/confirm', { code: '000000' });
  expect(await codeOf(wrong)).toEqual([403, 'auth.code-wrong']);
  const confirmed = await client.post('/api/user/second-factor/confirm', {
    code: codeOfApp(setup.key),
  });
  const { recoveryCodes } = await confirmed.json<{ recoveryCodes: string[] }>();
  expect(new Set(recoveryCodes).size).toBe(10);
  expect(recoveryCodes.every((code) => /^(?:[a-z2-7]{4}-){3}[a-z2-7]{4}$/.test(code))).toBe(true);
  expect(await securityOf(client)).toEqual({ app: true, passkeys: [], recovery_codes: 10 });
});

test('a sealed key opens for its account and its deployment only', async () => {
  const ctx = await createUserContext();
  const sealed = await sealSecret(ctx, 'ada', 'JBSWY3DPEHPK3PXP');
  const other = { ...ctx, config: { ...ctx.config, ADDRESS_KEY: 'another key' } };
  expect([
    await openSecret(ctx, 'ada', sealed),
    await openSecret(ctx, 'bob', sealed),
    await openSecret(other, 'ada', sealed),
    await openSecret(ctx, 'ada', 'x.y'),
  ]).toEqual(['JBSWY3DPEHPK3PXP', null, null, null]);
});

test('the password alone signs nobody in; the code does, once, in the browser that waits for it', async () => {
  const { browser, key, email, password } = await waitForCode();
  expect([...browser.cookies.keys()]).toEqual(['code']);
  expect(await isSignedIn(browser)).toBe(false);
  expect(await codeOf(await enter(createClient(), codeOfApp(key)))).toEqual([
    409,
    'auth.code-over',
  ]);
  const foreign = createClient();
  foreign.cookies.set('code', 'A'.repeat(43));
  expect(await codeOf(await enter(foreign, codeOfApp(key)))).toEqual([409, 'auth.code-over']);

  expect((await enter(browser, codeOfApp(key))).status).toBe(200);
  expect([...browser.cookies.keys()]).toEqual(['sid', 'dev']);
  expect(await isSignedIn(browser)).toBe(true);

  const second = createClient();
  await second.post('/api/login', { email, password });
  expect(await codeOf(await enter(second, codeOfApp(key)))).toEqual([403, 'auth.code-wrong']);
  expect((await enter(second, codeOfApp(key, 1))).status).toBe(200);
});

test('one code used twice at once signs in one browser', async () => {
  const { browser, key, email, password } = await waitForCode();
  const second = createClient();
  await second.post('/api/login', { email, password });
  const code = codeOfApp(key);
  const answers = await Promise.all([enter(browser, code), enter(second, code)]);
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 403]);
});

test.each(['', 'x'.repeat(41), '12345', 'abcdef', '１２３４５６', 'aaaa-aaaa-aaaa-aaaa'])(
  'the code %j signs nobody in',
  async (code) => {
    const { browser } = await waitForCode();
    expect([400, 403]).toContain((await enter(browser, code)).status);
    expect(await isSignedIn(browser)).toBe(false);
  },
);

test('a code of another time or another account is refused, and waiting ends after ten minutes', async () => {
  const { browser, key } = await waitForCode();
  expect((await enter(browser, codeOfApp(key, 3))).status).toBe(403);
  const { recoveryCodes } = await waitForCode();
  expect((await enter(browser, recoveryCodes[0] ?? '')).status).toBe(403);
  pass(10 * MINUTE_MS);
  expect(await codeOf(await enter(browser, codeOfApp(key)))).toEqual([409, 'auth.code-over']);
});

test('five codes a quarter of an hour may be tried, also in parallel; a recovery code still works, once', async () => {
  const { browser, key, recoveryCodes, email, password } = await waitForCode();
  const guesses = Array.from({ length: 12 }, () => enter(browser, '000000'));
  const codes = (await Promise.all(guesses)).map(({ status }) => status);
  expect(codes.filter((status) => status === 403)).toHaveLength(5);
  expect(codes.filter((status) => status === 429)).toHaveLength(7);
  expect(await codeOf(await enter(browser, codeOfApp(key)))).toEqual([429, 'auth.busy']);
  const [recovery = ''] = recoveryCodes;
  expect((await enter(browser, recovery.replaceAll('-', ' ').toUpperCase())).status).toBe(200);
  expect(await securityOf(browser)).toEqual({ app: true, passkeys: [], recovery_codes: 9 });

  const second = createClient();
  await second.post('/api/login', { email, password });
  expect((await enter(second, recovery)).status).toBe(403);
  pass(15 * MINUTE_MS);
  await second.post('/api/login', { email, password });
  expect((await enter(second, codeOfApp(key))).status).toBe(200);
});

test('a password that changed meanwhile ends the waiting sign-in, and a reset leaves the second factor on', async () => {
  const { browser, key, email } = await waitForCode();
  const mails = watchMail();
  await createClient({ settings: {} }).post('/api/auth/forgot-password', { email });
  vi.restoreAllMocks();
  const newPassword = 'a quieter sea tonight';
  const reset = { token: tokenOf(mails), newPassword };
  expect((await createClient().post('/api/auth/reset-password', reset)).status).toBe(200);
  expect((await enter(browser, codeOfApp(key))).status).toBe(401);
  const login = await browser.post('/api/login', { email, password: newPassword });
  expect(await codeOf(login)).toEqual([401, 'auth.code-needed']);
  expect((await enter(browser, codeOfApp(key, 1))).status).toBe(200);
});

test('switching it off needs the password and a code; then the password alone signs in', async () => {
  const { client, key, recoveryCodes, email, password } = await waitForCode();
  const off = (body: object) => client.delete('/api/user/second-factor', body);
  expect(await codeOf(await off({ code: codeOfApp(key) }))).toEqual([403, 'auth.password-wrong']);
  expect(await codeOf(await off({ password, code: '000000' }))).toEqual([403, 'auth.code-wrong']);
  expect(await codeOf(await off({ password }))).toEqual([400, 'request.invalid']);
  const [code] = recoveryCodes;
  expect((await off({ password, code })).status).toBe(200);
  expect(await securityOf(client)).toEqual({ app: false, passkeys: [], recovery_codes: 0 });
  expect(await codeOf(await off({ password, code }))).toEqual([409, 'auth.factor-state']);
  expect((await createClient().post('/api/login', { email, password })).status).toBe(200);
});

test('a confirmed app is not replaced, nor one set up without the password or a confirmed address', async () => {
  const { client, password } = await registerAndSignIn();
  const begin = (body: object) => client.post('/api/user/second-factor', body);
  expect(await codeOf(await begin({}))).toEqual([403, 'auth.password-wrong']);
  const early = await client.post('/api/user/second-factor/confirm', { code: '123456' });
  expect(await codeOf(early)).toEqual([409, 'auth.factor-state']);
  await switchFactorOn(client);
  expect(await codeOf(await begin({ password }))).toEqual([409, 'auth.factor-state']);
  const settings = { MAIL_FROM: 'hi@example.com', RESEND_API_KEY: 're_test' };
  const { client: unverified } = await signIn(await createUser(), { settings });
  const refused = await unverified.post('/api/user/second-factor', {});
  expect(await codeOf(refused)).toEqual([403, 'auth.unverified']);
});
