import { expect, test } from 'vitest';
import { signIn } from './testing/factories.ts';
import { createClient, type TestClient } from './testing/request.ts';

const HTML = '<!doctype html><title>Mine</title><p>Mine</p>';

/** A binding of which every call fails as the platform's own does when it is not there. */
function brokenBinding(message: string): object {
  const fail = () => {
    throw new Error(message);
  };
  return new Proxy({}, { get: () => fail });
}

const DATABASE = { DB: brokenBinding('D1_ERROR: Network connection lost.') };
const STORE = {
  SITES: brokenBinding('put: We encountered an internal error. Please try again. (10001)'),
};
const LEDGER = { LEDGER: brokenBinding('Durable Object storage is down.') };

/** The same visitor at a deployment of which a part is down. */
function without(part: object, client: TestClient): TestClient {
  const other = createClient({ settings: { ...part } });
  for (const [name, value] of client.cookies) other.cookies.set(name, value);
  other.state.token = client.state.token;
  return other;
}

const FILE = { uuid: crypto.randomUUID(), name: 'a.html', type: 'html', content: HTML };
const SITE = `/api/s/${crypto.randomUUID()}`;

test.each<[string, object, string, string, object | undefined]>([
  ['the database', DATABASE, 'GET', '/api/sites', undefined],
  ['the database', DATABASE, 'GET', '/api/auth/current-user', undefined],
  ['the database', DATABASE, 'POST', '/api/login', { email: 'a@example.com', password: 'x' }],
  ['the database', DATABASE, 'POST', '/api/ask-ai', { prompt: 'A bakery' }],
  ['the database', DATABASE, 'POST', '/api/file', FILE],
  ['the store', STORE, 'POST', '/api/file', FILE],
  ['the store', STORE, 'POST', SITE, { html: HTML, name: 'Mine' }],
  ['the ledger', LEDGER, 'GET', '/api/user/credits', undefined],
  ['the ledger', LEDGER, 'POST', '/api/user/deduct-credit', { amount: 1, description: 'AI' }],
  ['the ledger', LEDGER, 'POST', '/api/ask-ai', { prompt: 'A bakery' }],
])('without %s (%o) %s %s is 503, says when to come back and not why', async (...row) => {
  const [, part, method, path, body] = row;
  const { client } = await signIn();
  const response = await without(part, client).send(method, path, body);
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('5');
  const text = await response.text();
  expect(JSON.parse(text)).toMatchObject({ ok: false, code: 'server.unavailable' });
  expect(text).not.toMatch(/D1_ERROR|encountered|Durable|select /i);
  expect(await (await client.get('/api/user/credits')).json()).toMatchObject({
    creditsRemaining: 5,
  });
  expect(await (await client.get('/api/sites')).json()).toMatchObject({ sites: [] });
});

test('without the ledger nothing is generated for free, and what costs nothing works', async () => {
  const { client } = await signIn();
  const other = without(LEDGER, client);
  expect((await other.post('/api/file', { ...FILE, uuid: crypto.randomUUID() })).status).toBe(200);
  expect((await other.post('/api/ask-ai', { prompt: 'A bakery' })).status).toBe(503);
  expect((await createClient({ settings: LEDGER }).get('/__preview')).status).toBe(200);
});
