import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import type { AskAiInput } from '#contract/generation.ts';
import { SITE_LIMITS } from '#domain/sites/limits.ts';
import { readExportEntries } from '#worker/features/account/export-entries.ts';
import { listFileVersions, readVersion } from '#worker/features/history/read-versions.ts';
import { collectOrphans } from '#worker/features/sites/collect-orphans.ts';
import { deleteSite } from '#worker/features/sites/delete-site.ts';
import { listOwnSites } from '#worker/features/sites/list-own-sites.ts';
import { saveSite } from '#worker/features/sites/save-site.ts';
import { insertAssets } from '#worker/features/sites/asset-queries.ts';
import type { AiGateway } from '#worker/platform/ai/port.ts';
import { createUserContext, type TestContext } from '#worker/testing/context.ts';
import { answering, type Behaviour } from '#worker/testing/model-server/behaviours.ts';
import { createModelServer, textOfRequest } from '#worker/testing/model-server/model-server.ts';
import { gatewayFor, WELCOME } from '#worker/testing/model-server/play.ts';
import { PAGE } from '#worker/testing/model-server/scripted-page.ts';
import { visitSite } from '#worker/testing/visit-site.ts';
import { askAiFallback } from './ask-ai-fallback.ts';
import { getGeneration } from './get-generation.ts';

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 1, 2, 3]);
const EMBEDDED = '<img src="data:image/jpeg;base64,/9j/AQID" alt="A loaf">';
const ADDRESS = /\/s\/[0-9a-f-]{36}\/(pictures\/[0-9a-f]{20}\.jpg)/;
const PLACED =
  '<<<<<<< SEARCH\n<h1>Scripted page</h1>\n=======\n<h1>Scripted page</h1>\n<img src="data:embedded/picture" alt="A loaf">\n>>>>>>> REPLACE';
const NOT_PLACED =
  '<<<<<<< SEARCH\n<h1>Scripted page</h1>\n=======\n<h1>New title</h1>\n>>>>>>> REPLACE';

const FLUX = {
  reference: 'workers-ai:flux',
  make: async () => ({ bytes: JPEG, mediaType: 'image/jpeg' }),
};
const noGallery = {
  fetch: async () => new Response('app', { headers: { 'content-type': 'text/html' } }),
};

async function illustrator(
  behaviour: Behaviour = answering(PLACED),
  images: AiGateway['images'] = FLUX,
) {
  const server = createModelServer(behaviour);
  const ctx = await createUserContext({ ai: { ...gatewayFor(server), images }, assets: noGallery });
  return { ctx, server };
}

async function savedSite(ctx: TestContext, html = PAGE): Promise<string> {
  const uuid = crypto.randomUUID();
  await saveSite({ ctx, input: { uuid, html } });
  return uuid;
}

async function askForPicture(ctx: TestContext, input: Partial<AskAiInput> = {}) {
  const request = { prompt: 'Add a photo of a loaf under the title', html: PAGE, ...input };
  const answer = await askAiFallback({ ctx, input: request });
  await ctx.settle();
  return answer;
}

async function objectsOf(uuid: string): Promise<string[]> {
  const { objects } = await env.SITES.list({ prefix: `sites/${uuid}/assets/` });
  return objects.map(({ key }) => key);
}

test('a picture becomes a file of its site: served, counted, exported, and gone with it', async () => {
  const { ctx, server } = await illustrator();
  const uuid = await savedSite(ctx);
  const { content, generationId, creditsRemaining } = await askForPicture(ctx, { site: uuid });
  const [address = '', path = ''] = ADDRESS.exec(content) ?? [];
  expect(content).toContain(`<img src="/s/${uuid}/${path}" alt="A loaf">`);
  expect(textOfRequest(server.requests[0] as never)).not.toContain('base64');
  expect(creditsRemaining).toBe(WELCOME - 1);
  expect(await getGeneration({ ctx, id: generationId })).toMatchObject({
    family: 'media',
    decision: { attempts: [{ model: 'workers-ai:flux', outcome: 'stop' }, { outcome: 'stop' }] },
  });

  const picture = await visitSite(ctx, address);
  expect(picture.headers.get('content-type')).toBe('image/jpeg');
  expect(new Uint8Array(await picture.arrayBuffer())).toEqual(JPEG);
  expect(await listOwnSites(ctx)).toMatchObject([
    { files: 2, size: PAGE.length + JPEG.length, revision: 1 },
  ]);
  const exported: string[] = [];
  for await (const entry of readExportEntries(ctx)) exported.push(entry.path);
  expect(exported).toContain(`sites/${uuid}/${path}`);

  await deleteSite({ ctx, input: { uuid } });
  expect(await objectsOf(uuid)).toEqual([]);
  expect((await visitSite(ctx, address)).status).toBe(404);
});

