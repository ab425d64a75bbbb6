import { env } from 'cloudflare:workers';
import { beforeAll, expect, test } from 'vitest';
import { signIn, type SignedInClient } from '#worker/testing/factories.ts';
import { createClient, type RequestOptions, type TestClient } from '#worker/testing/request.ts';

type Owner = Omit<SignedInClient, 'password'>;

const HTML = '<!doctype html><title>Mine</title><p>What only the owner may read.</p>';
let owner: Owner;
let ids: { file: string; folder: string; version: string; site: string };

beforeAll(async () => {
  owner = await signIn();
  const { client } = owner;
  ids = {
    file: crypto.randomUUID(),
    folder: crypto.randomUUID(),
    version: '',
    site: crypto.randomUUID(),
  };
  await client.post('/api/folder', { uuid: ids.folder, path: '/private' });
  await client.post('/api/file', {
    uuid: ids.file,
    name: 'a.html',
    type: 'html',
    folder: '/private',
    content: HTML,
  });
  await client.post(`/api/s/${ids.site}`, { html: HTML, name: 'Mine' });
  const history = await client.get(`/api/file-history/${ids.file}`);
  ids.version = (await history.json<{ versions: { id: string }[] }>()).versions[0]?.id ?? '';
});

/** Every call of files, folders, versions and sites that names something of the owner's. */
function ownersCalls(): [string, string, unknown?][] {
  const { userId } = owner;
  const { file, folder, version, site } = ids;
  return [
    ['GET', `/api/files/${userId}`],
    ['GET', `/api/folders/${userId}`],
    ['GET', `/api/file/${file}`],
    ['POST', '/api/file', { uuid: file, name: 'a.html', type: 'html', content: 'stolen' }],
    [
      'POST',
      '/api/file',
      { uuid: crypto.randomUUID(), name: 'b.html', user_id: userId, content: 'x' },
    ],
    [
      'POST',
      '/api/file',
      { uuid: crypto.randomUUID(), name: 'b.html', folder_uuid: folder, content: 'x' },
    ],
    ['PATCH', `/api/file/${file}`, { name: 'stolen.html' }],
    ['DELETE', `/api/file/${file}`],
    ['POST', '/api/file/update-folder', { uuid: file, folder: '/' }],
    ['POST', '/api/folder', { uuid: crypto.randomUUID(), path: '/x', user_id: userId }],
    ['DELETE', `/api/folder/${folder}`],
    ['POST', '/api/file-history/save', { file_id: file, file_name: 'a.html', content: 'stolen' }],
    ['GET', `/api/file-history/${file}`],
    ['GET', `/api/file-history/version/${version}`],
    ['GET', `/api/s/${site}`],
    ['POST', `/api/s/${site}`, { html: HTML.replace('only', 'not only') }],
    ['POST', '/api/save-site', { uuid: site, html: HTML.replace('only', 'not only') }],
    ['POST', `/api/s/${crypto.randomUUID()}`, { html: HTML, user_id: userId }],
    ['PATCH', `/api/site/${site}`, { name: 'stolen' }],
    ['DELETE', `/api/site/${site}`],
    ['POST', '/api/site/log', { siteId: site, title: 'stolen', description: 'stolen' }],
  ];
}

interface Credentials {
  name: string;
  client: TestClient;
  options?: RequestOptions;
  statuses: number[];
}

/** Seven kinds of visitor who are not the owner. */
async function strangers(): Promise<Credentials[]> {
  const expired = await signIn();
  await expired.client.post('/api/logout');
  const forged = createClient();
  forged.cookies.set('sid', 'A'.repeat(43));
  const other = (await signIn()).client;
  const mixed = await signIn();
  mixed.client.state.token = owner.client.state.token;
  const crossSite = createClient();
  for (const [name, value] of owner.client.cookies) crossSite.cookies.set(name, value);
  const bearerOnly = createClient();
  bearerOnly.state.token = owner.client.state.token;
  return [
    { name: 'nobody', client: createClient(), statuses: [401] },
    { name: 'another user', client: other, statuses: [403] },
    {
      name: 'another user who claims to be the owner',
      client: other,
      options: { headers: { 'user-id': owner.userId } },
      statuses: [403],
    },
    {
      name: 'a session that has ended',
      client: expired.client,
      options: { token: null },
      statuses: [401],
    },
    { name: 'a forged cookie', client: forged, statuses: [401] },
    { name: 'a bearer without its cookie', client: bearerOnly, statuses: [401] },
    { name: 'another user with the owner’s bearer', client: mixed.client, statuses: [401, 403] },
    {
      name: 'the owner’s browser on another site',
      client: crossSite,
      options: { site: 'cross-site' },
      statuses: [403],
    },
  ];
}

test('seven kinds of strangers read and change nothing of the owner’s', async () => {
  const wrong: unknown[] = [];
  for (const { name, client, options, statuses } of await strangers()) {
    for (const [method, path, body] of ownersCalls()) {
      const response = await client.send(method, path, body, options);
      const text = await response.text();
      const isLeak = text.includes('only the owner') || !statuses.includes(response.status);
      if (isLeak) wrong.push([name, method, path, response.status]);
    }
  }
  expect(wrong).toEqual([]);
  const file = await (await owner.client.get(`/api/file/${ids.file}`)).json();
  expect(file).toMatchObject({
    file: { name: 'a.html', folder: '/private', content: HTML, revision: 1 },
  });
  const site = await (await owner.client.get(`/api/s/${ids.site}`)).json();
  expect(site).toMatchObject({ html: HTML, name: 'Mine', revision: 1 });
});

