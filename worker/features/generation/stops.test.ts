import { afterEach, expect, test, vi } from 'vitest';
import { createAiGateway } from '#worker/platform/ai/gateway.ts';
import { createUserContext, type TestContext } from '#worker/testing/context.ts';
import { askAi } from './ask-ai.ts';
import { getGeneration } from './get-generation.ts';
import { stopGeneration } from './stop-generation.ts';
import { readCredits } from '#worker/features/credits/read-credits.ts';

const HOUR_MS = 60 * 60_000;
const FREE = { status: 'failed', reason: 'aborted', charged: false, refunded: true };
const CHARGED = { status: 'failed', reason: 'aborted', charged: true, refunded: false };

afterEach(() => {
  vi.useRealTimers();
});

async function createSlowContext(): Promise<TestContext> {
  const base = await createUserContext();
  const config = { ...base.config, DESIGNER_PACE_MS: 60_000 };
  return { ...base, ai: createAiGateway({ config, workersAi: undefined }) };
}

/** Starts a page and stops it once it is being made. */
async function stopOne(ctx: TestContext, receipt?: string) {
  const id = crypto.randomUUID();
  const paid = receipt === undefined ? {} : { receipt };
  const asked = askAi({ ctx: { ...ctx, newId: () => id }, input: { prompt: 'A bakery', ...paid } });
  const refused = expect(asked).rejects.toMatchObject({ details: { reason: 'aborted' } });
  await vi.waitFor(async () => expect((await getGeneration({ ctx, id })).stage).toBe('model'));
  const ended = await stopGeneration({ ctx, id });
  await refused;
  return ended;
}

test('three stops an hour are free, the fourth costs its credit, and the person is told before', async () => {
  const ctx = await createSlowContext();
  for (const left of [3, 2, 1]) {
    expect((await readCredits({ ctx })).freeStops).toEqual({ left, renewsAt: null });
    expect(await stopOne(ctx)).toMatchObject(FREE);
  }
  const { freeStops, creditsRemaining } = await readCredits({ ctx });
  expect([freeStops.left, creditsRemaining]).toEqual([0, 5]);
  expect(freeStops.renewsAt).toBeGreaterThan(Date.now() + HOUR_MS - 60_000);
  expect(await stopOne(ctx)).toMatchObject(CHARGED);
  expect((await ctx.ledger.balance(ctx.userId)).available).toBe(4);
  const { entries } = await ctx.ledger.transactions(ctx.userId, { limit: 1 });
  expect(entries).toMatchObject([{ type: 'usage', amount: -1 }]);
  expect((await ctx.ledger.audit(ctx.userId)).violations).toEqual([]);
});

test('a receipt pays for a stopped run as well, and an hour later stops are free again', async () => {
  const ctx = await createSlowContext();
  for (let count = 0; count < 3; count += 1) await stopOne(ctx);
  const command = { opId: 'own', amount: 1, description: 'generation' };
  const spent = await ctx.ledger.deduct(ctx.userId, { ...command, purpose: 'generation' });
  if (!spent.ok) throw new Error('nothing was spent');
  expect(await stopOne(ctx, spent.receipt)).toMatchObject(CHARGED);
  expect((await ctx.ledger.balance(ctx.userId)).available).toBe(4);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HOUR_MS });
  expect((await readCredits({ ctx })).freeStops).toEqual({ left: 3, renewsAt: null });
});
