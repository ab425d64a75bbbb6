import { beforeAll, expect, test } from 'vitest';
import type { AskAiInput } from '#contract/generation.ts';
import type { Ledger } from '#domain/credits/ledger-port.ts';
import { AppError } from '#worker/http/app-error.ts';
import { createAiGateway } from '#worker/platform/ai/gateway.ts';
import { createModelHealth } from '#worker/platform/ai/model-health.ts';
import { createUserContext, type TestContext } from '#worker/testing/context.ts';
import { signIn } from '#worker/testing/factories.ts';
import {
  answering,
  cutByLength,
  serverError,
  type Behaviour,
} from '#worker/testing/model-server/behaviours.ts';
import { createModelServer } from '#worker/testing/model-server/model-server.ts';
import { gatewayFor, WELCOME } from '#worker/testing/model-server/play.ts';
import { PAGE } from '#worker/testing/model-server/scripted-page.ts';
import { askAi } from './ask-ai.ts';
import { askAiFallback } from './ask-ai-fallback.ts';
import { getGeneration } from './get-generation.ts';

// The first import of a provider would count towards the timeout for the first token.
beforeAll(async () => {
  await import('@ai-sdk/openai-compatible');
});

const INPUT: AskAiInput = { prompt: 'A website for a bakery in Turin' };

async function contextFor(behaviour: Behaviour): Promise<TestContext> {
  const id = crypto.randomUUID();
  const ai = gatewayFor(createModelServer(behaviour));
  return await createUserContext({ ai, newId: () => id });
}

function stateOf(ctx: TestContext) {
  return Promise.all([
    ctx.ledger.balance(ctx.userId),
    getGeneration({ ctx, id: ctx.newId() }).then(({ status, charged, refunded, reason }) => {
      return { status, charged, refunded, reason };
    }),
  ]);
}

test('a credit that was taken although the ledger’s word of it was lost buys the page', async () => {
  const base = await contextFor(answering(PAGE));
  const settle: Ledger['settle'] = async (...args) => {
    await base.ledger.settle(...args);
    throw new AppError('server.unavailable');
  };
  const ctx = { ...base, ledger: { ...base.ledger, settle } };
  const { body } = await askAi({ ctx, input: INPUT });
  expect(await new Response(body).text()).toContain('</html>');
  await base.settle();
  expect(await stateOf(base)).toMatchObject([
    { available: WELCOME - 1, held: 0 },
    { status: 'done', charged: true, refunded: false },
  ]);
});

test('a credit that could not be taken is given back, and nobody takes the page for a paid one', async () => {
  const base = await contextFor(answering(PAGE));
  const settle: Ledger['settle'] = () => Promise.reject(new AppError('server.unavailable'));
  const ctx = { ...base, ledger: { ...base.ledger, settle } };
  const { body } = await askAi({ ctx, input: INPUT });
  await expect(new Response(body).text()).rejects.toThrow();
  await base.settle();
  expect(await stateOf(base)).toMatchObject([
    { available: WELCOME, held: 0 },
    { status: 'failed', charged: false, refunded: true },
  ]);
});

test('a model whose page could not be continued is not asked for it again', async () => {
  const server = createModelServer(
    serverError,
    cutByLength(PAGE.slice(0, 400)),
    serverError,
    answering(PAGE),
  );
  const ctx = await createUserContext();
  const ai = createAiGateway({
    config: {
      ...ctx.config,
      AI_CHAIN_CODE: ['first', 'second', 'third'].map((id) => `openai-compatible:${id}`),
      AI_EXTERNAL_BASE_URL: 'http://model.test/v1',
    },
    workersAi: undefined,
    fetch: server.fetch,
    health: createModelHealth(Date.now),
  });
  const { model } = await askAiFallback({ ctx: { ...ctx, ai }, input: INPUT });
  expect(model).toBe('openai-compatible:third');
  expect(server.requests.map((request) => request.model)).toEqual([
    'first',
    'second',
    'second',
    'third',
  ]);
});

test.each(['', '\uD800', '€'.repeat(200), '../other', 'x', crypto.randomUUID()])(
  'the receipt %j, which nobody gave out, is refused before anything is spent',
  async (receipt) => {
    const { client } = await signIn(undefined, { settings: { DESIGNER_PACE_MS: '0' } });
    for (const path of ['/api/ask-ai', '/api/ask-ai-fallback']) {
      const response = await client.post(path, { ...INPUT, receipt });
      expect([400, 409]).toContain(response.status);
      await response.text();
    }
    const credits = await client.get('/api/user/credits');
    expect(await credits.json()).toMatchObject({ ok: true, creditsRemaining: WELCOME });
  },
);
