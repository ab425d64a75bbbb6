import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { createAiGateway } from '#worker/platform/ai/gateway.ts';
import { readConfig } from '#worker/platform/config.ts';
import { createUserContext, type TestContext } from '#worker/testing/context.ts';
import { asDataUrl, makeJpeg } from '#worker/testing/picture-bytes.ts';
import { addPhoto } from './add-picture.ts';
import { describePicture } from './describe-picture.ts';
import { saveSite } from './save-site.ts';

const LLAMA = 'workers-ai:@cf/meta/llama-3.2-11b-vision-instruct';
const LLAVA = 'workers-ai:@cf/llava-hf/llava-1.5-7b-hf';
const JPEG = makeJpeg({ width: 480, height: 320 });
const PAGE = '<!doctype html><html><head><title>Forno</title></head><body>Forno</body></html>';

/** Stands for Workers AI, with what it was asked. */
function fakeVision(model: string, answer: () => unknown) {
  const asked: { model: string; input: Record<string, unknown> }[] = [];
  const binding = {
    run: async (id: string, input: Record<string, unknown>) => {
      asked.push({ model: id, input });
      return await answer();
    },
  };
  const config = { ...readConfig(env), AI_VISION: model };
  return { ai: createAiGateway({ config, workersAi: binding as unknown as Ai }), asked };
}

async function ownPicture(ctx: TestContext) {
  const uuid = crypto.randomUUID();
  await saveSite({ ctx, input: { uuid, html: PAGE } });
  const variants = [asDataUrl(JPEG, 'image/jpeg')];
  const { name } = await addPhoto({ ctx, input: { uuid, variants } });
  return { uuid, name, language: 'it' as const };
}

test('a model with conversations sees the picture and answers in the language of the page', async () => {
  const { ai, asked } = fakeVision(LLAMA, () => ({
    response: 'Questa immagine mostra un forno a legna. È acceso.',
  }));
  const ctx = await createUserContext({ ai });
  const input = await ownPicture(ctx);
  expect(await describePicture({ ctx, input })).toBe('Un forno a legna');
  expect(asked).toMatchObject([
    {
      model: '@cf/meta/llama-3.2-11b-vision-instruct',
      input: {
        messages: [
          {
            role: 'user',
            content: [
              { type: 'text', text: expect.stringContaining('Italian') },
              { type: 'image_url', image_url: { url: asDataUrl(JPEG, 'image/jpeg') } },
            ],
          },
        ],
      },
    },
  ]);
});

test('a model for captions gets the bytes', async () => {
  const { ai, asked } = fakeVision(LLAVA, () => ({ description: ' A wood-fired oven. ' }));
  const ctx = await createUserContext({ ai });
  expect(await describePicture({ ctx, input: await ownPicture(ctx) })).toBe('A wood-fired oven');
  expect(asked[0]?.input.image).toEqual([...JPEG]);
});

test.each([
  ['fails', () => Promise.reject(new Error('3040: Capacity temporarily exceeded'))],
  ['refuses', () => ({ response: "I'm sorry, I can't help with that." })],
  ['answers something else', () => ({ choices: [] })],
] satisfies [string, () => unknown][])(
  'a model that %s proposes nothing',
  async (_what, answer) => {
    const { ai } = fakeVision(LLAMA, answer);
    const ctx = await createUserContext({ ai });
    expect(await describePicture({ ctx, input: await ownPicture(ctx) })).toBeNull();
  },
);

test('nobody is asked about a picture that is not there, not one’s own, or without a model', async () => {
  const { ai, asked } = fakeVision(LLAMA, () => ({ response: 'A loaf' }));
  const ctx = await createUserContext({ ai });
  const input = await ownPicture(ctx);
  expect(await describePicture({ ctx, input: { ...input, name: 'other' } })).toBeNull();
  const stranger = await createUserContext({ ai });
  await expect(describePicture({ ctx: stranger, input })).rejects.toMatchObject({
    code: expect.stringMatching(/^sites\./),
  });
  const keyless = { ...ctx, ai: { ...ai, reader: undefined } };
  expect(await describePicture({ ctx: keyless, input })).toBeNull();
  expect(asked).toEqual([]);
});
