import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { createDatabase } from '#worker/db/client.ts';
import { createAnonymousContext, createUserContext } from '#worker/testing/context.ts';
import { signIn } from '#worker/testing/factories.ts';
import { createClient, type TestClient } from '#worker/testing/request.ts';
import { publishSite } from './publish-site.ts';
import { saveSite } from './save-site.ts';
import { findSite } from './site-queries.ts';
import { reinstateSite, suspendSite } from './suspend-site.ts';

const HTML =
  '<!doctype html><html><head><title>Forno</title></head><body><p>Pane</p></body></html>';

async function savedSite(client: TestClient): Promise<string> {
  const uuid = crypto.randomUUID();
  const assets = { 'style.css': 'body { color: navy }' };
  expect((await client.post(`/api/s/${uuid}`, { html: HTML, assets })).status).toBe(200);
  return uuid;
}

async function robotsTags(uuid: string): Promise<unknown> {
  const paths = [`/s/${uuid}/index.html`, `/s/${uuid}/style.css`];
  const answers = await Promise.all(paths.map((path) => createClient().get(path)));
  return answers.map(({ status, headers }) => [status, headers.get('x-robots-tag')]);
}

const LEFT_OUT = [
  [200, 'noindex'],
  [200, 'noindex'],
];
const INDEXED = [
  [200, null],
  [200, null],
];

async function publishedAt(client: TestClient, uuid: string): Promise<unknown> {
  const { sites } = await (
    await client.get('/api/sites')
  ).json<{ sites: { uuid: string; published_at: unknown }[] }>();
  return sites.find((site) => site.uuid === uuid)?.published_at;
}

test('a saved page is at its address, and left out of search engines until its owner publishes it', async () => {
  const { client } = await signIn();
  const uuid = await savedSite(client);
  expect(await robotsTags(uuid)).toEqual(LEFT_OUT);
  expect((await client.send('PUT', `/api/site/${uuid}/publication`)).status).toBe(200);
  expect(await robotsTags(uuid)).toEqual(INDEXED);
  await client.post(`/api/s/${uuid}`, { html: HTML.replace('Pane', 'Pane e pizza') });
  expect(await robotsTags(uuid)).toEqual(INDEXED);
  expect((await client.send('DELETE', `/api/site/${uuid}/publication`)).status).toBe(200);
  expect(await robotsTags(uuid)).toEqual(LEFT_OUT);
});

test('publishing twice keeps the first time, and taking it back twice succeeds', async () => {
  const { client } = await signIn();
  const uuid = await savedSite(client);
  await client.send('PUT', `/api/site/${uuid}/publication`);
  const first = await publishedAt(client, uuid);
  await client.send('PUT', `/api/site/${uuid}/publication`);
  expect([typeof first, await publishedAt(client, uuid)]).toEqual(['string', first]);
  for (const _ of [1, 2]) {
    const answer = await client.send('DELETE', `/api/site/${uuid}/publication`);
    expect(await answer.json()).toMatchObject({ ok: true, site: { uuid, published_at: null } });
  }
});

test('only the owner publishes or takes it back', async () => {
  const { client } = await signIn();
  const uuid = await savedSite(client);
  const { client: other } = await signIn();
  for (const method of ['PUT', 'DELETE']) {
    const refused = await other.send(method, `/api/site/${uuid}/publication`);
    const anonymous = await createClient().send(method, `/api/site/${uuid}/publication`);
    const unknown = await client.send(method, `/api/site/${crypto.randomUUID()}/publication`);
    expect([refused.status, anonymous.status, unknown.status]).toEqual([403, 401, 404]);
  }
  expect(await robotsTags(uuid)).toEqual(LEFT_OUT);
});

test('an account whose address is not confirmed publishes nothing where mail is delivered', async () => {
  const mail = { enabled: true, delivers: true, send: () => Promise.resolve() };
  const ctx = await createUserContext({ mail });
  const uuid = crypto.randomUUID();
  await saveSite({ ctx, input: { uuid, html: HTML } });
  if (ctx.actor.kind === 'user') ctx.actor.session.user.isVerified = false;
  const publishing = publishSite({ ctx, input: { uuid, isPublished: true } });
  await expect(publishing).rejects.toMatchObject({ code: 'auth.unverified' });
  expect(await findSite(ctx.db, uuid)).toMatchObject({ publishedAt: null });
});

test('a suspended site is not published, and a deleted one comes back unpublished', async () => {
  const { client } = await signIn();
  const [suspended, deleted] = [await savedSite(client), await savedSite(client)];
  for (const uuid of [suspended, deleted]) {
    await client.send('PUT', `/api/site/${uuid}/publication`);
  }
  const operator = { ...createAnonymousContext(), db: createDatabase(env.DB) };
  await suspendSite(operator, suspended);
  const refused = await client.send('PUT', `/api/site/${suspended}/publication`);
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'sites.hidden' }]);
  await reinstateSite(operator, suspended);
  expect(await robotsTags(suspended)).toEqual(LEFT_OUT);
  await client.send('DELETE', `/api/site/${deleted}`);
  await client.post(`/api/s/${deleted}`, { html: HTML, assets: { 'style.css': 'p {}' } });
  expect(await robotsTags(deleted)).toEqual(LEFT_OUT);
});
