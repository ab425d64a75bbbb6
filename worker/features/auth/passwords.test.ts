import { env } from 'cloudflare:workers';
import { afterEach, expect, test, vi } from 'vitest';
import { createUser, registerAndSignIn, registration, signIn } from '#worker/testing/factories.ts';
import { createClient, type TestClient } from '#worker/testing/request.ts';
import { tokenOf, watchMail } from '#worker/testing/watch-mail.ts';
import { chooseParameters, comparePassword, hashPassword, SCRYPT } from './password-hash.ts';

const NEW_PASSWORD = 'a quieter sea tonight';
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

async function askForLink(email: string) {
  const mails = watchMail();
  const response = await createClient({ settings: {} }).post('/api/auth/forgot-password', {
    email,
  });
  expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
  vi.restoreAllMocks();
  return { mails, token: tokenOf(mails) };
}

function resetWith(token: string, newPassword = NEW_PASSWORD) {
  return createClient().post('/api/auth/reset-password', { token, newPassword });
}

test('the hash stays inside the limits that production enforces and this runtime does not', () => {
  expect(SCRYPT.cost * SCRYPT.blockSize * SCRYPT.parallelization).toBeLessThanOrEqual(2 ** 20);
  expect(SCRYPT).toEqual({ cost: 2 ** 14, blockSize: 8, parallelization: 5 });
});

test('a hash is salted, self-describing, and noticed when its parameters are outdated', () => {
  const [first, second] = [hashPassword('secret'), hashPassword('secret')];
  expect(first).toMatch(/^scrypt\$N=16384,r=8,p=5\$[\w-]{22}\$[\w-]{43}$/);
  expect(first).not.toBe(second);
  const outdated = hashPassword('secret', { cost: 1_024, blockSize: 8, parallelization: 1 });
  expect([
    comparePassword('secret', first),
    comparePassword('Secret', first),
    comparePassword('secret', outdated),
    comparePassword('secret', null),
    comparePassword('secret', 'plain text'),
  ]).toEqual(['right', 'wrong', 'right-outdated', 'wrong', 'wrong']);
});

test('hashes are cheap only where a local run asks for it', () => {
  const choices = [
    { ENVIRONMENT: 'production', PASSWORD_HASHING: 'light' },
    { ENVIRONMENT: 'local', PASSWORD_HASHING: 'full' },
    { ENVIRONMENT: 'local', PASSWORD_HASHING: 'light' },
  ] as const;
  expect(choices.map(chooseParameters)).toEqual([
    SCRYPT,
    SCRYPT,
    { cost: 512, blockSize: 8, parallelization: 1 },
  ]);
});

test('an outdated hash is replaced at the next login', async () => {
  const password = 'correct horse battery';
  const passwordHash = hashPassword(password, { cost: 1_024, blockSize: 8, parallelization: 1 });
  const { id, email } = await createUser({ passwordHash });
  expect((await createClient().post('/api/login', { email, password })).status).toBe(200);
  const row = await env.DB.prepare('SELECT password_hash AS hash FROM users WHERE id = ?')
    .bind(id)
    .first<{ hash: string }>();
  // The Worker of the tests hashes lightly.
  expect(row?.hash).toMatch(/^scrypt\$N=512,r=8,p=1\$/);
});

test.each([
  'password123',
  'Iloveyou1',
  'aaaaaaaaaa',
  'bluewave!',
  'ada.lovelace1',
  'abcdefgh',
  'andrea123',
])('the guessable password %s is refused at registration', async (password) => {
  const body = registration({ password, email: `ada.lovelace@${crypto.randomUUID()}.example` });
  const response = await createClient().post('/api/user/create', body);
  expect(await codeOf(response)).toEqual([400, 'auth.password-weak']);
});

test('a password change ends the other sessions, renews this one and is told by mail', async () => {
  const { client, email, password } = await registerAndSignIn({}, { settings: {} });
  const other = createClient();
  await other.post('/api/login', { email, password });
  const before = client.cookies.get('sid') ?? '';

  const mails = watchMail();
  const response = await client.post('/api/user/password', {
    currentPassword: password,
    newPassword: NEW_PASSWORD,
  });
  expect(response.status).toBe(200);
  expect(mails.map(({ to, subject }) => ({ to, subject }))).toEqual([
    { to: email, subject: 'Your Bluewave password was changed' },
  ]);
  expect(await isSignedIn(client)).toBe(true);
  expect(await isSignedIn(other)).toBe(false);
  const thief = createClient();
  thief.cookies.set('sid', before);
  expect(await isSignedIn(thief)).toBe(false);

  const login = (tried: string) => createClient().post('/api/login', { email, password: tried });
  expect((await login(password)).status).toBe(401);
  expect((await login(NEW_PASSWORD)).status).toBe(200);
});

