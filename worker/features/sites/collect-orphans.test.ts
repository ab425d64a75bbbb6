import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { deleteFile } from '#worker/features/files/change-file.ts';
import { saveFile } from '#worker/features/files/save-file.ts';
import { createUserContext } from '#worker/testing/context.ts';
import { collectOrphans } from './collect-orphans.ts';
import { readSite } from './read-site.ts';
import { saveSite } from './save-site.ts';
import { suspendSite } from './suspend-site.ts';

const TWO_DAYS_MS = 2 * 24 * 60 * 60 * 1000;
const HTML = '<!doctype html><title>Kept</title><p>This page is in use.</p>';

async function keysUnder(prefix: string): Promise<string[]> {
  return (await env.SITES.list({ prefix })).objects.map((object) => object.key).toSorted();
}

test('what a crash left behind is collected after a day, what is in use stays', async () => {
  const ctx = await createUserContext();
  const uuid = crypto.randomUUID();
  await saveSite({ ctx, input: { uuid, html: HTML, assets: { 'a.css': 'a{}' } } });
  await suspendSite(ctx, uuid);
  const inUse = await keysUnder(`sites/${uuid}/`);
  const deserted = crypto.randomUUID();
  await env.SITES.put(`sites/${uuid}/pages/0000000002-killed.html`, 'half');
  await env.SITES.put(`sites/${deserted}/pages/0000000001-a.html`, 'gone');
  await env.SITES.put(`sites/${deserted}/suspended`, '');
  expect((await collectOrphans(ctx)).siteObjects).toBe(0);
  const later = { ...ctx, now: () => Date.now() + TWO_DAYS_MS };
  expect((await collectOrphans(later)).siteObjects).toBe(3);
  expect(await keysUnder(`sites/${uuid}/`)).toEqual(inUse);
  expect(await keysUnder(`sites/${deserted}/`)).toEqual([]);
  expect((await readSite({ ctx, input: { uuid } })).html).toBe(HTML);
});

test('a body that no file and no version uses any more is collected, and can be written again', async () => {
  const ctx = await createUserContext();
  const input = {
    uuid: crypto.randomUUID(),
    name: 'a.txt',
    type: 'txt',
    content: 'shared body',
    origin: 'manual',
  } as const;
  await saveFile({ ctx, input });
  await saveFile({ ctx, input: { ...input, content: 'newer body' } });
  await saveFile({ ctx, input: { ...input, uuid: crypto.randomUUID(), content: 'kept body' } });
  const later = { ...ctx, now: () => Date.now() + TWO_DAYS_MS };
  expect((await collectOrphans(later)).contents).toBe(0);
  await deleteFile({ ctx, input });
  expect((await collectOrphans(later)).contents).toBe(2);
  expect(await keysUnder(`contents/${ctx.userId}/`)).toHaveLength(1);
  const again = await saveFile({ ctx, input });
  expect(again.content).toBe('shared body');
});
