import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { SITE_LIMITS } from '#domain/sites/limits.ts';
import { createUserContext, type TestContext } from '#worker/testing/context.ts';
import { asDataUrl, makeGif, makeJpeg, makePng, makeWebp } from '#worker/testing/picture-bytes.ts';
import { visitSite } from '#worker/testing/visit-site.ts';
import { addPhoto } from './add-picture.ts';
import { deletePicture } from './delete-picture.ts';
import { deleteSite } from './delete-site.ts';
import { listOwnSites } from './list-own-sites.ts';
import { listPictures } from './list-pictures.ts';
import { saveSite } from './save-site.ts';
import { insertAssets } from './asset-queries.ts';

const PAGE =
  '<!doctype html><html><head><title>Forno</title></head><body><h1>Forno</h1></body></html>';
const SMALL = { width: 480, height: 320 };
const LARGE = { width: 1600, height: 1067 };
const noGallery = {
  fetch: async () => new Response('app', { headers: { 'content-type': 'text/html' } }),
};

function webp(size: { width: number; height: number }): string {
  return asDataUrl(makeWebp(size), 'image/webp');
}

async function owner(): Promise<{ ctx: TestContext; uuid: string }> {
  const ctx = await createUserContext({ assets: noGallery });
  const uuid = crypto.randomUUID();
  await saveSite({ ctx, input: { uuid, html: PAGE } });
  return { ctx, uuid };
}

async function objectsOf(uuid: string): Promise<number> {
  return (await env.SITES.list({ prefix: `sites/${uuid}/assets/` })).objects.length;
}

test('a photograph lies with its site in each width, is counted, served and gone with the site', async () => {
  const { ctx, uuid } = await owner();
  const variants = [webp(SMALL), webp(LARGE)];
  const picture = await addPhoto({ ctx, input: { uuid, variants } });
  const at = (size: string) => `/s/${uuid}/pictures/${picture.name}-${size}.webp`;
  const bytes = makeWebp(SMALL).length * 2;
  expect(picture).toEqual({
    name: expect.stringMatching(/^[0-9a-f]{20}$/),
    variants: [
      { address: at('480x320'), ...SMALL },
      { address: at('1600x1067'), ...LARGE },
    ],
    bytes,
    addedAt: expect.any(Number),
    credit: null,
  });
  expect(await listPictures({ ctx, input: { uuid } })).toMatchObject({
    pictures: [{ name: picture.name, bytes }],
    bytes,
    mostBytes: SITE_LIMITS.assetBytesPerSite,
  });
  expect(await listOwnSites(ctx)).toMatchObject([
    { files: 3, size: PAGE.length + bytes, revision: 1 },
  ]);
  const served = await visitSite(ctx, at('480x320'));
  expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(new Uint8Array(await served.arrayBuffer())).toEqual(makeWebp(SMALL));
  await deleteSite({ ctx, input: { uuid } });
  expect(await objectsOf(uuid)).toBe(0);
});

test('the same photograph again, even at the same time, is kept once', async () => {
  const { ctx, uuid } = await owner();
  const variants = [webp(SMALL), webp(LARGE)];
  const add = async () => (await addPhoto({ ctx, input: { uuid, variants } })).name;
  const names = [...(await Promise.all([add(), add(), add()])), await add()];
  await ctx.settle();
  expect([new Set(names).size, await objectsOf(uuid)]).toEqual([1, 2]);
  expect(await listOwnSites(ctx)).toMatchObject([{ files: 3 }]);
});

test.each([
  ['a page', asDataUrl(Uint8Array.from([60, 104, 49]), 'image/webp')],
  ['a drawing with a script', 'data:image/svg+xml,<svg><script>alert(1)</script></svg>'],
  ['a text', 'hello'],
  ['nothing', ''],
  ['an animation', asDataUrl(makeWebp({ ...SMALL, isAnimated: true }), 'image/webp')],
  ['a GIF', asDataUrl(makeGif(SMALL), 'image/webp')],
  [
    'a photograph with its place',
    asDataUrl(makeJpeg({ ...SMALL, hasMetadata: true }), 'image/jpeg'),
  ],
  ['a page behind a picture', asDataUrl(makePng({ ...SMALL, tail: '<script>' }), 'image/png')],
  ['a thread', asDataUrl(makePng({ width: 1, height: 2_000 }), 'image/png')],
  ['a wall', asDataUrl(makePng({ width: 1, height: 100_000 }), 'image/png')],
  ['an original', asDataUrl(makeJpeg({ width: 4_000, height: 3_000 }), 'image/jpeg')],
])('%s is not kept, nor what came with it', async (_, url) => {
  const { ctx, uuid } = await owner();
  const input = { uuid, variants: [webp(SMALL), url] };
  await expect(addPhoto({ ctx, input })).rejects.toMatchObject({ code: 'sites.invalid-picture' });
  expect(await objectsOf(uuid)).toBe(0);
});