test('the file list has an ETag, answers 304 to it, and changes with every write', async () => {
  const { client, userId } = await signIn();
  const uuid = crypto.randomUUID();
  await client.post('/api/file', { uuid, name: 'a.txt', type: 'txt', content: 'one' });
  const list = await client.get(`/api/files/${userId}?t=1`);
  const etag = list.headers.get('etag') ?? '';
  const { files } = await list.json<{ files: object[] }>();
  expect([files.length, 'content' in (files[0] ?? {})]).toEqual([1, false]);
  const ask = async () =>
    (await client.get(`/api/files/${userId}?t=2`, { headers: { 'if-none-match': etag } })).status;
  expect(await ask()).toBe(304);
  await client.post('/api/file', { uuid, name: 'a.txt', type: 'txt', content: 'two' });
  expect(await ask()).toBe(200);
});

test('answers to files carry success as well as ok, and a conflict the current file', async () => {
  const { client } = await signIn();
  const uuid = crypto.randomUUID();
  const made = await client.post('/api/file', { uuid, name: 'a.txt', type: 'txt', content: 'one' });
  expect(await made.json()).toMatchObject({ ok: true, success: true, file: { uuid, revision: 1 } });
  const stale = await client.post('/api/file', {
    uuid,
    name: 'a.txt',
    type: 'txt',
    content: 'two',
    revision: 9,
  });
  expect([stale.status, await stale.json()]).toEqual([
    409,
    expect.objectContaining({
      ok: false,
      success: false,
      code: 'files.conflict',
      details: { file: expect.objectContaining({ content: 'one', revision: 1 }) },
    }),
  ]);
});

/** As many more files as the one that the user has, straight in the database. */
async function copyFiles(userId: string, count: number): Promise<void> {
  const row = await env.DB.prepare('SELECT * FROM files WHERE user_id = ?').bind(userId).first();
  if (row === null) throw new Error('no file to copy');
  const columns = Object.keys(row);
  const values = columns.map((column) => (column === 'uuid' ? "'copy-' || value" : column));
  await env.DB.prepare(
    `WITH RECURSIVE copies(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM copies WHERE value < ?)
     INSERT INTO files (${columns.join(', ')}) SELECT ${values.join(', ')} FROM files, copies WHERE user_id = ?`,
  )
    .bind(count, userId)
    .run();
}

test('the five-hundredth file is the last', async () => {
  const { client, userId } = await signIn();
  const make = async () =>
    await client.post('/api/file', {
      uuid: crypto.randomUUID(),
      name: 'a.txt',
      type: 'txt',
      content: 'x',
    });
  expect((await make()).status).toBe(200);
  await copyFiles(userId, 489);
  const last = await Promise.all(Array.from({ length: 20 }, make));
  const refused = last.filter((response) => response.status === 409);
  expect([last.length - refused.length, refused.length]).toEqual([10, 10]);
  expect(await refused[0]?.json()).toMatchObject({ code: 'files.limit' });
  const list = await (await client.get(`/api/files/${userId}`)).json<{ files: object[] }>();
  expect(list.files).toHaveLength(500);
});

const DEEP = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;

test('broken, deep, oversized and mistyped bodies are refused and never fail', async () => {
  const { client } = await signIn();
  const uuid = crypto.randomUUID();
  const big = 'x'.repeat(2_100_000);
  const bodies: [string, unknown, number][] = [
    ['/api/file', '{"uuid": ', 400],
    ['/api/file', '', 400],
    ['/api/file', 'null', 400],
    ['/api/file', '[]', 400],
    ['/api/file', DEEP, 400],
    ['/api/file', `{"uuid":"${uuid}","name":"a.txt","content":${DEEP}}`, 400],
    ['/api/file', { uuid: 'no', name: 'a.txt' }, 400],
    ['/api/file', { uuid, name: 7 }, 400],
    ['/api/file', { uuid, name: 'a.txt', type: 'exe' }, 400],
    ['/api/file', { uuid, name: 'a.txt', revision: -1 }, 400],
    ['/api/file', { uuid, name: 'a.txt', content: big }, 413],
    ['/api/file', { uuid, name: 'a.txt', content: 'x'.repeat(7_000_000) }, 413],
    ['/api/file-history/save', { file_id: uuid, file_name: 'a', content: 'x' }, 404],
    ['/api/folder', { uuid, path: '/' }, 400],
    ['/api/folder', { uuid, path: 'x'.repeat(70_000) }, 413],
    [`/api/s/${uuid}`, { html: `${HTML}${big}` }, 413],
    [`/api/s/${uuid}`, { html: '' }, 400],
    [`/api/s/${uuid}`, DEEP, 400],
    [`/api/s/${uuid}`, { html: HTML, assets: { 'a.css': 7 } }, 400],
    [`/api/s/${uuid}`, { html: HTML, assets: { __proto__: null, 'a/../b.css': 'x' } }, 400],
    ['/api/s/not-a-uuid', { html: HTML }, 400],
    ['/api/site/log', { siteId: uuid, title: 'x', description: 'x' }, 404],
  ];
  const answered: unknown[] = [];
  for (const [path, body, status] of bodies) {
    const response = await client.post(path, body);
    const failure = await response.json<{ ok: boolean; requestId?: string }>();
    if (response.status !== status || failure.ok || failure.requestId === undefined) {
      answered.push([path, JSON.stringify(body).slice(0, 80), response.status, status]);
    }
  }
  expect(answered).toEqual([]);
});
