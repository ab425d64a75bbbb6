import { env } from 'cloudflare:workers';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { AskAiInput } from '#contract/generation.ts';
import { createDatabase } from '#worker/db/client.ts';
import { generations } from '#worker/db/schema/index.ts';
import { createAiGateway } from '#worker/platform/ai/gateway.ts';
import { createUserContext, type TestContext } from '#worker/testing/context.ts';
import { signIn } from '#worker/testing/factories.ts';
import type { TestClient } from '#worker/testing/request.ts';
import { getGeneration } from './get-generation.ts';
import { askAi } from './ask-ai.ts';

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
  const { signal } = new AbortController();
  return askAi({ ctx, input: { ...PROMPT, ...input }, signal }).then(
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

test('stopping before anything usable gives the credit back', async () => {
  const base = await createUserContext();
  const config = { ...base.config, DESIGNER_PACE_MS: 60_000 };
  const ctx = { ...base, ai: createAiGateway({ config, workersAi: undefined }) };
  const stop = new AbortController();
  const asked = askAi({ ctx, input: PROMPT, signal: stop.signal });
  setTimeout(() => stop.abort(), 50);
  await expect(asked).rejects.toMatchObject({ details: { reason: 'aborted' } });
  expect((await ctx.ledger.balance(ctx.userId)).available).toBe(5);
});

test('closing the tab over a page that is mostly there gives the credit back', async () => {
  const ctx = await createUserContext();
  const { signal } = new AbortController();
  const { body, generationId } = await askAi({ ctx, input: PROMPT, signal });
  const reader = body.getReader();
  for (let characters = 0; characters < 2_000;) {
    characters += (await reader.read()).value?.length ?? 2_000;
  }
  await reader.cancel();
  await ctx.settle();
  expect(await getGeneration({ ctx, id: generationId })).toMatchObject({
    reason: 'aborted',
    charged: false,
    refunded: true,
  });
  expect((await ctx.ledger.balance(ctx.userId)).available).toBe(5);
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

/** The timers stand still; the platform itself does not use them. */
function stopTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
}

test('the headers leave in time even when the admission takes longer', async () => {
  const base = await createUserContext();
  const claiming = Promise.withResolvers<void>();
  const ledger: TestContext['ledger'] = {
    ...base.ledger,
    claim: async (...command) => {
      await claiming.promise;
      return base.ledger.claim(...command);
    },
  };
  stopTimers();
  const asked = askAi({
    ctx: { ...base, ledger },
    input: PROMPT,
    signal: new AbortController().signal,
  });
  await vi.advanceTimersByTimeAsync(4_000);
  const { body, creditsRemaining, responseType } = await asked;
  expect({ creditsRemaining, responseType }).toEqual({
    creditsRemaining: undefined,
    responseType: 'full',
  });
  vi.useRealTimers();
  claiming.resolve();
  expect(await new Response(body).text()).toMatch(/^\n+<!doctype html>[^]*<\/html>\s*$/i);
  expect((await base.ledger.balance(base.userId)).available).toBe(4);
});

test('an admission that is refused after the headers breaks the body off', async () => {
  const base = await createUserContext();
  const claiming = Promise.withResolvers<never>();
  const ledger: TestContext['ledger'] = { ...base.ledger, claim: () => claiming.promise };
  stopTimers();
  const asked = askAi({
    ctx: { ...base, ledger },
    input: PROMPT,
    signal: new AbortController().signal,
  });
  await vi.advanceTimersByTimeAsync(4_000);
  const { body } = await asked;
  vi.useRealTimers();
  claiming.reject(new Error('The ledger is away.'));
  await expect(new Response(body).text()).rejects.toThrow();
  expect((await base.ledger.balance(base.userId)).available).toBe(5);
});

test('while it runs a generation tells its stage, its decision and the model it asks', async () => {
  const base = await createUserContext();
  const config = { ...base.config, DESIGNER_PACE_MS: 60_000 };
  const ctx = { ...base, ai: createAiGateway({ config, workersAi: undefined }) };
  const claimed = Promise.withResolvers<void>();
  const id = crypto.randomUUID();
  const stop = new AbortController();
  const ledger: TestContext['ledger'] = {
    ...base.ledger,
    claim: async (...command) => base.ledger.claim(...command).finally(() => claimed.resolve()),
  };
  const asked = askAi({
    ctx: { ...ctx, ledger, newId: () => id },
    input: PROMPT,
    signal: stop.signal,
  });
  await claimed.promise;
  await vi.waitFor(async () => expect((await getGeneration({ ctx, id })).stage).toBe('model'));
  expect(await getGeneration({ ctx, id })).toMatchObject({
    status: 'running',
    model: 'offline',
    family: 'code',
    decision: { task: 'create', language: 'en', chain: ['offline'], signals: ['no-page'] },
  });
  stop.abort();
  await expect(asked).rejects.toMatchObject({ details: { reason: 'aborted' } });
});
