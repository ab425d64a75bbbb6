import { env } from 'cloudflare:workers';
import { base64url, SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, expect, test, vi } from 'vitest';
import { signIn } from '#worker/testing/factories.ts';
import { createClient, type TestClient } from '#worker/testing/request.ts';
import { parseKeyRing } from './key-ring.ts';

const MINUTE_MS = 60_000;
const SECRET = base64url.encode(new Uint8Array(32).fill(7));
const OTHER_SECRET = base64url.encode(new Uint8Array(32).fill(8));
const JWT_KEYS = `new:${SECRET},old:${OTHER_SECRET}`;

interface Forgery {
  alg?: string;
  kid?: string | null;
  typ?: string;
  audience?: string;
  subject?: string;
  reference?: string;
  secret?: string;
  expiresInSeconds?: number;
}

let client: TestClient;
let own: { sub: string; ref: string };

beforeAll(async () => {
  const session = await signIn(undefined, { settings: { JWT_KEYS } });
  client = session.client;
  own = decodeClaims(client.state.token);
});

function decodeClaims(token = ''): { sub: string; ref: string } {
  const [, payload = ''] = token.split('.');
  return JSON.parse(new TextDecoder().decode(base64url.decode(payload)));
}

async function forge(values: Forgery = {}): Promise<string> {
  const { alg = 'HS256', kid = 'new', typ = 'at+jwt', audience = 'api', secret = SECRET } = values;
  const expiresAt = Math.floor(Date.now() / 1_000) + (values.expiresInSeconds ?? 600);
  return await new SignJWT({ ref: values.reference ?? own.ref })
    .setProtectedHeader({ alg, typ, ...(kid === null ? {} : { kid }) })
    .setSubject(values.subject ?? own.sub)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(expiresAt)
    .sign(base64url.decode(secret));
}

async function statusWith(token: string | null): Promise<number> {
  return (await client.get('/api/user/credits', { token })).status;
}

test('tokens made with either key of the ring are accepted', async () => {
  expect(await statusWith(client.state.token ?? '')).toBe(200);
  expect(await statusWith(await forge())).toBe(200);
  expect(await statusWith(await forge({ kid: 'old', secret: OTHER_SECRET }))).toBe(200);
  expect(await statusWith(await forge({ expiresInSeconds: -4 }))).toBe(200);
});

const FORGERIES: [string, Forgery][] = [
  ['another key', { secret: base64url.encode(new Uint8Array(32).fill(9)) }],
  ["the ring's other key under this id", { secret: OTHER_SECRET }],
  ['an unknown key id', { kid: 'nobody' }],
  ['no key id', { kid: null }],
  ['another algorithm', { alg: 'HS512' }],
  ['another audience', { audience: 'device' }],
  ['another type', { typ: 'JWT' }],
  ['an expiry six seconds ago', { expiresInSeconds: -6 }],
  ['another session', { reference: 'f'.repeat(32) }],
  ['another user', { subject: crypto.randomUUID() }],
];

test.each(FORGERIES)('a token with %s is 401', async (_name, values) => {
  expect(await statusWith(await forge(values))).toBe(401);
});

test('unsigned, cut, swapped and malformed tokens are 401', async () => {
  const token = await forge();
  const [header = '', payload = '', signature = ''] = token.split('.');
  const unsigned = new UnsecuredJWT({ ref: own.ref })
    .setSubject(own.sub)
    .setAudience('api')
    .setExpirationTime('10m')
    .encode();
  const { privateKey } = await generateRsa();
  const rsa = await new SignJWT({ ref: own.ref })
    .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: 'new' })
    .setSubject(own.sub)
    .setAudience('api')
    .setExpirationTime('10m')
    .sign(privateKey);
  const forgeries = [
    unsigned,
    rsa,
    `${header}.${payload}.`,
    `${header}.${payload}`,
    token.slice(0, -2),
    `${header}.${btoa('{}')}.${signature}`,
    'x'.repeat(11),
    '..',
  ];
  const statuses = await Promise.all(forgeries.map(statusWith));
  expect(statuses).toEqual(forgeries.map(() => 401));
});

async function generateRsa(): Promise<CryptoKeyPair> {
  const pair = await crypto.subtle.generateKey(
    {
      name: 'RSASSA-PKCS1-v1_5',
      modulusLength: 2048,
      publicExponent: new Uint8Array([1, 0, 1]),
      hash: 'SHA-256',
    },
    true,
    ['sign', 'verify'],
  );
  if (!('privateKey' in pair)) throw new Error('no key pair');
  return pair;
}

test('a token is worth nothing without its cookie, and nothing with a stranger’s', async () => {
  const settings = { JWT_KEYS };
  const token = client.state.token ?? '';
  expect((await createClient({ settings }).get('/api/user/credits', { token })).status).toBe(401);
  const { client: other } = await signIn(undefined, { settings });
  expect((await other.get('/api/user/credits', { token })).status).toBe(401);
});

test('an outdated token does not block the calls that bring a new one', async () => {
  const token = await forge({ expiresInSeconds: -60 });
  const answer = await client.get('/api/auth/current-user', { token });
  expect(await answer.json()).toMatchObject({ ok: true, token: expect.stringMatching(/^ey/) });
});

test('a token lives 15 minutes', async () => {
  const token = client.state.token ?? '';
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 15 * MINUTE_MS + 6_000);
  expect(await statusWith(token)).toBe(401);
  vi.restoreAllMocks();
  expect(await statusWith(token)).toBe(200);
});

test('production without usable keys fails its health check and signs nobody in', async () => {
  for (const keys of ['', 'short:AAAA', `good:${SECRET},bad`]) {
    const visitor = createClient({ settings: { ENVIRONMENT: 'production', JWT_KEYS: keys } });
    const health = await visitor.get('/api/health');
    expect(health.status).toBe(503);
    expect(await health.json()).toMatchObject({ ok: false, checks: { accounts: 'failing' } });
    const login = await visitor.post('/api/login', {
      email: 'ada@example.com',
      password: 'whatever',
    });
    expect(await login.json()).toMatchObject({ code: 'server.unavailable' });
  }
});

test('a local run makes its own key once and keeps it', async () => {
  await signIn();
  const { results } = await env.DB.prepare(
    'SELECT name, length(value) AS length FROM app_secrets',
  ).all();
  expect(results).toEqual([{ name: 'token-key', length: 43 }]);
});

test('a key ring takes both base64 spellings and refuses what is short or malformed', () => {
  const bytes = new Uint8Array(32).fill(255);
  const standard = btoa(String.fromCharCode(...bytes));
  expect(parseKeyRing(`a:${standard}, b:${base64url.encode(bytes)}`)).toEqual([
    { id: 'a', secret: bytes },
    { id: 'b', secret: bytes },
  ]);
  for (const wrong of ['', 'a', `a:${standard},`, 'a:AAAA', `a b:${standard}`]) {
    expect(parseKeyRing(wrong)).toBeNull();
  }
});
