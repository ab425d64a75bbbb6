import { env, exports } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { createUserContext, type TestContext } from '#worker/testing/context.ts';
import { sendWithSettings } from '#worker/testing/request.ts';
import { TEST_TEMPLATE_ID } from '#worker/testing/static-assets.ts';
import { deleteSite } from './delete-site.ts';
import { listOwnSites } from './list-own-sites.ts';
import { readSite } from './read-site.ts';
import { saveSite } from './save-site.ts';

const noAssets = {
  fetch: async () => new Response('app', { headers: { 'content-type': 'text/html' } }),
};
const HTML =
  '<!doctype html><html lang="en"><head><title>Bakery</title></head><body><h1>Bread</h1></body></html>';

type VisitInit = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> };

interface Published {
  ctx: TestContext;
  uuid: string;
  url: string;
}

async function publish(html = HTML, assets: Record<string, string> = {}): Promise<Published> {
  const ctx = await createUserContext({ assets: noAssets });
  const uuid = crypto.randomUUID();
  await saveSite({ ctx, input: { uuid, html, assets } });
  return { ctx, uuid, url: `/s/${uuid}/index.html` };
}

const HOSTS = { APP_ORIGIN: 'http://localhost', SITES_HOST: 'sites.test' };

/** Asks where users' pages are. */
async function visit(path: string, init: VisitInit = {}): Promise<Response> {
  const request = new Request(`http://sites.test${path}`, { redirect: 'manual', ...init });
  return await sendWithSettings(request, HOSTS);
}

/** Asks a deployment whose only host is the app's. */
async function visitShared(path: string, init: VisitInit = {}): Promise<Response> {
  const request = new Request(`http://localhost${path}`, { redirect: 'manual', ...init });
  return await exports.default.fetch(request);
}

async function viewsOf({ ctx }: Published): Promise<number | undefined> {
  return (await listOwnSites(ctx))[0]?.views;
}

test('a saved page is served sandboxed, typed, and only with the storage shim added', async () => {
  const site = await publish();
  const response = await visit(site.url);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy':
      "sandbox allow-scripts allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox allow-downloads; object-src 'none'; base-uri 'self'; frame-ancestors 'self' http://localhost",
    'x-content-type-options': 'nosniff',
    'strict-transport-security': 'max-age=31536000',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=0, must-revalidate',
  });
  const body = await response.text();
  expect(body).toMatch(/^<!doctype html><html lang="en"><head><script>\(function/);
  expect(body.replace(/<script>.*?<\/script>/s, '')).toBe(HTML);
  expect((await readSite({ ctx: site.ctx, input: { uuid: site.uuid } })).html).toBe(HTML);
});

