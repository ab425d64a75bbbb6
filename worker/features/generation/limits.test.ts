import { env } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import type { AskAiInput } from '#contract/generation.ts';
import { createDatabase } from '#worker/db/client.ts';
import { generations } from '#worker/db/schema/index.ts';
import { createAiGateway } from '#worker/platform/ai/gateway.ts';
import { createUserContext, type TestContext } from '#worker/testing/context.ts';
import { signIn } from '#worker/testing/factories.ts';
import type { TestClient } from '#worker/testing/request.ts';
import { getGeneration } from './get-generation.ts';
import { askAi, openEvents } from './ask-ai.ts';
import { stopGeneration } from './stop-generation.ts';

const PROMPT: AskAiInput = { prompt: 'A website for a bakery in Turin' };
const MINUTE_MS = 60_000;

type Row = typeof generations.$inferInsert;

async function insertGenerations(userId: string, rows: Partial<Row>[]): Promise<string[]> {
  const values = rows.map((row) => ({
    id: crypto.randomUUID(),
    userId,
    status: 'done' as const,
    task: 'create',
    family: 'code',
    prompt: 'x',
    createdAt: Date.now(),
    ...row,
  }));
  const db = createDatabase(env.DB);
  for (const value of values) await db.insert(generations).values(value);
  return values.map(({ id }) => id);
}

async function errorOf(ctx: TestContext, input: Partial<AskAiInput> = {}): Promise<unknown> {
  return askAi({ ctx, input: { ...PROMPT, ...input } }).then(
    () => undefined,
    (error: unknown) => error,
  );
}

test('the daily number holds until the first generation is a day old', async () => {
  const base = await createUserContext();
  const config = { ...base.config, AI_DAILY_LIMIT: 3, RATE_LIMITS: 'on' as const };
  const ctx = { ...base, config };
  const createdAt = Date.now() - 60 * MINUTE_MS;
  await insertGenerations(
    ctx.userId,
    Array.from({ length: 3 }, () => ({ createdAt })),
  );
  const error = await errorOf(ctx);
  expect(error).toMatchObject({ code: 'request.rate-limited' });
  expect(error).toHaveProperty('retryAfterSeconds', expect.closeTo(23 * 3_600, -2));
  expect((await ctx.ledger.balance(ctx.userId)).available).toBe(5);
});

test('limits can be off in a local run and never in production', async () => {
  const base = await createUserContext();
  const config = { ...base.config, AI_DAILY_LIMIT: 0, RATE_LIMITS: 'off' as const };
  expect(await errorOf({ ...base, config })).toBeUndefined();
  const production = { ...config, ENVIRONMENT: 'production' as const };
  expect(await errorOf({ ...base, config: production })).toMatchObject({
    code: 'request.rate-limited',
  });
});

test('of ten generations begun at once two run and eight are told to wait', async () => {
  const ctx = await createUserContext();
  const errors = await Promise.all(Array.from({ length: 10 }, async () => errorOf(ctx)));
  expect(errors.filter((error) => error === undefined)).toHaveLength(2);
  for (const error of errors.filter((found) => found !== undefined)) {
    expect(error).toMatchObject({ code: 'generation.busy' });
  }
  await ctx.settle();
  expect((await ctx.ledger.balance(ctx.userId)).available).toBe(3);
});

test('a generation that went down with its isolate is closed, refunded and no longer in the way', async () => {
  const ctx = await createUserContext();
  const createdAt = Date.now() - 11 * MINUTE_MS;
  const lost = { status: 'running' as const, createdAt };
  const [id = ''] = await insertGenerations(ctx.userId, [lost, lost]);
  await ctx.ledger.claim(ctx.userId, { generationId: id, description: 'generation' });
  expect(await errorOf(ctx)).toBeUndefined();
  expect(await getGeneration({ ctx, id })).toMatchObject({
    status: 'failed',
    reason: 'interrupted',
    refunded: true,
  });
});

test('a model that is not configured is refused before anything is spent', async () => {
  const ctx = await createUserContext();
  expect(await errorOf(ctx, { modelProvider: 'openai:gpt-9' })).toMatchObject({
    code: 'request.invalid',
  });
  expect((await ctx.ledger.balance(ctx.userId)).posted).toBe(5);
});

test('a page above 2 MB is refused', async () => {
  const ctx = await createUserContext();
  const html = `<p>${'è'.repeat(1_100_000)}</p>`;
  expect(await errorOf(ctx, { html })).toMatchObject({ code: 'request.too-large' });
});

