import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { runChain } from './failover.ts';
import { createAiGateway } from './gateway.ts';

/** The binding, as far as the provider uses it, with what it was asked. */
function fakeBinding(answer: (input: Record<string, unknown>) => unknown) {
  const calls: { model: string; input: Record<string, unknown> }[] = [];
  const binding = {
    run: async (model: string, input: Record<string, unknown>) => {
      calls.push({ model, input });
      return answer(input);
    },
  };
  return { calls, binding: binding as unknown as Ai };
}

function sse(...events: object[]): ReadableStream {
  const lines = [
    ...events.map((event) => `data: ${JSON.stringify(event)}\n\n`),
    'data: [DONE]\n\n',
  ];
  return new Response(lines.join('')).body as ReadableStream;
}

function gateway(binding: Ai | undefined, media = '@cf/black-forest-labs/flux-1-schnell') {
  return createAiGateway({
    config: {
      ...readConfig(env),
      AI_CHAIN_CODE: ['workers-ai:@cf/zai-org/glm-5.3-flash'],
      AI_CHAIN_MEDIA: [`workers-ai:${media}`],
    },
    workersAi: binding,
  });
}

async function ask(binding: Ai) {
  let text = '';
  const ai = gateway(binding);
  const result = await runChain({
    chain: ai.chain('code').slice(0, 1),
    optionsFor: ({ maxOutputTokens, reasoning }) => ({
      prompt: [{ role: 'user', content: [{ type: 'text', text: 'Hello' }] }],
      maxOutputTokens,
      ...(reasoning === undefined ? {} : { reasoning }),
    }),
    signal: new AbortController().signal,
    onAttempt: () => undefined,
    onText: (piece) => void (text += piece),
  }).catch((error: unknown) => error);
  return { text, result };
}

test('a model of Workers AI streams, with a token limit and little reasoning', async () => {
  const { binding, calls } = fakeBinding(() => sse({ response: 'Good ' }, { response: 'day' }));
  const { text, result } = await ask(binding);
  expect(text).toBe('Good day');
  expect(result).toMatchObject({ finish: { reason: 'stop' } });
  expect(calls[0]).toMatchObject({
    model: '@cf/zai-org/glm-5.3-flash',
    input: { max_tokens: 24_000, stream: true, reasoning_effort: 'low' },
  });
});

test('an error object inside the stream is a failure, not an empty answer', async () => {
  const { binding } = fakeBinding(() => sse({ errors: [{ message: 'Capacity', code: 3040 }] }));
  const { result } = await ask(binding);
  expect(result).toMatchObject({ name: 'ChainFailure', kind: 'empty', hasStarted: false });
});

test.each([
  '3040: Capacity temporarily exceeded, please try again.',
  '3036: You have used up your daily free allocation of 10,000 neurons.',
  '4006: you have used up your daily free allocation of 10,000 neurons',
])('a full machine and a spent allocation are a rate limit: %s', async (message) => {
  const { binding } = fakeBinding(() => {
    throw new Error(message);
  });
  const { result } = await ask(binding);
  expect(result).toMatchObject({ name: 'ChainFailure', kind: 'rate-limited' });
});

test('without the binding the chain is the designer alone', () => {
  expect(
    gateway(undefined)
      .chain('code')
      .map(({ reference }) => reference),
  ).toEqual(['offline']);
  expect(gateway(undefined).images).toBeUndefined();
});

test('only configured models can be chosen', () => {
  const ai = gateway(fakeBinding(() => '').binding);
  expect(ai.find('workers-ai:@cf/zai-org/glm-5.3-flash')?.editFormat).toBe('blocks');
  expect(ai.find('offline')?.reference).toBe('offline');
  expect(ai.find('workers-ai:@cf/other')).toBeUndefined();
  expect(ai.find('__proto__')).toBeUndefined();
});

test('a picture comes as base64 and goes out as bytes with their type', async () => {
  const jpeg = btoa(String.fromCharCode(0xff, 0xd8, 0xff, 0xe0, 1, 2, 3));
  const { binding, calls } = fakeBinding(() => ({ image: jpeg }));
  const image = await gateway(binding).images?.make({
    description: 'a loaf of bread',
    signal: new AbortController().signal,
  });
  expect(image).toMatchObject({ mediaType: 'image/jpeg', bytes: { length: 7 } });
  expect(calls[0]?.input).toEqual({ prompt: 'a loaf of bread' });
});

test('the models of FLUX.2 get a form, which the binding can read', async () => {
  const png = btoa(String.fromCharCode(0x89, 0x50, 0x4e, 0x47, 1));
  const { binding, calls } = fakeBinding(() => ({ image: png }));
  const { images } = gateway(binding, '@cf/black-forest-labs/flux-2-klein-4b');
  const { signal } = new AbortController();
  expect(await images?.make({ description: 'a loaf', signal })).toMatchObject({
    mediaType: 'image/png',
  });
  const multipart = calls[0]?.input.multipart as { body: ReadableStream; contentType: string };
  const headers = { 'content-type': multipart.contentType };
  const form = await new Response(multipart.body, { headers }).formData();
  expect([...form]).toEqual([
    ['prompt', 'a loaf'],
    ['width', '1200'],
    ['height', '896'],
  ]);
});

test('what is no picture is a failure', async () => {
  const { binding } = fakeBinding(() => ({ image: btoa('<svg>') }));
  const { images } = gateway(binding);
  const { signal } = new AbortController();
  await expect(images?.make({ description: 'x', signal })).rejects.toMatchObject({
    kind: 'broken-stream',
  });
});

test('calls go through the AI Gateway that is configured', async () => {
  const options: unknown[] = [];
  const binding = {
    run: async (_model: string, _input: unknown, given: unknown) => {
      options.push(given);
      return sse({ response: 'Good day' });
    },
  };
  const config = { ...readConfig(env), AI_CHAIN_CODE: ['workers-ai:@cf/x'], AI_GATEWAY_ID: 'mine' };
  const [link] = createAiGateway({ config, workersAi: binding as unknown as Ai }).chain('code');
  await link?.model.doStream({ prompt: [] });
  expect(options).toEqual([expect.objectContaining({ gateway: { id: 'mine' } })]);
});
