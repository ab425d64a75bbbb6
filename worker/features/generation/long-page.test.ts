import { beforeAll, expect, test } from 'vitest';
import { applyDiff } from '#domain/diff/apply-blocks.ts';
import { longPage } from '#domain/generation/testing/long-page.ts';
import { answering, inOnePiece } from '#worker/testing/model-server/behaviours.ts';
import { textOfRequest } from '#worker/testing/model-server/model-server.ts';
import { codeOf, play, WELCOME } from '#worker/testing/model-server/play.ts';

beforeAll(async () => {
  await import('@ai-sdk/openai-compatible');
});

const PAGE = longPage();
const INPUT = { prompt: 'Change the price of the small plan to 12', html: PAGE };
const RAISED =
  '<<<<<<< SEARCH\n<tr><td>Small</td><td>10</td></tr>\n=======\n<tr><td>Small</td><td>12</td></tr>\n>>>>>>> REPLACE';

test('of a long page the model sees an outline and the parts that matter', async () => {
  const { text, server, credits } = await play(answering(RAISED), { input: INPUT });
  const said = server.requests[0] === undefined ? '' : textOfRequest(server.requests[0]);
  expect(said.length).toBeLessThan(PAGE.length / 2);
  expect(said).toContain('<section id="chapter-59" class="chapter"> Chapter 59');
  expect(said).toContain('<table class="pricing-table">');
  const { text: changed } = applyDiff({ original: PAGE, response: text ?? '', finished: true });
  expect(changed).toBe(PAGE.replace('<td>10</td>', '<td>12</td>'));
  expect(credits).toBe(WELCOME - 1);
});

test('a whole document made from parts never takes the place of a long page', async () => {
  const whole = `<!doctype html>\n<html lang="en">\n<body>\n${'<p>All of it, anew.</p>\n'.repeat(9_000)}</body>\n</html>`;
  const { error, server, credits } = await play(inOnePiece(whole), { input: INPUT });
  expect(codeOf(error)).toBe('generation.empty');
  expect(server.requests).toHaveLength(1);
  expect(credits).toBe(WELCOME);
});

test('a long list of texts is translated in parts', async () => {
  const lines = Array.from({ length: 700 }, (_, at) => `<p>Line ${at} of the list.</p>`);
  const html = `<!doctype html>\n<html lang="en">\n<body>\n${lines.join('\n')}\n</body>\n</html>\n`;
  const { text, server, credits } = await play(
    [answering('{"t1":"Riga 0 della lista."}'), answering('{"t700":"Riga 699 della lista."}')],
    { input: { prompt: 'Translate the page into Italian', html } },
  );
  expect(server.requests).toHaveLength(2);
  const { text: changed } = applyDiff({ original: html, response: text ?? '', finished: true });
  expect(changed).toContain('<p>Riga 0 della lista.</p>');
  expect(changed).toContain('<p>Riga 699 della lista.</p>');
  expect(credits).toBe(WELCOME - 1);
});
