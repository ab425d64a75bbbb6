import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { createClient, type TestClient } from '#worker/testing/request.ts';
import { signIn } from '#worker/testing/factories.ts';

const WEBP = 'data:image/webp;base64,UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA';
const PAGE =
  '<!doctype html><html><head><style>body{background:#102030}</style></head><body><h1>Bread</h1></body></html>';

async function publish(): Promise<{ client: TestClient; uuid: string; path: string }> {
  const { client } = await signIn();
  const uuid = crypto.randomUUID();
  await client.post(`/api/s/${uuid}`, { html: PAGE });
  return { client, uuid, path: `/api/s/${uuid}/thumbnail` };
}

test('a site without a picture answers with a drawing of itself', async () => {
  const { client, path } = await publish();
  const answer = await client.get(path);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  expect(await answer.text()).toContain('fill="#102030"');
  const etag = answer.headers.get('etag') ?? '';
  const again = await client.get(path, { headers: { 'if-none-match': etag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test('a kept picture is served to its owner with an entity tag, and goes with its site', async () => {
  const { client, uuid, path } = await publish();
  expect((await client.send('PUT', path, { image: WEBP })).status).toBe(200);
  const answer = await client.get(path);
  expect([answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    'image/webp',
    'private, no-cache',
  ]);
  expect((await answer.arrayBuffer()).byteLength).toBe(42);
  const etag = answer.headers.get('etag') ?? '';
  const again = await client.get(path, { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
  await again.text();
  expect((await client.delete(`/api/site/${uuid}`)).status).toBe(200);
  expect((await client.get(path)).status).toBe(404);
  expect((await env.SITES.list({ prefix: `sites/${uuid}/` })).objects).toEqual([]);
});

test('an entity tag in any form is compared with the picture’s', async () => {
  const { client, path } = await publish();
  await client.send('PUT', path, { image: WEBP });
  const etag = (await client.get(path)).headers.get('etag') ?? '';
  const statuses: number[] = [];
  for (const tag of ['x', '"', '"other"', `"other", W/${etag}`, '*']) {
    const answer = await client.get(path, { headers: { 'if-none-match': tag } });
    await answer.arrayBuffer();
    statuses.push(answer.status);
  }
  expect(statuses).toEqual([200, 200, 200, 304, 304]);
});

test('nobody but the owner reads or writes a picture', async () => {
  const { path } = await publish();
  const { client: other } = await signIn();
  const visitor = createClient();
  const statuses = [
    (await other.get(path)).status,
    (await other.send('PUT', path, { image: WEBP })).status,
    (await visitor.get(path)).status,
    (await visitor.send('PUT', path, { image: WEBP })).status,
  ];
  expect(statuses).toEqual([403, 403, 401, 401]);
});

test('what is no WebP, or a large one, is refused and changes nothing', async () => {
  const { client, path } = await publish();
  const html = `data:image/webp;base64,${btoa('<script>alert(1)</script>')}`;
  const large = new Uint8Array(64 * 1024 + 1);
  large.set(Uint8Array.from(atob(WEBP.slice(23)), (character) => character.charCodeAt(0)));
  new DataView(large.buffer).setUint32(4, large.byteLength - 8, true);
  const encoded = btoa(Array.from(large, (byte) => String.fromCharCode(byte)).join(''));
  const statuses: number[] = [];
  for (const image of [
    html,
    'data:image/svg+xml;base64,AAAA',
    'x',
    `data:image/webp;base64,${encoded}`,
  ]) {
    statuses.push((await client.send('PUT', path, { image })).status);
  }
  expect(statuses).toEqual([400, 400, 400, 413]);
  expect((await client.get(path)).headers.get('content-type')).toBe('image/svg+xml');
});
