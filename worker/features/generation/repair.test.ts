import { beforeAll, expect, test } from 'vitest';
import type { AskAiInput } from '#contract/generation.ts';
import { answering, serverError, stallingAfter } from '#worker/testing/model-server/behaviours.ts';
import { codeOf, play, WELCOME, type Played } from '#worker/testing/model-server/play.ts';
import { PAGE } from '#worker/testing/model-server/scripted-page.ts';
import { openEvents } from './ask-ai.ts';
import { askAiFallback } from './ask-ai-fallback.ts';
import { readEvents } from './event-stream.ts';

beforeAll(async () => {
  await import('@ai-sdk/openai-compatible');
});

/** A complete document without content. */
const EMPTY_PAGE =
  '<!doctype html>\n<html lang="en">\n<head><title>Bakery</title></head>\n<body>\n<p>Hi.</p>\n</body>\n</html>';
const LOREM_PAGE = PAGE.replace('Text of part 3, in full.', 'Lorem ipsum dolor sit amet.');
const LOREM_MENDED =
  '<<<<<<< SEARCH\n<p>Lorem ipsum dolor sit amet.</p>\n=======\n<p>Text of part 3, in full.</p>\n>>>>>>> REPLACE';

/** The builder does this when a stream broke off: it sends the same request to the fallback route. */
async function retry({ ctx, input }: Played) {
  return askAiFallback({ ctx, input });
}

test('an empty page that was read along is mended, kept for the retry and charged once', async () => {
  const played = await play([answering(EMPTY_PAGE), answering(PAGE)], { withReceipt: true });
  expect(played.text).toBeUndefined();
  expect(played.server.requests[1]?.messages.at(-1)?.content).toContain('no visible text');
  expect(played.status).toMatchObject({ status: 'done', charged: true, refunded: false });
  expect(await retry(played)).toMatchObject({
    generationId: played.status.id,
    content: `${PAGE}\n`,
    model: 'openai-compatible:scripted',
    creditsRemaining: WELCOME - 1,
  });
  expect(played.server.requests).toHaveLength(2);
});

test('a page that its model cannot mend is written by the next one', async () => {
  const played = await play([answering(EMPTY_PAGE), answering('Sorry, I cannot.')], {
    withReceipt: true,
    withDesigner: true,
  });
  expect(played.text).toBeUndefined();
  expect(played.status).toMatchObject({ status: 'done', charged: false, isStandIn: true });
  expect(played.status.decision?.attempts.map(({ outcome }) => outcome)).toEqual([
    'stop',
    'stop',
    'unusable',
    'stop',
  ]);
  expect(await retry(played)).toMatchObject({ model: 'offline', creditsRemaining: WELCOME });
});

test('when nobody writes a usable page the credit comes back', async () => {
  const played = await play(answering(EMPTY_PAGE), { withReceipt: true });
  expect(played.text).toBeUndefined();
  expect(played.credits).toBe(WELCOME);
  expect(played.status).toMatchObject({ status: 'failed', reason: 'unparsable', refunded: true });
});

test('a page that is mended breaks the text off, and its run has the better one', async () => {
  const { text, credits, status, ctx } = await play([answering(EMPTY_PAGE), answering(PAGE)]);
  expect(text).toBeUndefined();
  expect(credits).toBe(WELCOME - 1);
  expect(status).toMatchObject({ status: 'done', charged: true });
  const events = await openEvents(ctx, { id: status.id, userId: ctx.userId }, 0);
  expect((await answerOf(events)).trimEnd()).toBe(PAGE.trimEnd());
});

async function answerOf(events: ReadableStream<Uint8Array>): Promise<string> {
  let text = '';
  for await (const event of readEvents(events)) {
    if (event?.type === 'reset') text = '';
    if (event?.type === 'text') text += event.text;
  }
  return text;
}

test('a placeholder text is mended by blocks', async () => {
  const played = await play([answering(LOREM_PAGE), answering(LOREM_MENDED)], {
    withReceipt: true,
  });
  expect(played.text).toBeUndefined();
  expect(await retry(played)).toMatchObject({ content: PAGE });
});

