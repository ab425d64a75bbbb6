import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { asDataUrl, makeJpeg, makeWebp } from '#worker/testing/picture-bytes.ts';
import { signIn } from '#worker/testing/factories.ts';
import { createClient, type TestClient } from '#worker/testing/request.ts';

const HTML =
  '<!doctype html><html><head><title>Forno</title></head><body><p>Pane</p></body></html>';
const SIZE = { width: 1200, height: 630 };
const PICTURE = makeJpeg(SIZE);
const IMAGE = asDataUrl(PICTURE, 'image/jpeg');
/** Another picture of the same size: one more byte of the scan. */
const OTHER = asDataUrl(Uint8Array.from([...PICTURE.slice(0, -2), 7, 0xff, 0xd9]), 'image/jpeg');

interface Site {
  client: TestClient;
  uuid: string;
  upload: (image: string) => Promise<number>;
}

async function savedSite(html = HTML): Promise<Site> {
  const { client } = await signIn();
  const uuid = crypto.randomUUID();
  expect((await client.post(`/api/s/${uuid}`, { html })).status).toBe(200);
  const upload = async (image: string) =>
    (await client.send('PUT', `/api/s/${uuid}/sharing-picture`, { image })).status;
  return { client, uuid, upload };
}

async function publishedSite(html = HTML): Promise<Site> {
  const site = await savedSite(html);
  const answer = await site.client.send('PUT', `/api/site/${site.uuid}/publication`);
  expect(answer.status).toBe(200);
  return site;
}

async function visit({ uuid }: Site): Promise<{ text: string; etag: string | null }> {
  const answer = await createClient().get(`/s/${uuid}/index.html`);
  return { text: await answer.text(), etag: answer.headers.get('etag') };
}

async function pictureOf(site: Site): Promise<string | undefined> {
  return /og:image" content="([^"]+)"/.exec((await visit(site)).text)?.[1];
}

async function sizeOf({ client, uuid }: Site): Promise<unknown> {
  const { sites } = await (
    await client.get('/api/sites')
  ).json<{ sites: { uuid: string; size: number; files: number }[] }>();
  const site = sites.find((one) => one.uuid === uuid);
  return { size: site?.size, files: site?.files };
}

test('a published page has a title, a card and an icon for links, and a picture once there is one', async () => {
  const site = await publishedSite();
  const before = await visit(site);
  expect(before.text).toContain('<meta property="og:title" content="Forno">');
  expect(before.text).toContain('<meta name="twitter:card" content="summary">');
  expect(before.text).toContain('<link rel="icon" href="data:image/svg+xml,');
  expect(await site.upload(IMAGE)).toBe(200);
  const after = await visit(site);
  expect(after.etag).not.toBe(before.etag);
  expect(after.text).toContain('<meta name="twitter:card" content="summary_large_image">');
  const address = new URL((await pictureOf(site)) ?? '');
  expect(address.origin).toBe('http://localhost');
  const picture = await createClient().get(address.pathname);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(new Uint8Array(await picture.arrayBuffer())).toEqual(PICTURE);
});

test('nothing is added before a page is published, and nothing is ever stored', async () => {
  const site = await savedSite();
  expect(await site.upload(IMAGE)).toBe(200);
  expect((await visit(site)).text).toBe(HTML);
  await site.client.send('PUT', `/api/site/${site.uuid}/publication`);
  expect((await visit(site)).text).not.toBe(HTML);
  const stored = await site.client.get(`/api/s/${site.uuid}`);
  expect(await stored.json()).toMatchObject({ html: HTML });
  await site.client.send('DELETE', `/api/site/${site.uuid}/publication`);
  expect((await visit(site)).text).toBe(HTML);
});

test('a page’s own picture for links stays its only one', async () => {
  const own = '<meta property="og:image" content="https://example.org/a.jpg">';
  const site = await publishedSite(HTML.replace('<title>', `${own}<title>`));
  await site.upload(IMAGE);
  const { text } = await visit(site);
  expect(text.match(/og:image/g)).toEqual(['og:image']);
  expect(text).toContain(own);
});

test('the same picture is kept and counted once, another one takes its place', async () => {
  const site = await publishedSite();
  for (const _ of [1, 2]) expect(await site.upload(IMAGE)).toBe(200);
  const first = await pictureOf(site);
  expect(await sizeOf(site)).toEqual({ size: HTML.length + PICTURE.length, files: 2 });
  expect(await site.upload(OTHER)).toBe(200);
  const second = await pictureOf(site);
  expect(second).not.toBe(first);
  expect(await sizeOf(site)).toEqual({ size: HTML.length + PICTURE.length + 1, files: 2 });
  const gone = await createClient().get(new URL(first ?? '').pathname);
  expect(gone.status).toBe(404);
  await gone.text();
  await expect
    .poll(async () => (await env.SITES.list({ prefix: `sites/${site.uuid}/assets/` })).objects)
    .toHaveLength(1);
});

test('a save of the page keeps the picture, and it goes with the site', async () => {
  const site = await publishedSite();
  await site.upload(IMAGE);
  const html = HTML.replace('Pane', 'Pane e pizza');
  expect((await site.client.post(`/api/s/${site.uuid}`, { html })).status).toBe(200);
  const address = (await pictureOf(site)) ?? '';
  expect((await site.client.delete(`/api/site/${site.uuid}`)).status).toBe(200);
  const gone = await createClient().get(new URL(address).pathname);
  expect(gone.status).toBe(404);
  await gone.text();
  expect((await env.SITES.list({ prefix: `sites/${site.uuid}/` })).objects).toEqual([]);
});

test('what is no JPEG of 1200 × 630 px without metadata is refused and changes nothing', async () => {
  const site = await publishedSite();
  const statuses: number[] = [];
  for (const image of [
    'x',
    'data:image/jpeg;base64,%%%',
    `data:image/jpeg;base64,${btoa('<script>alert(1)</script>')}`,
    asDataUrl(makeWebp(SIZE), 'image/jpeg'),
    asDataUrl(makeJpeg({ width: 100, height: 100 }), 'image/jpeg'),
    asDataUrl(makeJpeg({ ...SIZE, hasMetadata: true }), 'image/jpeg'),
    asDataUrl(makeJpeg({ ...SIZE, tail: '<script>' }), 'image/jpeg'),
    'x'.repeat(500_000),
  ])
    statuses.push(await site.upload(image));
  expect(statuses).toEqual([400, 400, 400, 400, 400, 400, 400, 413]);
  expect(await pictureOf(site)).toBeUndefined();
  expect(await sizeOf(site)).toEqual({ size: HTML.length, files: 1 });
});

test('nobody but the owner gives a site a picture', async () => {
  const { uuid } = await savedSite();
  const path = `/api/s/${uuid}/sharing-picture`;
  const { client: other } = await signIn();
  const statuses = [
    (await other.send('PUT', path, { image: IMAGE })).status,
    (await createClient().send('PUT', path, { image: IMAGE })).status,
  ];
  expect(statuses).toEqual([403, 401]);
});

test('links to a flagged page show nothing of ours', async () => {
  const site = await publishedSite();
  await site.upload(IMAGE);
  await env.DB.prepare("update sites set status = 'flagged' where uuid = ?").bind(site.uuid).run();
  const headers = { 'sec-fetch-dest': 'iframe' };
  const framed = await createClient().get(`/s/${site.uuid}/index.html`, { headers });
  const { text } = await visit(site);
  expect([await framed.text(), text.includes('og:')]).toEqual([HTML, false]);
});
