import { env } from 'cloudflare:workers';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test, vi } from 'vitest';
import { registerAndSignIn, registration, signIn } from '#worker/testing/factories.ts';
import { createClient, type TestClient } from '#worker/testing/request.ts';

const PAGE = '<!doctype html><html><head><title>Sea</title></head><body><h1>Sea</h1></body></html>';

async function saveFile(client: TestClient, name: string, content: string): Promise<string> {
  const uuid = crypto.randomUUID();
  const response = await client.post('/api/file', {
    uuid,
    name,
    type: 'html',
    path: `/${name}`,
    folder: '/',
    folder_uuid: null,
    content,
  });
  expect(await response.json()).toMatchObject({ ok: true });
  return uuid;
}

async function saveSite(client: TestClient): Promise<string> {
  const uuid = crypto.randomUUID();
  const assets = { 'style.css': 'body { color: teal }' };
  const response = await client.post(`/api/s/${uuid}`, { html: PAGE, name: 'Sea', assets });
  expect(await response.json()).toMatchObject({ ok: true });
  return uuid;
}

async function exportData(client: TestClient) {
  const response = await client.get('/api/user/export');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/zip');
  const members = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return Object.fromEntries(
    Object.entries(members).map(([name, bytes]) => [name, strFromU8(bytes)]),
  );
}

async function countRows(userId: string): Promise<Record<string, number>> {
  const tables = [
    'files',
    'file_versions',
    'folders',
    'contents',
    'sites',
    'sessions',
    'generations',
    'conversation_entries',
  ];
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const row = await env.DB.prepare(`SELECT count(*) AS rows FROM ${table} WHERE user_id = ?`)
      .bind(userId)
      .first<{ rows: number }>();
    counts[table] = row?.rows ?? -1;
  }
  return counts;
}

test('a new name is kept, and nothing else can be set along with it', async () => {
  const { client, userId, email } = await signIn();
  const response = await client.patch('/api/user', {
    name: ' Ada ',
    id: crypto.randomUUID(),
    email: 'other@example.com',
    inferenceCredits: 1_000,
  });
  expect(await response.json()).toMatchObject({
    ok: true,
    user: { id: userId, email, name: 'Ada', inferenceCredits: 5 },
  });
  expect(await (await client.get('/api/auth/current-user')).json()).toMatchObject({
    user: { email, name: 'Ada', inferenceCredits: 5 },
  });
  expect((await client.patch('/api/user', { name: ' ' })).status).toBe(400);
});

test('the export holds everything about its user and nothing about others', async () => {
  const { client, email } = await registerAndSignIn();
  const { client: other } = await signIn();
  await saveFile(other, 'foreign.html', PAGE);
  const fileId = await saveFile(client, 'index.html', PAGE);
  const siteId = await saveSite(client);

  const members = await exportData(client);
  expect(Object.keys(members).filter((name) => name.endsWith('.json'))).toEqual([
    'profile.json',
    'sessions.json',
    'ledger.json',
    'folders.json',
    'purchases.json',
    'generations.json',
    'conversations.json',
    'passkeys.json',
    'security-log.json',
    'files.json',
    'versions.json',
    'sites.json',
  ]);
  expect(JSON.parse(members['profile.json'] ?? '')).toMatchObject({ email, hasPassword: true });
  expect(JSON.parse(members['ledger.json'] ?? '')).toMatchObject([{ type: 'welcome', amount: 5 }]);
  expect(members[`files/${fileId}/index.html`]).toBe(PAGE);
  expect(members[`sites/${siteId}/index.html`]).toBe(PAGE);
  expect(members[`sites/${siteId}/style.css`]).toBe('body { color: teal }');
  const everything = JSON.stringify(members);
  expect(everything).not.toContain('foreign.html');
  expect(everything).not.toContain('scrypt$');
  expect(everything).not.toContain(client.cookies.get('sid'));
});

test('an export wants a session', async () => {
  expect((await createClient().get('/api/user/export')).status).toBe(401);
});

test('deleting the account removes files, sites and sessions; the ledger keeps its entries', async () => {
  const { client, userId, email, password } = await registerAndSignIn();
  const elsewhere = createClient();
  await elsewhere.post('/api/login', { email, password });
  await saveFile(client, 'index.html', PAGE);
  const siteId = await saveSite(client);
  await client.post('/api/user/deduct-credit', { amount: 1, description: 'AI Inference' });

  expect((await client.delete('/api/user', { password: 'not it' })).status).toBe(403);
  expect((await client.delete('/api/user', {})).status).toBe(403);
  expect((await client.delete('/api/user', { password })).status).toBe(200);

  expect(await countRows(userId)).toEqual({
    files: 0,
    file_versions: 0,
    folders: 0,
    contents: 0,
    sites: 0,
    sessions: 0,
    generations: 0,
    conversation_entries: 0,
  });
  const stored = await env.SITES.list();
  const left = stored.objects.map(({ key }) => key);
  expect(left.filter((key) => key.includes(userId) || key.includes(siteId))).toEqual([
    `retired/${userId}`,
    `tombstones/${siteId}`,
  ]);
  expect((await createClient().get(`/s/${siteId}/index.html`)).status).toBe(404);
  for (const gone of [client, elsewhere]) {
    expect((await gone.get('/api/user/credits', { token: null })).status).toBe(401);
  }
  expect((await createClient().post('/api/login', { email, password })).status).toBe(401);
  const entries = await vi.waitFor(async () => {
    const copied = await env.DB.prepare('SELECT * FROM ledger_entries WHERE user_id = ?')
      .bind(userId)
      .all();
    expect(copied.results.length).toBeGreaterThan(0);
    return copied;
  }, 10_000);
  expect(JSON.stringify(entries.results)).not.toContain(email);
});

test('the id of a deleted account, and with it the ledger, is never given to another', async () => {
  const { client, userId, email, password } = await registerAndSignIn();
  await client.delete('/api/user', { password });
  const response = await createClient().post(
    '/api/user/create',
    registration({ id: userId, email }),
  );
  expect(response.status).toBe(201);
  const { user } = await response.json<{ user: { id: string; inferenceCredits: number } }>();
  expect(user.id).not.toBe(userId);
});

test('an account without a password is deleted right after a Google sign-in, not later', async () => {
  const { client, userId } = await signIn();
  expect((await client.delete('/api/user', {})).status).toBe(403);
  await env.DB.prepare("UPDATE sessions SET method = 'google' WHERE user_id = ?")
    .bind(userId)
    .run();
  expect((await client.delete('/api/user', {})).status).toBe(200);
});
