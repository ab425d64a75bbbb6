import { beforeAll, expect, test } from 'vitest';
import type { AskAiInput } from '#contract/generation.ts';
import { applyDiff } from '#domain/diff/apply-blocks.ts';
import { extractTexts } from '#domain/generation/page-texts.ts';
import { shopPage } from '#domain/generation/testing/shop-page.ts';
import { answering } from '#worker/testing/model-server/behaviours.ts';
import { codeOf, play, WELCOME, type Played } from '#worker/testing/model-server/play.ts';

beforeAll(async () => {
  await import('@ai-sdk/openai-compatible');
});

const PAGE = shopPage();
const GREEN: Partial<AskAiInput> = { prompt: 'Make the top bar green', html: PAGE };
const RULE =
  '<<<<<<< SEARCH\nbody { margin: 0; font-family: Georgia, serif; color: var(--ink); background: var(--paper); }\n=======\n.top { background: green; }\nbody { margin: 0; font-family: Georgia, serif; color: var(--ink); background: var(--paper); }\n>>>>>>> REPLACE';
const GREEN_PAGE = PAGE.replace('body { margin', '.top { background: green; }\nbody { margin');

function without(from: string, to: string): string {
  const start = GREEN_PAGE.indexOf(from);
  const end = GREEN_PAGE.indexOf(to, start) + to.length;
  return GREEN_PAGE.slice(0, start) + GREEN_PAGE.slice(end);
}

function replyOf({ server }: Played): string {
  const content = server.requests[1]?.messages.at(-1)?.content ?? '';
  return typeof content === 'string' ? content : content.map(({ text = '' }) => text).join('');
}

function resultOf({ text = '' }: Played): string {
  return applyDiff({ original: PAGE, response: text, finished: true }).text;
}

const LOSSY: [what: string, answer: string, named: string][] = [
  ['a section', without('<section id="quotes"', '</section>\n'), '"quotes"'],
  ['the modal', without('<div class="modal"', '</div>\n'), '"booking"'],
  ['the script', without('<script>', '</script>\n'), 'script'],
  [
    'what a comment stands for',
    GREEN_PAGE.replace(
      /<section id="quotes"[^]*?<\/section>/,
      '<!-- other sections stay the same -->',
    ),
    'other sections stay the same',
  ],
];

test.each(LOSSY)(
  'a whole document that lacks %s goes back to its model once',
  async (_what, answer, named) => {
    const played = await play([answering(answer), answering(RULE)], { input: GREEN });
    expect(played.server.requests).toHaveLength(2);
    expect(replyOf(played)).toContain(named);
    expect(replyOf(played)).toContain('<<<<<<< SEARCH');
    expect(resultOf(played)).toBe(GREEN_PAGE);
    expect(played.credits).toBe(WELCOME - 1);
  },
);

test.each(LOSSY)(
  'a whole document that lacks %s again is not taken, for no credit',
  async (_what, answer) => {
    const played = await play(answering(answer), { input: GREEN });
    expect(codeOf(played.error)).toBe('diff.unapplied');
    expect(played.server.requests).toHaveLength(2);
    expect(played.credits).toBe(WELCOME);
  },
);

test('a whole document that keeps everything is taken at once, and its report says what changed', async () => {
  const played = await play(answering(GREEN_PAGE), { input: GREEN });
  expect(played.server.requests).toHaveLength(1);
  expect(resultOf(played)).toBe(GREEN_PAGE);
  expect(played.status).toMatchObject({
    summary: 'Changed one place.',
    changes: ['Changed: styles'],
  });
});

test('what a removal names may go with a whole document', async () => {
  const answer = PAGE.replace(/<section id="quotes"[^]*?<\/section>\n/, '').replace(
    '<a href="#quotes">Reviews</a>\n',
    '',
  );
  const played = await play(answering(answer), {
    input: { prompt: 'Remove the reviews', html: PAGE },
  });
  expect(played.server.requests).toHaveLength(1);
  expect(played.status.changes).toEqual(['Removed: quotes', 'Changed: navigation']);
});

