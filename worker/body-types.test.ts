import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { fillParameters, makeThings, mutatingRoutes as routes } from './testing/every-route.ts';
import { anyFields, type Things } from './testing/any-fields.ts';
import { signIn } from './testing/factories.ts';

/** Routes that are meant to take something else than JSON: the report form works without a script. */
const FORM_ROUTES = new Set(['POST /report']);

type Encoding = [contentType: string, encode: (fields: Record<string, string>) => string];

const asJson = (fields: Record<string, string>) => JSON.stringify({ ...fields, amount: 1 });

const ENCODINGS: Encoding[] = [
  ['application/x-www-form-urlencoded', (fields) => new URLSearchParams(fields).toString()],
  ['application/x-www-form-urlencoded', asJson],
  ['multipart/form-data; boundary=edge', writeMultipart],
  ['text/plain', asJson],
  ['text/plain;charset=UTF-8', asJson],
  ['text/plain; application/json', asJson],
  ['application/json, text/plain', asJson],
  ['application/jsonp', asJson],
  ['text/json', asJson],
  ['application/octet-stream', asJson],
];

function writeMultipart(fields: Record<string, string>): string {
  const parts = Object.entries(fields).map(
    ([name, value]) =>
      `--edge\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return `${parts.join('')}--edge--\r\n`;
}

/** Every row of the database and every object of the store. */
async function everything(): Promise<unknown> {
  const names = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '\\_cf%' ESCAPE '\\' ORDER BY name",
  ).all<{ name: string }>();
  const rows = await env.DB.batch(
    names.results.map(({ name }) => env.DB.prepare(`SELECT * FROM "${name}" ORDER BY 1, 2`)),
  );
  const { objects } = await env.SITES.list();
  return {
    rows: rows.map(({ results }, index) => [names.results[index]?.name, results]),
    objects: objects.map(({ key, etag }) => [key, etag]),
  };
}

test('a body that is not sent as JSON is refused by every state-changing call and writes nothing', async () => {
  const { client } = await signIn();
  const things = await makeThings(client);
  const credits = await (await client.get('/api/user/credits')).json();
  const before = await everything();
  const accepted: unknown[] = [];
  for (const route of routes.filter((known) => !FORM_ROUTES.has(known))) {
    const [method = '', path = ''] = route.split(' ');
    for (const [type, encode] of ENCODINGS) {
      const headers = { 'content-type': type };
      const body = encode(anyFields(things));
      const { status } = await client.send(method, fillParameters(path, things), body, { headers });
      if (![400, 404, 415].includes(status)) accepted.push([route, type, status]);
    }
  }
  expect(routes.length).toBeGreaterThan(30);
  expect(accepted).toEqual([]);
  expect(await everything()).toEqual(before);
  expect(await (await client.get('/api/user/credits')).json()).toEqual(credits);
}, 120_000);

test('sent as JSON, the same fields would have been acted on', async () => {
  const { client } = await signIn();
  const things = await makeThings(client);
  const before = await everything();
  for (const [method, path] of [
    ['PATCH', `/api/site/${things.site}`],
    ['PATCH', `/api/file/${things.file}`],
    ['POST', '/api/file'],
    ['POST', `/api/s/${things.site}`],
    ['POST', '/api/user/deduct-credit'],
  ] as const) {
    const { status } = await client.send(method, path, asJson(anyFields(things)));
    expect([method, path, status]).toEqual([method, path, 200]);
  }
  expect(await everything()).not.toEqual(before);
});

const DEEP = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;

const ODD_BODIES = [
  '',
  '{',
  'null',
  '[]',
  '7',
  '"text"',
  '{}',
  '{"__proto__":{"uuid":"x"},"constructor":1}',
  '{"uuid":"\\ud800","name":"\\u0000","html":[],"prompt":{}}',
  DEEP,
  `{"uuid":${DEEP}}`,
] as const;

test('no call fails on JSON of an unexpected form', async () => {
  const failed: unknown[] = [];
  for (const route of routes) {
    const [method = '', path = ''] = route.split(' ');
    const { client } = await signIn();
    const ids = { file: '', folder: '', site: '' };
    for (const key of Object.keys(ids) as (keyof Things)[]) ids[key] = crypto.randomUUID();
    for (const body of ODD_BODIES) {
      const response = await client.send(method, fillParameters(path, ids), body);
      const text = await response.text();
      const isPlain = !/\bat \w+.*\.(js|ts):\d+|select |insert /i.test(text);
      if (response.status >= 500 || !isPlain) {
        failed.push([route, body.slice(0, 40), response.status, text.slice(0, 200)]);
      }
    }
  }
  expect(failed).toEqual([]);
}, 120_000);
