import { expect, test } from 'vitest';
import { generations } from '#worker/db/schema/index.ts';
import { createUserContext, type TestContext } from '#worker/testing/context.ts';
import { listOwnSites } from './list-own-sites.ts';
import { logSite } from './log-site.ts';
import { readStats } from './read-stats.ts';
import { saveSite } from './save-site.ts';

const HTML = '<!doctype html><title>Generated</title><p>A page that was generated.</p>';

async function withSite() {
  const ctx = await createUserContext();
  await ctx.ledger.open(ctx.userId);
  const siteId = crypto.randomUUID();
  await saveSite({ ctx, input: { uuid: siteId, html: HTML } });
  return { ctx, siteId };
}

async function addGeneration(
  ctx: TestContext,
  values: Partial<typeof generations.$inferInsert> = {},
): Promise<void> {
  await ctx.db.insert(generations).values({
    id: crypto.randomUUID(),
    userId: ctx.userId,
    status: 'done',
    task: 'create',
    family: 'code',
    prompt: 'a bakery',
    charged: true,
    createdAt: ctx.now(),
    ...values,
  });
}

function log(siteId: string, values: { title?: string; skipCreditDeduction?: boolean } = {}) {
  return {
    siteId,
    title: 'a bakery',
    description: 'a bakery in Turin',
    skipCreditDeduction: false,
    ...values,
  };
}

test('a site made by a charged generation costs nothing more, however often it is logged', async () => {
  const { ctx, siteId } = await withSite();
  await addGeneration(ctx);
  for (const skipCreditDeduction of [true, false, true]) {
    expect(await logSite({ ctx, input: log(siteId, { skipCreditDeduction }) })).toEqual({
      creditsRemaining: 5,
    });
  }
  expect((await listOwnSites(ctx))[0]).toMatchObject({
    title: 'a bakery',
    description: 'a bakery in Turin',
  });
});

test('one generation pays for one site', async () => {
  const { ctx, siteId } = await withSite();
  const second = crypto.randomUUID();
  await saveSite({ ctx, input: { uuid: second, html: HTML } });
  await addGeneration(ctx);
  await logSite({ ctx, input: log(siteId) });
  expect(await logSite({ ctx, input: log(second) })).toEqual({ creditsRemaining: 4 });
});

test('another site costs one credit, once, and cannot be waved through', async () => {
  const { ctx, siteId } = await withSite();
  await addGeneration(ctx, { userId: crypto.randomUUID() });
  await addGeneration(ctx, { status: 'failed' });
  await expect(
    logSite({ ctx, input: log(siteId, { skipCreditDeduction: true }) }),
  ).rejects.toMatchObject({
    code: 'credits.receipt-invalid',
  });
  expect(await logSite({ ctx, input: log(siteId) })).toEqual({ creditsRemaining: 4 });
  expect(await logSite({ ctx, input: log(siteId) })).toEqual({ creditsRemaining: 4 });
});

test('a page that was given away is not charged by the log call either', async () => {
  const { ctx, siteId } = await withSite();
  await addGeneration(ctx, { charged: false, refunded: true });
  expect(await logSite({ ctx, input: log(siteId) })).toEqual({ creditsRemaining: 5 });
});

test('a logged title is one line of at most 100 characters', async () => {
  const { ctx, siteId } = await withSite();
  await addGeneration(ctx);
  await logSite({ ctx, input: log(siteId, { title: `line one\n${'x'.repeat(200)}` }) });
  expect((await listOwnSites(ctx))[0]?.title).toBe(`line one ${'x'.repeat(91)}`);
});

test('the figures are those of the user’s rows', async () => {
  const { ctx } = await withSite();
  expect(await readStats(ctx)).toEqual({
    totalSites: 1,
    activeSites: 1,
    totalViews: 0,
    storageUsed: 0,
  });
  const uuid = crypto.randomUUID();
  await saveSite({ ctx, input: { uuid, html: `${HTML}${'x'.repeat(1024 * 1024)}` } });
  // The page that is served and its first version are one body.
  expect(await readStats(ctx)).toEqual({
    totalSites: 2,
    activeSites: 2,
    totalViews: 0,
    storageUsed: 1,
  });
});
