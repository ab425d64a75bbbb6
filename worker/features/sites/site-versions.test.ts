import { expect, test } from 'vitest';
import { listFileVersions, readVersion } from '#worker/features/history/read-versions.ts';
import { saveVersion } from '#worker/features/history/save-version.ts';
import { createUserContext } from '#worker/testing/context.ts';
import { deleteSite } from './delete-site.ts';
import { saveSite } from './save-site.ts';

function page(text: string): string {
  return `<!doctype html><html><head><title>${text}</title></head><body><h1>${text}</h1></body></html>`;
}

async function signedIn() {
  return await createUserContext({
    assets: {
      fetch: async () => new Response('app', { headers: { 'content-type': 'text/html' } }),
    },
  });
}

async function versionsOf(ctx: Awaited<ReturnType<typeof signedIn>>, fileId: string) {
  const versions = await listFileVersions({ ctx, input: { fileId } });
  return versions.map(({ version, origin, comment }) => ({ version, origin, comment }));
}

test('a site has versions, named by what made them, and each can be read', async () => {
  const ctx = await signedIn();
  const uuid = crypto.randomUUID();
  await saveSite({ ctx, input: { uuid, html: page('one'), origin: 'ai', comment: 'A bakery' } });
  await saveSite({ ctx, input: { uuid, html: page('two'), origin: 'ai', comment: 'In green' } });
  expect(await versionsOf(ctx, uuid)).toEqual([
    { version: 2, origin: 'ai', comment: 'In green' },
    { version: 1, origin: 'ai', comment: 'A bakery' },
  ]);
  const [, first] = await listFileVersions({ ctx, input: { fileId: uuid } });
  const read = await readVersion({ ctx, input: { versionId: first?.id ?? '' } });
  expect(read).toMatchObject({ content: page('one'), file_type: 'site' });
});

test('typing makes one version in five minutes, and what a restore replaces is kept first', async () => {
  const ctx = await signedIn();
  const uuid = crypto.randomUUID();
  await saveSite({ ctx, input: { uuid, html: page('one') } });
  await saveSite({ ctx, input: { uuid, html: page('typed') } });
  expect(await versionsOf(ctx, uuid)).toEqual([{ version: 1, origin: 'create', comment: '' }]);
  await saveSite({ ctx, input: { uuid, html: page('one'), origin: 'restore', comment: 'v1' } });
  expect(await versionsOf(ctx, uuid)).toEqual([
    { version: 3, origin: 'restore', comment: 'v1' },
    { version: 2, origin: 'manual', comment: '' },
    { version: 1, origin: 'create', comment: '' },
  ]);
});

test('undo and redo make no versions: the one that they lead to is the current one', async () => {
  const ctx = await signedIn();
  const uuid = crypto.randomUUID();
  const late = { ...ctx, now: () => ctx.now() + 600_000 };
  const drawn = { uuid, html: page('one'), origin: 'ai', comment: 'A bakery' } as const;
  const green = { uuid, html: page('two'), origin: 'ai', comment: 'In green' } as const;
  const current = async () =>
    (await listFileVersions({ ctx, input: { fileId: uuid } })).map((version) => [
      version.comment,
      version.is_current,
    ]);
  await saveSite({ ctx, input: drawn });
  await saveSite({ ctx, input: green });
  await saveSite({ ctx: late, input: { uuid, html: page('one') } });
  expect(await current()).toEqual([
    ['In green', false],
    ['A bakery', true],
  ]);
  await saveSite({ ctx: late, input: green });
  expect(await current()).toEqual([
    ['In green', true],
    ['A bakery', false],
  ]);
});

test('a save that dies right after its page is in place has its versions, and what it replaced', async () => {
  const ctx = await signedIn();
  const uuid = crypto.randomUUID();
  await saveSite({ ctx, input: { uuid, html: page('one') } });
  await saveSite({ ctx, input: { uuid, html: page('typed') } });
  let isDead = false;
  const db = new Proxy(ctx.db, {
    get: (target, name) => {
      if (isDead) throw new Error('killed');
      if (name !== 'batch') return Reflect.get(target, name);
      return async (queries: Parameters<typeof target.batch>[0]) => {
        const answer = await target.batch(queries);
        isDead = queries.length >= 4;
        return answer;
      };
    },
  });
  const change = { html: page('by AI'), origin: 'ai', comment: 'Make it green' } as const;
  await saveSite({ ctx: { ...ctx, db }, input: { uuid, ...change } }).catch(() => undefined);
  expect(isDead).toBe(true);
  expect(await versionsOf(ctx, uuid)).toEqual([
    { version: 3, origin: 'ai', comment: 'Make it green' },
    { version: 2, origin: 'manual', comment: '' },
    { version: 1, origin: 'create', comment: '' },
  ]);
});

test('the versions of a site are its owner’s alone, and go with the site', async () => {
  const [ctx, other] = [await signedIn(), await signedIn()];
  const uuid = crypto.randomUUID();
  await saveSite({ ctx, input: { uuid, html: page('one') } });
  const listed = listFileVersions({ ctx: other, input: { fileId: uuid } });
  await expect(listed).rejects.toMatchObject({ code: 'sites.forbidden' });
  const [version] = await listFileVersions({ ctx, input: { fileId: uuid } });
  await deleteSite({ ctx, input: { uuid } });
  const read = readVersion({ ctx, input: { versionId: version?.id ?? '' } });
  await expect(read).rejects.toMatchObject({ code: 'versions.not-found' });
  const nobodys = listFileVersions({ ctx, input: { fileId: crypto.randomUUID() } });
  await expect(nobodys).rejects.toMatchObject({ code: 'files.not-found' });
});

test('a version of a site is kept on request, under the name of the site, once per content', async () => {
  const ctx = await signedIn();
  const uuid = crypto.randomUUID();
  await saveSite({ ctx, input: { uuid, html: page('one'), name: 'Bread / Pane' } });
  await saveSite({ ctx, input: { uuid, html: page('two') } });
  const input = { file_id: uuid, file_name: 'x', file_type: 'html', origin: 'manual' } as const;
  const asked = { ...input, content: page('two'), comment: 'Before the holidays' };
  expect(await saveVersion({ ctx, input: asked })).toMatchObject({ version: 2 });
  expect(await saveVersion({ ctx, input: asked })).toMatchObject({ version: 2 });
  const versions = await listFileVersions({ ctx, input: { fileId: uuid } });
  expect(versions).toHaveLength(2);
  expect(versions[0]).toMatchObject({
    file_name: 'Bread / Pane',
    file_type: 'site',
    path: `/s/${uuid}/index.html`,
    project_id: null,
    comment: 'Before the holidays',
    origin: 'manual',
  });
});
