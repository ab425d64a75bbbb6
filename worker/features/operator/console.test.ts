import { env } from 'cloudflare:workers';
import { afterEach, expect, test, vi } from 'vitest';
import type { FailureBody } from '#contract/errors.ts';
import { CONSOLE_LIMITS } from '#domain/accounts/console-session.ts';
import { everyRoute } from '#worker/testing/every-route.ts';
import { createUser, signIn } from '#worker/testing/factories.ts';
import { createClient, type TestClient } from '#worker/testing/request.ts';
import { watchMail } from '#worker/testing/watch-mail.ts';

const HTML = '<!doctype html><html><head><title>Bakery</title></head><body>Bread</body></html>';
const OPS = 'ops@example.com';
const settings = { OPERATORS: ` ${OPS.toUpperCase()}, other@example.com` };

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const operator = createUser({ email: OPS });

async function signInOperator(more: object = {}): Promise<TestClient> {
  const user = await operator;
  return (await signIn(user, { settings: { ...settings, ...more } })).client;
}

/** Asks for a code and reads it from the mail, which a local run writes to the log. */
async function readCode(client: TestClient): Promise<string> {
  const mails = watchMail();
  expect((await client.post('/api/admin/session/code')).status).toBe(200);
  vi.restoreAllMocks();
  // The mail about a new device may come in between, and the line of any mail carries ids.
  const codes = mails.flatMap(({ text }) => /^\d{8}$/m.exec(text) ?? []);
  return codes.at(-1) ?? 'none';
}

async function openConsole(more: object = {}): Promise<TestClient> {
  const client = await signInOperator(more);
  const code = await readCode(client);
  expect((await client.post('/api/admin/session', { code })).status).toBe(200);
  return client;
}

async function codeOf(response: Response): Promise<[number, string]> {
  return [response.status, (await response.json<FailureBody>()).code];
}

const ROUTES = everyRoute
  .map((route) => route.split(' '))
  .filter(([, path = '']) => path.startsWith('/api/admin/'))
  .map(([method = '', path = '']) => [method, path] as const);

test('to everybody else the console does not exist: every call is 404 like an unknown path', async () => {
  const { client: stranger } = await signIn(undefined, { settings });
  const { client: unnamed } = await signIn(await operator);
  const body = { code: '00000000', uuid: crypto.randomUUID(), act: 'suspend', reason: 'Because.' };
  expect(ROUTES.length).toBeGreaterThan(9);
  for (const [method, path] of [...ROUTES, ['PUT', '/api/admin/reports'] as const]) {
    for (const client of [stranger, unnamed, createClient({ settings })]) {
      const sent = method === 'GET' ? undefined : body;
      const answer = await client.send(method, path, sent, { token: client.state.token ?? null });
      expect([method, path, ...(await codeOf(answer))]).toEqual([
        method,
        path,
        404,
        'request.not-found',
      ]);
    }
  }
});

test('an operator without the code sees nothing but the lock', async () => {
  const client = await signInOperator();
  const session = await client.get('/api/admin/session');
  expect(await session.json()).toEqual({ ok: true, console: { state: 'locked' } });
  const body = { uuid: crypto.randomUUID(), act: 'suspend', reason: 'Because.' };
  for (const [method, path] of ROUTES.filter(([, path]) => !path.includes('/session'))) {
    const answer = await client.send(method, path, method === 'GET' ? undefined : body);
    expect([method, path, ...(await codeOf(answer))]).toEqual([
      method,
      path,
      403,
      'operator.locked',
    ]);
  }
});

test('the mailed code opens the console of this session only, once, for half an hour', async () => {
  const client = await signInOperator();
  const elsewhere = await signInOperator();
  const code = await readCode(client);
  expect(await codeOf(await elsewhere.post('/api/admin/session', { code }))).toEqual([
    409,
    'operator.code-over',
  ]);
  const opened = await client.post('/api/admin/session', { code });
  expect(await opened.json()).toMatchObject({ console: { state: 'open' } });
  expect((await client.get('/api/admin/reports')).status).toBe(200);
  expect((await elsewhere.get('/api/admin/reports')).status).toBe(403);
  expect((await client.post('/api/admin/session', { code })).status).toBe(409);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + CONSOLE_LIMITS.openMs });
  const later = await client.get('/api/admin/reports', { token: null });
  expect(await codeOf(later)).toEqual([403, 'operator.locked']);
});

test('a code is over after five wrong guesses, after ten minutes, and when a new one is asked for', async () => {
  const client = await signInOperator();
  const first = await readCode(client);
  const wrong = first === '00000000' ? '11111111' : '00000000';
  const guesses = await Promise.all(
    Array.from({ length: 8 }, async () => await client.post('/api/admin/session', { code: wrong })),
  );
  const codes = (await Promise.all(guesses.map(codeOf))).map(([, code]) => code);
  expect(codes.filter((code) => code === 'operator.code-wrong')).toHaveLength(5);
  expect((await client.post('/api/admin/session', { code: first })).status).toBe(409);
  const second = await readCode(client);
  const third = await readCode(client);
  const isSame = second === third;
  const stale = isSame ? null : await client.post('/api/admin/session', { code: second });
  expect(stale?.status ?? 403).toBe(403);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + CONSOLE_LIMITS.codeMs });
  expect((await client.post('/api/admin/session', { code: third })).status).toBe(409);
});

test('closing the console, or signing out, locks it', async () => {
  const client = await openConsole();
  expect((await client.delete('/api/admin/session')).status).toBe(200);
  expect((await client.get('/api/admin/health')).status).toBe(403);
});

