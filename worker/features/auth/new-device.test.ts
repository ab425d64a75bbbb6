import { env } from 'cloudflare:workers';
import { afterEach, expect, test, vi } from 'vitest';
import { createAuthenticator } from '#worker/testing/authenticator.ts';
import { registerAndSignIn, signIn } from '#worker/testing/factories.ts';
import { createClient, type TestClient } from '#worker/testing/request.ts';
import { switchFactorOn } from '#worker/testing/second-factor.ts';
import { tokenOf, watchMail } from '#worker/testing/watch-mail.ts';

const NEW_PASSWORD = 'a quieter sea tonight';
const SUBJECT = 'A new device signed in to your Bluewave account';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const DAY_MS = 24 * 60 * 60_000;

afterEach(() => {
  vi.restoreAllMocks();
});

/** An account of yesterday, signed in on one device. */
async function ownAccount() {
  const account = await registerAndSignIn();
  await env.DB.prepare('UPDATE users SET created_at = ? WHERE id = ?')
    .bind(Date.now() - DAY_MS, account.userId)
    .run();
  return account;
}

type Account = Awaited<ReturnType<typeof ownAccount>>;

function enter(client: TestClient, { email, password }: Pick<Account, 'email' | 'password'>) {
  return client.post('/api/login', { email, password }, { headers: { 'user-agent': FIREFOX } });
}

/** Somebody who knows the password signs in; gives their browser and the token of the mailed link. */
async function intrude(account: Account) {
  const mails = watchMail();
  const intruder = createClient();
  expect((await enter(intruder, account)).status).toBe(200);
  await vi.waitFor(() => expect(mails).toHaveLength(1));
  vi.restoreAllMocks();
  return { intruder, token: tokenOf(mails) };
}

const disown = (token: unknown) => createClient().post('/api/auth/disown', { token });

async function isSignedIn(client: TestClient): Promise<boolean> {
  return (await (await client.get('/api/auth/current-user')).json<{ ok: boolean }>()).ok;
}

async function logOf(client: TestClient) {
  const answer = await client.get('/api/user/security/log');
  const { events } = await answer.json<{ events: { kind: string; device: string }[] }>();
  return events.map(({ kind, device }) => [kind, device]);
}

test('a browser that was not used before is mailed about once, a known one never', async () => {
  const account = await ownAccount();
  const mails = watchMail();
  const other = createClient();
  await enter(other, account);
  await other.post('/api/logout');
  await enter(other, account);
  await account.client.post('/api/logout');
  await enter(account.client, account);
  await vi.waitFor(() => expect(mails).not.toEqual([]));
  expect(mails.map(({ to, subject }) => ({ to, subject }))).toEqual([
    { to: account.email, subject: SUBJECT },
  ]);
  expect(mails[0]?.text).toContain('Firefox, Windows');
  expect(mails[0]?.text).toContain('http://localhost/not-me#token=');
});

test('the first device of a new account, and a wrong password, are not mailed about', async () => {
  const mails = watchMail();
  const { email, password } = await registerAndSignIn();
  await enter(createClient(), { email, password });
  const account = await ownAccount();
  await enter(createClient(), { ...account, password: 'not the password' });
  expect(mails.filter(({ subject }) => subject === SUBJECT)).toEqual([]);
});

test('five new devices a day are mailed about at most', async () => {
  const account = await ownAccount();
  const mails = watchMail();
  for (let device = 0; device < 7; device += 1) {
    expect((await enter(createClient(), account)).status).toBe(200);
  }
  await vi.waitFor(() => expect(mails).toHaveLength(5));
});

