import { beforeAll, expect, test } from 'vitest';
import type { AskAiInput } from '#contract/generation.ts';
import { createAiGateway } from '#worker/platform/ai/gateway.ts';
import { createModelHealth } from '#worker/platform/ai/model-health.ts';
import { createUserContext } from '#worker/testing/context.ts';
import {
  answering,
  cutByLength,
  empty,
  errorObjectAfter,
  filtered,
  htmlErrorPage,
  malformedLineWithin,
  overloaded,
  rateLimited,
  reasoning,
  rejected,
  serverError,
  silent,
  slowStart,
  socketCutAfter,
  stallingAfter,
  unauthorized,
  withoutFinish,
  type Behaviour,
} from '#worker/testing/model-server/behaviours.ts';
import { createModelServer, textOfRequest } from '#worker/testing/model-server/model-server.ts';
import {
  codeOf,
  gatewayFor,
  play,
  type Protocol,
  WELCOME,
} from '#worker/testing/model-server/play.ts';
import { PAGE } from '#worker/testing/model-server/scripted-page.ts';
import { AppError } from '#worker/http/app-error.ts';
import { askAiFallback } from './ask-ai-fallback.ts';
import { getGeneration } from './get-generation.ts';

// The first import of a provider would count towards the timeout for the first token.
beforeAll(async () => {
  await Promise.all([import('@ai-sdk/openai-compatible'), import('workers-ai-provider')]);
});

const PROTOCOLS: Protocol[] = ['openai-compatible', 'workers-ai'];

/** Runs every row once for each protocol that can reach the model. */
function throughBoth<Row extends [name: string, ...rest: unknown[]]>(
  rows: readonly Row[],
): [Protocol, ...Row][] {
  return PROTOCOLS.flatMap((through) => rows.map((row): [Protocol, ...Row] => [through, ...row]));
}

const RIGHT_PAGES: [name: string, behaviour: Behaviour][] = [
  ['a normal answer', answering(PAGE)],
  ['a slow start within the limit', slowStart(PAGE, 60)],
  [
    'chatter and fences around the page',
    answering(`Sure! Here is your page:\n\n\`\`\`html\n${PAGE}\n\`\`\`\nEnjoy.`),
  ],
  [
    'Italian chatter',
    answering(`Certo! Ecco la pagina:\n\n\`\`\`html\n${PAGE}\n\`\`\`\nFammi sapere.`),
  ],
  ['reasoning in its own field', reasoning('The user wants a bakery. '.repeat(20), PAGE)],
  ['reasoning in the text', answering(`<think>A <!doctype html> goes first.</think>\n${PAGE}`)],
  ['a malformed line', malformedLineWithin(PAGE)],
  ['no finish reason', withoutFinish(PAGE)],
];

test.each(throughBoth(RIGHT_PAGES))(
  '%s: %s ends in the page and costs one credit',
  async (through, _name, behaviour) => {
    const { text, status, credits, entries } = await play(behaviour, { through });
    expect(text).toBe(PAGE);
    expect(credits).toBe(WELCOME - 1);
    expect(entries).toEqual(['generation', 'welcome']);
    expect(status).toMatchObject({ status: 'done', charged: true, refunded: false });
  },
);

const NOTHING_USABLE: [name: string, behaviour: Behaviour, reason: string, code: string][] = [
  ['silence', silent, 'timeout', 'generation.timeout'],
  ['a wrong key', unauthorized, 'model-error', 'generation.model-failed'],
  ['an unknown model', rejected, 'model-error', 'generation.model-failed'],
  ['a rate limit', rateLimited(20), 'model-error', 'generation.model-failed'],
  ['a server error', serverError, 'model-error', 'generation.model-failed'],
  ['an overload', overloaded, 'model-error', 'generation.model-failed'],
  ['an empty answer', empty, 'empty', 'generation.empty'],
  ['a content filter', filtered, 'empty', 'generation.empty'],
  [
    'an answer without a document',
    answering('A bakery page with warm colours.'),
    'unparsable',
    'generation.empty',
  ],
];

const NO_STREAM: [Protocol, ...(typeof NOTHING_USABLE)[number]][] = [
  ['openai-compatible', 'a proxy’s page', htmlErrorPage, 'model-error', 'generation.model-failed'],
  ['workers-ai', 'what is no stream of events', htmlErrorPage, 'empty', 'generation.empty'],
];

