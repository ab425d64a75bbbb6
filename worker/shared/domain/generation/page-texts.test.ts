import { expect, test } from 'vitest';
import { extractTexts, rewriteTexts } from './page-texts.ts';
import { readTextsAnswer, textsPrompt } from './prompts/texts-prompt.ts';

const PAGE = `<!doctype html>
<html lang="en">
<head>
<title>Bakery</title>
<meta name="description" content="Fresh bread">
<meta name="viewport" content="width=device-width">
<style>h1 { color: red; }</style>
</head>
<body>
<h1 class="big">Bread &amp; more</h1>
<p>We <b>bake</b> daily.</p>
<img src="a.png" alt="A loaf">
<p>12:30</p>
<script>const label = 'Bread';</script>
</body>
</html>`;

test('texts are what people read, in order, and no code', () => {
  expect(extractTexts(PAGE).map(({ id, role, text }) => `${id} ${role}: ${text}`)).toEqual([
    't1 title: Bakery',
    't2 meta content: Fresh bread',
    't3 h1: Bread & more',
    't4 p: We',
    't5 b: bake',
    't6 p: daily.',
    't7 img alt: A loaf',
  ]);
});

test('rewriting leaves every other byte alone and escapes what it writes', () => {
  const texts = new Map([
    ['t3', 'Pane <buono> & altro'],
    ['t7', 'Una "pagnotta"'],
    ['t99', 'nothing'],
  ]);
  const rewritten = rewriteTexts(PAGE, texts);
  expect(rewritten).toContain('<h1 class="big">Pane &lt;buono');
  expect(rewritten.replace(/<h1.*<\/h1>/, '').replace(/<img.*>/, '')).toBe(
    PAGE.replace(/<h1.*<\/h1>/, '').replace(/<img.*>/, ''),
  );
  expect(extractTexts(rewritten).map(({ text }) => text)).toContain('Una "pagnotta"');
});

test('only the texts of a range are offered', () => {
  const start = PAGE.indexOf('<p>We');
  const within = { start, end: PAGE.indexOf('</p>', start) + 4 };
  expect(extractTexts(PAGE, within).map(({ text }) => text)).toEqual(['We', 'bake', 'daily.']);
});

test('the prompt holds the texts and no markup', () => {
  const { prompt } = textsPrompt({
    texts: extractTexts(PAGE),
    prompt: 'Translate into Italian',
    language: 'en',
    nonce: 'abc',
  });
  expect(prompt).toContain('t3 (h1) "Bread & more"');
  expect(prompt).not.toContain('<h1');
});

test('the answer is read through fences and chatter', () => {
  expect(readTextsAnswer('Sure:\n```json\n{"t1":"Forno"}\n```')).toEqual(
    new Map([['t1', 'Forno']]),
  );
  expect(readTextsAnswer('no')).toBeUndefined();
  expect(readTextsAnswer('{"t1": 3}')).toBeUndefined();
});