test('the link signs out every device, ends the password and opens the choice of a new one', async () => {
  const account = await ownAccount();
  const { intruder, token } = await intrude(account);
  const disowned = await disown(token);
  expect(disowned.status).toBe(200);
  expect([await isSignedIn(intruder), await isSignedIn(account.client)]).toEqual([false, false]);
  expect((await enter(createClient(), account)).status).toBe(401);
  const { token: reset } = await disowned.json<{ token: string }>();
  const choice = { token: reset, newPassword: NEW_PASSWORD };
  expect((await createClient().post('/api/auth/reset-password', choice)).status).toBe(200);
  expect((await enter(account.client, { ...account, password: NEW_PASSWORD })).status).toBe(200);
  expect((await disown(token)).status).toBe(400);
});

test('the device that the owner disowned is unknown again: its next sign-in is mailed about', async () => {
  const account = await ownAccount();
  const { intruder, token } = await intrude(account);
  const { token: reset } = await (await disown(token)).json<{ token: string }>();
  const renewed = { ...account, password: NEW_PASSWORD };
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 2_000);
  await account.client.post('/api/auth/reset-password', {
    token: reset,
    newPassword: NEW_PASSWORD,
  });
  await enter(account.client, renewed);
  const mails = watchMail();
  expect((await enter(account.client, renewed)).status).toBe(200);
  expect((await enter(intruder, renewed)).status).toBe(200);
  expect((await enter(intruder, renewed)).status).toBe(200);
  await vi.waitFor(() => expect(mails).not.toEqual([]));
  expect(mails.map(({ subject }) => subject)).toEqual([SUBJECT]);
});

test('what the intruder added to get in again is gone; what the owner had stays', async () => {
  const account = await ownAccount();
  const { intruder, token } = await intrude(account);
  const { password } = account;
  const asked = await intruder.post('/api/user/passkeys/options', { password });
  const { options } = await asked.json<{ options: { challenge: string } }>();
  const authenticator = await createAuthenticator();
  const response = await authenticator.register({
    challenge: options.challenge,
    origin: 'http://localhost',
    rpId: 'localhost',
    counter: 0,
  });
  expect((await intruder.post('/api/user/passkeys', { name: 'Mine', response })).status).toBe(201);
  await switchFactorOn(intruder, password);
  await env.DB.prepare(
    `INSERT INTO passkeys (id, credential_id, user_id, public_key, counter, name, created_at)
     VALUES ('owner', 'owner', ?, '', 0, 'Own', 1)`,
  )
    .bind(account.userId)
    .run();
  const { token: reset } = await (await disown(token)).json<{ token: string }>();
  await createClient().post('/api/auth/reset-password', {
    token: reset,
    newPassword: NEW_PASSWORD,
  });
  expect((await enter(account.client, { ...account, password: NEW_PASSWORD })).status).toBe(200);
  const answer = await account.client.get('/api/user/security');
  const { security } = await answer.json<{ security: { app: boolean; passkeys: object[] } }>();
  expect(security).toMatchObject({ app: false, recovery_codes: 0, passkeys: [{ name: 'Own' }] });
});

test('the link works for a week, and no other link undoes a sign-in', async () => {
  const account = await ownAccount();
  const { token } = await intrude(account);
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 7 * DAY_MS);
  expect((await disown(token)).status).toBe(400);
  vi.restoreAllMocks();
  const mails = watchMail();
  await account.client.post('/api/user/confirmation');
  vi.restoreAllMocks();
  expect((await disown(tokenOf(mails))).status).toBe(400);
  expect((await disown('A'.repeat(43))).status).toBe(400);
  expect(await isSignedIn(account.client)).toBe(true);
});

test('the owner reads what happened, the newest first, and nobody else does', async () => {
  const account = await ownAccount();
  await enter(createClient(), { ...account, password: 'not the password' });
  await intrude(account);
  await account.client.delete('/api/user/sessions');
  expect(await logOf(account.client)).toEqual([
    ['sign-out-elsewhere', ''],
    ['sign-in-new-device', 'Firefox, Windows'],
    ['sign-in-failed', 'Firefox, Windows'],
    ['sign-in-new-device', ''],
  ]);
  expect(await logOf((await signIn()).client)).toEqual([]);
  expect((await createClient().get('/api/user/security/log')).status).toBe(401);
});
