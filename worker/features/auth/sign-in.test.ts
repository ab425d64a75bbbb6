import { expect, test } from 'vitest';
import {
  registerAndSignIn,
  registration,
  signIn,
  TEST_PASSWORD,
} from '#worker/testing/factories.ts';
import { createClient } from '#worker/testing/request.ts';

test('registration stores the account and does not sign in', async () => {
  const client = createClient();
  const body = registration({ email: '  Ada.Lovelace@Example.com ', name: ' Ada Lovelace ' });
  const response = await client.post('/api/user/create', body);
  expect(response.status).toBe(201);
  expect(await response.json()).toEqual({
    ok: true,
    user: {
      id: body.id,
      email: 'ada.lovelace@example.com',
      name: 'Ada Lovelace',
      avatar_url: expect.stringMatching(
        /^https:\/\/www\.gravatar\.com\/avatar\/[0-9a-f]{64}\?d=404$/,
      ),
      inferenceCredits: 5,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      has_password: true,
      email_verified: false,
    },
  });
  expect([...client.cookies.keys()]).toEqual([]);
  expect(await (await client.get('/api/auth/current-user')).json()).toEqual({ ok: false });
});

test('login answers with user, token and message, and the cookie keeps the session', async () => {
  const client = createClient();
  const { id, email, password, ...rest } = registration();
  await client.post('/api/user/create', { id, email, password, ...rest });
  const response = await client.post('/api/login', { email: email.toUpperCase(), password });
  expect(response.status).toBe(200);
  const answer = await response.json();
  expect(answer).toMatchObject({
    ok: true,
    user: { id, email, inferenceCredits: 5 },
    token: expect.stringMatching(/^ey/),
    message: 'Login successful!',
  });
  expect(await (await client.get('/api/auth/current-user')).json()).toMatchObject({
    ok: true,
    user: { id },
    token: expect.stringMatching(/^ey/),
  });
});

test('the cookie is HttpOnly, SameSite=Lax and, outside plain-http localhost, __Host- prefixed and Secure', async () => {
  const { client: plain, email, password } = await registerAndSignIn();
  expect([...plain.cookies.keys()]).toEqual(['sid', 'dev']);
  const secure = createClient({ origin: 'https://bluewave.test' });
  const response = await secure.post('/api/login', { email, password });
  const [cookie] = response.headers.getSetCookie();
  expect(cookie).toMatch(
    /^__Host-sid=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
});

test('wrong password, unknown address and Google-only account are refused alike', async () => {
  const { email } = await registerAndSignIn();
  const { email: googleOnly } = await signIn();
  const answers = [];
  for (const address of [email, 'nobody@example.com', googleOnly]) {
    const response = await createClient().post('/api/login', {
      email: address,
      password: 'wrong one',
    });
    const { requestId: _, ...body } = await response.json<{ requestId: string }>();
    answers.push({ status: response.status, body });
  }
  expect(answers[0]).toMatchObject({ status: 401, body: { code: 'auth.credentials' } });
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[2]).toEqual(answers[0]);
});

test('a taken address is 409, whatever its spelling', async () => {
  const { client, email } = await registerAndSignIn();
  const again = registration({ email: email.toUpperCase() });
  const response = await client.post('/api/user/create', again);
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({ code: 'auth.email-taken' });
});

test("somebody else's id is not given to a new account", async () => {
  const { userId } = await signIn();
  const response = await createClient().post('/api/user/create', registration({ id: userId }));
  expect(response.status).toBe(201);
  expect((await response.json<{ user: { id: string } }>()).user.id).not.toBe(userId);
});

test.each([
  ['email', 'nobody'],
  ['email', 'a@b'],
  ['email', `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example.com`],
  ['email', 'mаria@example.com'],
  ['email', '\u212aate@example.com'],
  ['name', '   '],
  ['name', 'a\u0000b'],
  ['name', 'a\u202eb'],
  ['name', 'a\ud83d'],
  ['name', 'x'.repeat(101)],
  ['password', 'short'],
  ['password', 'x'.repeat(257)],
  ['id', 'not-a-uuid'],
])('registration refuses %s %j with the field in the details', async (field, value) => {
  const response = await createClient().post('/api/user/create', registration({ [field]: value }));
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    code: 'request.invalid',
    details: [{ path: field }],
  });
});

test('a name with markup is kept as text', async () => {
  const name = '<img src=x onerror=alert(1)>';
  const { client } = await registerAndSignIn({ name });
  expect(await (await client.get('/api/auth/current-user')).json()).toMatchObject({
    user: { name },
  });
});

test('a password counts the same in both Unicode spellings', async () => {
  const { email } = await registerAndSignIn({ password: 'perché-no-crème' });
  const decomposed = 'perché-no-crème'.normalize('NFD');
  const response = await createClient().post('/api/login', { email, password: decomposed });
  expect(response.status).toBe(200);
});

test('after logout the cookie and the token are worth nothing', async () => {
  const { client } = await registerAndSignIn();
  const stolen = new Map(client.cookies);
  expect((await client.post('/api/logout')).status).toBe(200);
  expect(client.cookies.has('sid')).toBe(false);
  const thief = createClient();
  for (const [name, value] of stolen) thief.cookies.set(name, value);
  const { token } = client.state;
  expect((await thief.get('/api/user/credits', { token })).status).toBe(401);
  expect(await (await thief.get('/api/auth/current-user')).json()).toEqual({ ok: false });
});

test('logging in replaces a session cookie that was there before (no fixation)', async () => {
  const { client, email } = await registerAndSignIn();
  const first = client.cookies.get('sid');
  await client.post('/api/login', { email, password: TEST_PASSWORD });
  expect(client.cookies.get('sid')).not.toBe(first);
  const old = createClient();
  old.cookies.set('sid', first ?? '');
  expect((await old.get('/api/user/credits')).status).toBe(401);

  const planted = createClient();
  planted.cookies.set('sid', 'A'.repeat(43));
  await planted.post('/api/login', { email, password: TEST_PASSWORD });
  expect(planted.cookies.get('sid')).not.toBe('A'.repeat(43));
});
