import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutPage } from './cut-page.ts';
import { indexHtml } from '#domain/html/source-index.ts';
import { finishSteps } from '#domain/text/steps.ts';
import { GENERATION_LIMITS } from './limits.ts';
import { excerptFor, excerptPage, type PageExcerpt } from './page-excerpt.ts';
import { longPage } from './testing/long-page.ts';
import { shopPage } from './testing/shop-page.ts';

const PAGE = longPage();

function makeExcerpt(request: Parameters<typeof excerptFor>[0]) {
  const steps = excerptFor(request);
  return steps && finishSteps(steps());
}

function shown({ parts }: PageExcerpt): string {
  return parts.map(({ text }) => text).join('\n');
}

function excerpt(prompt: string, overrides: { html?: string; selection?: string } = {}) {
  return excerptPage({ html: PAGE, prompt, selection: undefined, ...overrides });
}

test('the pieces of a page make up all of it', () => {
  const pieces = cutPage(indexHtml(PAGE));
  expect(pieces.map(({ start, end }) => PAGE.slice(start, end)).join('')).toBe(PAGE);
});

test.each([
  ['Make the pricing table blue', '<section id="pricing"'],
  ['rendi più grandi i prezzi', '<section id="pricing"'],
  ['Cambia il piè di pagina', '<footer'],
  ['Change the footer', '<footer'],
  ['The paragraph about saffron is wrong', 'saffron'],
])('"%s" shows the part it is about', (prompt, part) => {
  const seen = excerpt(prompt);
  expect(shown(seen)).toContain(part);
  expect(shown(seen).length).toBeLessThanOrEqual(GENERATION_LIMITS.excerptCharacters);
});

test('the rules of the parts shown come along, and the tokens of the page', () => {
  const seen = shown(excerpt('Make the pricing table blue'));
  expect(seen).toContain('.pricing-table {');
  expect(seen).toContain(':root {');
});

test('a part that the request names is shown whole, with its rules, before what only shares words with it', () => {
  const picture = '<svg class="art c1 c2 c3"><path class="c1 c2"/></svg>\n';
  const filler = Array.from(
    { length: 30 },
    (_, at) => `.c${at} { --field: ${at}px; --art: ${at}px; color: red; margin: ${at}px; }`,
  );
  const html = `<!doctype html>
<html lang="en">
<head>
<style>
:root { --ink: #111; }
${filler.join('\n')}
${filler.join('\n')}
.strip { display: flex; overflow-x: auto; }
${filler.join('\n')}
</style>
</head>
<body>
<section id="about"><h2>Words</h2><p>Arrows and a carousel of words.</p>${picture.repeat(400)}</section>
<section id="gallery" class="strip"><h2>Pictures</h2>${picture.repeat(150)}<p>The last caption</p></section>
</body>
</html>
`;
  const prompt = 'make the gallery a carousel with arrows';
  const seen = makeExcerpt({ html, prompt, selection: undefined });
  expect(seen).toBeTypeOf('object');
  const text = typeof seen === 'object' ? shown(seen) : '';
  expect(text).toContain('The last caption');
  expect(text).toContain('.strip {');
});

test('the selected element is always shown', () => {
  const selection = /<p class="note note-77">[^]*?<\/p>/.exec(PAGE)?.[0] ?? '';
  expect(shown(excerpt('make it red', { selection }))).toContain(selection);
});

test('the outline names the parts that are not shown', () => {
  const { outline } = excerpt('Make the pricing table blue');
  expect(outline).toMatch(/^\d+: <section id="chapter-12" class="chapter"> Chapter 12$/m);
});

test('line numbers are those of the page', () => {
  const lines = PAGE.split('\n');
  for (const { startLine, endLine, text } of excerpt('Make the pricing table blue').parts) {
    const part = lines.slice(startLine - 1, endLine).join('\n');
    expect(part).toBe(text.replace(/\n$/, ''));
  }
});

