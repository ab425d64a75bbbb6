import { env } from 'cloudflare:workers';
import { beforeAll, expect, test } from 'vitest';
import { app } from './app.ts';
import { createDatabase } from './db/client.ts';
import { passkeys } from './db/schema/index.ts';
import { createUser, signIn } from './testing/factories.ts';
import { asDataUrl, makeJpeg } from './testing/picture-bytes.ts';
import { createClient, type RequestOptions, type TestClient } from './testing/request.ts';

const HTML = '<!doctype html><html><head><title>Mine</title></head><body><p>Mine</p></body></html>';

const WEBP = 'data:image/webp;base64,UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA';

interface Call {
  route: string;
  path: string;
  body?: object;
}

interface Victim {
  id: string;
  email: string;
  client: TestClient;
  calls: Call[];
}

let victim: Victim;
let before: unknown;

beforeAll(async () => {
  const user = await createUser();
  const { client } = await signIn(user);
  victim = { id: user.id, email: user.email, client, calls: await ownThings(client, user.id) };
  before = await snapshot(victim);
});

async function send(client: TestClient, { route, path, body }: Call, options: RequestOptions = {}) {
  const [method = ''] = route.split(' ');
  return await client.send(method, path, body, options);
}

/** One of everything that has an id, and every call that takes one; the destructive ones last. */
async function ownThings(client: TestClient, userId: string): Promise<Call[]> {
  const [file, folder, site] = Array.from({ length: 3 }, () => crypto.randomUUID());
  const fileBody = { uuid: file, name: 'mine.html', type: 'html', folder: '/', content: HTML };
  const versionBody = { file_id: file, file_name: 'mine.html', file_type: 'html', content: HTML };
  await accept(client.post('/api/file', fileBody));
  await accept(client.post('/api/file-history/save', { ...versionBody, content: `${HTML}\n` }));
  await accept(client.post('/api/folder', { uuid: folder, path: '/mine' }));
  // The last file of a user cannot be deleted, and a project needs a page.
  const home = { ...fileBody, uuid: crypto.randomUUID(), name: 'index.html', folder: '/mine' };
  await accept(client.post('/api/file', home));
  await accept(client.post(`/api/s/${site}`, { html: HTML, name: 'Mine' }));
  const made = await accept(client.post('/api/ask-ai-fallback', { prompt: 'A bakery in Turin' }));
  const { generationId: generation = '' } = made;
  const { versions } = await accept(client.get(`/api/file-history/${file}`));
  const { sessionId } = await accept(
    client.post('/api/create-checkout-session', {
      bundleId: 'mini',
      successUrl: 'http://localhost/profile',
      cancelUrl: 'http://localhost/profile',
    }),
  );
  const { id: session } = await otherSession(client, userId);
  const version = versions?.[0]?.id ?? '';
  // Without a password, a fresh sign-in of another kind proves who asks.
  await env.DB.prepare("UPDATE sessions SET method = 'google' WHERE user_id = ?")
    .bind(userId)
    .run();
  const passkey = crypto.randomUUID();
  await createDatabase(env.DB).insert(passkeys).values({
    id: passkey,
    credentialId: passkey,
    userId,
    publicKey: '',
    counter: 0,
    name: 'Mine',
    createdAt: 1,
  });
  const proposal = crypto.randomUUID();
  await env.SITES.put(`made/${userId}/${proposal}/0`, makeJpeg({ width: 1024, height: 768 }));
  const linkBody = { uuid: file, folder: '/mine', folder_uuid: folder };
  const logBody = { siteId: site, title: 'T', description: 'D', skipCreditDeduction: false };
  return [
    { route: 'GET /api/files/:userId', path: `/api/files/${userId}` },
    { route: 'GET /api/file/:uuid', path: `/api/file/${file}` },
    { route: 'POST /api/file', path: '/api/file', body: fileBody },
    { route: 'PATCH /api/file/:uuid', path: `/api/file/${file}`, body: { name: 'b.html' } },
    { route: 'POST /api/file/update-folder', path: '/api/file/update-folder', body: linkBody },
    { route: 'GET /api/folders/:userId', path: `/api/folders/${userId}` },
    { route: 'PUT /api/folder/:uuid/site', path: `/api/folder/${folder}/site` },
    { route: 'GET /api/file-history/:fileId', path: `/api/file-history/${file}` },
    {
      route: 'GET /api/file-history/version/:versionId',
      path: `/api/file-history/version/${version}`,
    },
    { route: 'POST /api/file-history/save', path: '/api/file-history/save', body: versionBody },
    { route: 'GET /api/s/:uuid', path: `/api/s/${site}` },
    { route: 'POST /api/s/:uuid', path: `/api/s/${site}`, body: { html: HTML } },
    {
      route: 'PUT /api/s/:uuid/thumbnail',
      path: `/api/s/${site}/thumbnail`,
      body: { image: WEBP },
    },
    { route: 'GET /api/s/:uuid/thumbnail', path: `/api/s/${site}/thumbnail` },
    {
      route: 'PUT /api/s/:uuid/sharing-picture',
      path: `/api/s/${site}/sharing-picture`,
      body: { image: asDataUrl(makeJpeg({ width: 1200, height: 630 }), 'image/jpeg') },
    },
    { route: 'GET /api/s/:uuid/pictures', path: `/api/s/${site}/pictures` },
    {
      route: 'POST /api/s/:uuid/pictures',
      path: `/api/s/${site}/pictures`,
      body: { variants: [WEBP] },
    },
    {
      route: 'DELETE /api/s/:uuid/pictures/:name',
      path: `/api/s/${site}/pictures/0123456789abcdef0123`,
    },
    {
      route: 'GET /api/pictures/made/:id/:nth',
      path: `/api/pictures/made/${proposal}/0`,
    },
    { route: 'POST /api/save-site', path: '/api/save-site', body: { uuid: site, html: HTML } },
    { route: 'PATCH /api/site/:uuid', path: `/api/site/${site}`, body: { name: 'Theirs' } },
    { route: 'PUT /api/site/:uuid/publication', path: `/api/site/${site}/publication` },
    { route: 'DELETE /api/site/:uuid/publication', path: `/api/site/${site}/publication` },
    { route: 'POST /api/site/log', path: '/api/site/log', body: logBody },
    { route: 'GET /api/generation/:id', path: `/api/generation/${generation}` },
    { route: 'GET /api/generation/:id/events', path: `/api/generation/${generation}/events` },
    { route: 'POST /api/generation/:id/stop', path: `/api/generation/${generation}/stop` },
    { route: 'POST /api/generation/:id/take', path: `/api/generation/${generation}/take` },
    {
      route: 'POST /api/generation/:id/keep',
      path: `/api/generation/${generation}/keep`,
      body: { document: site },
    },
    { route: 'GET /api/conversation/:uuid', path: `/api/conversation/${site}` },
    { route: 'GET /api/checkout/:sessionId', path: `/api/checkout/${sessionId}` },
    {
      route: 'POST /api/user/add-credits',
      path: '/api/user/add-credits',
      body: { amount: 25, description: 'mini', sessionId },
    },
    { route: 'POST /api/user/refund', path: '/api/user/refund', body: { sessionId } },
    {
      route: 'PATCH /api/user/passkeys/:id',
      path: `/api/user/passkeys/${passkey}`,
      body: { name: 'Theirs' },
    },
    { route: 'DELETE /api/user/passkeys/:id', path: `/api/user/passkeys/${passkey}`, body: {} },
    { route: 'DELETE /api/user/sessions/:id', path: `/api/user/sessions/${session}` },
    { route: 'DELETE /api/site/:uuid', path: `/api/site/${site}` },
    { route: 'DELETE /api/file/:uuid', path: `/api/file/${file}` },
    { route: 'DELETE /api/folder/:uuid', path: `/api/folder/${folder}` },
  ];
}

