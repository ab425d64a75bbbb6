import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { addPicture } from '#worker/features/sites/add-picture.ts';
import { saveSite } from '#worker/features/sites/save-site.ts';
import { createUserContext, type TestContext } from '#worker/testing/context.ts';
import { deleteFile } from './change-file.ts';
import { saveFile } from './save-file.ts';
import { storageUsed } from './storage-client.ts';

const LIMIT = 100 * 1024 * 1024;
const HOUR_MS = 60 * 60 * 1000;
const PAGE = '<!doctype html><title>Bakery</title><p>Bread, every day</p>';

type Input = Parameters<typeof saveFile>[0]['input'];

function file(values: Partial<Input> = {}): Input {
  return { uuid: crypto.randomUUID(), name: 'a.txt', type: 'txt', origin: 'manual', ...values };
}

/** Makes a file, and the body it holds as large as all that a user may store, one KB excepted. */
async function fillStorage(ctx: TestContext): Promise<Input> {
  const input = file({ content: 'large' });
  await saveFile({ ctx, input });
  await env.DB.prepare('update contents set size = ? where user_id = ?')
    .bind(LIMIT - 1024, ctx.userId)
    .run();
  return input;
}

test('beyond 100 MB nothing new is stored, what fits is, and what is there can be changed', async () => {
  const ctx = await createUserContext();
  const uuid = crypto.randomUUID();
  await saveSite({ ctx, input: { uuid, html: PAGE } });
  await env.DB.prepare('delete from contents where user_id = ?').bind(ctx.userId).run();
  await fillStorage(ctx);
  const large = 'x'.repeat(2_000);
  const refusedFile = saveFile({ ctx, input: file({ content: large }) });
  await expect(refusedFile).rejects.toMatchObject({ code: 'files.limit' });
  const refusedSite = saveSite({ ctx, input: { uuid, html: PAGE + large } });
  await expect(refusedSite).rejects.toMatchObject({ code: 'sites.limit' });
  await saveFile({ ctx, input: file({ content: 'small' }) });
  const smaller = await saveSite({ ctx, input: { uuid, html: PAGE.replace('every day', '') } });
  expect(smaller.revision).toBe(2);
});

test('a site counts once, and with it the versions that it does not show any more', async () => {
  const ctx = await createUserContext();
  const uuid = crypto.randomUUID();
  await saveSite({ ctx, input: { uuid, html: PAGE } });
  expect(await storageUsed(ctx.db, ctx.userId)).toBe(PAGE.length);
  const next = PAGE.replace('every day', 'all week long');
  await saveSite({ ctx, input: { uuid, html: next, origin: 'ai', comment: 'longer' } });
  expect(await storageUsed(ctx.db, ctx.userId)).toBe(PAGE.length + next.length);
});

test('who deletes a large file has its room at once, for files and for sites', async () => {
  for (const save of [
    (ctx: TestContext) => saveFile({ ctx, input: file({ content: 'x'.repeat(2_000) }) }),
    (ctx: TestContext) =>
      saveSite({ ctx, input: { uuid: crypto.randomUUID(), html: PAGE + 'x'.repeat(2_000) } }),
  ]) {
    const ctx = await createUserContext();
    const input = await fillStorage(ctx);
    await saveFile({ ctx, input: file({ content: 'another' }) });
    const later = { ...ctx, now: () => ctx.now() + HOUR_MS };
    await expect(save(later)).rejects.toThrow();
    await deleteFile({ ctx: later, input: { uuid: input.uuid } });
    await expect(save(later)).resolves.toBeDefined();
  }
});

test('parallel saves of files, sites and pictures do not get beyond 100 MB together', async () => {
  const ctx = await createUserContext();
  const uuid = crypto.randomUUID();
  await saveSite({ ctx, input: { uuid, html: PAGE } });
  await fillStorage(ctx);
  const texts = Array.from({ length: 6 }, (_, index) => String(index).repeat(300));
  const saves = texts.flatMap((text) => [
    saveFile({ ctx, input: file({ content: text }) }),
    saveSite({ ctx, input: { uuid: crypto.randomUUID(), html: PAGE + text } }),
    addPicture({
      ctx,
      input: { uuid, bytes: Uint8Array.from(text.slice(0, 250), Number), mediaType: 'image/png' },
    }),
  ]);
  const results = await Promise.allSettled(saves);
  const kept = results.filter(({ status }) => status === 'fulfilled').length;
  expect([kept > 0, kept < saves.length]).toEqual([true, true]);
  expect(await storageUsed(ctx.db, ctx.userId)).toBeLessThanOrEqual(LIMIT);
});
