import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { SITE_LIMITS } from '#domain/sites/limits.ts';
import { createUserContext } from '#worker/testing/context.ts';
import { deleteSite } from './delete-site.ts';
import { listOwnSites } from './list-own-sites.ts';
import { readSite } from './read-site.ts';
import { renameSite } from './rename-site.ts';
import { saveSite } from './save-site.ts';

const noAssets = {
  fetch: async () => new Response('app', { headers: { 'content-type': 'text/html' } }),
};

function page(text: string): string {
  return `<!doctype html><html><head><title>${text}</title></head><body><h1>${text}</h1></body></html>`;
}

async function signedIn() {
  return await createUserContext({ assets: noAssets });
}

test('a saved page comes back byte for byte, with its revision and default name', async () => {
  const ctx = await signedIn();
  const uuid = crypto.randomUUID();
  const html = page('Caffè è aperto 🥐');
  const { revision, site } = await saveSite({ ctx, input: { uuid, html } });
  expect({ revision, name: site.name, title: site.title, files: site.files }).toEqual({
    revision: 1,
    name: `Site ${uuid.slice(0, 8)}`,
    title: 'Caffè è aperto 🥐',
    files: 1,
  });
  expect(await readSite({ ctx, input: { uuid } })).toEqual({ html, name: site.name, revision: 1 });
});

test('a stale revision is a conflict that carries the current page, and changes nothing', async () => {
  const ctx = await signedIn();
  const uuid = crypto.randomUUID();
  await saveSite({ ctx, input: { uuid, html: page('one') } });
  await saveSite({ ctx, input: { uuid, html: page('two'), revision: 1 } });
  await expect(
    saveSite({ ctx, input: { uuid, html: page('three'), revision: 1 } }),
  ).rejects.toMatchObject({
    code: 'sites.conflict',
    details: { current: { revision: 2, html: page('two') } },
  });
  expect((await readSite({ ctx, input: { uuid } })).html).toBe(page('two'));
});

test('saving what is already there succeeds again without a new revision', async () => {
  const ctx = await signedIn();
  const uuid = crypto.randomUUID();
  await saveSite({ ctx, input: { uuid, html: page('one') } });
  await saveSite({ ctx, input: { uuid, html: page('two'), revision: 1 } });
  const retried = await saveSite({ ctx, input: { uuid, html: page('two'), revision: 1 } });
  expect(retried.revision).toBe(2);
});

test('two tabs that save at once lose nothing: one wins, the other is told', async () => {
  const ctx = await signedIn();
  const uuid = crypto.randomUUID();
  await saveSite({ ctx, input: { uuid, html: page('start') } });
  let revision = 1;
  for (let round = 0; round < 40; round += 1) {
    const tabs = ['left', 'right'].map((tab) => page(`${tab} ${round}`));
    const outcomes = await Promise.allSettled(
      tabs.map((html) => saveSite({ ctx, input: { uuid, html, revision } })),
    );
    const accepted = outcomes.flatMap((outcome, tab) =>
      outcome.status === 'fulfilled' ? [{ html: tabs[tab], revision: outcome.value.revision }] : [],
    );
    const refused = outcomes.filter(
      (outcome) => outcome.status === 'rejected' && outcome.reason.code === 'sites.conflict',
    );
    expect([accepted.length, refused.length]).toEqual([1, 1]);
    expect(await readSite({ ctx, input: { uuid } })).toMatchObject(accepted[0] ?? {});
    revision += 1;
  }
  await ctx.settle();
  const left = await env.SITES.list({ prefix: `sites/${uuid}/` });
  expect(left.objects).toHaveLength(1);
}, 240_000);

test('a save that dies before the pointer moves leaves the old page whole', async () => {
  const ctx = await signedIn();
  const uuid = crypto.randomUUID();
  await saveSite({ ctx, input: { uuid, html: page('old'), assets: { 'a.css': 'old' } } });
  const dying = {
    ...ctx,
    db: new Proxy(ctx.db, {
      get: (db, key) => {
        if (key !== 'batch') return Reflect.get(db, key);
        return async (queries: Parameters<typeof db.batch>[0]) => {
          if (queries.length >= 4) throw new Error('killed');
          return await db.batch(queries);
        };
      },
    }),
  };
  await expect(
    saveSite({ ctx: dying, input: { uuid, html: page('new'), assets: { 'a.css': 'new' } } }),
  ).rejects.toThrow('killed');
  expect(await readSite({ ctx, input: { uuid } })).toMatchObject({
    html: page('old'),
    revision: 1,
  });
});

test('a rename while a page is being saved is not undone by the save', async () => {
  const ctx = await signedIn();
  const uuid = crypto.randomUUID();
  await saveSite({ ctx, input: { uuid, html: page('old'), name: 'Bakery' } });
  const slow = {
    ...ctx,
    bucket: new Proxy(ctx.bucket, {
      get: (bucket, name) => {
        if (name !== 'put') return Reflect.get(bucket, name).bind(bucket);
        return async (...args: Parameters<typeof bucket.put>) => {
          await renameSite({ ctx, input: { uuid, name: 'Forno' } });
          return await bucket.put(...args);
        };
      },
    }),
  };
  const { site } = await saveSite({ ctx: slow, input: { uuid, html: page('new') } });
  expect(site.name).toBe('Forno');
  const named = await saveSite({ ctx: slow, input: { uuid, html: page('newer'), name: 'Mine' } });
  expect(named.site.name).toBe('Mine');
});