test('stopping gives the credit back and tells how the run ended', async () => {
  const base = await createUserContext();
  const config = { ...base.config, DESIGNER_PACE_MS: 60_000 };
  const id = crypto.randomUUID();
  const ai = createAiGateway({ config, workersAi: undefined });
  const ctx = { ...base, ai, newId: () => id };
  const asked = askAi({ ctx, input: PROMPT });
  const isRefused = expect(asked).rejects.toMatchObject({ details: { reason: 'aborted' } });
  await vi.waitFor(async () => expect((await getGeneration({ ctx, id })).stage).toBe('model'));
  const ended = { status: 'failed', reason: 'aborted', charged: false, refunded: true };
  expect(await stopGeneration({ ctx, id })).toMatchObject(ended);
  await isRefused;
  expect((await ctx.ledger.balance(ctx.userId)).available).toBe(5);
  expect(await stopGeneration({ ctx, id })).toMatchObject(ended);
});

test('a run goes on when its reader leaves: the page is made, kept and paid', async () => {
  const ctx = await createUserContext();
  const { body, generationId } = await askAi({ ctx, input: PROMPT });
  await body.cancel();
  await ctx.settle();
  expect(await getGeneration({ ctx, id: generationId })).toMatchObject({
    status: 'done',
    charged: true,
    refunded: false,
  });
  const again = await openEvents(ctx, { id: generationId, userId: ctx.userId }, 0);
  expect(await new Response(again).text()).toContain('"type":"end"');
  expect((await ctx.ledger.balance(ctx.userId)).available).toBe(4);
});

async function spendCredit(client: TestClient): Promise<string> {
  const body = { amount: 1, description: 'AI Inference' };
  const response = await client.post('/api/user/deduct-credit', body);
  return (await response.json<{ receipt: string }>()).receipt;
}

const BAD_BODIES: [name: string, body: unknown, status: number][] = [
  ['no prompt', {}, 400],
  ['a blank prompt', { prompt: '  \n ' }, 400],
  ['a prompt of 8,001 characters', { prompt: 'x'.repeat(8_001) }, 400],
  ['a prompt that is a number', { prompt: 7 }, 400],
  ['html that is an object', { prompt: 'x', html: {} }, 400],
  ['an attempt below zero', { prompt: 'x', attempt: -1 }, 400],
  ['broken JSON', '{"prompt": ', 400],
  ['an array', [], 400],
  ['null', 'null', 400],
];

test.each(BAD_BODIES)('%s is refused without a charge', async (_name, body, status) => {
  const { client } = await signIn();
  for (const path of ['/api/ask-ai', '/api/ask-ai-fallback']) {
    const response = await client.post(path, body);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ ok: false, success: false });
  }
  expect(await (await client.get('/api/user/credits')).json()).toMatchObject({
    creditsRemaining: 5,
  });
});

test('a foreign User-ID header is refused', async () => {
  const { client } = await signIn();
  const headers = { 'user-id': crypto.randomUUID() };
  expect((await client.post('/api/ask-ai', PROMPT, { headers })).status).toBe(403);
});

test('a receipt pays for one generation and not for a second', async () => {
  const { client } = await signIn();
  const receipt = await spendCredit(client);
  const first = await client.post('/api/ask-ai-fallback', { ...PROMPT, receipt });
  expect(await first.json()).toMatchObject({ ok: true, creditsRemaining: 4 });
  const second = await client.post('/api/ask-ai-fallback', { prompt: 'another page', receipt });
  expect(second.status).toBe(409);
});

test('a retry with the receipt that has paid gets the answer it paid for, at no further cost', async () => {
  const { client } = await signIn();
  const receipt = await spendCredit(client);
  const lost = await client.post('/api/ask-ai', { ...PROMPT, receipt });
  const page = await lost.text();
  const retried = await client.post('/api/ask-ai-fallback', { ...PROMPT, receipt });
  expect(await retried.json()).toMatchObject({
    ok: true,
    generationId: lost.headers.get('x-generation-id'),
    content: page,
    responseType: 'full',
    creditsRemaining: 4,
  });
});

test('while it runs a generation tells its stage, its decision and the model it asks', async () => {
  const base = await createUserContext();
  const config = { ...base.config, DESIGNER_PACE_MS: 60_000 };
  const ctx = { ...base, ai: createAiGateway({ config, workersAi: undefined }) };
  const id = crypto.randomUUID();
  const asked = askAi({ ctx: { ...ctx, newId: () => id }, input: PROMPT });
  const isRefused = expect(asked).rejects.toMatchObject({ details: { reason: 'aborted' } });
  await vi.waitFor(async () => expect((await getGeneration({ ctx, id })).stage).toBe('model'));
  expect(await getGeneration({ ctx, id })).toMatchObject({
    status: 'running',
    model: 'offline',
    family: 'code',
    decision: { task: 'create', language: 'en', chain: ['offline'], signals: ['no-page'] },
  });
  await stopGeneration({ ctx, id });
  await isRefused;
});