test('the pages of a site’s versions keep a picture by its address', async () => {
  const { ctx } = await illustrator();
  const uuid = await savedSite(ctx);
  const { content } = await askForPicture(ctx, { site: uuid });
  const [address = ''] = ADDRESS.exec(content) ?? [];
  const illustrated = PAGE.replace('</h1>', `</h1>\n<img src="${address}" alt="A loaf">`);
  const change = { uuid, html: illustrated, revision: 1, origin: 'ai' as const, comment: 'Loaf' };
  await saveSite({ ctx, input: change });
  await saveSite({ ctx, input: { uuid, html: PAGE, revision: 2 } });
  const versions = await listFileVersions({ ctx, input: { fileId: uuid } });
  const version = versions.find(({ comment }) => comment === 'Loaf');
  const old = await readVersion({ ctx, input: { versionId: version?.id ?? '' } });
  expect(old.content).toBe(illustrated);
  expect((await visitSite(ctx, address)).status).toBe(200);
  expect(await listOwnSites(ctx)).toMatchObject([{ files: 2, size: PAGE.length + JPEG.length }]);
});

test('the same picture twice is one file', async () => {
  const { ctx } = await illustrator();
  const uuid = await savedSite(ctx);
  const first = await askForPicture(ctx, { site: uuid });
  const second = await askForPicture(ctx, { site: uuid });
  expect(ADDRESS.exec(second.content)?.[0]).toBe(ADDRESS.exec(first.content)?.[0]);
  expect(await objectsOf(uuid)).toHaveLength(1);
  expect(await listOwnSites(ctx)).toMatchObject([{ files: 2, size: PAGE.length + JPEG.length }]);
});

test('a page without a saved site travels with the picture in it', async () => {
  const { ctx } = await illustrator();
  const unsaved = crypto.randomUUID();
  expect((await askForPicture(ctx)).content).toContain(EMBEDDED);
  expect((await askForPicture(ctx, { site: unsaved })).content).toContain(EMBEDDED);
  expect(await objectsOf(unsaved)).toEqual([]);
});

test('nothing is written to somebody else’s site', async () => {
  const owner = await createUserContext({ assets: noGallery });
  const uuid = await savedSite(owner);
  const { ctx } = await illustrator();
  expect((await askForPicture(ctx, { site: uuid })).content).toContain(EMBEDDED);
  expect(await objectsOf(uuid)).toEqual([]);
  expect(await listOwnSites(owner)).toMatchObject([{ files: 1, size: PAGE.length }]);
  expect(ctx.logged.map(({ event }) => event)).toContain('sec.foreign_site');
});

test('a site that is full gets the picture inside its page', async () => {
  const { ctx } = await illustrator();
  const uuid = crypto.randomUUID();
  const names = Array.from({ length: SITE_LIMITS.assetsPerSite }, (_, at) => `${at}.txt`);
  const assets = Object.fromEntries(names.map((name) => [name, name]));
  await saveSite({ ctx, input: { uuid, html: PAGE, assets } });
  expect((await askForPicture(ctx, { site: uuid })).content).toContain(EMBEDDED);
  expect(await objectsOf(uuid)).toHaveLength(SITE_LIMITS.assetsPerSite);
});

test('a crash between the object and its record leaves only what is collected a day later', async () => {
  const { ctx } = await illustrator();
  const uuid = await savedSite(ctx);
  const db = new Proxy(ctx.db, {
    get: (real, key) => {
      if (key !== 'batch') return Reflect.get(real, key);
      return async (queries: Parameters<typeof real.batch>[0]) => {
        if ((await objectsOf(uuid)).length > 0) throw new Error('killed');
        return await real.batch(queries);
      };
    },
  });
  expect((await askForPicture({ ...ctx, db }, { site: uuid })).content).toContain(EMBEDDED);
  expect(await objectsOf(uuid)).toHaveLength(1);
  expect(await listOwnSites(ctx)).toMatchObject([{ files: 1, size: PAGE.length }]);
  await collectOrphans({ ...ctx, now: () => Date.now() + 25 * 60 * 60 * 1000 });
  expect(await objectsOf(uuid)).toEqual([]);
});