interface Answer {
  generationId?: string;
  ok: boolean;
  versions?: { id: string }[];
  sessions?: { id: string; current: boolean }[];
  sessionId?: string;
}

async function accept(sent: Promise<Response>): Promise<Answer> {
  const response = await sent;
  const answer = await response.json<Answer>();
  if (!answer.ok) throw new Error(`${response.status} ${JSON.stringify(answer)}`);
  return answer;
}

async function otherSession(client: TestClient, id: string) {
  await signIn({ id, email: '' });
  const { sessions = [] } = await accept(client.get('/api/user/sessions'));
  return sessions.find(({ current }) => !current) ?? { id: '' };
}

/** What the victim's rows say, without the times that reading moves. */
async function snapshot({ id }: Victim): Promise<unknown> {
  const tables = [
    'files',
    'file_versions',
    'folders',
    'sites',
    'generations',
    'conversation_entries',
    'purchases',
    'passkeys',
    'ledger_entries',
  ];
  const rows = await env.DB.batch([
    ...tables.map((table) =>
      env.DB.prepare(`SELECT * FROM ${table} WHERE user_id = ? ORDER BY 1`).bind(id),
    ),
    env.DB.prepare('SELECT public_id FROM sessions WHERE user_id = ? ORDER BY 1').bind(id),
  ]);
  return rows.map(({ results }) => results);
}