test('what a file calls itself does not count: its bytes do', async () => {
  const { ctx, uuid } = await owner();
  const variants = [asDataUrl(makeJpeg(SMALL), 'image/png')];
  const { name } = await addPhoto({ ctx, input: { uuid, variants } });
  const served = await visitSite(ctx, `/s/${uuid}/pictures/${name}-480x320.jpg`);
  expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
});

test('photographs that arrive together never get beyond the room of the site, and leave nothing behind', async () => {
  const { ctx, uuid } = await owner();
  const room = 5 * makeWebp(SMALL).length;
  const size = SITE_LIMITS.assetBytesPerSite - room;
  const asset = { path: 'large.pdf', key: `sites/${uuid}/assets/large.pdf@1`, etag: 'x', size };
  await insertAssets(ctx.db, { uuid, userId: ctx.userId, assets: [asset], now: 0 });
  const sizes = Array.from({ length: 5 }, (__, at) => ({ width: 500 + at, height: 320 }));
  const results = await Promise.allSettled(
    sizes.map((large) => addPhoto({ ctx, input: { uuid, variants: [webp(SMALL), webp(large)] } })),
  );
  await ctx.settle();
  const kept = results.filter(({ status }) => status === 'fulfilled').length;
  const refusals = results.flatMap((result) =>
    result.status === 'rejected' ? [(result.reason as { code: string }).code] : [],
  );
  expect([kept, new Set(refusals)]).toEqual([2, new Set(['sites.limit'])]);
  expect(await objectsOf(uuid)).toBe(4);
  expect(await listPictures({ ctx, input: { uuid } })).toMatchObject({
    pictures: { length: 2 },
    bytes: size + 4 * makeWebp(SMALL).length,
  });
});

test('a picture is deleted in all widths, but not while the page shows it', async () => {
  const { ctx, uuid } = await owner();
  const { name, variants } = await addPhoto({
    ctx,
    input: { uuid, variants: [webp(SMALL), webp(LARGE)] },
  });
  const shown = PAGE.replace('</h1>', `</h1><img src="${variants[0]?.address}">`);
  await saveSite({ ctx, input: { uuid, html: shown, revision: 1 } });
  const input = { uuid, name };
  await expect(deletePicture({ ctx, input })).rejects.toMatchObject({
    code: 'sites.picture-shown',
  });
  expect(await objectsOf(uuid)).toBe(2);
  await saveSite({ ctx, input: { uuid, html: PAGE, revision: 2 } });
  await deletePicture({ ctx, input });
  await deletePicture({ ctx, input });
  await ctx.settle();
  expect(await objectsOf(uuid)).toBe(0);
  expect(await listOwnSites(ctx)).toMatchObject([{ files: 1, size: PAGE.length }]);
});

test('nobody adds, lists or deletes pictures of another’s site', async () => {
  const { uuid } = await owner();
  const { ctx } = await owner();
  const calls = [
    addPhoto({ ctx, input: { uuid, variants: [webp(SMALL)] } }),
    listPictures({ ctx, input: { uuid } }),
    deletePicture({ ctx, input: { uuid, name: 'ab' } }),
  ];
  const codes = (await Promise.allSettled(calls)).map(
    (result) => result.status === 'rejected' && (result.reason as { code: string }).code,
  );
  expect(codes).toEqual(['sites.forbidden', 'sites.forbidden', 'sites.forbidden']);
});

test('the credit that a photograph asks for is kept with it, also over a save of the page', async () => {
  const { ctx, uuid } = await owner();
  const credit = {
    title: 'Bread',
    author: 'Ada',
    authorUrl: '',
    licence: 'CC BY 4.0',
    licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
    source: 'Openverse',
    sourceUrl: 'https://photos.example/bread',
  };
  await addPhoto({ ctx, input: { uuid, variants: [webp(SMALL), webp(LARGE)], credit } });
  await saveSite({ ctx, input: { uuid, html: `${PAGE}<p>More</p>`, revision: 1 } });
  const { pictures } = await listPictures({ ctx, input: { uuid } });
  expect(pictures.map((picture) => picture.credit)).toEqual([credit]);
});