test.each([...throughBoth(NOTHING_USABLE), ...NO_STREAM])(
  '%s: %s before the first byte is an error that gives the credit back',
  async (through, _name, behaviour, reason, code) => {
    const { text, error, status, credits, entries } = await play(behaviour, { through });
    expect(text).toBeUndefined();
    expect(codeOf(error)).toBe(code);
    expect(credits).toBe(WELCOME);
    expect(entries).toEqual([`refund:${reason}`, 'generation', 'welcome']);
    expect(status).toMatchObject({ status: 'failed', reason, charged: false, refunded: true });
  },
);

test.each([...throughBoth(NOTHING_USABLE), ...NO_STREAM])(
  '%s: after %s the next model answers',
  async (through, _name, behaviour) => {
    const { text, status, credits, entries } = await play(behaviour, {
      through,
      withDesigner: true,
    });
    expect(text).toMatch(/^<!doctype html>/i);
    expect(text).toContain('Turin');
    expect(credits).toBe(WELCOME);
    expect(entries).toEqual(['refund:stand-in', 'generation', 'welcome']);
    expect(status).toMatchObject({
      status: 'done',
      charged: false,
      model: 'offline',
      isStandIn: true,
      summary: expect.stringMatching(/^The AI model gave no usable answer/),
      decision: { chain: [`${through}:scripted`, 'offline'] },
    });
    expect(status.decision?.attempts.at(-1)).toEqual({ model: 'offline', outcome: 'stop' });
  },
);

const HALF = PAGE.slice(0, PAGE.indexOf('<section id="part-6"'));
const BROKEN_OFF: [name: string, behaviour: Behaviour, reason: string][] = [
  ['a stall', stallingAfter(HALF), 'timeout'],
  ['an error object', errorObjectAfter(HALF), 'model-error'],
  ['a cut socket', socketCutAfter(HALF), 'model-error'],
];

test.each(throughBoth(BROKEN_OFF))(
  '%s: %s in the middle breaks the body off and gives the credit back',
  async (through, _name, behaviour, reason) => {
    const { text, error, status, credits, entries } = await play(behaviour, { through });
    expect(text).toBeUndefined();
    expect(error).toBeInstanceOf(Error);
    expect(codeOf(error)).toBeUndefined();
    expect(credits).toBe(WELCOME);
    expect(entries).toEqual([`refund:${reason}`, 'generation', 'welcome']);
    expect(status).toMatchObject({ status: 'failed', reason, refunded: true });
  },
);

test.each(throughBoth(BROKEN_OFF))(
  '%s: after %s in the middle the next model begins anew, free of charge',
  async (through, _name, behaviour) => {
    const { answer, resets, status, credits } = await play(behaviour, {
      through,
      withDesigner: true,
    });
    expect(answer).toMatch(/^<!doctype html>/i);
    expect(answer).toContain('Turin');
    expect(answer).not.toContain('Scripted page');
    expect([resets, credits]).toEqual([1, WELCOME]);
    expect(status).toMatchObject({ status: 'done', isStandIn: true, refunded: true });
  },
);

test.each(PROTOCOLS)(
  '%s: an answer cut by its length is continued at the line it repeats',
  async (through) => {
    const cut = PAGE.indexOf('Text of part 6') + 7;
    const lineStart = PAGE.lastIndexOf('\n<h2>Part 6', cut) + 1;
    const { text, credits, server } = await play(
      [cutByLength(PAGE.slice(0, cut)), answering(`\`\`\`html\n${PAGE.slice(lineStart)}\n\`\`\``)],
      { through },
    );
    expect(text).toBe(PAGE);
    expect(credits).toBe(WELCOME - 1);
    expect(server.requests).toHaveLength(2);
    expect(server.requests[1]?.messages.at(-1)?.content).toContain('<h2>Part 6</h2>');
  },
);

test.each(PROTOCOLS)('%s: half a page is no page: the next model begins anew', async (through) => {
  const cuts = [cutByLength(HALF), cutByLength('<section id="part-6">\n<h2>Part 6</h2>\n')];
  const alone = await play([...cuts, answering(PAGE)], { through });
  expect(alone.server.requests).toHaveLength(2);
  expect([alone.text, alone.credits]).toEqual([undefined, WELCOME]);
  expect(alone.status).toMatchObject({ status: 'failed', reason: 'unparsable', refunded: true });
  const helped = await play(cuts, { through, withDesigner: true });
  expect(helped.answer).not.toContain('Part 6');
  expect(helped.answer).toContain('Turin');
  expect(helped.status).toMatchObject({ status: 'done', isStandIn: true, charged: false });
});

const RIGHT_BLOCK =
  '<<<<<<< SEARCH\n<h1>Scripted page</h1>\n=======\n<h1>New title</h1>\n>>>>>>> REPLACE';
