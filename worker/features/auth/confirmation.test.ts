import { afterEach, expect, test, vi } from 'vitest';
import { createUser, registration, signIn } from '#worker/testing/factories.ts';
import { createUserContext } from '#worker/testing/context.ts';
import { createClient, type TestClient } from '#worker/testing/request.ts';
import { tokenOf, watchMail } from '#worker/testing/watch-mail.ts';
import { assertMayPublish } from './auth-client.ts';

const DAY_MS = 24 * 60 * 60_000;

afterEach(() => {
  vi.restoreAllMocks();
});

async function codeOf(response: Response): Promise<unknown> {
  return [response.status, (await response.json<{ code?: string }>()).code];
}

function confirm(token: unknown): Promise<Response> {
  return createClient().post('/api/auth/confirm-address', { token });
}

/** The token of a link that the account asked for in its profile. */
async function sendAgain(client: TestClient): Promise<string> {
  const mails = watchMail();
  expect((await client.post('/api/user/confirmation')).status).toBe(200);
  vi.restoreAllMocks();
  return tokenOf(mails);
}

async function isVerified(client: TestClient): Promise<unknown> {
  const answer = await (await client.get('/api/auth/current-user')).json<{ user: object }>();
  return 'email_verified' in answer.user && answer.user.email_verified;
}

const settings = {};

test('who registers gets a link that confirms the address once, in any browser', async () => {
  const mails = watchMail();
  const body = registration();
  const client = createClient({ settings });
  await client.post('/api/user/create', body, { headers: { 'accept-language': 'it' } });
  await client.post('/api/login', body);
  expect(mails).toMatchObject([
    { to: body.email, subject: 'Conferma il tuo indirizzo per Bluewave' },
  ]);
  expect(await isVerified(client)).toBe(false);
  expect(await codeOf(await confirm(tokenOf(mails)))).toEqual([200, undefined]);
  expect(await isVerified(client)).toBe(true);
  expect(await codeOf(await confirm(tokenOf(mails)))).toEqual([400, 'auth.link-invalid']);
});

test('a link works for a day, and only the newest one', async () => {
  const { client } = await signIn(undefined, { settings });
  const [first, second] = [await sendAgain(client), await sendAgain(client)];
  expect((await confirm(first)).status).toBe(400);
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + DAY_MS);
  expect((await confirm(second)).status).toBe(400);
  vi.restoreAllMocks();
  expect((await confirm(second)).status).toBe(200);
});

test.each(['', 'x', 'A'.repeat(43), 'A'.repeat(44), null, { length: 43 }])(
  'the token %j confirms nothing',
  async (token) => {
    expect((await confirm(token)).status).toBe(400);
  },
);

test('the link to choose a password confirms no address by itself, nor the other way round', async () => {
  const { client, email } = await signIn(undefined, { settings });
  const mails = watchMail();
  await createClient({ settings }).post('/api/auth/forgot-password', { email });
  vi.restoreAllMocks();
  expect((await confirm(tokenOf(mails))).status).toBe(400);
  const newPassword = 'a quieter sea tonight';
  const reset = { token: await sendAgain(client), newPassword };
  expect((await createClient().post('/api/auth/reset-password', reset)).status).toBe(400);
});

test('a confirmed address is sent no further link; three an hour are sent at most', async () => {
  const known = await createUser({ emailVerifiedAt: 1 });
  const { client: verified } = await signIn(known, { settings });
  expect(await sendAgain(verified)).toBe('');
  const { client } = await signIn(undefined, { settings: { RATE_LIMITS: 'on' } });
  for (let sent = 0; sent < 3; sent += 1) expect(await sendAgain(client)).not.toBe('');
  const fourth = await client.post('/api/user/confirmation');
  expect(await codeOf(fourth)).toEqual([429, 'request.rate-limited']);
});

test('strangers and deployments without mail are sent nothing', async () => {
  const stranger = await createClient().post('/api/user/confirmation');
  expect(await codeOf(stranger)).toEqual([401, 'auth.required']);
  const { client } = await signIn(undefined, {
    settings: { ENVIRONMENT: 'production', JWT_KEYS: `k:${btoa('x'.repeat(32))}` },
    cookieOnly: true,
  });
  const refused = await client.post('/api/user/confirmation');
  expect(await codeOf(refused)).toEqual([503, 'auth.not-configured']);
});

test('publishing asks for a confirmed address where mail is delivered', async () => {
  const mail = { enabled: true, delivers: true, send: () => Promise.resolve() };
  const ctx = await createUserContext({ mail });
  expect(() => assertMayPublish(ctx)).not.toThrow();
  if (ctx.actor.kind === 'user') ctx.actor.session.user.isVerified = false;
  expect(() => assertMayPublish(ctx)).toThrow('auth.unverified');
  expect(() => assertMayPublish({ ...ctx, mail: { ...mail, delivers: false } })).not.toThrow();
});