test('another user can neither read, write, rename nor delete a site', async () => {
  const owner = await signedIn();
  const stranger = await signedIn();
  const uuid = crypto.randomUUID();
  const html = page('mine');
  await saveSite({ ctx: owner, input: { uuid, html } });
  const attempts = [
    () => readSite({ ctx: stranger, input: { uuid } }),
    () => saveSite({ ctx: stranger, input: { uuid, html: page('stolen') } }),
    () => renameSite({ ctx: stranger, input: { uuid, name: 'stolen' } }),
    () => deleteSite({ ctx: stranger, input: { uuid } }),
  ];
  for (const attempt of attempts) {
    await expect(attempt()).rejects.toMatchObject({ code: 'sites.forbidden' });
  }
  expect(await readSite({ ctx: owner, input: { uuid } })).toMatchObject({ html, revision: 1 });
});

test('a deleted site leaves no record and no object', async () => {
  const ctx = await signedIn();
  const uuid = crypto.randomUUID();
  await saveSite({ ctx, input: { uuid, html: page('gone'), assets: { 'a.css': 'a{}' } } });
  await deleteSite({ ctx, input: { uuid } });
  expect(await listOwnSites(ctx)).toEqual([]);
  expect((await env.SITES.list({ prefix: `sites/${uuid}/` })).objects).toEqual([]);
});

test('assets that are not named stay, null removes one, data URLs are stored as bytes', async () => {
  const ctx = await signedIn();
  const uuid = crypto.randomUUID();
  const dot = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
  const assets = { 'style.css': 'p{}', 'img/dot.gif': dot };
  const first = await saveSite({ ctx, input: { uuid, html: page('assets'), assets } });
  expect(first.site.files).toBe(3);
  const second = await saveSite({
    ctx,
    input: { uuid, html: page('assets 2'), assets: { 'style.css': null } },
  });
  expect([second.site.files, second.site.size]).toEqual([2, page('assets 2').length + 14]);
});

test('bad pages, paths and amounts are refused with their own codes', async () => {
  const ctx = await signedIn();
  const uuid = crypto.randomUUID();
  const html = page('fine');
  const cases = [
    [{ html: '  too short ' }, 'sites.invalid-html'],
    [{ html: 'no tag at all in this text, sorry' }, 'sites.invalid-html'],
    [{ html: html + 'x'.repeat(2 * 1024 * 1024) }, 'request.too-large'],
    [{ html, assets: { '../up.css': 'x' } }, 'sites.invalid-asset'],
    [{ html, assets: { 'index.html': 'x' } }, 'sites.invalid-asset'],
    [{ html, assets: { 'run.exe': 'x' } }, 'sites.invalid-asset'],
    [{ html, assets: { 'a.png': 'data:image/png;base64,***' } }, 'sites.invalid-asset'],
    [{ html, user_id: crypto.randomUUID() }, 'request.identity'],
    [{ html, revision: 7 }, 'sites.not-found'],
  ] as const;
  for (const [input, code] of cases) {
    await expect(saveSite({ ctx, input: { uuid, ...input } })).rejects.toMatchObject({ code });
  }
  expect(await listOwnSites(ctx)).toEqual([]);
});

test('the file and the byte past what a site may hold are refused, and the site stays as it was', async () => {
  const { assetsPerSite, assetBytesPerSite } = SITE_LIMITS;
  const ctx = await signedIn();
  const uuid = crypto.randomUUID();
  const save = async (assets: Record<string, string | null>) =>
    await saveSite({ ctx, input: { uuid, html: page('many files'), assets } });
  const small = Array.from({ length: assetsPerSite }, (_, at) => [`${at}.txt`, 'x'] as const);
  expect((await save(Object.fromEntries(small))).site.files).toBe(assetsPerSite + 1);
  await expect(save({ 'one-more.txt': 'x' })).rejects.toMatchObject({ code: 'sites.limit' });
  expect((await save({ '0.txt': null, 'one-more.txt': 'x' })).site.files).toBe(assetsPerSite + 1);

  const other = crypto.randomUUID();
  const grow = async (path: string, bytes: number) =>
    await saveSite({
      ctx,
      input: { uuid: other, html: page('large'), assets: { [path]: 'y'.repeat(bytes) } },
    });
  await grow('a.txt', 1);
  const room = 10;
  await env.DB.prepare('UPDATE site_assets SET size = ? WHERE site_uuid = ?')
    .bind(assetBytesPerSite - room, other)
    .run();
  await expect(grow('b.txt', room + 1)).rejects.toMatchObject({ code: 'request.too-large' });
  expect((await grow('b.txt', room)).site).toMatchObject({
    files: 3,
    size: page('large').length + assetBytesPerSite,
  });
});

test('the id of a gallery template cannot be taken', async () => {
  const uuid = crypto.randomUUID();
  const gallery = {
    fetch: async () =>
      new Response(null, { status: 307, headers: { location: `/sites/${uuid}/` } }),
  };
  const ctx = await createUserContext({ assets: gallery });
  await expect(saveSite({ ctx, input: { uuid, html: page('mine now') } })).rejects.toMatchObject({
    code: 'sites.forbidden',
  });
});

test('the two-hundredth site is the last, even when many are made at once', async () => {
  const ctx = await signedIn();
  const make = async () =>
    await saveSite({ ctx, input: { uuid: crypto.randomUUID(), html: page('one of many') } });
  for (let count = 0; count < 19; count += 1) await Promise.all(Array.from({ length: 10 }, make));
  const last = await Promise.allSettled(Array.from({ length: 20 }, make));
  const refused = last.filter((outcome) => outcome.status === 'rejected');
  expect(refused).toHaveLength(10);
  expect(refused[0]?.reason).toMatchObject({ code: 'sites.limit' });
  expect(await listOwnSites(ctx)).toHaveLength(200);
}, 240_000);
