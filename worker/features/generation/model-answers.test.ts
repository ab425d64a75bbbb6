import { beforeAll, expect, test } from 'vitest';
import { createAiGateway } from '#worker/platform/ai/gateway.ts';
import { createModelHealth } from '#worker/platform/ai/model-health.ts';
import { createUserContext } from '#worker/testing/context.ts';
import {
  answering,
  cutByLength,
  inOnePiece,
  serverError,
  type Behaviour,
} from '#worker/testing/model-server/behaviours.ts';
import { textOfRequest } from '#worker/testing/model-server/model-server.ts';
import { play, WELCOME } from '#worker/testing/model-server/play.ts';
import { PAGE } from '#worker/testing/model-server/scripted-page.ts';
import { askAiFallback } from './ask-ai-fallback.ts';

// The first import of a provider would count towards the timeout for the first token.
beforeAll(async () => {
  await import('@ai-sdk/openai-compatible');
});

const REFUSAL = 'I’m sorry, but I can’t make a page that poses as a bank.';
const QUESTION = 'What is the bakery called?\n\nAnd when is it open?';

test.each([REFUSAL, QUESTION])('the words %j are the answer, whole and free', async (words) => {
  const { text, status, credits, entries, server } = await play(answering(words), {
    withDesigner: true,
  });
  expect(text).toBe(words);
  expect(status).toMatchObject({
    status: 'done',
    responseType: 'answer',
    summary: words,
    charged: false,
    isStandIn: false,
  });
  expect([credits, entries[0]]).toEqual([WELCOME, 'refund:answered']);
  expect(server.requests).toHaveLength(1);
});

test('a question back is the answer to the wish for a file too', async () => {
  const words = 'Which of the two scripts do you mean?';
  const { status, credits } = await play(answering(words), {
    input: { prompt: 'Write the script', fileType: 'js' },
    withDesigner: true,
  });
  expect(status).toMatchObject({ responseType: 'answer', summary: words });
  expect(credits).toBe(WELCOME);
});

test('the built-in designer on its own is the maker and no stand-in', async () => {
  const { status, credits } = await play(serverError, {
    withDesigner: true,
    input: { modelProvider: 'offline' },
  });
  expect(status).toMatchObject({ status: 'done', model: 'offline', isStandIn: false });
  expect(status.summary).not.toContain('stood in');
  expect(credits).toBe(WELCOME - 1);
});

test('a stand-in is said in the language of the request', async () => {
  const { status } = await play(serverError, {
    withDesigner: true,
    input: { prompt: 'Un sito per un panificio a Torino' },
  });
  expect(status.summary).toMatch(/^Il modello AI non ha dato una risposta utilizzabile/);
});

test('a model that starts again where it was to go on is stopped at once', async () => {
  const half = PAGE.slice(0, PAGE.indexOf('<section id="part-6"'));
  const { text, server, status, credits } = await play([cutByLength(half), cutByLength(PAGE)]);
  expect(server.requests).toHaveLength(2);
  expect(server.aborted()).toBe(1);
  expect(text).toBeUndefined();
  expect(status).toMatchObject({ status: 'failed', reason: 'unparsable', refunded: true });
  expect(credits).toBe(WELCOME);
});

test('what comes after the page is cut off and takes nothing away from it', async () => {
  const { text, status, credits, server } = await play(
    inOnePiece(`${PAGE}\n${'<p>More and more.</p>\n'.repeat(2_000)}`),
  );
  expect(text).toBe(PAGE);
  expect(status).toMatchObject({ status: 'done', charged: true });
  expect([credits, server.requests.length]).toEqual([WELCOME - 1, 1]);
});

test('a page without end is given up, and the next model answers', async () => {
  const line = '<p>Again and again and again.</p>\n';
  const endless = PAGE.split('</main>')[0] + line.repeat(20_000);
  const { status, resets, credits } = await play(inOnePiece(endless), { withDesigner: true });
  expect(status.decision?.attempts[0]).toEqual({
    model: 'openai-compatible:scripted',
    outcome: 'endless',
  });
  expect(status).toMatchObject({ status: 'done', isStandIn: true });
  expect([resets, credits]).toEqual([1, WELCOME]);
});

const FAULTS: [name: string, page: string, told: string][] = [
  [
    'a script that does not parse',
    PAGE.replace('</main>', '</main><script>const open = ;</script>'),
    'will not work',
  ],
  [
    'a style from another host',
    PAGE.replace('</head>', '<link rel="stylesheet" href="https://cdn.example/a.css"></head>'),
    'can see who visits: link cdn.example',
  ],
  [
    'a form in the name of a brand',
    PAGE.replace('<h1>Scripted page</h1>', '<h1>PayPal</h1><input type="password">'),
    'in the name of a known brand (paypal)',
  ],
  ['another language', PAGE.replace('lang="en"', 'lang="de"'), 'not in the language'],
];

