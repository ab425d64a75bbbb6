import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { registerAndSignIn } from '#worker/testing/factories.ts';
import { createFakeGoogle, type FakeGoogleUser } from '#worker/testing/fake-google.ts';
import { codeOfApp, switchFactorOn } from '#worker/testing/second-factor.ts';
import { createClient, type TestClient } from '#worker/testing/request.ts';

const CLIENT = { clientId: 'client.apps.googleusercontent.com', clientSecret: 'GOCSPX-test' };
const settings = {
  GOOGLE_CLIENT_ID: CLIENT.clientId,
  GOOGLE_CLIENT_SECRET: CLIENT.clientSecret,
  APP_ORIGIN: 'https://bluewave.test',
};
const ORIGIN = settings.APP_ORIGIN;

let google = createFakeGoogle(CLIENT);

beforeEach(() => {
  google = createFakeGoogle(CLIENT);
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const answer = google.handle(new Request(input, init));
    return answer ?? Promise.reject(new Error('no other host is asked'));
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function visitor(): TestClient {
  return createClient({ settings, origin: ORIGIN });
}

function googleUser(values: Partial<FakeGoogleUser> = {}): FakeGoogleUser {
  const id = String(crypto.getRandomValues(new Uint32Array(1))[0]);
  return { id, email: `g${id}@gmail.com`, verified_email: true, name: 'Grace Hopper', ...values };
}

async function begin(client: TestClient, redirect = '/'): Promise<string> {
  const path = `/auth/google?redirect=${encodeURIComponent(redirect)}`;
  const response = await client.get(path, { site: 'same-origin' });
  expect(response.status).toBe(302);
  return response.headers.get('location') ?? '';
}

async function comeBack(client: TestClient, url: URL): Promise<string | null> {
  const response = await client.get(url.pathname + url.search, { site: 'cross-site', token: null });
  expect(response.status).toBe(302);
  return response.headers.get('location');
}

async function signInAs(user: FakeGoogleUser, client = visitor(), redirect = '/') {
  const location = await comeBack(client, google.authorize(await begin(client, redirect), user));
  return { client, location };
}

async function currentUser(client: TestClient) {
  const response = await client.get('/api/auth/current-user', { token: null });
  return (await response.json<{ user?: { id: string; email: string; name: string } }>()).user;
}

test('a new visitor gets an account and comes back to where they were', async () => {
  const user = googleUser({ email: 'Grace@Example.com' });
  const { client, location } = await signInAs(user, visitor(), '/builder?file=a.html');
  expect(location).toBe('/builder?file=a.html');
  expect(await currentUser(client)).toMatchObject({
    email: 'grace@example.com',
    name: 'Grace Hopper',
    inferenceCredits: 5,
    has_password: false,
  });
  expect([...client.cookies.keys()]).toEqual(['__Host-sid', '__Host-dev']);
});

test('the same Google account opens the same account, whatever its address is by then', async () => {
  const user = googleUser();
  const first = await currentUser((await signInAs(user)).client);
  const second = await currentUser((await signInAs({ ...user, email: 'new@gmail.com' })).client);
  expect(second).toEqual(first);
});

test('signing in with Google replaces the session that was there', async () => {
  const { client } = await signInAs(googleUser());
  const before = client.cookies.get('__Host-sid') ?? '';
  await signInAs(googleUser(), client);
  const old = visitor();
  old.cookies.set('__Host-sid', before);
  expect(await currentUser(old)).toBeUndefined();
});

test.each([
  '//evil.test',
  '/\\evil.test',
  'https://evil.test',
  '/api/user/export',
  '/\t/evil.test',
])('the way back never leads to %j', async (redirect) => {
  expect((await signInAs(googleUser(), visitor(), redirect)).location).toBe('/');
});

test('pressing Cancel leads to the sign-in page, not back to Google', async () => {
  const client = visitor();
  const location = await comeBack(client, google.deny(await begin(client)));
  expect(location).toBe('/login?error=oauth_denied');
  expect([...client.cookies.keys()]).toEqual([]);
});

test.each([
  ['/builder', '/login?error=oauth_denied&redirect=builder'],
  ['/profile?tab=credits', '/login?error=oauth_denied&redirect=profile&tab=credits'],
  ['/profile?error=mine&redirect=evil', '/login?error=oauth_denied&redirect=profile'],
  ['//evil.test', '/login?error=oauth_denied'],
])('a failed sign-in still knows that it was on the way to %s', async (wanted, path) => {
  const client = visitor();
  expect(await comeBack(client, google.deny(await begin(client, wanted)))).toBe(path);
});

test('a missing, foreign or replayed state signs nobody in', async () => {
  const victim = visitor();
  const attacker = visitor();
  const ofAttacker = google.authorize(await begin(attacker), googleUser());
  expect(await comeBack(victim, ofAttacker)).toBe('/login?error=oauth');

  await begin(victim);
  expect(await comeBack(victim, ofAttacker)).toBe('/login?error=oauth');

  const withoutState = google.authorize(await begin(victim), googleUser());
  withoutState.searchParams.delete('state');
  expect(await comeBack(victim, withoutState)).toBe('/login?error=oauth');

  const planted = google.authorize(await begin(attacker), googleUser());
  victim.cookies.set('state', planted.searchParams.get('state') ?? '');
  expect(await comeBack(victim, planted)).toBe('/login?error=oauth');
  expect(await currentUser(victim)).toBeUndefined();

  const once = google.authorize(await begin(attacker), googleUser());
  expect(await comeBack(attacker, once)).toBe('/');
  await attacker.post('/api/logout', {}, { token: null });
  expect(await comeBack(attacker, once)).toBe('/login?error=oauth');
  expect(await currentUser(attacker)).toBeUndefined();
});

test('a code is accepted once, even with the cookies of its sign-in kept', async () => {
  const client = visitor();
  const url = google.authorize(await begin(client), googleUser());
  const kept = new Map(client.cookies);
  expect(await comeBack(client, url)).toBe('/');
  const replay = visitor();
  for (const [name, value] of kept) replay.cookies.set(name, value);
  expect(await comeBack(replay, url)).toBe('/login?error=oauth');
  expect(await currentUser(replay)).toBeUndefined();
});

test.each([
  ['token', 'error'],
  ['token', 'garbage'],
  ['userinfo', 'error'],
  ['userinfo', 'garbage'],
] as const)(
  'when the %s endpoint answers with %s, the sign-in page says so',
  async (endpoint, fault) => {
    google.faults.set(endpoint, fault);
    const { client, location } = await signInAs(googleUser());
    expect(location).toBe('/login?error=oauth');
    expect(await currentUser(client)).toBeUndefined();
  },
);

test.each(['token', 'userinfo'] as const)(
  'when the %s endpoint never answers, the visitor is not kept waiting for ever',
  async (endpoint) => {
    const client = visitor();
    const url = google.authorize(await begin(client), googleUser());
    google.faults.set(endpoint, 'hang');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const returning = comeBack(client, url);
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await returning).toBe('/login?error=oauth');
  },
);

test('where Google is not configured, the sign-in page says so', async () => {
  const response = await createClient().get('/auth/google');
  expect(response.headers.get('location')).toBe('/login?error=oauth_off');
});

async function preregister(email: string) {
  const attacker = await registerAndSignIn({ email }, { settings, origin: ORIGIN });
  const tryPassword = async () => {
    const { password } = attacker;
    return (await visitor().post('/api/login', { email, password })).status;
  };
  return { ...attacker, tryPassword };
}

test.each([
  ['gmail.com', {}],
  ['a Workspace', { email: `ceo@company-a.example`, hd: 'company-a.example' }],
])(
  'who registered the address of %s before its owner loses it to Google',
  async (_name, values) => {
    const user = googleUser(values);
    const attacker = await preregister(user.email);
    const { client, location } = await signInAs(user);
    expect(location).toBe('/');
    expect(await currentUser(client)).toMatchObject({ id: attacker.userId, has_password: false });
    expect(await currentUser(attacker.client)).toBeUndefined();
    expect(await attacker.tryPassword()).toBe(401);
  },
);

test.each([
  ['an address Google is no authority on', { email: 'ada@company-b.example' }, 'account_exists'],
  ['an unverified address', { verified_email: false }, 'oauth'],
])('%s opens no existing account', async (_name, values, error) => {
  const user = googleUser(values);
  const owner = await preregister(user.email);
  const { client, location } = await signInAs(user);
  expect(location).toBe(`/login?error=${error}`);
  expect(await currentUser(client)).toBeUndefined();
  expect(await currentUser(owner.client)).toMatchObject({ id: owner.userId });
  expect(await owner.tryPassword()).toBe(200);
});

test('an unverified address creates no account, and a look-alike one neither', async () => {
  for (const values of [{ verified_email: false }, { email: 'аda@gmail.com' }]) {
    const { location } = await signInAs(googleUser(values));
    expect(location).toBe('/login?error=oauth');
  }
});

test('an address linked to another Google account is not linked again', async () => {
  const user = googleUser();
  await signInAs(user);
  const { location } = await signInAs(googleUser({ email: user.email }));
  expect(location).toBe('/login?error=account_exists');
});

test('an owner who is signed in adds Google and keeps the password', async () => {
  const user = googleUser({ email: 'owner@company-c.example' });
  const owner = await preregister(user.email);
  const { location } = await signInAs(user, owner.client);
  expect(location).toBe('/');
  expect(await owner.tryPassword()).toBe(200);
  const { client } = await signInAs(user);
  expect(await currentUser(client)).toMatchObject({ id: owner.userId });
});

test("Google's words and our secrets reach neither page nor session", async () => {
  const { client } = await signInAs(googleUser({ name: '<b>\u0000x</b>' + 'y'.repeat(200) }));
  const user = await currentUser(client);
  expect(user?.name).toMatch(/^<b> x<\/b>y+$/);
  expect(user?.name).toHaveLength(100);
  const { results } = await env.DB.prepare('SELECT * FROM sessions').all();
  expect(JSON.stringify(results)).not.toContain(client.cookies.get('__Host-sid'));
});

test('a cookie that nobody of ours wrote leads to the sign-in page like any other failure', async () => {
  for (const path of ['%25zz', '%25', '%E0%A4%A', '%252F%252Fevil.test', '//evil.test']) {
    const client = visitor();
    client.cookies.set('__Host-oauth', `${'a'.repeat(43)}.${path}`);
    const response = await client.get('/auth/google?error=access_denied', { site: 'cross-site' });
    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      '/login?error=oauth_denied',
    ]);
  }
});

test('an account with a second factor is asked for its code after Google too', async () => {
  const user = googleUser();
  const { client: first } = await signInAs(user);
  const { key } = await switchFactorOn(first, undefined);
  const { client, location } = await signInAs(user);
  expect(location).toBe('/login?step=code');
  expect(await currentUser(client)).toBeUndefined();
  const entered = await client.post('/api/login/code', { code: codeOfApp(key) });
  expect(entered.status).toBe(200);
  expect(await currentUser(client)).toMatchObject({ email: user.email });
});

test('a second factor of who registered the address first does not keep its owner out', async () => {
  const user = googleUser({ email: `owner-${crypto.randomUUID()}@gmail.com` });
  const attacker = await preregister(user.email);
  await switchFactorOn(attacker.client, attacker.password);
  const { client, location } = await signInAs(user);
  expect(location).toBe('/');
  expect(await currentUser(client)).toMatchObject({ id: attacker.userId, has_password: false });
});
