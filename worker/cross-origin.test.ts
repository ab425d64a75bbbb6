import { expect, test } from 'vitest';
import { app } from './app.ts';
import { signIn } from './testing/factories.ts';
import { createClient, type TestClient } from './testing/request.ts';

const SITES = ['cross-site', 'same-site', 'none', null] as const;
const ORIGINS = ['null', 'https://evil.test', 'http://localhost:9', undefined] as const;
const CONTENT_TYPES = [
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  undefined,
] as const;
const MUTATING = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
const SIGNED_PATH = '/api/stripe/webhook';

interface Route {
  method: string;
  path: string;
}

const mutatingRoutes: Route[] = [
  ...new Map(
    app.routes
      .filter(({ method, path }) => MUTATING.has(method) && path.startsWith('/api/'))
      .map(({ method, path }) => [`${method} ${path}`, { method, path }]),
  ).values(),
].filter(({ path }) => path !== SIGNED_PATH);

function fillParameters(path: string): string {
  return path.replace(/:\w+(\{[^}]*\})?/g, crypto.randomUUID());
}

type Headers = Record<string, string | null | undefined>;

/** Every combination that a foreign page could make a browser send. */
const foreignHeaders: Headers[] = SITES.flatMap((site) =>
  ORIGINS.flatMap((origin) =>
    CONTENT_TYPES.map((type) => ({ 'sec-fetch-site': site, origin, 'content-type': type })),
  ),
).filter((headers) => headers['sec-fetch-site'] !== null || headers.origin !== undefined);

async function statusOf(client: TestClient, route: Route, headers: Headers): Promise<number> {
  const given = Object.entries(headers).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const response = await client.send(route.method, fillParameters(route.path), undefined, {
    headers: Object.fromEntries(given),
    site: null,
  });
  return response.status;
}

test('no mutating call is accepted from another origin, whatever its content type', async () => {
  const { client } = await signIn();
  const accepted: unknown[] = [];
  for (const route of mutatingRoutes) {
    for (const headers of foreignHeaders) {
      const status = await statusOf(client, route, headers);
      if (status !== 403) accepted.push({ route, headers, status });
    }
  }
  expect(mutatingRoutes.length).toBeGreaterThan(15);
  expect(foreignHeaders).toHaveLength(75);
  expect(accepted).toEqual([]);
}, 60_000);

test.each(CONTENT_TYPES)('a cross-site login with content type %s is refused', async (type) => {
  const stranger = createClient();
  const response = await stranger.post(
    '/api/login',
    { email: 'ada@example.com', password: 'correct horse battery' },
    { site: 'cross-site', headers: type === undefined ? {} : { 'content-type': type } },
  );
  expect(response.status).toBe(403);
  expect([...stranger.cookies.keys()]).toEqual([]);
});

test('our own pages and programs that are no browser get through', async () => {
  const { client } = await signIn();
  const ways = [
    { site: 'same-origin' as const },
    { site: null, headers: { origin: 'http://localhost' } },
    { site: null },
  ];
  for (const way of ways) {
    expect((await client.post('/api/login', {}, way)).status).toBe(400);
  }
});

test('our own pages too may only send JSON', async () => {
  const { client } = await signIn();
  for (const type of CONTENT_TYPES.slice(1, 4)) {
    const response = await client.post('/api/logout', 'x=1', {
      headers: { 'content-type': type ?? '' },
    });
    expect([type, response.status]).toEqual([type, 415]);
  }
  expect(await (await client.get('/api/auth/current-user')).json()).toMatchObject({ ok: true });
});

test("another site's page cannot read the API with the visitor's cookie", async () => {
  const { client } = await signIn();
  expect((await client.get('/api/user/credits', { site: 'cross-site' })).status).toBe(403);
  expect((await createClient().get('/api/config', { site: 'cross-site' })).status).toBe(200);
});