test('an operator needs the API token to act, and an honest Origin', async () => {
  const client = await openConsole();
  const body = { uuid: crypto.randomUUID(), act: 'suspend', reason: 'Because.' };
  expect((await client.post('/api/admin/judge', body, { token: null })).status).toBe(401);
  expect((await client.post('/api/admin/judge', body, { site: 'cross-site' })).status).toBe(403);
});

test('in the console a reported site is seen, suspended with a reason, and brought back', async () => {
  const { client: owner, userId } = await signIn();
  const uuid = crypto.randomUUID();
  await owner.post(`/api/s/${uuid}`, { html: HTML, name: 'Forno' });
  await createClient().post('/report', { site: uuid, reason: 'It lies.' });
  const client = await openConsole();
  const { sites } = await (await client.get('/api/admin/reports')).json<{ sites: unknown[] }>();
  expect(sites).toContainEqual({
    uuid,
    site: { name: 'Forno', title: 'Bakery', status: 'active', userId },
    reports: [expect.objectContaining({ reason: 'It lies.', source: 'visitor' })],
  });
  const picture = await client.get(`/api/admin/picture?site=${uuid}`);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  const judge = async (act: string) =>
    (await client.post('/api/admin/judge', { uuid, act, reason: 'It imitates a bank.' })).status;
  expect(await judge('suspend')).toBe(200);
  expect((await createClient().get(`/s/${uuid}/index.html`)).status).toBe(451);
  expect(await judge('reinstate')).toBe(200);
  expect((await createClient().get(`/s/${uuid}/index.html`)).status).toBe(200);
  expect(
    (await client.post('/api/admin/judge', { uuid, act: 'suspend', reason: '  ' })).status,
  ).toBe(400);
  const { acts } = await (await client.get('/api/admin/acts')).json<{ acts: unknown[] }>();
  expect(acts).toContainEqual(
    expect.objectContaining({ operator: OPS, act: 'suspend', subject: uuid }),
  );
  expect(acts).toContainEqual(expect.objectContaining({ operator: OPS, act: 'enter' }));
});

test('an operator refunds an unused purchase by the owner’s own rule, and not a used one', async () => {
  const simulated = { ...settings, PAYMENTS: 'simulated' };
  const { client: owner, userId } = await signIn(undefined, { settings: simulated });
  const started = await owner.post('/api/create-checkout-session', {
    bundleId: 'mini',
    successUrl: 'http://localhost/profile',
    cancelUrl: 'http://localhost/profile',
  });
  const { sessionId } = await started.json<{ sessionId: string }>();
  await owner.post('/api/user/add-credits', { amount: 25, description: 'mini', sessionId });
  const client = await openConsole(simulated);
  const look = async () => {
    const answer = await client.get(`/api/admin/account?q=${userId}`);
    return (await answer.json<{ account: { purchases: { id: string; state: string }[] } }>())
      .account;
  };
  const [purchase] = (await look()).purchases;
  expect(purchase?.state).toBe('paid');
  const body = { purchaseId: purchase?.id, reason: 'Asked for by mail.' };
  expect((await client.post('/api/admin/refund', body)).status).toBe(200);
  expect((await look()).purchases).toMatchObject([{ state: 'refunded' }]);
  expect((await client.post('/api/admin/refund', body)).status).toBe(409);
  const unknown = { ...body, purchaseId: 'no-such' };
  expect((await client.post('/api/admin/refund', unknown)).status).toBe(404);
});

test('health and queue are shown, and an unknown account is not', async () => {
  const client = await openConsole();
  const { health } = await (await client.get('/api/admin/health')).json<{ health: object }>();
  expect(health).toMatchObject({
    checks: { database: 'ok', storage: 'ok', ledger: 'ok' },
    runningGenerations: 0,
    purchasesInReview: 0,
    lastReconciliation: null,
  });
  expect((await client.get('/api/admin/account?q=nobody@example.com')).status).toBe(404);
});

test('codes are limited to five an hour', async () => {
  const client = await signInOperator({ RATE_LIMITS: 'on' });
  const statuses: number[] = [];
  for (let count = 0; count < 6; count += 1) {
    statuses.push((await client.post('/api/admin/session/code')).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test('the page of the console is for operators; everybody else gets what any unknown address gets', async () => {
  const build: Record<string, string> = { '/': 'home', '/admin': 'console' };
  const ASSETS = {
    fetch: async (input: Request | URL) => {
      const found = build[new URL(input instanceof Request ? input.url : input).pathname];
      return new Response(found, { status: found === undefined ? 404 : 200 });
    },
  };
  const client = await signInOperator({ ASSETS });
  const { client: stranger } = await signIn(undefined, { settings: { ...settings, ASSETS } });
  const visitor = createClient({ settings: { ...settings, ASSETS } });
  const shown = await client.get('/admin');
  expect([shown.status, await shown.text()]).toEqual([200, 'console']);
  const unknown = await visitor.get('/no-such-page');
  const text = await unknown.text();
  const headersOf = ({ headers }: Response) =>
    [...headers].filter(([name]) => name !== 'x-request-id');
  for (const other of [stranger, visitor]) {
    const page = await other.get('/admin');
    expect([page.status, headersOf(page), await page.text()]).toEqual([
      404,
      headersOf(unknown),
      text,
    ]);
  }
});

test('no code can be read from what is stored', async () => {
  const client = await signInOperator();
  const code = await readCode(client);
  const { results } = await env.DB.prepare('SELECT * FROM operator_sessions').all();
  expect(JSON.stringify(results)).not.toContain(code);
});
