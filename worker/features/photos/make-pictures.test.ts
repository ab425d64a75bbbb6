import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import type { MakePicturesInput } from '#contract/made-pictures.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';
import type { AiGateway } from '#worker/platform/ai/port.ts';
import { createAiGateway } from '#worker/platform/ai/gateway.ts';
import { readConfig } from '#worker/platform/config.ts';
import { createUserContext, type TestContext } from '#worker/testing/context.ts';
import { makeGif, makeJpeg } from '#worker/testing/picture-bytes.ts';
import { forgetProposals } from './made-store.ts';
import { makePictures, readMadePicture } from './make-pictures.ts';
import { deleteProposalsOf } from './photos-client.ts';

const WELCOME = 5;
const DAY_MS = 24 * 60 * 60 * 1000;
const JPEG = makeJpeg({ width: 1024, height: 768 });

type Answer = (nth: number) => unknown;

/** Stands for Workers AI: the model answers base64 in JSON, and is told which call it is. */
function fakeModel(answer: Answer): { images: AiGateway; asked: Record<string, unknown>[] } {
  const asked: Record<string, unknown>[] = [];
  const binding = {
    run: async (_model: string, input: Record<string, unknown>) => {
      asked.push(input);
      return await answer(asked.length);
    },
  };
  const config = {
    ...readConfig(env),
    AI_CHAIN_MEDIA: ['workers-ai:@cf/black-forest-labs/flux-1-schnell'],
  };
  return { images: createAiGateway({ config, workersAi: binding as unknown as Ai }), asked };
}

const base64 = (bytes: Uint8Array): { image: string } => ({
  image: btoa(String.fromCharCode(...bytes)),
});

async function studio(answer: Answer = () => base64(JPEG)) {
  const { images, asked } = fakeModel(answer);
  const ctx = await createUserContext({ ai: images });
  await ctx.ledger.open(ctx.userId);
  return { ctx, asked };
}

function order(more: Partial<MakePicturesInput> = {}): MakePicturesInput {
  return { id: crypto.randomUUID(), description: 'A loaf of bread on a table', ...more };
}

async function credits(ctx: TestContext) {
  const { available, held } = await ctx.ledger.balance(ctx.userId);
  return { available, held };
}

async function entriesOf(ctx: TestContext) {
  const { entries } = await ctx.ledger.transactions(ctx.userId, { limit: 20 });
  return entries.map(({ description, amount }) => [description, amount]);
}

async function objectsOf({ userId }: TestContext): Promise<number> {
  return (await env.SITES.list({ prefix: `made/${userId}/` })).objects.length;
}

const FREE = { available: WELCOME, held: 0 };
const PAID = { available: WELCOME - 1, held: 0 };

test('three proposals cost one credit, are there for their owner, and the same order again costs nothing', async () => {
  const { ctx, asked } = await studio();
  const input = order();
  const made = await makePictures({ ctx, input });
  expect(made).toEqual({
    kind: 'made',
    addresses: [0, 1, 2].map((nth) => `/api/pictures/made/${input.id}/${nth}`),
    creditsRemaining: WELCOME - 1,
  });
  expect(new Set(asked.map(({ prompt }) => prompt)).size).toBe(3);
  expect(await makePictures({ ctx, input })).toEqual(made);
  expect([asked.length, await credits(ctx)]).toEqual([3, PAID]);
  expect(await entriesOf(ctx)).toEqual([
    ['pictures', -1],
    ['welcome', WELCOME],
  ]);

  const wanted = { id: input.id, nth: '2' };
  expect(await readMadePicture({ ctx, input: wanted })).toEqual({
    bytes: JPEG,
    type: 'image/jpeg',
  });
  const { ctx: other } = await studio();
  await expect(readMadePicture({ ctx: other, input: wanted })).rejects.toMatchObject({
    code: 'request.not-found',
  });
});

test('what says how a picture was made is cut out, and what is no picture is left out', async () => {
  const told = makeJpeg({ width: 1024, height: 768, hasMetadata: true, tail: '<script>' });
  const { ctx } = await studio(
    (nth) =>
      [base64(told), base64(makeGif({ width: 9, height: 9, isAnimated: true })), { image: '' }][
        nth - 1
      ],
  );
  const input = order();
  expect(await makePictures({ ctx, input })).toMatchObject({
    addresses: [`/api/pictures/made/${input.id}/0`],
  });
  const { bytes } = await readMadePicture({ ctx, input: { id: input.id, nth: '0' } });
  expect(bytes).toEqual(JPEG);
  expect(await credits(ctx)).toEqual(PAID);
});

const FAILURES: [what: string, answer: Answer][] = [
  ['fails', () => Promise.reject(new Error('3040: Capacity temporarily exceeded'))],
  ['answers no picture', () => ({ image: btoa('<svg onload="alert(1)">') })],
  ['answers something else', () => 'NSFW'],
];