const WRONG_BLOCK =
  '<<<<<<< SEARCH\n<h1>Another page</h1>\n<p>No</p>\n=======\n<h1>New title</h1>\n>>>>>>> REPLACE';
const EDIT: Partial<AskAiInput> = { prompt: 'Change the title to New title', html: PAGE };

test.each(PROTOCOLS)('%s: a right block comes out as a block', async (through) => {
  const { text, credits, server } = await play(answering(`I changed the title.\n${RIGHT_BLOCK}`), {
    through,
    input: EDIT,
  });
  expect(text).toContain('<h1>New title</h1>');
  expect(text).toContain('<<<<<<< SEARCH');
  expect(credits).toBe(WELCOME - 1);
  expect(textOfRequest(server.requests[0] as never)).toContain('<h1>Scripted page</h1>');
});

test.each(PROTOCOLS)('%s: a wrong block is repaired once with the reason', async (through) => {
  const { text, credits, server } = await play([answering(WRONG_BLOCK), answering(RIGHT_BLOCK)], {
    through,
    input: EDIT,
  });
  expect(text).toContain('<h1>New title</h1>');
  expect(credits).toBe(WELCOME - 1);
  expect(server.requests).toHaveLength(2);
  expect(server.requests[1]?.messages.at(-1)?.content).toContain('SEARCH text is not in the file');
});

test.each(PROTOCOLS)('%s: blocks that never fit cost nothing', async (through) => {
  const { error, status, credits, entries, server } = await play(answering(WRONG_BLOCK), {
    through,
    input: EDIT,
  });
  expect(codeOf(error)).toBe('diff.unapplied');
  expect(server.requests).toHaveLength(2);
  expect(credits).toBe(WELCOME);
  expect(entries).toEqual(['refund:unapplied', 'generation', 'welcome']);
  expect(status).toMatchObject({ status: 'failed', reason: 'unapplied', refunded: true });
});

const TRANSLATE: Partial<AskAiInput> = { prompt: 'Translate the page into Italian', html: PAGE };

test.each(PROTOCOLS)('%s: a translation passes only texts through the model', async (through) => {
  const { text, status, server, credits } = await play(
    answering('{"t1":"Pagina di prova","t3":"Pagina di prova"}'),
    { through, input: TRANSLATE },
  );
  expect(textOfRequest(server.requests[0] as never)).not.toContain('<section');
  expect(text).toContain('<h1>Pagina di prova</h1>');
  expect(credits).toBe(WELCOME - 1);
  expect(status).toMatchObject({
    family: 'copy',
    responseType: 'diff',
    decision: { task: 'translate' },
  });
});

test.each(PROTOCOLS)('%s: texts that come back unreadable cost nothing', async (through) => {
  const { error, credits, status } = await play(answering('I would rather not.'), {
    through,
    input: TRANSLATE,
  });
  expect(error).toBeInstanceOf(AppError);
  expect(credits).toBe(WELCOME);
  expect(status).toMatchObject({ status: 'failed', refunded: true });
});

test('after texts that come back unreadable the next model is asked', async () => {
  const { status, credits } = await play(answering('I would rather not.'), {
    input: TRANSLATE,
    withDesigner: true,
  });
  expect(status.decision?.attempts).toEqual([
    { model: 'openai-compatible:scripted', outcome: 'stop' },
    { model: 'openai-compatible:scripted', outcome: 'no-texts' },
    { model: 'offline', outcome: 'stop' },
  ]);
  expect(credits).toBe(WELCOME);
});

test.each(PROTOCOLS)('%s: an unclear request is sorted by a small model first', async (through) => {
  const { status, server } = await play([answering('copy'), answering('{"t3":"Another page"}')], {
    through,
    input: { prompt: 'hmm, the words up there', html: PAGE },
  });
  expect(server.requests).toHaveLength(2);
  expect(status).toMatchObject({ status: 'done', decision: { task: 'copy', confidence: 0.6 } });
});

test('when the small model says nothing of use the guess of the rules stands', async () => {
  const { status } = await play([serverError, answering(RIGHT_BLOCK)], {
    input: { prompt: 'hmm, the words up there', html: PAGE },
  });
  expect(status).toMatchObject({ status: 'done', decision: { task: 'edit', confidence: 0.5 } });
});