test('a page of one line is cut between its elements', () => {
  const html = PAGE.replace(/\n\s*/g, '');
  const seen = excerpt('Make the pricing table blue', { html });
  expect(shown(seen)).toContain('<section id="pricing"');
  expect(shown(seen).length).toBeLessThanOrEqual(GENERATION_LIMITS.excerptCharacters);
});

test('whatever a page holds, its excerpt is part of it and within bounds', () => {
  const scrap = fc.constantFrom(
    '<div>',
    '</div>',
    '<style>',
    '</style>',
    '<p id="a">',
    '\n',
    'più ',
    '}',
  );
  fc.assert(
    fc.property(fc.array(scrap, { maxLength: 200 }), fc.nat(400), (scraps, times) => {
      const html = scraps.join('').repeat(times);
      const { parts } = excerpt('change the second paragraph', { html });
      expect(parts.every(({ text }) => html.includes(text))).toBe(true);
      expect(parts.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThanOrEqual(60_000);
    }),
    { numRuns: 30 },
  );
});

const SHOP = shopPage(33);

function seenOf(prompt: string, selection?: string): string {
  const seen = makeExcerpt({ html: SHOP, prompt, selection }) ?? SHOP;
  return typeof seen === 'string' ? seen : shown(seen);
}

test.each([
  ['Add a second sentence to the reviews', '<section id="quotes" class="quotes">'],
  ['Replace "Recent work" with "Our work"', '<section id="work" class="gallery">'],
  ['Make the booking modal wider', '<div class="modal" id="booking"'],
  ['Metti un campo per la data nel modulo dei contatti', '<section id="contact" class="contact">'],
  ['Change the line about mudguards 5, part 3', '<h3>About mudguards 5, part 3</h3>'],
])(
  'of a page of 40 KB "%s" is sent with the part it is about, whole, and its rules',
  (prompt, part) => {
    const seen = seenOf(prompt);
    expect(seen).toContain(part);
    const section =
      /<section id="[a-z-]+\d*"[^]*?<\/section>/.exec(
        seen.slice(Math.max(0, seen.indexOf(part))),
      )?.[0] ?? '';
    expect(SHOP).toContain(section);
    expect(seen).toContain('--moss: #3f6b4f;');
    expect(seen.length).toBeLessThan(SHOP.length / 2);
  },
);

test('the rules of the shown part come along on a page of 40 KB', () => {
  expect(seenOf('Make the reviews bolder')).toContain('.quotes blockquote { margin: 0;');
  const selection = /<section id="topic-20"[^]*?<\/section>/.exec(SHOP)?.[0] ?? '';
  const seen = seenOf('a bit wider', selection);
  expect(seen).toContain(selection);
  expect(seen).toContain('.card-20 h3 {');
});

test.each([
  'Make the whole page greener',
  'Rename Work to Projects everywhere',
  'Change the phone number to 0113 496 1111',
  'Use rounder fonts',
  'Traduci tutto in inglese',
  'it looks odd',
])('"%s" is sent with the whole page', (prompt) => {
  expect(seenOf(prompt)).toBe(SHOP);
});

test('a short page is always sent whole', () => {
  const facts = { html: shopPage(4), prompt: 'Make the reviews bolder', selection: undefined };
  expect(excerptFor(facts)).toBeUndefined();
});

test('the excerpt of a longer page is made in more steps, and only once', () => {
  const steps = (html: string) => excerptFor({ html, prompt: 'red', selection: undefined });
  const [long, longer] = [20_000, 40_000].map((count) =>
    steps(`<h1>T</h1>${'<p>ab'.repeat(count)}`),
  );
  const [few = [], many = []] = [long, longer].map((make) => [...(make?.() ?? [])]);
  expect(few.length).toBeGreaterThan(10);
  expect(many.length / few.length).toBeGreaterThan(1.3);
  expect([...(longer?.() ?? [])]).toEqual([]);
});