test.each([
  ['finds nothing to do', answering('It looks fine to me.')],
  ['fails', serverError],
  ['stalls', stallingAfter('<<<<<<< SEARCH\n<p>Lorem')],
])('when the mending %s the page stands as it was streamed', async (_name, behaviour) => {
  const { text, credits, status } = await play([answering(LOREM_PAGE), behaviour], {
    withReceipt: true,
  });
  expect(text?.trimEnd()).toBe(LOREM_PAGE);
  expect(credits).toBe(WELCOME - 1);
  expect(status.checks).toContainEqual(expect.objectContaining({ id: 'leftovers', ok: false }));
});

const FOOTED = PAGE.replace('</main>', '</main>\n<footer>Scripted</footer>').replace(
  '<h1>Scripted page</h1>',
  '<header><h1>Scripted page</h1></header>',
);
const EDIT: Partial<AskAiInput> = { prompt: 'Change the footer: add the year', html: FOOTED };
const ELSEWHERE =
  '<<<<<<< SEARCH\n<h1>Scripted page</h1>\n=======\n<h1>New title</h1>\n>>>>>>> REPLACE';
const FOOTER =
  '<<<<<<< SEARCH\n<footer>Scripted</footer>\n=======\n<footer>2026</footer>\n>>>>>>> REPLACE';

test('a change that misses the named part is told so once', async () => {
  const { text, server, credits } = await play([answering(ELSEWHERE), answering(FOOTER)], {
    input: EDIT,
  });
  expect(server.requests).toHaveLength(2);
  expect(server.requests[1]?.messages.at(-1)?.content).toContain('"footer"');
  expect(text).toContain('<footer>2026</footer>');
  expect(credits).toBe(WELCOME - 1);
});

const JSON_FILE = '{\n  "name": "shop",\n  "open": true\n}\n';
const BROKEN_JSON = '<<<<<<< SEARCH\n  "open": true\n=======\n  "open": false,\n>>>>>>> REPLACE';
const MENDED_JSON = '<<<<<<< SEARCH\n  "open": false,\n=======\n  "open": false\n>>>>>>> REPLACE';
const CLOSE_SHOP = { prompt: 'set open to false', html: JSON_FILE, fileType: 'json' };

test('JSON that a change broke is mended in one turn', async () => {
  const { text, credits } = await play([answering(BROKEN_JSON), answering(MENDED_JSON)], {
    input: CLOSE_SHOP,
  });
  expect(text).toContain('"open": false\n');
  expect(credits).toBe(WELCOME - 1);
});

test('JSON that stays broken costs nothing', async () => {
  const { error, credits, status } = await play(
    [answering(BROKEN_JSON), answering('That is right as it is.')],
    { input: CLOSE_SHOP },
  );
  expect(codeOf(error)).toBe('generation.empty');
  expect(credits).toBe(WELCOME);
  expect(status).toMatchObject({ status: 'failed', reason: 'unparsable', refunded: true });
});

test('a whole file that is half of the page is not taken for a change', async () => {
  const lazy = '<!doctype html>\n<html lang="en">\n<body>\n<h1>New title</h1>\n</body>\n</html>';
  const { text } = await play([answering(lazy), answering(ELSEWHERE)], {
    input: { prompt: 'Change the title to New title', html: PAGE },
  });
  expect(text).toContain('<<<<<<< SEARCH');
  expect(text).toContain('<h1>New title</h1>');
});

test('a retry after an answer in words hears it again without asking a model', async () => {
  const input = { prompt: 'Which fonts do you use here?', html: PAGE };
  const played = await play(answering('Georgia and Arial.'), { input, withReceipt: true });
  expect(played.status).toMatchObject({ status: 'done', responseType: 'answer' });
  expect(await retry(played)).toMatchObject({
    responseType: 'answer',
    content: 'Georgia and Arial.',
    generationId: played.status.id,
  });
  expect(played.server.requests).toHaveLength(1);
  expect((await played.ctx.ledger.balance(played.ctx.userId)).available).toBe(WELCOME);
});