test.each(PROTOCOLS)('%s: a question is answered in words and costs nothing', async (through) => {
  const { text, status, credits, server } = await play(
    answering('The fonts are **Georgia** and Arial.'),
    { through, input: { prompt: 'Which fonts do you use here?', html: PAGE } },
  );
  expect(text?.trim()).toBe('The fonts are Georgia and Arial.');
  expect(status).toMatchObject({
    status: 'done',
    responseType: 'answer',
    summary: 'The fonts are Georgia and Arial.',
    charged: false,
  });
  expect(server.requests).toHaveLength(1);
  expect(credits).toBe(WELCOME);
});

test('embedded pictures never reach the model and come back untouched', async () => {
  const picture = `data:image/png;base64,${'QUJD'.repeat(500)}`;
  const html = PAGE.replace('</main>', `<img alt="" src="${picture}">\n</main>`);
  const { text, server, credits } = await play(answering(RIGHT_BLOCK), {
    input: { ...EDIT, html },
  });
  expect(textOfRequest(server.requests[0] as never)).not.toContain('base64');
  expect(text).not.toContain('data:embedded');
  expect(credits).toBe(WELCOME - 1);
});

test('when models failed and the designer cannot help, the models’ failure is the news', async () => {
  const { error, credits } = await play(serverError, {
    input: { prompt: 'sing me a song about bits, please', html: PAGE },
    withDesigner: true,
  });
  expect(codeOf(error)).toBe('generation.model-failed');
  expect(credits).toBe(WELCOME);
});

const WEAK_PAGE = '<!doctype html>\n<html lang="en">\n<body>\n<p>Hi.</p>\n</body>\n</html>';
const FALLEN_BACK: [name: string, behaviour: Behaviour][] = [
  ...BROKEN_OFF.map(([name, behaviour]): [string, Behaviour] => [name, behaviour]),
  ['a page without content', answering(WEAK_PAGE)],
];

test.each(FALLEN_BACK)(
  'in the fallback route %s gives way to the next model',
  async (_name, behaviour) => {
    const server = createModelServer(behaviour);
    const ctx = await createUserContext({ ai: gatewayFor(server, { withDesigner: true }) });
    const input: AskAiInput = { prompt: 'A website for a bakery in Turin' };
    const answer = await askAiFallback({ ctx, input });
    expect(answer).toMatchObject({ ok: true, model: 'offline', creditsRemaining: WELCOME });
    expect(answer.content).toContain('Turin');
  },
);

test('a repair that fails takes nothing away from the block that fitted', async () => {
  const { text, status, credits } = await play(
    [answering(`${RIGHT_BLOCK}\n${WRONG_BLOCK}`), serverError],
    {
      input: EDIT,
    },
  );
  expect(text).toContain('<h1>New title</h1>');
  expect(status).toMatchObject({ status: 'done', notDone: [expect.any(String)] });
  expect(credits).toBe(WELCOME - 1);
});

test('a model that failed is asked after the others next time', async () => {
  const server = createModelServer(serverError, answering(PAGE));
  const ctx = await createUserContext();
  const ai = createAiGateway({
    config: {
      ...ctx.config,
      AI_CHAIN_CODE: ['openai-compatible:first', 'openai-compatible:second'],
      AI_EXTERNAL_BASE_URL: 'http://model.test/v1',
    },
    workersAi: undefined,
    fetch: server.fetch,
    health: createModelHealth(Date.now),
  });
  const input: AskAiInput = { prompt: 'A website for a bakery in Turin' };
  await askAiFallback({ ctx: { ...ctx, ai }, input });
  const { model } = await askAiFallback({ ctx: { ...ctx, ai }, input });
  expect(model).toBe('openai-compatible:second');
  expect(server.requests.map((request) => request.model)).toEqual(['first', 'second', 'second']);
});

test('a request that was sorted anew goes to the models of its new family', async () => {
  const server = createModelServer(answering('copy'), answering('{"t3":"Another page"}'));
  const ctx = await createUserContext();
  const ai = createAiGateway({
    config: {
      ...ctx.config,
      AI_CHAIN_CODE: ['openai-compatible:coder'],
      AI_CHAIN_COPY: ['openai-compatible:writer'],
      AI_EXTERNAL_BASE_URL: 'http://model.test/v1',
    },
    workersAi: undefined,
    fetch: server.fetch,
    health: createModelHealth(Date.now),
  });
  const input: AskAiInput = { prompt: 'hmm, the words up there', html: PAGE };
  const { generationId } = await askAiFallback({ ctx: { ...ctx, ai }, input });
  expect(server.requests.map((request) => request.model)).toEqual(['writer', 'writer']);
  expect(await getGeneration({ ctx, id: generationId })).toMatchObject({
    decision: {
      family: 'copy',
      editFormat: 'texts',
      chain: ['openai-compatible:writer', 'offline'],
    },
  });
});