test('a password change wants the current password and a new one that is not guessable', async () => {
  const { client, password } = await registerAndSignIn();
  const change = (body: object) => client.post('/api/user/password', body);
  const wrong = await change({ currentPassword: 'not it', newPassword: NEW_PASSWORD });
  expect(await codeOf(wrong)).toEqual([403, 'auth.password-wrong']);
  expect(await codeOf(await change({ newPassword: NEW_PASSWORD }))).toEqual([
    403,
    'auth.password-wrong',
  ]);
  const weak = await change({ currentPassword: password, newPassword: 'password123' });
  expect(await codeOf(weak)).toEqual([400, 'auth.password-weak']);
  const stranger = await createClient().post('/api/user/password', { newPassword: NEW_PASSWORD });
  expect(await codeOf(stranger)).toEqual([401, 'auth.required']);
});

test('an account without a password needs a fresh Google sign-in to set one', async () => {
  const { client, userId } = await signIn();
  const setFirst = () => client.post('/api/user/password', { newPassword: NEW_PASSWORD });
  expect(await codeOf(await setFirst())).toEqual([403, 'auth.reauthenticate']);
  await env.DB.prepare("UPDATE sessions SET method = 'google' WHERE user_id = ?")
    .bind(userId)
    .run();
  expect((await setFirst()).status).toBe(200);
});

test('a mailed link sets a new password once and ends every session', async () => {
  const { client, email, password } = await registerAndSignIn();
  const { mails, token } = await askForLink(email);
  expect(mails[0]).toMatchObject({ to: email, subject: 'Choose a new Bluewave password' });

  expect(await codeOf(await resetWith(token, 'password123'))).toEqual([400, 'auth.password-weak']);
  expect((await resetWith(token)).status).toBe(200);
  expect(await codeOf(await resetWith(token))).toEqual([400, 'auth.reset-invalid']);
  expect(await isSignedIn(client)).toBe(false);
  expect((await createClient().post('/api/login', { email, password })).status).toBe(401);
  const login = await createClient().post('/api/login', { email, password: NEW_PASSWORD });
  expect(login.status).toBe(200);
});

test('two uses of one link at once: exactly one is accepted', async () => {
  const { email } = await registerAndSignIn();
  const { token } = await askForLink(email);
  const answers = await Promise.all([resetWith(token), resetWith(token, 'another calm sea')]);
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 400]);
});

test('a link dies after 30 minutes, with the next link, and with a password change', async () => {
  const { client, email, password } = await registerAndSignIn();
  const { token: first } = await askForLink(email);
  const { token: second } = await askForLink(email);
  expect((await resetWith(first)).status).toBe(400);
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 30 * MINUTE_MS);
  expect((await resetWith(second)).status).toBe(400);
  vi.restoreAllMocks();
  await client.post('/api/user/password', { currentPassword: password, newPassword: NEW_PASSWORD });
  expect((await resetWith(second)).status).toBe(400);
});

test('the answer for an unknown address is the same, and no mail goes out', async () => {
  const { mails } = await askForLink('nobody@example.com');
  expect(mails).toEqual([]);
});

test('an account is sent three links an hour, whoever asks; the last one stays good', async () => {
  const { email } = await registerAndSignIn();
  const tokens = [];
  for (let asked = 1; asked <= 5; asked += 1) tokens.push((await askForLink(email)).token);
  expect(tokens.map((token) => token !== '')).toEqual([true, true, true, false, false]);
  expect((await resetWith(tokens[1] ?? '')).status).toBe(400);
  expect((await resetWith(tokens[2] ?? '')).status).toBe(200);
  await env.DB.exec('UPDATE password_resets SET created_at = created_at - 3600000');
  expect((await askForLink(email)).token).not.toBe('');
});

test('the mail is in the language of the account, and its link leads to the configured origin', async () => {
  const { email } = await registerAndSignIn();
  await env.DB.prepare("UPDATE users SET language = 'it' WHERE email = ?").bind(email).run();
  const mails = watchMail();
  const settings = { APP_ORIGIN: 'https://app.example' };
  const client = createClient({ settings, origin: 'https://forged.example' });
  await client.post('/api/auth/forgot-password', { email });
  expect(mails[0]?.subject).toBe('Scegli una nuova password per Bluewave');
  expect(mails[0]?.text).toContain('https://app.example/reset-password#token=');
});

test('production without mail says that recovery is not there', async () => {
  const settings = { ENVIRONMENT: 'production', JWT_KEYS: `k:${btoa('x'.repeat(32))}` };
  const response = await createClient({ settings }).post('/api/auth/forgot-password', {
    email: 'ada@example.com',
  });
  expect(await codeOf(response)).toEqual([503, 'auth.not-configured']);
});