test.each(FAULTS)('%s is mended in one turn', async (_name, page) => {
  const { answer, status, server, resets, credits } = await play([
    answering(page),
    answering(PAGE),
  ]);
  expect(answer.trimEnd()).toBe(PAGE);
  expect([server.requests.length, resets, credits]).toEqual([2, 1, WELCOME - 1]);
  expect(status.warnings).toEqual([]);
});

test.each(FAULTS)('%s that stays is told beside the page', async (_name, page, told) => {
  const { answer, status, server, resets, credits } = await play([
    answering(page),
    answering('It is fine as it is.'),
  ]);
  expect(answer).toBe(page);
  expect([server.requests.length, resets, credits]).toEqual([2, 0, WELCOME - 1]);
  expect(status.warnings).toEqual([expect.stringContaining(told)]);
});

test('of one model at most two answers are asked for', async () => {
  const empty = '<!doctype html>\n<html lang="en">\n<body>\n<p>Hi.</p>\n</body>\n</html>';
  const { server, status } = await play(answering(empty), { withDesigner: true });
  expect(server.requests).toHaveLength(2);
  expect(status).toMatchObject({ status: 'done', isStandIn: true });
});

test('what every call used is added up', async () => {
  const page = PAGE.replace('</main>', '</main><script>const open = ;</script>');
  const { status } = await play([answering(page), answering(PAGE)]);
  const tokens = [page, PAGE].map((text) => Math.ceil(text.length / 4));
  const output = (tokens[0] ?? 0) + (tokens[1] ?? 0);
  expect(status.usage).toEqual({ calls: 2, input: 1_800, cached: 0, output });
});

test('calls that fail and calls without a count are calls all the same, and nothing is guessed', async () => {
  const { status } = await play(serverError, { withDesigner: true });
  expect(status.usage).toEqual({ calls: 1, input: 0, cached: 0, output: 0 });
});

const BROKEN_JSON = '{\n  "open": true,\n}\n';

test('a new file that does not parse is mended in one turn', async () => {
  const { text, server, credits } = await play(
    [answering(BROKEN_JSON), answering('{\n  "open": true\n}\n')],
    { input: { prompt: 'Write the settings', fileType: 'json' } },
  );
  expect(text).toBe('{\n  "open": true\n}\n');
  expect(textOfRequest(server.requests[1] as never)).toContain('no valid JSON');
  expect([server.requests.length, credits]).toEqual([2, WELCOME - 1]);
});

test('a new script that stays broken is told, other broken files go to the next model', async () => {
  const script = await play(answering('function (\n'), {
    input: { prompt: 'Write the script', fileType: 'js' },
  });
  expect(script.status.warnings).toEqual([expect.stringContaining('will not work')]);
  const json = await play(answering(BROKEN_JSON), {
    input: { prompt: 'Write the settings', fileType: 'json' },
    withDesigner: true,
  });
  expect(json.server.requests).toHaveLength(2);
  expect(json.status).toMatchObject({ status: 'done', isStandIn: true });
});

test('a model that hung is skipped, unless somebody names it', async () => {
  const health = createModelHealth(Date.now);
  health.failed('openai-compatible:scripted', { kind: 'start-timeout' });
  const page: Behaviour = answering(PAGE);
  const skipped = await play(page, { withDesigner: true, health });
  expect(skipped.server.requests).toHaveLength(0);
  expect(skipped.status).toMatchObject({ isStandIn: true, charged: false });
  expect(skipped.status.decision?.attempts[0]).toEqual({
    model: 'openai-compatible:scripted',
    outcome: 'resting',
  });
  const input = { modelProvider: 'openai-compatible:scripted' };
  const named = await play(page, { withDesigner: true, health, input });
  expect(named.text).toBe(PAGE);
  const next = await play(page, { withDesigner: true, health });
  expect(next.text).toBe(PAGE);
});

test('Anthropic is told where the part of a request ends that the next one shares', async () => {
  const bodies: { messages: { content: { text: string; cache_control?: object }[] }[] }[] = [];
  const record: typeof fetch = async (input, init) => {
    bodies.push(await new Request(input, init).json());
    return new Response('', { status: 500 });
  };
  const ctx = await createUserContext();
  const config = {
    ...ctx.config,
    AI_CHAIN_CODE: ['anthropic:claude'],
    AI_CHAIN_COPY: ['anthropic:claude'],
    ANTHROPIC_API_KEY: 'key',
  };
  const health = createModelHealth(Date.now);
  const ai = createAiGateway({ config, workersAi: undefined, fetch: record, health });
  const input = { prompt: 'Change the title to New title', html: PAGE };
  await askAiFallback({ ctx: { ...ctx, ai }, input }).catch(() => undefined);
  const [shared, own] = bodies.at(-1)?.messages[0]?.content ?? [];
  expect(shared).toMatchObject({ cache_control: { type: 'ephemeral' } });
  expect(shared?.text).toContain('<h1>Scripted page</h1>');
  expect(own?.cache_control).toBeUndefined();
  expect(own?.text).toContain('Change the title to New title');
});