async function strangers(): Promise<[name: string, client: TestClient, options: RequestOptions][]> {
  const { client: attacker } = await signIn();
  const { client: cookieOnly } = await signIn(undefined, { cookieOnly: true });
  const { client: gone } = await signIn(victim);
  const left = createClient();
  for (const [name, value] of gone.cookies) left.cookies.set(name, value);
  await gone.post('/api/logout');
  const { client: expired } = await signIn(victim);
  const hash = await hashOf(expired.cookies.get('sid'));
  await env.DB.prepare('UPDATE sessions SET expires_at = 1 WHERE id_hash = ?').bind(hash).run();
  const spoof = { headers: { 'user-id': victim.id, 'x-user-id': victim.id } };
  const { token = null } = victim.client.state;
  return [
    ['nobody', createClient(), {}],
    ['another user', attacker, {}],
    ['another user without bearer', cookieOnly, { token: null }],
    ["another user who sends the victim's id", attacker, spoof],
    ["another user with the victim's bearer", attacker, { token }],
    ["the victim's bearer alone", createClient(), { token }],
    ['a session that was logged out', left, { token: gone.state.token ?? null }],
    ['a session that has expired', expired, {}],
  ];
}

async function hashOf(token = ''): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

test('every route with an id in its path is in the matrix', () => {
  const covered = new Set(victim.calls.map(({ route }) => route));
  const withId = app.routes
    .filter(({ method, path }) => method !== 'ALL' && /^\/api\/.*:/.test(path))
    .map(({ method, path }) => `${method} ${path}`);
  expect([...new Set(withId)].filter((route) => !covered.has(route))).toEqual([]);
});

test("nobody reads or changes another user's things, by whatever credentials", async () => {
  const leaks: unknown[] = [];
  for (const [who, client, options] of await strangers()) {
    for (const call of victim.calls) {
      const response = await send(client, call, options);
      const isRefused = [401, 403, 404].includes(response.status);
      if (!isRefused) leaks.push([who, call.route, response.status, await response.text()]);
    }
  }
  expect(leaks).toEqual([]);
  await env.DB.prepare('DELETE FROM sessions WHERE expires_at = 1').run();
  expect(await snapshot(victim)).toEqual(before);
}, 60_000);

test('their owner may make every one of these calls', async () => {
  const refused: unknown[] = [];
  for (const call of victim.calls) {
    const response = await send(victim.client, call);
    if (response.status >= 400) refused.push([call.route, response.status, await response.text()]);
  }
  expect(refused).toEqual([]);
});
