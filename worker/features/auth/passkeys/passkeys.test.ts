import { Buffer } from 'node:buffer';
import { env } from 'cloudflare:workers';
import { afterEach, expect, test, vi } from 'vitest';
import { createAuthenticator } from '#worker/testing/authenticator.ts';
import { createUser, registerAndSignIn, signIn, TEST_PASSWORD } from '#worker/testing/factories.ts';
import { createClient, type TestClient } from '#worker/testing/request.ts';
import { switchFactorOn } from '#worker/testing/second-factor.ts';

const PARTY = { origin: 'http://localhost', rpId: 'localhost' };
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

async function ask(client: TestClient, path: string, body: object = {}) {
  const response = await client.post(path, body);
  expect(response.status).toBe(200);
  return (await response.json<{ options: { challenge: string; rpId?: string; user?: object } }>())
    .options;
}

const askToAdd = (client: TestClient) =>
  ask(client, '/api/user/passkeys/options', { password: TEST_PASSWORD });
const askToSignIn = (client: TestClient) => ask(client, '/api/login/passkey/options');
const enter = (client: TestClient, response: object) =>
  client.post('/api/login/passkey', { response });

interface Listed {
  security: { passkeys: { id: string; name: string; last_used: string | null }[] };
}

async function passkeysOf(client: TestClient) {
  return (await (await client.get('/api/user/security')).json<Listed>()).security.passkeys;
}

/** An account with a passkey, and the authenticator that has it. */
async function withPasskey() {
  const account = await registerAndSignIn();
  const authenticator = await createAuthenticator();
  const { challenge } = await askToAdd(account.client);
  const response = await authenticator.register({ challenge, ...PARTY, counter: 0 });
  const added = await account.client.post('/api/user/passkeys', { name: 'My phone', response });
  expect(added.status).toBe(201);
  return { ...account, authenticator };
}

test('a passkey is added, named, used and removed by its owner', async () => {
  const { client, authenticator, userId } = await withPasskey();
  const [passkey = { id: '' }] = await passkeysOf(client);
  expect(passkey).toMatchObject({ name: 'My phone', last_used: null });
  const path = `/api/user/passkeys/${passkey.id}`;
  expect((await client.patch(path, { name: ' Telefono ' })).status).toBe(200);
  expect(await passkeysOf(client)).toMatchObject([{ name: 'Telefono' }]);

  const browser = createClient();
  const { challenge, rpId } = await askToSignIn(browser);
  expect(rpId).toBe('localhost');
  const userHandle = Buffer.from(userId).toString('base64url');
  const answer = await authenticator.signIn({ challenge, ...PARTY, counter: 1, userHandle });
  expect((await enter(browser, answer)).status).toBe(200);
  expect([...browser.cookies.keys()]).toEqual(['sid', 'dev']);
  expect(await isSignedIn(browser)).toBe(true);
  expect(await passkeysOf(client)).toMatchObject([{ last_used: expect.any(String) }]);

  expect(await codeOf(await client.delete(path, {}))).toEqual([403, 'auth.password-wrong']);
  expect((await client.delete(path, { password: TEST_PASSWORD })).status).toBe(200);
  expect(await passkeysOf(client)).toEqual([]);
  const { challenge: next } = await askToSignIn(browser);
  const late = await authenticator.signIn({ challenge: next, ...PARTY, counter: 2 });
  expect(await codeOf(await enter(browser, late))).toEqual([403, 'auth.passkey-refused']);
});

test('a passkey counts as both factors', async () => {
  const { client, authenticator } = await withPasskey();
  await switchFactorOn(client);
  const browser = createClient();
  const { challenge } = await askToSignIn(browser);
  const answer = await authenticator.signIn({ challenge, ...PARTY, counter: 1 });
  expect((await enter(browser, answer)).status).toBe(200);
});

test('an answer works once, in the browser that was asked, for five minutes', async () => {
  const { authenticator } = await withPasskey();
  const browser = createClient();
  const { challenge } = await askToSignIn(browser);
  const answer = await authenticator.signIn({ challenge, ...PARTY, counter: 1 });
  const key = browser.cookies.get('key') ?? '';
  const stranger = createClient();
  expect(await codeOf(await enter(stranger, answer))).toEqual([409, 'auth.passkey-over']);
  await askToSignIn(stranger);
  expect(await codeOf(await enter(stranger, answer))).toEqual([403, 'auth.passkey-refused']);
  expect((await enter(browser, answer)).status).toBe(200);
  const replay = createClient();
  replay.cookies.set('key', key);
  expect(await codeOf(await enter(replay, answer))).toEqual([409, 'auth.passkey-over']);

  const { challenge: late } = await askToSignIn(replay);
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 5 * MINUTE_MS);
  const lateAnswer = await authenticator.signIn({ challenge: late, ...PARTY, counter: 2 });
  expect(await codeOf(await enter(replay, lateAnswer))).toEqual([409, 'auth.passkey-over']);
});