test('a store that is down costs the page nothing', async () => {
  const { ctx } = await illustrator();
  const uuid = await savedSite(ctx);
  const bucket = new Proxy(ctx.bucket, {
    get: (real, key) => {
      if (key === 'put') return () => Promise.reject(new Error('down'));
      const value: unknown = Reflect.get(real, key);
      return typeof value === 'function' ? value.bind(real) : value;
    },
  });
  expect((await askForPicture({ ...ctx, bucket }, { site: uuid })).content).toContain(EMBEDDED);
});

test('a save that began before a picture came counts it all the same', async () => {
  const { ctx } = await illustrator();
  const uuid = await savedSite(ctx);
  const asset = { path: 'pictures/abc.jpg', key: `sites/${uuid}/assets/x`, etag: 'x', size: 9 };
  const bucket = new Proxy(ctx.bucket, {
    get: (real, key) => {
      if (key !== 'put') return (Reflect.get(real, key) as () => unknown).bind(real);
      return async (...put: Parameters<typeof real.put>) => {
        await insertAssets(ctx.db, { uuid, userId: ctx.userId, assets: [asset], now: 0 });
        return await real.put(...put);
      };
    },
  });
  const html = PAGE.replace('Scripted page', 'Typed meanwhile');
  await saveSite({ ctx: { ...ctx, bucket }, input: { uuid, html, revision: 1 } });
  expect(await listOwnSites(ctx)).toMatchObject([{ files: 2, size: html.length + 9, revision: 2 }]);
});

test('an isolate that remembers the site from before finds its new picture', async () => {
  const { ctx } = await illustrator();
  const uuid = await savedSite(ctx);
  expect((await visitSite(ctx, `/s/${uuid}/index.html`)).status).toBe(200);
  const path = 'pictures/abc.jpg';
  const asset = { path, key: `sites/${uuid}/assets/${path}@1`, etag: 'x', size: JPEG.length };
  await ctx.bucket.put(asset.key, JPEG);
  await insertAssets(ctx.db, { uuid, userId: ctx.userId, assets: [asset], now: 0 });
  expect((await visitSite(ctx, `/s/${uuid}/${path}`)).status).toBe(200);
  expect((await visitSite(ctx, `/s/${uuid}/pictures/none.jpg`)).status).toBe(404);
});

test('without a picture the request is an edit like any other', async () => {
  const { ctx } = await illustrator(answering(NOT_PLACED), {
    reference: 'workers-ai:flux',
    make: () => Promise.reject(new Error('no')),
  });
  const { content, generationId } = await askForPicture(ctx);
  expect(content).toContain('<h1>New title</h1>');
  const { decision } = await getGeneration({ ctx, id: generationId });
  expect(decision?.attempts[0]).toEqual({ model: 'workers-ai:flux', outcome: 'broken-stream' });
});

test('a picture that its model did not place is not kept', async () => {
  const { ctx } = await illustrator(answering(NOT_PLACED));
  const uuid = await savedSite(ctx);
  expect((await askForPicture(ctx, { site: uuid })).content).toContain('<h1>New title</h1>');
  expect(await objectsOf(uuid)).toEqual([]);
});

test('a picture with room neither on the site nor in the page is left out', async () => {
  const bytes = new Uint8Array(1024 * 1024);
  const large = {
    reference: 'workers-ai:flux',
    make: async () => ({ bytes, mediaType: 'image/jpeg' }),
  };
  const { ctx } = await illustrator((request, signal) => {
    const isWithPicture = textOfRequest(request).includes('data:embedded/picture');
    return answering(isWithPicture ? PLACED : NOT_PLACED)(request, signal);
  }, large);
  const { content } = await askForPicture(ctx);
  expect(content).toContain('<h1>New title</h1>');
  expect(content).not.toContain('data:');
});
