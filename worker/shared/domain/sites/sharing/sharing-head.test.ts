import { expect, test } from 'vitest';
import { sharingHead } from './sharing-head.ts';

const PICTURE = 'https://sites.example/s/u/sharing/0123456789abcdef0123.jpg';
const PAGE = `<html><head><title>Forno "Rossi"</title><meta name="description" content="Pane">
  <style>body{background:#fff8ee;color:#222}a{color:#c0392b}h1{color:#c0392b}</style></head></html>`;

function tagsOf(head: string): string[] {
  return head.split(/(?=<)/);
}

function iconOf(head: string): string {
  return decodeURIComponent(/href="data:image\/svg\+xml,([^"]*)"/.exec(head)?.[1] ?? '');
}

test('a page with nothing for sharing gets title, description, picture, card and icon', () => {
  const tags = tagsOf(sharingHead(PAGE, PICTURE));
  expect(tags.slice(0, -1)).toEqual([
    '<meta property="og:type" content="website">',
    '<meta property="og:title" content="Forno &quot;Rossi&quot;">',
    '<meta property="og:description" content="Pane">',
    `<meta property="og:image" content="${PICTURE}">`,
    '<meta property="og:image:type" content="image/jpeg">',
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    '<meta property="og:image:alt" content="Forno &quot;Rossi&quot;">',
    '<meta name="twitter:card" content="summary_large_image">',
  ]);
  expect(tags.at(-1)).toMatch(/^<link rel="icon" href="data:image\/svg\+xml,[^"'<>]+">$/);
});

test('what the page has of its own stays alone', () => {
  const own = `<meta property="og:type" content="article"><meta property="og:title" content="T">
    <meta property="og:description" content="D"><meta property="og:image" content="/a.jpg">
    <link rel="icon" href="/f.svg"><title>Forno</title>`;
  expect(sharingHead(own, PICTURE)).toBe(
    '<meta name="twitter:card" content="summary_large_image">',
  );
  expect(sharingHead(`${own}<meta name="twitter:card" content="summary">`, PICTURE)).toBe('');
});

test('without a picture there is a small card', () => {
  expect(tagsOf(sharingHead(PAGE, null)).slice(0, -1)).toEqual([
    '<meta property="og:type" content="website">',
    '<meta property="og:title" content="Forno &quot;Rossi&quot;">',
    '<meta property="og:description" content="Pane">',
    '<meta name="twitter:card" content="summary">',
  ]);
});

test('the icon is the page’s accent colour with the first letter of its title', () => {
  const icon = iconOf(sharingHead(PAGE, null));
  expect(icon).toContain('fill="#c0392b"');
  expect(icon).toMatch(/fill="#ffffff">F<\/text>/);
});

test.each([
  ['<title>“école”</title>', 'É'],
  ['<title>24 ore</title>', '2'],
  ['<title>中村</title>', '中'],
  ['<title>&lt;&amp;&quot;</title>', ''],
  ['<p>x</p>', ''],
])('the icon of %s has the letter %j', (html, letter) => {
  expect(/>([^<]*)<\/text>/.exec(iconOf(sharingHead(html, null)))?.[1]).toBe(letter);
});

test('nothing of a page leaves its attribute', () => {
  const hostile = `<title>"><script>alert(1)</script></title><style>a{color:#c00"><b>}</style>`;
  expect(sharingHead(hostile, PICTURE)).not.toMatch(/<(?!meta |link )/);
});