test('on the app’s own host a page runs no script, and nothing is added to it', async () => {
  const { url, uuid } = await publish(HTML, {
    'a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  });
  const WITHOUT =
    /^sandbox allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads; script-src 'none';/;
  const page = await visitShared(url);
  expect(await page.text()).toBe(HTML);
  const paths = [url, `/s/${uuid}/a.svg`, `/s/${uuid}/none.html`, `/sites/${uuid}/index.html`];
  for (const path of [
    ...paths,
    `/sites/${TEST_TEMPLATE_ID}/index.html`,
    `/%73/${uuid}/index.html`,
  ]) {
    const answer = await visitShared(path);
    expect([path, answer.headers.get('content-security-policy')]).toEqual([
      path,
      expect.stringMatching(WITHOUT),
    ]);
  }
  expect((await visitShared(url)).headers.get('etag')).not.toBe(
    (await visit(url)).headers.get('etag'),
  );
});

test('every public answer is sandboxed and sets no cookie, whatever its status', async () => {
  const site = await publish(HTML, { 'style.css': 'p{color:red}' });
  const etag = (await visit(site.url)).headers.get('etag') ?? '';
  const cases: [string, VisitInit, number][] = [
    [site.url, {}, 200],
    [site.url, { method: 'HEAD' }, 200],
    [site.url, { headers: { 'if-none-match': etag } }, 304],
    [`/s/${site.uuid}`, {}, 308],
    [`/s/${site.uuid}/style.css`, { headers: { range: 'bytes=0-1' } }, 206],
    [`/s/${site.uuid}/style.css`, { headers: { range: 'bytes=99-' } }, 416],
    [`/s/${site.uuid}/missing.css`, {}, 404],
    [`/s/${crypto.randomUUID()}/index.html`, {}, 404],
    ['/s/not-a-uuid/index.html', {}, 404],
    [`/sites/${site.uuid}/index.html`, { method: 'HEAD' }, 200],
    [`/sites/${crypto.randomUUID()}/index.html`, { method: 'HEAD' }, 404],
    ['/__preview', {}, 200],
    ['/__preview?scripts=off', {}, 200],
  ];
  for (const [path, init, status] of cases) {
    const response = await visit(path, {
      ...init,
      headers: { cookie: 'session=x', ...init.headers },
    });
    const policy = response.headers.get('content-security-policy') ?? '';
    expect([path, response.status, response.headers.get('set-cookie')]).toEqual([
      path,
      status,
      null,
    ]);
    expect(policy).toMatch(/^sandbox allow-scripts allow-forms[ ;]/);
    expect(policy).not.toMatch(/allow-same-origin|allow-top-navigation/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    await response.body?.cancel();
  }
});

test('a page gets the fonts that it names, on the app’s host too, and keeps its own text', async () => {
  const html = HTML.replace(
    '</head>',
    '<style>h1{font-family:Fraunces,Georgia,serif}</style></head>',
  );
  const site = await publish(html);
  for (const answer of [await visit(site.url), await visitShared(site.url)]) {
    const page = await answer.text();
    const [file] = /\/fonts\/fraunces-[0-9a-f]{10}\.woff2/.exec(page) ?? [];
    expect(page).toContain(
      `<link rel="preload" as="font" type="font/woff2" href="${file}" crossorigin>`,
    );
    expect(page).toContain(`@font-face{font-family:'Fraunces';src:url(${file}) format('woff2')`);
    expect(page).toContain('h1{font-family:Fraunces, bw-fraunces,Georgia,serif}');
  }
  expect(await readSite({ ctx: site.ctx, input: { uuid: site.uuid } })).toMatchObject({ html });
});

test('the shim goes into an implied head and never before the doctype', async () => {
  const bare = await publish('<!doctype html><p>Only a paragraph, no head at all.</p>');
  expect(await (await visit(bare.url)).text()).toMatch(
    /^<!doctype html><script>.*<\/script><p>Only/s,
  );
  const headless = await publish('<!doctype html><html><body><p>No head here.</p></body></html>');
  expect(await (await visit(headless.url)).text()).toMatch(
    /^<!doctype html><html><script>.*<\/script><body>/s,
  );
});

test('assets come with the type of our table, their own ETag, ranges and 304', async () => {
  const { uuid } = await publish(HTML, {
    'a.css': 'p{color:red}',
    'clip.mp4': 'data:video/mp4;base64,AAECAwQFBgc=',
  });
  const style = await visit(`/s/${uuid}/a.css`);
  expect([style.headers.get('content-type'), await style.text()]).toEqual([
    'text/css; charset=utf-8',
    'p{color:red}',
  ]);
  const part = await visit(`/s/${uuid}/clip.mp4`, { headers: { range: 'bytes=2-4' } });
  expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 2-4/8']);
  expect(new Uint8Array(await part.arrayBuffer())).toEqual(new Uint8Array([2, 3, 4]));
  const again = await visit(`/s/${uuid}/a.css`, {
    headers: { 'if-none-match': `"other", W/${style.headers.get('etag')}` },
  });
  expect(again.status).toBe(304);
});

test('the rest of a file is sent only to who has the beginning of the same file', async () => {
  const { uuid } = await publish(HTML, { 'clip.mp4': 'data:video/mp4;base64,AAECAwQFBgc=' });
  const path = `/s/${uuid}/clip.mp4`;
  const etag = (await visit(path)).headers.get('etag') ?? '';
  const ask = async (ifRange: string) => {
    const headers = { range: 'bytes=4-', 'if-range': ifRange };
    const answer = await visit(path, { headers });
    return [answer.status, (await answer.arrayBuffer()).byteLength];
  };
  expect(await ask(etag)).toEqual([206, 4]);
  expect(await ask('"of-the-file-before"')).toEqual([200, 8]);
  expect(await ask(`W/${etag}`)).toEqual([200, 8]);
  expect(await ask('Sat, 21 Nov 2026 10:00:00 GMT')).toEqual([200, 8]);
  const head = await visit(path, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
    200,
    '8',
    '',
  ]);
});

test('a new save shows at once, and under another ETag', async () => {
  const site = await publish();
  const first = await visit(site.url);
  await first.text();
  await saveSite({
    ctx: site.ctx,
    input: { uuid: site.uuid, html: HTML.replace('Bread', 'Cake') },
  });
  const second = await visit(site.url, {
    headers: { 'if-none-match': first.headers.get('etag') ?? '' },
  });
  expect(second.status).toBe(200);
  expect(await second.text()).toContain('Cake');
});

test('a reader whose pointer is a moment old still gets the page after a save removed the old object', async () => {
  const site = await publish();
  await (await visit(site.url)).text();
  const row = await env.DB.prepare('select page_key from sites where uuid = ?')
    .bind(site.uuid)
    .first<{ page_key: string }>();
  const moved = `sites/${site.uuid}/pages/moved.html`;
  await env.SITES.put(moved, HTML.replace('Bread', 'Moved elsewhere'));
  await env.SITES.delete(row?.page_key ?? '');
  await env.DB.prepare("update sites set page_key = ?, etag = 'another' where uuid = ?")
    .bind(moved, site.uuid)
    .run();
  const big = await visit(`${site.url}?fresh`, { method: 'HEAD' });
  expect(big.status).toBe(200);
});

test('the page of a deleted site is gone at once', async () => {
  const site = await publish();
  await (await visit(site.url)).text();
  await deleteSite({ ctx: site.ctx, input: { uuid: site.uuid } });
  expect((await visit(site.url)).status).toBe(404);
});

test('the not-found page speaks the language of the visitor', async () => {
  const english = await visit(`/s/${crypto.randomUUID()}/index.html`);
  const page = await english.text();
  expect(page).toContain('There is no page here');
  expect(page).toContain('</svg>Bluewave</header>');
  const italian = await visit(`/s/${crypto.randomUUID()}/index.html`, {
    headers: { 'accept-language': 'it-IT' },
  });
  expect(await italian.text()).toContain('Qui non c’è nessuna pagina');
});

test('a person’s GET counts as a view; HEAD, crawlers, prefetches and the owner’s own opening do not', async () => {
  const site = await publish();
  const person = { 'user-agent': 'Mozilla/5.0 Chrome/140', 'sec-fetch-dest': 'document' };
  const visits: VisitInit[] = [
    { headers: person },
    { headers: { ...person, 'sec-fetch-site': 'cross-site', referer: 'https://news.test/' } },
    { headers: { ...person, 'sec-fetch-site': 'cross-site', referer: 'http://localhost/' } },
    { headers: { ...person, 'sec-fetch-site': 'none' } },
    { headers: person, method: 'HEAD' },
    { headers: { ...person, 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' } },
    { headers: { ...person, 'sec-purpose': 'prefetch;prerender' } },
    { headers: { ...person, 'sec-fetch-site': 'same-origin' } },
    { headers: { ...person, 'sec-fetch-dest': 'image' } },
  ];
  for (const init of visits) await (await visit(site.url, init)).arrayBuffer();
  expect(await viewsOf(site)).toBe(3);
});

test('a gallery template is served like a site, from the static files', async () => {
  const page = await visit(`/sites/${TEST_TEMPLATE_ID}/index.html`);
  expect([page.status, page.headers.get('content-security-policy')?.slice(0, 21)]).toEqual([
    200,
    'sandbox allow-scripts',
  ]);
  expect(await page.text()).toMatch(/<head><script>.*<\/script><title>Template/s);
  const style = await visit(`/sites/${TEST_TEMPLATE_ID}/style.css`);
  expect([style.headers.get('content-type'), await style.text()]).toEqual([
    'text/css; charset=utf-8',
    'body{margin:0}',
  ]);
  expect((await visit(`/sites/${TEST_TEMPLATE_ID}/missing.css`)).status).toBe(404);
});

test('a script that reads a template gets it as it is kept, without our additions', async () => {
  const init = { headers: { 'sec-fetch-dest': 'empty' } };
  const page = await visit(`/sites/${TEST_TEMPLATE_ID}/index.html`, init);
  expect(page.headers.get('vary')).toBe('sec-fetch-dest');
  expect(await page.text()).toMatch(/<head><title>Template/);
});

test('check-file knows saved sites and templates, and no other path form', async () => {
  const { uuid } = await publish();
  const cases: [string, number][] = [
    [`path=sites/${uuid}/index.html`, 200],
    [`path=sites/${TEST_TEMPLATE_ID}/index.html`, 200],
    [`path=sites/${crypto.randomUUID()}/index.html`, 404],
    [`path=sites/${uuid}/other.html`, 400],
    [`path=/sites/${uuid}/index.html`, 400],
    [`path=sites/../sites/${uuid}/index.html`, 400],
    [`path=sites/${uuid}/index.html%00`, 400],
    [`path=sites/${uuid}/index.html%0a`, 400],
    [`path=sites/${uuid}/index.html&path=sites/${uuid}/index.html`, 400],
    ['', 400],
  ];
  for (const [query, status] of cases) {
    expect([query, (await visitShared(`/api/check-file?${query}`)).status]).toEqual([
      query,
      status,
    ]);
  }
});

test('only the preview that is asked for it carries the script of the visual editor', async () => {
  const plain = await (await visit('/__preview')).text();
  const edited = await (await visit('/__preview?edit=1')).text();
  const safe = await visit('/__preview?edit=1&scripts=off');
  expect([plain.includes('data-bw-key'), edited.includes('data-bw-key')]).toEqual([false, true]);
  expect(edited.match(/<\/script/g)).toHaveLength(1);
  expect(safe.headers.get('content-security-policy')).toContain("script-src 'nonce-");
});
