import { expect, test } from 'vitest';
import { signIn } from '#worker/testing/factories.ts';

const PAGE = '<!doctype html><title>Bakery</title><p>Bread, every day</p>';

test.each(['/api/sites', '/api/site-structure'])(
  '%s is asked about with its ETag, and comes whole once a site changed',
  async (path) => {
    const { client } = await signIn();
    const uuid = crypto.randomUUID();
    await client.post(`/api/s/${uuid}`, { html: PAGE, name: 'Bakery' });
    const list = await client.get(path);
    const headers = { 'if-none-match': list.headers.get('etag') ?? '' };
    expect(list.headers.get('cache-control')).toBe('private, no-cache');
    const unchanged = await client.get(path, { headers });
    expect([unchanged.status, await unchanged.text()]).toEqual([304, '']);
    expect(unchanged.headers.get('etag')).toBe(list.headers.get('etag'));
    await client.send('PATCH', `/api/site/${uuid}`, { name: 'Forno' });
    const changed = await client.get(path, { headers });
    expect([changed.status, await changed.text()]).toEqual([200, expect.stringContaining('Forno')]);
  },
);

test("another user's list is not the one whose ETag they send", async () => {
  const [owner, stranger] = [await signIn(), await signIn()];
  await owner.client.post(`/api/s/${crypto.randomUUID()}`, { html: PAGE, name: 'Bakery' });
  const etag = (await owner.client.get('/api/sites')).headers.get('etag') ?? '';
  const answer = await stranger.client.get('/api/sites', { headers: { 'if-none-match': etag } });
  expect([answer.status, await answer.json()]).toEqual([200, { ok: true, sites: [] }]);
});

test('a refusal of a list is kept nowhere', async () => {
  const { client } = await signIn();
  client.cookies.clear();
  const refusal = await client.get('/api/sites', { token: null });
  expect([refusal.status, refusal.headers.get('cache-control')]).toEqual([401, 'no-store']);
});