test.each(FAILURES)(
  'a model that %s costs nothing, and says so in the ledger',
  async (_what, answer) => {
    const { ctx } = await studio(answer);
    await expect(makePictures({ ctx, input: order() })).rejects.toMatchObject({
      code: 'pictures.failed',
    });
    expect([await credits(ctx), await objectsOf(ctx)]).toEqual([FREE, 0]);
    expect((await entriesOf(ctx)).slice(0, 2)).toEqual([
      ['refund:model-error', 1],
      ['pictures', -1],
    ]);
  },
);

test.each([
  ['', 'pictures.short'],
  ['x'.repeat(501), 'pictures.long'],
  ['Una donna nuda', 'pictures.forbidden'],
])('“%.9s” is refused before anything is charged or asked', async (description, code) => {
  const { ctx, asked } = await studio();
  await expect(makePictures({ ctx, input: order({ description }) })).rejects.toMatchObject({
    code,
  });
  expect([asked, await entriesOf(ctx)]).toEqual([[], [['welcome', WELCOME]]]);
});

test('without credits nobody is asked', async () => {
  const { ctx, asked } = await studio();
  for (let spent = 0; spent < WELCOME; spent += 1) await makePictures({ ctx, input: order() });
  await expect(makePictures({ ctx, input: order() })).rejects.toMatchObject({
    code: 'credits.insufficient',
  });
  expect(asked).toHaveLength(3 * WELCOME);
});

test('two calls for one order ask once and pay once', async () => {
  const { ctx, asked } = await studio();
  const input = order();
  const outcomes = await Promise.allSettled([1, 2].map(() => makePictures({ ctx, input })));
  const codes = outcomes.map((outcome) =>
    outcome.status === 'fulfilled' ? outcome.value.kind : (outcome.reason as { code: string }).code,
  );
  expect(codes.toSorted()).toEqual(['made', 'pictures.busy']);
  expect([asked.length, await credits(ctx)]).toEqual([3, PAID]);
});

test('a store that is down returns the credit, and the ended order has to be asked anew', async () => {
  const { ctx } = await studio();
  const bucket: R2Bucket = new Proxy(ctx.bucket, {
    get: (real, key): unknown => {
      if (key === 'put') return () => Promise.reject(new Error('down'));
      return (Reflect.get(real, key) as () => unknown).bind(real);
    },
  });
  const input = order();
  await expect(makePictures({ ctx: { ...ctx, bucket }, input })).rejects.toThrow('down');
  expect([await credits(ctx), await objectsOf(ctx)]).toEqual([FREE, 0]);
  await expect(makePictures({ ctx, input })).rejects.toMatchObject({ code: 'pictures.over' });
});

test('after a crash between the pictures and the payment the same order pays once', async () => {
  const { ctx, asked } = await studio();
  const dead = () => Promise.reject(new Error('killed'));
  const ledger: ActorContext['ledger'] = { ...ctx.ledger, settle: dead, release: dead };
  const input = order();
  await expect(makePictures({ ctx: { ...ctx, ledger }, input })).rejects.toThrow('killed');
  expect(await credits(ctx)).toEqual({ available: WELCOME - 1, held: 1 });
  expect(await makePictures({ ctx, input })).toMatchObject({ kind: 'made' });
  expect([asked.length, await credits(ctx)]).toEqual([3, PAID]);
});

test('an account without room is told before it pays', async () => {
  const { ctx, asked } = await studio();
  await env.DB.prepare(
    `INSERT INTO contents (user_id, hash, key, size, created_at) VALUES (?, 'x', ?, ?, ?)`,
  )
    .bind(ctx.userId, crypto.randomUUID(), 10 ** 9, Date.now())
    .run();
  await expect(makePictures({ ctx, input: order() })).rejects.toMatchObject({
    code: 'sites.limit',
  });
  expect([asked, await credits(ctx)]).toEqual([[], FREE]);
});

test('proposals are there for a day, and none of an account that is deleted', async () => {
  const { ctx } = await studio();
  const input = order();
  await makePictures({ ctx, input });
  const wanted = { id: input.id, nth: '0' };
  const later = { ...ctx, now: () => Date.now() + DAY_MS + 1_000 };
  await expect(readMadePicture({ ctx: later, input: wanted })).rejects.toMatchObject({
    code: 'request.not-found',
  });
  await forgetProposals(ctx);
  expect(await objectsOf(ctx)).toBe(3);
  await forgetProposals(later);
  expect(await objectsOf(ctx)).toBe(0);

  await makePictures({ ctx, input: order() });
  await deleteProposalsOf(ctx, ctx.userId);
  expect(await objectsOf(ctx)).toBe(0);
});

test('without a picture model the designer draws for nothing, and says that it did', async () => {
  const ctx = await createUserContext();
  await ctx.ledger.open(ctx.userId);
  const made = await makePictures({ ctx, input: order({ description: 'Un calice di vino' }) });
  expect(made).toMatchObject({ kind: 'drawn' });
  expect(made.kind === 'drawn' && made.drawings).toHaveLength(3);
  expect([await credits(ctx), await objectsOf(ctx)]).toEqual([FREE, 0]);
});