test('a question to add a passkey signs nobody in, nor the other way round', async () => {
  const { client, authenticator } = await withPasskey();
  const { challenge } = await askToAdd(client);
  const answer = await authenticator.signIn({ challenge, ...PARTY, counter: 1 });
  expect(await codeOf(await enter(client, answer))).toEqual([409, 'auth.passkey-over']);
  const { challenge: other } = await askToSignIn(client);
  const made = await createAuthenticator();
  const response = await made.register({ challenge: other, ...PARTY, counter: 0 });
  const added = await client.post('/api/user/passkeys', { name: 'x', response });
  expect(await codeOf(added)).toEqual([409, 'auth.passkey-over']);
});

test('another account cannot answer the question that this one was asked', async () => {
  const { client: victim } = await registerAndSignIn();
  const { client: attacker } = await signIn();
  const { challenge } = await askToAdd(victim);
  attacker.cookies.set('key', victim.cookies.get('key') ?? '');
  const made = await createAuthenticator();
  const response = await made.register({ challenge, ...PARTY, counter: 0 });
  const added = await attacker.post('/api/user/passkeys', { name: 'x', response });
  expect(await codeOf(added)).toEqual([409, 'auth.passkey-over']);
});

const WRONG = {
  'another origin': { origin: 'https://evil.test' },
  'another domain': { rpId: 'evil.test' },
  'a lock that was not opened': { isUnlocked: false },
  'another challenge': { challenge: Buffer.from('x'.repeat(32)).toString('base64url') },
  'a counter that stands still': { counter: 5 },
  'a counter that went back': { counter: 1 },
  'the handle of another user': { userHandle: Buffer.from('somebody').toString('base64url') },
};

test.each(Object.entries(WRONG))('%s is refused', async (_name, wrong) => {
  const { authenticator } = await withPasskey();
  await env.DB.prepare('UPDATE passkeys SET counter = 5 WHERE credential_id = ?')
    .bind(authenticator.id)
    .run();
  const browser = createClient();
  const { challenge } = await askToSignIn(browser);
  const answer = await authenticator.signIn({ challenge, ...PARTY, counter: 6, ...wrong });
  expect(await codeOf(await enter(browser, answer))).toEqual([403, 'auth.passkey-refused']);
  expect(await isSignedIn(browser)).toBe(false);
});

test('a signature of another key is refused', async () => {
  const { authenticator } = await withPasskey();
  const browser = createClient();
  const { challenge } = await askToSignIn(browser);
  const forger = await createAuthenticator();
  const forged = await forger.signIn({ challenge, ...PARTY, counter: 1 });
  const { id } = authenticator;
  const refused = await enter(browser, { ...forged, id, rawId: id });
  expect(await codeOf(refused)).toEqual([403, 'auth.passkey-refused']);
});

test.each([
  {},
  { id: 'a', rawId: 'a', type: 'public-key', clientExtensionResults: {}, response: {} },
  {
    id: '../x',
    rawId: 'a',
    type: 'public-key',
    clientExtensionResults: {},
    response: { clientDataJSON: '', authenticatorData: '', signature: '' },
  },
])('the malformed answer %j is a bad request', async (answer) => {
  const browser = createClient();
  await askToSignIn(browser);
  expect(await codeOf(await enter(browser, answer))).toEqual([400, 'request.invalid']);
});

test('adding needs the password and, where mail is delivered, a confirmed address; a made-up passkey is refused', async () => {
  const { client } = await registerAndSignIn();
  const path = '/api/user/passkeys/options';
  expect(await codeOf(await client.post(path, {}))).toEqual([403, 'auth.password-wrong']);
  const settings = { MAIL_FROM: 'hi@example.com', RESEND_API_KEY: 're_test' };
  const { client: unverified } = await signIn(await createUser(), { settings });
  expect(await codeOf(await unverified.post(path, {}))).toEqual([403, 'auth.unverified']);
  const { challenge } = await askToAdd(client);
  const made = await createAuthenticator();
  const foreign = await made.register({ challenge, ...PARTY, rpId: 'evil.test', counter: 0 });
  const added = await client.post('/api/user/passkeys', { name: 'x', response: foreign });
  expect(await codeOf(added)).toEqual([403, 'auth.passkey-refused']);
  expect(await passkeysOf(client)).toEqual([]);
});

test('PASSKEY_DOMAIN names the domain that passkeys belong to', async () => {
  const settings = { PASSKEY_DOMAIN: 'example.com', APP_ORIGIN: 'https://app.example.com' };
  const client = createClient({ origin: 'https://app.example.com', settings });
  expect((await askToSignIn(client)).rpId).toBe('example.com');
});

test('the security log tells what happened, and the data export has it', async () => {
  const { client, userId } = await withPasskey();
  await switchFactorOn(client);
  const { results } = await env.DB.prepare(
    'SELECT kind FROM security_events WHERE user_id = ? ORDER BY rowid',
  )
    .bind(userId)
    .all();
  expect(results.map(({ kind }) => kind)).toEqual([
    'sign-in-new-device',
    'passkey-added',
    'app-on',
  ]);
});
