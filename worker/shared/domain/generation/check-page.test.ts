import { expect, test } from 'vitest';
import { checkPage } from './check-page.ts';

const PARAGRAPH =
  '<p>We bake the bread of the village with flour from the mill and a starter that is older than the shop.</p>';

interface Parts {
  head?: string;
  body?: string;
  lang?: string;
  end?: string;
}

function page({ head = '', body = '', lang = 'en', end = '</body>\n</html>' }: Parts = {}): string {
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="Bread of the village.">
<title>Bakery</title>
${head}
</head>
<body>
<h1 id="top-title">Bakery</h1>
${PARAGRAPH}
${body}
${end}`;
}

function failed(html: string): string[] {
  return checkPage(html)
    .filter(({ ok }) => !ok)
    .map(({ id, detail }) => (detail === '' ? id : `${id}: ${detail}`));
}

test('a clean page passes every check', () => {
  expect(failed(page())).toEqual([]);
});

const FAULTS: [finding: string, parts: Parts][] = [
  ['complete', { end: '' }],
  ['ids: top-title', { body: '<p id="top-title">Again</p>' }],
  ['anchors: #prices', { body: '<a href="#prices">Prices</a>' }],
  ['leftovers: lorem ipsum', { body: '<p>lorem ipsum dolor</p>' }],
  ['leftovers: <!-- rest of', { body: '<!-- rest of the page -->' }],
  ['language: it', { lang: 'it' }],
  ['heading: 2 h1', { body: '<h1>Second</h1>' }],
  ['alt: 1 images', { body: '<img src="a.png">' }],
  [
    'hosts: script cdn.example.com',
    { head: '<script src="https://cdn.example.com/a.js"></script>' },
  ],
  ['hosts: form evil.example', { body: '<form action="//evil.example/steal"></form>' }],
  ['hosts: javascript:', { body: '<a href=" javascript:alert(1)">x</a>' }],
  ['hosts: refresh', { head: '<meta http-equiv="Refresh" content="0;url=/x">' }],
  [
    'contrast: --ink on --paper 1.6',
    { head: '<style>:root { --ink: #ccc; --paper: #fff; }</style>' },
  ],
  [
    'contrast: --text on --bg 1.3',
    { head: '<style>:root { --text: oklch(92% 0.02 90); --bg: rgb(255, 255, 255); }</style>' },
  ],
];

test.each(FAULTS)('%s is found', (finding, parts) => {
  expect(failed(page(parts))).toContain(finding);
});

test('only completeness and content are reasons to throw a page away', () => {
  const hard = checkPage(page()).filter(({ weight }) => weight === 'hard');
  expect(hard.map(({ id }) => id)).toEqual(['complete', 'content']);
});

test('a canonical link, a map and a link elsewhere are no reach for other hosts', () => {
  const body =
    '<a href="https://example.com">x</a><iframe title="Map" src="https://www.openstreetmap.org/x"></iframe>';
  const head = '<link rel="canonical" href="https://example.com/">';
  expect(failed(page({ body, head }))).toEqual([]);
});
