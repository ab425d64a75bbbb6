import { afterEach, expect, test, vi } from 'vitest';
import { signIn } from '#worker/testing/factories.ts';
import { makeGif, makeJpeg } from '#worker/testing/picture-bytes.ts';
import { createClient } from '#worker/testing/request.ts';

const ID = '4f0a1c1e-6d3a-4a9e-9a67-0f5a4f2c1b10';
const JPEG = makeJpeg({ width: 1200, height: 800 });

afterEach(() => {
  vi.restoreAllMocks();
});

/** Stands for Openverse; the Worker asks no other host in these tests. */
function fakeOpenverse(answer: () => Response | Promise<Response>): string[] {
  const asked: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    asked.push(new Request(input).url);
    return await answer();
  });
  return asked;
}

function found(...licences: string[]): Response {
  const results = licences.map((license, at) => ({
    id: `4f0a1c1e-6d3a-4a9e-9a67-0f5a4f2c1b1${at}`,
    title: `Bread ${at}`,
    creator: null,
    license,
    url: 'https://elsewhere.example/bread.jpg',
  }));
  return Response.json({ result_count: results.length, results });
}

test('a search answers what is free of conditions, and never an address elsewhere', async () => {
  const { client } = await signIn();
  const asked = fakeOpenverse(() => found('cc0', 'by-nc', 'pdm'));
  const response = await client.get('/api/photos?q=bread%20oven');
  expect(await response.json()).toEqual({
    ok: true,
    photos: [
      { source: 'openverse', id: ID, title: 'Bread 0', creator: '', credit: null },
      {
        source: 'openverse',
        id: ID.replace(/0$/, '2'),
        title: 'Bread 2',
        creator: '',
        credit: null,
      },
    ],
  });
  expect(asked).toEqual([
    'https://api.openverse.org/v1/images/?q=bread+oven&license=cc0%2Cpdm&category=photograph&mature=false&page_size=20',
  ]);
});

test('a photograph comes through the Worker from the one host, with the type that it really has', async () => {
  const { client } = await signIn();
  const asked = fakeOpenverse(
    () => new Response(JPEG, { headers: { 'content-type': 'text/html' } }),
  );
  const response = await client.get(`/api/photos/file?id=${ID}&size=large`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(JPEG);
  expect(asked).toEqual([
    `https://api.openverse.org/v1/images/${ID}/thumb/?full_size=true&compressed=false`,
  ]);
});

test.each([
  ['a page', () => new Response('<script>', { headers: { 'content-type': 'image/jpeg' } })],
  ['a drawing', () => new Response('<svg onload="alert(1)"/>')],
  ['an animation', () => new Response(makeGif({ width: 9, height: 9, isAnimated: true }))],
  ['a redirect', () => Response.redirect('https://elsewhere.test/a.jpg')],
  ['too many requests', () => new Response('slow down', { status: 429 })],
  ['more than a photograph has', () => new Response(new Uint8Array(21 * 1024 * 1024))],
  ['no answer', () => Promise.reject(new Error('network'))],
])('%s in the place of a photograph is told as one sentence', async (_what, answer) => {
  const { client } = await signIn();
  fakeOpenverse(answer);
  const response = await client.get(`/api/photos/file?id=${ID}&size=small`);
  expect([response.status, await response.json()]).toMatchObject([
    502,
    { code: 'photos.unavailable' },
  ]);
});

test('guests and odd queries ask nobody', async () => {
  const asked = fakeOpenverse(() => found('cc0'));
  const { client } = await signIn();
  const statuses = [
    (await createClient().get('/api/photos?q=bread')).status,
    (await client.get('/api/photos?q=')).status,
    (await client.get('/api/photos/file?id=%3Fx&size=large')).status,
    (await client.get('/api/photos?q=bread&source=elsewhere')).status,
    (await client.get('/api/photos/file?id=..%2F..&size=large')).status,
    (await client.get(`/api/photos/file?id=${ID}&size=huge`)).status,
  ];
  expect([statuses, asked]).toEqual([[401, 400, 400, 400, 502, 400], []]);
});
