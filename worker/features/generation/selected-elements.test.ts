import { expect, test } from 'vitest';
import { applyDiff } from '#domain/diff/apply-blocks.ts';
import { createUserContext } from '#worker/testing/context.ts';
import { signIn } from '#worker/testing/factories.ts';
import { answering } from '#worker/testing/model-server/behaviours.ts';
import { textOfRequest } from '#worker/testing/model-server/model-server.ts';
import { codeOf, play, WELCOME } from '#worker/testing/model-server/play.ts';
import { PAGE } from '#worker/testing/model-server/scripted-page.ts';
import { startGeneration } from './start-generation.ts';

const PART = '<p>Text of part 3, in full.</p>';

function rangeOf(part: string, html = PAGE) {
  const start = html.indexOf(part);
  return { start, end: start + part.length };
}

function block(search: string, replace: string): string {
  return `<<<<<<< SEARCH\n${search}\n=======\n${replace}\n>>>>>>> REPLACE`;
}

function ask(
  answer: string,
  { html = PAGE, only = [rangeOf(PART, html)], prompt = 'Make it shorter' } = {},
) {
  return play(answering(answer), { input: { prompt, html, only } });
}

function applied(original: string, response = ''): string {
  return applyDiff({ original, response, finished: true }).text;
}

const SHORTER = block(PART, '<p>In full.</p>');
const ELSEWHERE = block('<h1>Scripted page</h1>', '<h1>My page</h1>');

test('the selected element changes, and the model is told that nothing else may', async () => {
  const { text, credits, server } = await ask(SHORTER);
  expect(applied(PAGE, text)).toBe(PAGE.replace(PART, '<p>In full.</p>'));
  expect(credits).toBe(WELCOME - 1);
  const asked = textOfRequest(server.requests[0] as never);
  expect(asked).toContain('Only these elements may change.');
  expect(asked).toContain(PART);
});

test('what a model changes elsewhere is left out, and said', async () => {
  const { text, status } = await ask(`${ELSEWHERE}\n${SHORTER}`);
  expect(applied(PAGE, text)).toBe(PAGE.replace(PART, '<p>In full.</p>'));
  expect(status).toMatchObject({
    notDone: [expect.stringMatching(/only what you selected may change/)],
  });
});

test('a model that rewrites the whole page changes the selected element only', async () => {
  const page = PAGE.replace('Part 1<', 'Chapter 1<')
    .replace('color: #111', 'color: #222')
    .replace(PART, '<p>Short.</p>');
  const { text } = await ask(page);
  expect(applied(PAGE, text)).toBe(PAGE.replace(PART, '<p>Short.</p>'));
});

test('an answer that changes only other parts costs nothing', async () => {
  const { error, credits, entries } = await ask(ELSEWHERE);
  expect(codeOf(error)).toBe('diff.unapplied');
  expect(credits).toBe(WELCOME);
  expect(entries).toEqual(['refund:unapplied', 'generation', 'welcome']);
});

test('a selected element may go, with its line', async () => {
  const removal = `<<<<<<< SEARCH\n${PART}\n=======\n>>>>>>> REPLACE`;
  const { text, status, credits } = await ask(removal, { prompt: 'Remove this' });
  expect(applied(PAGE, text)).toBe(PAGE.replace(`${PART}\n`, ''));
  expect(status).toMatchObject({ status: 'done', notDone: [] });
  expect(credits).toBe(WELCOME - 1);
});

test('several elements, also behind an embedded picture', async () => {
  const picture = `<img alt="" src="data:image/png;base64,${'A'.repeat(900)}">`;
  const html = PAGE.replace('<h1>', `${picture}\n<h1>`);
  const only = [rangeOf('<h2>Part 2</h2>', html), rangeOf(PART, html)];
  const answer = [block('<h2>Part 2</h2>', '<h2>Two</h2>'), SHORTER, ELSEWHERE].join('\n');
  const { text } = await ask(answer, { html, only });
  expect(applied(html, text)).toBe(
    html.replace('<h2>Part 2</h2>', '<h2>Two</h2>').replace(PART, '<p>In full.</p>'),
  );
});

test.each([
  ['half an element', { start: 3, end: 9 }],
  ['nothing of the page', { start: PAGE.length + 5, end: PAGE.length + 9 }],
])('%s cannot be selected', async (_name, range) => {
  const ctx = await createUserContext();
  const input = { prompt: 'Make it shorter', html: PAGE, only: [range] };
  await expect(startGeneration({ ctx, input })).rejects.toMatchObject({ code: 'request.invalid' });
  expect((await ctx.ledger.balance(ctx.userId)).posted).toBe(WELCOME);
});

test('the built-in designer styles the selected element itself, and nothing else', async () => {
  const { client } = await signIn(undefined, { settings: { DESIGNER_PACE_MS: '0' } });
  const only = [rangeOf(PART)];
  const response = await client.post('/api/ask-ai', { prompt: 'red text', html: PAGE, only });
  const text = applied(PAGE, await response.text());
  const [before = '', after = ''] = PAGE.split(PART);
  expect(text.startsWith(before) && text.endsWith(after)).toBe(true);
  expect(text.slice(before.length, text.length - after.length)).toMatch(
    /^<p style="color: #[\da-f]{6};">Text of part 3, in full.<\/p>$/,
  );
});
