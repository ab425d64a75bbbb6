import { expect, test, vi } from 'vitest';
import { signIn } from './testing/factories.ts';
import { createClient, type TestClient } from './testing/request.ts';
import { shortenWaits } from './testing/shorten-waits.ts';

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

const never = () => new Promise<never>(() => undefined);
const SILENT_STATEMENT = {
  bind: () => SILENT_STATEMENT,
  all: never,
  first: never,
  raw: never,
  run: never,
};
const SILENT_DATABASE = { DB: { prepare: () => SILENT_STATEMENT, batch: never } };
const SILENT_STORE = { SITES: { get: never, head: never, put: never, delete: never, list: never } };
const SILENT_LEDGER = {
  LEDGER: { idFromName: () => 'id', get: () => new Proxy({}, { get: () => never }) },
};
const SILENT_LIMITS = {
  RATE_LIMITS: 'on',
  FLOOD_LIMITER: { limit: never },
  WRITE_LIMITER: { limit: never },
  RATE_LIMITER: { idFromName: () => 'id', get: () => ({ admit: never }) },
};

const babble = () => Promise.resolve({ results: 'select everything', meta: 7 });
const GARBAGE_STATEMENT = {
  bind: () => GARBAGE_STATEMENT,
  all: babble,
  first: babble,
  raw: babble,
  run: babble,
};
const garbageLedger = (answer: object) => ({
  LEDGER: {
    idFromName: () => 'id',
    get: () => new Proxy({}, { get: () => () => Promise.resolve(answer) }),
  },
});
const NONSENSE = {
  database: { DB: { prepare: () => GARBAGE_STATEMENT, batch: babble } },
  store: { SITES: { get: babble, head: babble, put: babble, delete: babble, list: babble } },
};

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

const MADE_UP = [
  {},
  { available: '1000', posted: 1, held: 0, frozen: false },
  { available: Number.NaN, posted: 1, held: 0, frozen: false },
  { ok: true, balance: { available: 1e9 }, receipt: 'x' },
  { ok: true, balance: { available: 4, posted: 4, held: 0, frozen: false } },
  { entries: 'select everything' },
];

test.each(MADE_UP)('a ledger that answers %j is not believed', async (answer) => {
  const { client } = await signIn();
  const other = without(garbageLedger(answer), client);
  const answers = [
    await other.get('/api/user/credits'),
    await other.post('/api/user/deduct-credit', { amount: 1, description: 'AI' }),
    await other.get('/api/user/transactions?cursor=1'),
  ];
  for (const response of answers) {
    expect([response.status, await response.json()]).toMatchObject([
      503,
      { ok: false, code: 'server.unavailable' },
    ]);
  }
  const page = await other.post('/api/ask-ai', { prompt: 'A bakery' });
  expect(await page.text().catch(() => '')).not.toContain('<html');
  expect(await isUntouched(client)).toBe(true);
});

/** A fresh user, as the rest of the product sees them: five credits, no site, no file. */
async function isUntouched(client: TestClient): Promise<boolean> {
  const credits = await (
    await client.get('/api/user/credits')
  ).json<{ creditsRemaining: number }>();
  const { sites } = await (await client.get('/api/sites')).json<{ sites: unknown[] }>();
  return credits.creditsRemaining === 5 && sites.length === 0;
}

test('a part that never answers is given up: 503, and nothing is spent or written', async () => {
  shortenWaits();
  const calls: [object, string, string, object | undefined][] = [
    [SILENT_DATABASE, 'GET', '/api/sites', undefined],
    [SILENT_DATABASE, 'POST', '/api/file', FILE],
    [SILENT_DATABASE, 'POST', '/api/ask-ai', { prompt: 'A bakery' }],
    [SILENT_STORE, 'POST', '/api/file', { ...FILE, uuid: crypto.randomUUID() }],
    [SILENT_STORE, 'POST', `/api/s/${crypto.randomUUID()}`, { html: HTML, name: 'Mine' }],
    [SILENT_LEDGER, 'GET', '/api/user/credits', undefined],
    [SILENT_LEDGER, 'POST', '/api/user/deduct-credit', { amount: 1, description: 'AI' }],
  ];
  const answers = await Promise.all(
    calls.map(async ([part, method, path, body]) => {
      const { client } = await signIn();
      const response = await without(part, client).send(method, path, body);
      const text = await response.text();
      return [response.status, JSON.parse(text).code, await isUntouched(client)];
    }),
  );
  expect(answers).toEqual(calls.map(() => [503, 'server.unavailable', true]));
}, 60_000);

