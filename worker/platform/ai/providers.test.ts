import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { runChain } from './failover.ts';
import { createAiGateway } from './gateway.ts';
import { settingsFor } from './model-settings.ts';

interface Call {
  url: string;
  headers: Headers;
  body: Record<string, unknown>;
}

function recorder(answer: string) {
  const calls: Call[] = [];
  const record: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    calls.push({ url: request.url, headers: request.headers, body: await request.json() });
    return new Response(answer, { headers: { 'content-type': 'text/event-stream' } });
  };
  return { calls, record };
}

const EXTERNAL = {
  ...readConfig(env),
  OPENAI_API_KEY: 'openai-key',
  ANTHROPIC_API_KEY: 'anthropic-key',
  AI_EXTERNAL_BASE_URL: 'https://models.example/v1',
  AI_EXTERNAL_API_KEY: 'external-key',
};

async function ask(reference: string, answer: string) {
  const { calls, record } = recorder(answer);
  const config = { ...EXTERNAL, AI_CHAIN_CODE: [reference] };
  const [link] = createAiGateway({ config, workersAi: undefined, fetch: record }).chain('code');
  if (link === undefined) throw new Error('no model');
  let text = '';
  const { finish } = await runChain({
    chain: [link],
    optionsFor: ({ maxOutputTokens }) => ({
      prompt: [
        { role: 'system', content: 'Be short.' },
        { role: 'user', content: [{ type: 'text', text: 'Hello' }] },
      ],
      maxOutputTokens,
    }),
    signal: new AbortController().signal,
    onAttempt: () => undefined,
    onText: (piece) => void (text += piece),
  });
  return { text, reason: finish.reason, call: calls[0], count: calls.length };
}

function events(...data: object[]): string {
  return data.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('');
}

const CHAT =
  events(
    { id: '1', choices: [{ index: 0, delta: { role: 'assistant', content: 'Good day' } }] },
    { id: '1', choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] },
  ) + 'data: [DONE]\n\n';

const CLAUDE = [
  {
    type: 'message_start',
    message: {
      id: 'm',
      type: 'message',
      role: 'assistant',
      model: 'claude',
      content: [],
      stop_reason: null,
      stop_sequence: null,
      usage: { input_tokens: 9, output_tokens: 1 },
    },
  },
  { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
  { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: 'Good day' } },
  { type: 'content_block_stop', index: 0 },
  {
    type: 'message_delta',
    delta: { stop_reason: 'end_turn', stop_sequence: null },
    usage: { output_tokens: 2 },
  },
  { type: 'message_stop' },
]
  .map((event) => `event: ${event.type}\n${events(event)}`)
  .join('');

test('an OpenAI-compatible server is asked at its own address with its own key, once', async () => {
  const { text, reason, call, count } = await ask('openai-compatible:some/model', CHAT);
  expect({ text, reason, count }).toEqual({ text: 'Good day', reason: 'stop', count: 1 });
  expect(call?.url).toBe('https://models.example/v1/chat/completions');
  expect(call?.headers.get('authorization')).toBe('Bearer external-key');
  expect(call?.body).toMatchObject({ model: 'some/model', max_tokens: 16_000, stream: true });
});

test('OpenAI is asked with its own key', async () => {
  const { text, reason, call } = await ask('openai:gpt-5', CHAT);
  expect({ text, reason }).toEqual({ text: 'Good day', reason: 'stop' });
  expect(call?.url).toBe('https://api.openai.com/v1/chat/completions');
  expect(call?.headers.get('authorization')).toBe('Bearer openai-key');
  expect(call?.body).toMatchObject({ model: 'gpt-5', stream: true });
});

test('Anthropic is asked with its own key', async () => {
  const { text, reason, call } = await ask('anthropic:claude-sonnet', CLAUDE);
  expect({ text, reason }).toEqual({ text: 'Good day', reason: 'stop' });
  expect(call?.url).toBe('https://api.anthropic.com/v1/messages');
  expect(call?.headers.get('x-api-key')).toBe('anthropic-key');
  expect(call?.body).toMatchObject({ model: 'claude-sonnet', stream: true, max_tokens: 24_000 });
});

test('each family has the chain that is configured for it, without what lacks a key', () => {
  const config = {
    ...EXTERNAL,
    OPENAI_API_KEY: undefined,
    AI_CHAIN_CODE: ['openai:gpt-5', 'anthropic:claude-sonnet', 'unknown:x', 'constructor:y'],
    AI_CHAIN_COPY: ['openai-compatible:small', 'offline', 'anthropic:claude-sonnet'],
  };
  const ai = createAiGateway({ config, workersAi: undefined });
  const chains = (['code', 'copy', 'media'] as const).map((family) =>
    ai.chain(family).map(({ reference }) => reference),
  );
  expect(chains).toEqual([
    ['anthropic:claude-sonnet', 'offline'],
    ['openai-compatible:small', 'offline'],
    ['anthropic:claude-sonnet', 'offline'],
  ]);
});

test('a model that is not known by name gets modest settings, a known one its own', () => {
  expect(settingsFor('some/model')).toMatchObject({
    editFormat: 'blocks',
    maxOutputTokens: 16_000,
  });
  expect(settingsFor('@cf/qwen/qwen2.5-coder-32b-instruct')).toMatchObject({
    editFormat: 'whole',
    contextTokens: 32_000,
  });
  expect(settingsFor('@cf/moonshotai/kimi-k2.7-code').reasoning).toBe('low');
});
