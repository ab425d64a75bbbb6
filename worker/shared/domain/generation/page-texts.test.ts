import fc from 'fast-check';
import { expect, test } from 'vitest';
import { extractTexts, extractTextsSteps, markLanguage, rewriteTexts } from './page-texts.ts';
import { readTextsAnswer, textsPrompt } from './prompts/texts-prompt.ts';
import { targetLanguage } from './target-language.ts';
import { shopPage } from './testing/shop-page.ts';

const SHOP = shopPage(2);
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
    't8 script: Bread',
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

test('a page that is translated says so, and reads from the right where its script does', () => {
  const english = '<!doctype html>\n<html lang="en" class="x">\n<body></body>\n</html>';
  expect(markLanguage(english, 'it')).toBe(english.replace('"en"', '"it"'));
  const arabic = markLanguage(english, 'ar');
  expect(arabic).toBe(english.replace('lang="en" class="x"', 'lang="ar" class="x" dir="rtl"'));
  expect(markLanguage(arabic, 'en')).toContain('lang="en" class="x" dir="ltr"');
  expect(markLanguage('<p>One</p>', 'it')).toBe('<p>One</p>');
  const meta = '<meta property="og:locale" content="en_GB">';
  expect(markLanguage(`${english}${meta}`, 'fr')).toContain(meta.replace('en_GB', 'fr_FR'));
  expect(markLanguage(`${english}${meta}`, 'not a language')).toContain(meta);
});

test('the language asked for is the last one named, or what the model says', () => {
  expect(targetLanguage('Translate the page from English into Hebrew', undefined)).toBe('he');
  expect(targetLanguage('Traduci la pagina in tedesco', undefined)).toBe('de');
  expect(targetLanguage('Translate it into Basque', 'eu')).toBe('eu');
  expect(targetLanguage('Translate it', 'not a code')).toBeUndefined();
});

test('buttons, labels, previews and scripts have texts too', () => {
  const texts = extractTexts(
    `<meta property="og:title" content="Shop"><input type="submit" value="Send"><input value="Ada">
<a aria-label="Menu"></a><svg><title>A wheel</title></svg>
<script type="application/ld+json">{"description":"Fresh bread."}</script><script>say('Well done!')</script>`,
  ).map(({ role, text }) => `${role}: ${text}`);
  expect(texts).toEqual([
    'meta content: Shop',
    'input value: Send',
    'a aria-label: Menu',
    'title: A wheel',
    'script: Fresh bread.',
    'script: Well done!',
  ]);
});

test('a translation changes the texts it is given and no other byte', () => {
  const originals = extractTexts(SHOP);
  const words = fc.array(fc.constantFrom('pane', '&', 'più', '12', 'sì'), { maxLength: 5 });
  fc.assert(
    fc.property(fc.subarray(originals), words, (chosen, some) => {
      const wanted = ['Testo', ...some, 'nuovo'].join(' ');
      const after = rewriteTexts(SHOP, new Map(chosen.map(({ id }) => [id, wanted])));
      const ids = new Set(chosen.map(({ id }) => id));
      const said = extractTexts(after).filter(({ id }) => ids.has(id));
      expect(said.every(({ text }) => text === wanted || text.includes('nuovo'))).toBe(true);
      expect(rewriteTexts(after, new Map(chosen.map(({ id, text }) => [id, text])))).toBe(SHOP);
    }),
    { numRuns: 30 },
  );
});

test('the texts of a longer page are found in more steps, not in longer ones', () => {
  const countSteps = (count: number) => [...extractTextsSteps('<p>ab'.repeat(count))].length;
  expect(countSteps(40_000) / countSteps(20_000)).toBeGreaterThan(1.8);
});
