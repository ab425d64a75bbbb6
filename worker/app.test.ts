import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createDatabase } from './db/client.ts';
import { sessions } from './db/schema/index.ts';
import { signIn } from './testing/factories.ts';
import { createClient, type TestClient } from './testing/request.ts';

async function creditsOf(client: TestClient): Promise<number> {
  const answer = await (await client.get('/api/user/credits')).json<{ creditsRemaining: number }>();
  return answer.creditsRemaining;
}

test('health names every part and the version', async () => {
  const response = await createClient().get('/api/health');
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    ok: true,
    version: expect.any(String),
    checks: {
      database: 'ok',
      storage: 'ok',
      ledger: 'ok',
      accounts: 'ok',
      model: 'ok',
      payments: 'ok',
      mail: 'off',
      pageScripts: 'off',
    },
    notes: [
      'SITES_HOST is not set: the pages of users are served without their scripts',
      'No mail is delivered (MAIL_FROM): addresses stay unconfirmed, and publishing asks for no confirmed one',
    ],
  });
});

test('the configuration names bundles in euros and nothing secret', async () => {
  const config = await (await createClient().get('/api/config')).json<Record<string, unknown>>();
  expect(config).toMatchObject({
    ok: true,
    payments: 'simulated',
    google: false,
    operator: { name: null, address: null, vatId: null, email: null },
    model: { provider: 'offline', label: 'offline' },
  });
  expect(config.bundles).toContainEqual({
    id: 'mini',
    credits: 25,
    price: 2.99,
    chargedPrice: 2.99,
    recommended: false,
  });
  expect(JSON.stringify(config)).not.toMatch(/secret|key/i);
});

const OVER_THE_CAP = `<!doctype html>${'x'.repeat(2 * 1024 * 1024)}`;
const SITE = `/api/s/${crypto.randomUUID()}`;

test.each([
  ['an empty prompt', 'POST', '/api/ask-ai', { prompt: '   ' }, 400, 'request.invalid'],
  [
    'a prompt of 8,001 characters',
    'POST',
    '/api/ask-ai',
    { prompt: 'x'.repeat(8_001) },
    400,
    'request.invalid',
  ],
  ['a prompt that is no text', 'POST', '/api/ask-ai', { prompt: 7 }, 400, 'request.invalid'],
  [
    'a page over the cap to change',
    'POST',
    '/api/ask-ai',
    { prompt: 'x', html: OVER_THE_CAP },
    413,
    'request.too-large',
  ],
  [
    'a page over the cap to save',
    'POST',
    SITE,
    { html: OVER_THE_CAP, name: 'x' },
    413,
    'request.too-large',
  ],
  ['broken JSON', 'POST', '/api/ask-ai', '{"prompt": "x"', 400, 'request.malformed'],
  ['an unknown route', 'GET', '/api/nothing-here', undefined, 404, 'request.not-found'],
  ['the wrong method', 'DELETE', '/api/ask-ai', undefined, 405, 'request.method'],
  [
    'a site id that is none',
    'POST',
    '/api/s/not-a-uuid',
    { html: '<p>', name: 'x' },
    400,
    'request.invalid',
  ],
  ['a generation id that is none', 'GET', '/api/generation/1', undefined, 400, 'request.invalid'],
] as const)(
  '%s is refused in the one shape and costs nothing',
  async (_name, method, path, body, status, code) => {
    const { client } = await signIn();
    const before = await creditsOf(client);
    const response = await client.send(method, path, body);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({
      ok: false,
      success: false,
      code,
      error: expect.any(String),
      message: expect.any(String),
      requestId: response.headers.get('x-request-id'),
    });
    expect(await creditsOf(client)).toBe(before);
  },
);

test('a body that is not JSON is refused by its content type', async () => {
  const { client } = await signIn();
  const response = await client.post('/api/ask-ai', 'prompt=x', {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(response.status).toBe(415);
  expect(await response.json()).toMatchObject({ code: 'request.content-type' });
});

test('an expired session is 401 and opens the sign-in, in the language asked for', async () => {
  const { client, userId } = await signIn();
  await createDatabase(env.DB)
    .update(sessions)
    .set({ expiresAt: 1 })
    .where(eq(sessions.userId, userId));
  const response = await client.post(
    '/api/ask-ai',
    { prompt: 'x' },
    { headers: { 'accept-language': 'it-IT' } },
  );
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({
    code: expect.stringMatching(/^auth\./),
    message: expect.stringMatching(/Accedi|Effettua il login/),
  });
});