test('a part of a block that stands for text left out is not taken', async () => {
  const block =
    '<<<<<<< SEARCH\n<h2>Prices</h2>\n<ul id="price-list"></ul>\n=======\n<h2>Rates</h2>\n<!-- existing list -->\n>>>>>>> REPLACE';
  const mended = '<<<<<<< SEARCH\n<h2>Prices</h2>\n=======\n<h2>Rates</h2>\n>>>>>>> REPLACE';
  const played = await play([answering(block), answering(mended)], {
    input: { prompt: 'Call the prices Rates', html: PAGE },
  });
  expect(resultOf(played)).toBe(PAGE.replace('<h2>Prices', '<h2>Rates'));
});

const NO_OP =
  'The bar **already is** green.\n<<<<<<< SEARCH\n<nav aria-label="Main">\n=======\n<nav aria-label="Main">\n>>>>>>> REPLACE';

test.each([
  ['a mark', 'ANSWER: The bar already is green.'],
  ['prose', 'The bar already is green.'],
  ['blocks that change nothing', NO_OP],
])('that nothing has to be changed is an answer by %s', async (_how, answer) => {
  const played = await play(answering(answer), { input: GREEN, withDesigner: true });
  expect(played.server.requests).toHaveLength(1);
  expect(played.status).toMatchObject({
    status: 'done',
    responseType: 'answer',
    summary: 'The bar already is green.',
    changes: [],
  });
  expect(played.credits).toBe(WELCOME);
});

test('a block that changes nothing costs no turn beside one that does', async () => {
  const played = await play(answering(`${NO_OP}\n${RULE}`), { input: GREEN });
  expect(played.server.requests).toHaveLength(1);
  expect(resultOf(played)).toBe(GREEN_PAGE);
  expect(played.status.notDone).toEqual([]);
});

test('a promise without code is asked for its code once', async () => {
  const played = await play([answering('Sure, I will make it green!'), answering(RULE)], {
    input: GREEN,
  });
  expect(resultOf(played)).toBe(GREEN_PAGE);
});

test('after a model that failed the designer counts only where it did all that was asked', async () => {
  const wrong = answering('<<<<<<< SEARCH\n<p>Nowhere</p>\n=======\n<p>No</p>\n>>>>>>> REPLACE');
  const partly = await play(wrong, {
    input: { prompt: 'Make the footer black and book me a flight to Rome', html: PAGE },
    withDesigner: true,
  });
  expect(codeOf(partly.error)).toBe('diff.unapplied');
  expect(partly.credits).toBe(WELCOME);
  const fully = await play(wrong, {
    input: { prompt: 'Change the phone number to 0113 496 1111', html: PAGE },
    withDesigner: true,
  });
  expect(resultOf(fully)).toContain('0113 496 1111');
});

test('what a page still lacks is told after a change', async () => {
  const block =
    '<<<<<<< SEARCH\n<footer>\n=======\n<footer>\n<p data-placeholder="VAT number">VAT</p>\n>>>>>>> REPLACE';
  const played = await play(answering(block), {
    input: { prompt: 'Add our VAT number to the footer', html: PAGE },
  });
  expect(played.status.toComplete).toEqual(['VAT number']);
});

test('a translated page says in which language and direction it is, and its script speaks it too', async () => {
  const texts = extractTexts(PAGE).map(({ id, text }) => [id, `ع ${text}`]);
  const answer = JSON.stringify({ ...Object.fromEntries(texts), lang: 'ar' });
  const played = await play(answering(answer), {
    input: { prompt: 'Translate the page into Arabic', html: PAGE },
  });
  const result = resultOf(played);
  expect(result).toContain('<html lang="ar" dir="rtl">');
  expect(result).toContain("['ع Wheel truing', '£20']");
  expect(result).toContain('content="ع Alder Cycles"');
});

test('another site in the place of a page is a proposal, made with the texts of the page at hand', async () => {
  const played = await play(answering(PAGE), {
    input: { prompt: 'Start over with a new website for a florist', html: PAGE },
  });
  expect(played.status).toMatchObject({ responseType: 'full', isProposal: true });
  expect(JSON.stringify(played.server.requests[0]?.messages)).toContain('4 Wharf Street');
});