test('a ledger that never answers makes no page for free', async () => {
  shortenWaits();
  const { client } = await signIn();
  const response = await without(SILENT_LEDGER, client).post('/api/ask-ai', { prompt: 'A bakery' });
  const body = await response.text().catch(() => '');
  expect(body).not.toContain('<html');
  expect(await isUntouched(client)).toBe(true);
}, 60_000);

const garbageLimiter = { limit: babble };
const GARBAGE_LIMITS = {
  RATE_LIMITS: 'on',
  FLOOD_LIMITER: garbageLimiter,
  WRITE_LIMITER: garbageLimiter,
  RATE_LIMITER: { idFromName: () => 'id', get: () => ({ admit: babble }) },
};

test.each([
  ['never answer', SILENT_LIMITS],
  ['talk nonsense', GARBAGE_LIMITS],
])(
  'limits that %s let calls through, and say so in the log',
  async (_fault, limits) => {
    shortenWaits();
    const { client } = await signIn();
    const other = without(limits, client);
    const logged = vi.spyOn(console, 'error');
    const file = { ...FILE, uuid: crypto.randomUUID() };
    expect((await other.post('/api/file', file)).status).toBe(200);
    expect((await other.get('/s/nothing')).status).toBe(404);
    expect((await other.post('/api/login', { email: 'a@example.com', password: '' })).status).toBe(
      400,
    );
    const silences = logged.mock.calls.filter(([line]) => String(line).includes('limits.silent'));
    // The flood limiter and the one of writes; that of readers; the flood limiter and the exact counter.
    expect(silences).toHaveLength(5);
    logged.mockRestore();
  },
  60_000,
);

test.each<[keyof typeof NONSENSE, string, string, object | undefined]>([
  ['database', 'GET', '/api/sites', undefined],
  ['database', 'POST', '/api/file', FILE],
  ['store', 'GET', SITE, undefined],
])('nonsense from the %s lets %s %s fail in the one shape', async (part, method, path, body) => {
  const { client } = await signIn();
  if (path === SITE) await client.post(SITE, { html: HTML, name: 'Mine' });
  const response = await without(NONSENSE[part], client).send(method, path, body);
  const text = await response.text();
  expect([response.status, JSON.parse(text)]).toMatchObject([500, { code: 'server.internal' }]);
  expect(text).not.toMatch(/TypeError|stack|select /i);
});

test('without the database, who was here within a minute still reads the balance, and only that', async () => {
  const { client } = await signIn();
  expect((await client.get('/api/user/credits')).status).toBe(200);
  const other = without(DATABASE, client);
  const balance = await other.get('/api/user/credits');
  expect([balance.status, await balance.json()]).toMatchObject([200, { creditsRemaining: 5 }]);
  expect((await other.get('/api/sites')).status).toBe(503);
  const spend = await other.post('/api/user/deduct-credit', { amount: 1, description: 'AI' });
  expect(spend.status).toBe(503);
  const stranger = without(DATABASE, createClient());
  stranger.cookies.set('sid', 'x'.repeat(43));
  expect((await stranger.get('/api/user/credits')).status).toBe(503);
});

test('a session that ended is not remembered when the database goes', async () => {
  const { client } = await signIn();
  await client.get('/api/user/credits');
  const other = without(DATABASE, client);
  await client.post('/api/logout');
  expect((await other.get('/api/user/credits')).status).toBe(503);
});

test('without the ledger nothing is generated for free, and what costs nothing works', async () => {
  const { client } = await signIn();
  const other = without(LEDGER, client);
  expect((await other.post('/api/file', { ...FILE, uuid: crypto.randomUUID() })).status).toBe(200);
  expect((await other.post('/api/ask-ai', { prompt: 'A bakery' })).status).toBe(503);
  expect((await createClient({ settings: LEDGER }).get('/__preview')).status).toBe(200);
});
