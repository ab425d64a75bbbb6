import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { createDatabase } from '#worker/db/client.ts';
import { patientStore } from '#worker/platform/patience/patient-bindings.ts';
import { createUserContext } from '#worker/testing/context.ts';
import { createClient } from '#worker/testing/request.ts';
import { shortenWaits } from '#worker/testing/shorten-waits.ts';
import { visitSite } from '#worker/testing/visit-site.ts';
import { saveSite } from './save-site.ts';
import { forgetPlaces } from './site-pointers.ts';
import { suspendSite } from './suspend-site.ts';

const HTML = '<!doctype html><title>Up</title><p>Still here without a database.</p>';

async function publish() {
  const ctx = await createUserContext();
  const uuid = crypto.randomUUID();
  await saveSite({
    ctx,
    input: { uuid, html: HTML.replace('Still', 'Not yet'), assets: { 'a.css': 'old{}' } },
  });
  await saveSite({ ctx, input: { uuid, html: HTML, assets: { 'a.css': 'new{}' } } });
  await ctx.settle();
  return { ctx, uuid };
}

const brokenDatabase = new Proxy(
  {},
  {
    get: () => () => {
      throw new Error('D1 is down');
    },
  },
);

const never = () => new Promise<never>(() => undefined);
const silentDatabase = new Proxy(env.DB, {
  get: () => () => ({ bind: () => ({ all: never, raw: never, run: never, first: never }) }),
});

test('without the database, pages and assets are served from the store, suspended ones are not', async () => {
  const { ctx, uuid } = await publish();
  forgetPlaces(uuid);
  const down = { ...ctx, db: brokenDatabase as typeof ctx.db };
  expect(await (await visitSite(down, `/s/${uuid}/index.html`)).text()).toContain('Still here');
  expect(await (await visitSite(down, `/s/${uuid}/a.css`)).text()).toBe('new{}');
  expect((await visitSite(down, `/s/${crypto.randomUUID()}/index.html`)).status).toBe(404);
  await suspendSite(ctx, uuid);
  expect((await visitSite(down, `/s/${uuid}/index.html`)).status).toBe(451);
});

test('without the database, what was suspended since this isolate last asked is 451', async () => {
  const { ctx, uuid } = await publish();
  expect((await visitSite(ctx, `/s/${uuid}/index.html`)).status).toBe(200);
  await env.SITES.put(`sites/${uuid}/suspended`, '');
  const later = { ...ctx, db: brokenDatabase as typeof ctx.db, now: () => ctx.now() + 3_000 };
  expect((await visitSite(later, `/s/${uuid}/index.html`)).status).toBe(451);
});

test('a database that never answers is not waited for: the page comes from the store', async () => {
  shortenWaits();
  const { ctx, uuid } = await publish();
  forgetPlaces(uuid);
  const down = { ...ctx, db: createDatabase(silentDatabase) };
  expect(await (await visitSite(down, `/s/${uuid}/index.html`)).text()).toContain('Still here');
});

test('a store that never answers is given up with a sandboxed 503', async () => {
  shortenWaits();
  const { ctx, uuid } = await publish();
  const bucket = patientStore({ ...env.SITES, get: never }, () => true);
  const response = await visitSite({ ...ctx, bucket }, `/s/${uuid}/index.html`);
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10']);
  expect(response.headers.get('content-security-policy')).toMatch(/^sandbox /);
}, 30_000);

test('without the store, a page that cannot be read is a sandboxed 503', async () => {
  const { ctx, uuid } = await publish();
  const bucket = new Proxy(env.SITES, { get: () => () => Promise.reject(new Error('R2 is down')) });
  const response = await visitSite({ ...ctx, bucket }, `/s/${uuid}/index.html`);
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10']);
  expect(response.headers.get('content-security-policy')).toMatch(/^sandbox /);
});

test('the page of a public site needs no session and sees none', async () => {
  const { uuid } = await publish();
  const client = createClient();
  client.cookies.set('sid', 'not a session');
  const response = await client.get(`/s/${uuid}/index.html`, { token: 'not a token' });
  expect([response.status, response.headers.get('set-cookie')]).toEqual([200, null]);
});
