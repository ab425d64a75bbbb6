import { env } from 'cloudflare:workers';
import type { AskAiInput } from '#contract/generation.ts';
import { askAi } from '#worker/features/generation/ask-ai.ts';
import { readEvents } from '#worker/features/generation/event-stream.ts';
import { getGeneration } from '#worker/features/generation/get-generation.ts';
import { AppError } from '#worker/http/app-error.ts';
import { createAiGateway } from '#worker/platform/ai/gateway.ts';
import { OFFLINE_REFERENCE } from '#worker/platform/ai/offline-model.ts';
import { createModelHealth, type ModelHealth } from '#worker/platform/ai/model-health.ts';
import type { AiGateway } from '#worker/platform/ai/port.ts';
import { readConfig } from '#worker/platform/config.ts';
import { createUserContext, type TestContext } from '../context.ts';
import type { Behaviour } from './behaviours.ts';
import { createModelServer, type ModelServer } from './model-server.ts';

/** Credits of a new account. */
export const WELCOME = 5;
const LIMITS = { startMs: 2_500, thinkMs: 6_000, idleMs: 3_000, totalMs: 20_000 };

/** How a scripted model is reached. */
export type Protocol = 'openai-compatible' | 'workers-ai';

interface ChainOptions {
  withDesigner?: boolean;
  through?: Protocol;
  /** What is known of the model; nothing unless a test says otherwise. */
  health?: ModelHealth;
}

/** A gateway whose chain is the scripted model, followed by the designer or by nothing. */
export function gatewayFor(
  server: ModelServer,
  {
    withDesigner = false,
    through = 'openai-compatible',
    health = createModelHealth(Date.now),
  }: ChainOptions = {},
): AiGateway {
  const gateway = createAiGateway({
    config: {
      ...readConfig(env),
      AI_CHAIN_CODE: [`${through}:scripted`],
      AI_CHAIN_COPY: [`${through}:scripted`],
      AI_EXTERNAL_BASE_URL: 'http://model.test/v1',
      AI_EXTERNAL_API_KEY: 'key',
      DESIGNER_PACE_MS: 0,
    },
    workersAi: server.workersAi,
    fetch: server.fetch,
    health,
  });
  return {
    ...gateway,
    chain: (family) =>
      gateway
        .chain(family)
        .slice(0, withDesigner ? 2 : 1)
        // The built-in designer computes in this process, as long as the machine needs.
        .map((link) => (link.reference === OFFLINE_REFERENCE ? link : { ...link, limits: LIMITS })),
  };
}

export interface Played {
  text: string | undefined;
  error: unknown;
  status: Awaited<ReturnType<typeof getGeneration>>;
  credits: number;
  entries: string[];
  server: ModelServer;
  ctx: TestContext;
  input: AskAiInput;
  /** What a reader of the events has in the end, and how many times something was taken back from it. */
  answer: string;
  resets: number;
}

interface PlayOptions extends ChainOptions {
  input?: Partial<AskAiInput>;
  images?: AiGateway['images'];
  /** The credit is spent beforehand, as the builder does it. */
  withReceipt?: boolean;
}

/** Asks for a page (or what `input` says) and reports everything that can be seen from outside. */
export async function play(
  script: Behaviour | readonly Behaviour[],
  { input = {}, images, withReceipt = false, ...chain }: PlayOptions = {},
): Promise<Played> {
  const server = createModelServer(...(typeof script === 'function' ? [script] : script));
  const id = crypto.randomUUID();
  const ctx = await createUserContext({
    ai: { ...gatewayFor(server, chain), images },
    newId: () => id,
  });
  const request: AskAiInput = {
    prompt: 'A website for a bakery in Turin',
    ...input,
    ...(withReceipt ? { receipt: await takeReceipt(ctx) } : {}),
  };
  let text: string | undefined;
  let error: unknown;
  try {
    const answer = await askAi({ ctx, input: request });
    text = await new Response(answer.body).text();
  } catch (caught) {
    error = caught;
  }
  await ctx.settle();
  const events = await ctx.runs.events({ id, userId: ctx.userId }, 0);
  const { available } = await ctx.ledger.balance(ctx.userId);
  const { entries } = await ctx.ledger.transactions(ctx.userId, { limit: 50 });
  return {
    text,
    error,
    server,
    ctx,
    input: request,
    ...(await readAnswer(events)),
    status: await getGeneration({ ctx, id }),
    credits: available,
    entries: entries.map(({ description }) => description),
  };
}

async function readAnswer(events: ReadableStream<Uint8Array> | null) {
  let answer = '';
  let resets = 0;
  if (events === null) return { answer, resets };
  for await (const event of readEvents(events)) {
    if (event?.type === 'text') answer += event.text;
    if (event?.type !== 'reset') continue;
    answer = '';
    resets += 1;
  }
  return { answer, resets };
}

/** Spends a credit and gives the receipt for it. */
export async function takeReceipt({ ledger, userId }: TestContext): Promise<string> {
  const spent = await ledger.deduct(userId, {
    opId: crypto.randomUUID(),
    amount: 1,
    description: 'AI Inference',
    purpose: 'generation',
  });
  if (!spent.ok) throw new Error(spent.reason);
  return spent.receipt;
}

/** The code of a refusal; undefined for anything else. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof AppError ? error.code : undefined;
}
