import { env } from 'cloudflare:workers';
import { afterEach, expect, test, vi } from 'vitest';
import { createUser, signIn } from '#worker/testing/factories.ts';
import { createClient, type TestClient } from '#worker/testing/request.ts';

const DAY_MS = 24 * 60 * 60_000;

interface SessionsAnswer {
  sessions: { id: string; current: boolean; device: string }[];
}

afterEach(() => {
  vi.restoreAllMocks();
});

async function listSessions(client: TestClient) {
  const response = await client.get('/api/user/sessions');
  return (await response.json<SessionsAnswer>()).sessions;
}

async function isSignedIn(client: TestClient): Promise<boolean> {
  return (await (await client.get('/api/auth/current-user')).json<{ ok: boolean }>()).ok;
}

test('sessions are listed without secrets and end one by one', async () => {
  const user = await createUser();
  const [{ client: here }, { client: there }] = [await signIn(user), await signIn(user)];
  const sessions = await listSessions(here);
  expect(sessions).toHaveLength(2);
  expect(sessions.filter(({ current }) => current)).toHaveLength(1);
  expect(JSON.stringify(sessions)).not.toContain(here.cookies.get('sid'));
  const other = sessions.find(({ current }) => !current);
  expect((await here.delete(`/api/user/sessions/${other?.id}`)).status).toBe(200);
  expect(await isSignedIn(there)).toBe(false);
  expect(await isSignedIn(here)).toBe(true);
  expect((await here.delete(`/api/user/sessions/${other?.id}`)).status).toBe(404);
});

test('every other session ends at once, this one and strangers’ stay', async () => {
  const user = await createUser();
  const { client: here } = await signIn(user);
  const [{ client: phone }, { client: library }] = [await signIn(user), await signIn(user)];
  const { client: stranger } = await signIn();
  expect((await here.delete('/api/user/sessions')).status).toBe(200);
  expect(await Promise.all([here, phone, library, stranger].map(isSignedIn))).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

test("nobody ends somebody else's session", async () => {
  const { client: victim } = await signIn();
  const { client: attacker } = await signIn();
  const [session] = await listSessions(victim);
  expect((await attacker.delete(`/api/user/sessions/${session?.id}`)).status).toBe(404);
  expect(await isSignedIn(victim)).toBe(true);
});

test('ending the own session clears its cookie', async () => {
  const { client } = await signIn();
  const [session] = await listSessions(client);
  await client.delete(`/api/user/sessions/${session?.id}`);
  expect(client.cookies.has('sid')).toBe(false);
});

test('the twenty-first session drops the oldest', async () => {
  const user = await createUser();
  const clients: TestClient[] = [];
  const start = Date.now();
  for (let index = 0; index < 21; index += 1) {
    vi.spyOn(Date, 'now').mockReturnValue(start + index);
    clients.push((await signIn(user, { cookieOnly: true })).client);
    vi.restoreAllMocks();
  }
  const alive = await Promise.all(clients.map(isSignedIn));
  expect(alive).toEqual([false, ...Array(20).fill(true)]);
});

test('a session in use slides, an unused one ends after 30 days', async () => {
  const { client, userId } = await signIn(undefined, { settings: {} });
  const start = Date.now();
  await env.DB.prepare('UPDATE sessions SET expires_at = ? WHERE user_id = ?')
    .bind(start + 30 * DAY_MS, userId)
    .run();
  vi.spyOn(Date, 'now').mockReturnValue(start + 29 * DAY_MS);
  const response = await client.get('/api/auth/current-user', { token: null });
  expect(response.headers.getSetCookie()[0]).toContain('Max-Age=2592000');
  vi.spyOn(Date, 'now').mockReturnValue(start + 58 * DAY_MS);
  expect(await isSignedIn(client)).toBe(true);
  vi.spyOn(Date, 'now').mockReturnValue(start + 89 * DAY_MS);
  expect(await isSignedIn(client)).toBe(false);
});

test('a fresh session is not written again', async () => {
  const { client } = await signIn();
  const response = await client.get('/api/auth/current-user');
  expect(response.headers.getSetCookie()).toEqual([]);
});

test("a User-ID header that is not the session's is refused by every call that answers about the user", async () => {
  const { client, userId } = await signIn();
  const { userId: somebodyElse } = await signIn();
  const paths = ['credits', 'stats', 'transactions', 'sessions'].map((name) => `/api/user/${name}`);
  for (const path of [...paths, '/api/sites']) {
    const statuses = [userId, somebodyElse, 'anonymous'].map(async (id) => {
      const response = await client.get(path, { headers: { 'user-id': id } });
      await response.text();
      return response.status;
    });
    expect([path, ...(await Promise.all(statuses))]).toEqual([path, 200, 403, 403]);
  }
});

test('a User-ID header never keeps anybody from asking who they are, nor a visitor from public calls', async () => {
  const { client } = await signIn();
  const headers = { 'user-id': crypto.randomUUID() };
  const asked = await client.get('/api/auth/current-user', { headers });
  const open = await createClient().get('/api/config', { headers });
  expect([asked.status, open.status]).toEqual([200, 200]);
});
