import { env } from 'cloudflare:workers';
import { beforeAll, expect, test } from 'vitest';
import type { AskAiInput } from '#contract/generation.ts';
import { askAi } from '#worker/features/generation/ask-ai.ts';
import { getGeneration } from '#worker/features/generation/get-generation.ts';
import { createAiGateway } from '#worker/platform/ai/gateway.ts';
import { createModelHealth } from '#worker/platform/ai/model-health.ts';
import type { AiGateway } from '#worker/platform/ai/port.ts';
import { readConfig } from '#worker/platform/config.ts';
import { createUserContext, type TestContext } from '#worker/testing/context.ts';
import { answering, socketCutAfter } from '#worker/testing/model-server/behaviours.ts';
import { createModelServer, type ModelServer } from '#worker/testing/model-server/model-server.ts';

const GENERATIONS = 100;
const FAILING = 30;
const GIFT = 200;
const WELCOME = 5;

const PARAGRAPHS = Array.from({ length: 40 }, (_, at) => `<p>Paragraph ${at} of the page.</p>`);
const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="description" content="A page made by a scripted model.">
<title>Scripted page</title>
</head>
<body>
<main>
<h1>Scripted page</h1>
${PARAGRAPHS.join('\n')}
</main>
</body>
</html>`;

beforeAll(async () => {
  await import('@ai-sdk/openai-compatible');
});

/** A chain of the scripted model alone: nothing takes over where it fails. */
function gatewayFor(server: ModelServer): AiGateway {
  const gateway = createAiGateway({
    config: {
      ...readConfig(env),
      AI_CHAIN_CODE: ['openai-compatible:scripted'],
      AI_CHAIN_COPY: ['openai-compatible:scripted'],
      AI_EXTERNAL_BASE_URL: 'http://model.test/v1',
      AI_EXTERNAL_API_KEY: 'key',
    },
    workersAi: undefined,
    fetch: server.fetch,
    // A breaker that opens would keep the next model from being asked.
    health: createModelHealth(Date.now),
  });
  return { ...gateway, chain: (family) => gateway.chain(family).slice(0, 1) };
}

/** One generation whose model answers in full, or loses its connection after `cutAfter` characters. */
async function generate(base: TestContext, cutAfter: number | null) {
  const behaviour = cutAfter === null ? answering(PAGE) : socketCutAfter(PAGE.slice(0, cutAfter));
  const server = createModelServer(behaviour);
  const id = crypto.randomUUID();
  const ctx = { ...base, ai: gatewayFor(server), newId: () => id };
  const input = { prompt: 'A website for a bakery in Turin' } as AskAiInput;
  const text = await askAi({ ctx, input }).then(
    (answer) => new Response(answer.body).text().catch(() => null),
    () => null,
  );
  await ctx.settle();
  return { isWhole: text === PAGE, cutAfter, ...(await getGeneration({ ctx, id })) };
}

test(
  '100 generations, 30 of them cut at a random byte: what was charged is what was whole',
  { timeout: 120_000 },
  async () => {
    const config = { ...readConfig(env), RATE_LIMITS: 'off' as const };
    const ctx = await createUserContext({ config });
    await ctx.ledger.post(ctx.userId, {
      opId: 'gift',
      kind: 'adjustment',
      amount: GIFT,
      description: 'adjustment',
      reference: '',
    });
    const results = [];
    for (let index = 0; index < GENERATIONS; index += 1) {
      const isFailing = index % 10 < (FAILING / GENERATIONS) * 10;
      const cutAfter = isFailing ? Math.floor(Math.random() * (PAGE.length - 20)) : null;
      results.push(await generate(ctx, cutAfter));
    }
    const whole = results.filter(({ isWhole }) => isWhole);
    expect(whole).toHaveLength(GENERATIONS - FAILING);
    for (const { isWhole, cutAfter, charged, refunded } of results) {
      const expected = { cutAfter, charged: isWhole, refunded: !isWhole };
      expect({ cutAfter, charged, refunded }).toEqual(expected);
    }
    const { posted, held } = await ctx.ledger.balance(ctx.userId);
    expect({ posted, held }).toEqual({ posted: WELCOME + GIFT - whole.length, held: 0 });
    expect((await ctx.ledger.audit(ctx.userId)).violations).toEqual([]);
  },
);
