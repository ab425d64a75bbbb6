import { expect, test } from 'vitest';
import { applySplices } from '../html/splice.ts';
import { indexHtml, type SourceIndex } from '../html/source-index.ts';
import type { Splice } from '../text/splices.ts';
import { removeBrokenAttributes } from './broken-attributes.ts';
import { mendBrokenTail } from './broken-tail.ts';
import { closeContainers } from './close-containers.ts';
import { removeContentEditable } from './contenteditable.ts';
import { removeDuplicateStyles } from './duplicate-styles.ts';
import { removeEmptyAttributes } from './empty-attributes.ts';
import { endDocument } from './end-document.ts';
import { mergeInlineStyles } from './inline-styles.ts';
import { limitStyles } from './limit-styles.ts';
import { mayNeedCleaning } from './may-need-cleaning.ts';

type Rule = (index: SourceIndex, mark?: string) => Splice[];

function run(rule: Rule, html: string, mark?: string): string {
  const result = applySplices(html, rule(indexHtml(html), mark));
  // What a rule changes is seen without a parse; the end tags alone would already make it so.
  const ended = rule === endDocument ? html : `${html}</body></html>`;
  const isSeen = result === html || mark !== undefined || mayNeedCleaning(ended);
  expect(isSeen).toBe(true);
  return result;
}

test.each([
  ['<style>a{}</style><style>a{}</style>', '<style>a{}</style>'],
  // Of the cascade only the last one counts.
  [
    '<style>a{}</style><style>b{}</style><p><style>a{}</style>',
    '<style>b{}</style><p><style>a{}</style>',
  ],
  [
    '<style media="print" id=x>a{}</style>\n<style id="x" media=print>a{}</style>',
    '\n<style id="x" media=print>a{}</style>',
  ],
  ['<style></style><style></style>', '<style></style>'],
  // An attribute that is taken away as well does not tell them apart.
  ['<style title="">a{}</style><style>a{}</style>', '<style>a{}</style>'],
])('of equal style blocks the last one stays: %s', (html, expected) => {
  expect(run(removeDuplicateStyles, html)).toBe(expected);
});

test.each([
  ['<style>a{color:red}</style><style>a{color:rea}</style>'],
  ['<style>a{}</style><style>a{} </style>'],
  ['<style>a{}</style><style media="print">a{}</style>'],
  ['<style>a{}</style><template><style>a{}</style><style>a{}</style></template>'],
  ['<svg><style>a{}</style><style>a{}</style></svg>'],
  ['<script>"<style>a{}</style><style>a{}</style>"</script>'],
  ['<!--[if IE]><style>a{}</style><style>a{}</style><![endif]-->'],
  ['<style>@layer a{}</style><style>@layer b{}</style><style>@layer a{}</style>'],
  ['<link rel=stylesheet href=a.css><link rel=stylesheet href=a.css>'],
])('different or foreign style blocks stay: %s', (html) => {
  expect(run(removeDuplicateStyles, html)).toBe(html);
});

test('a mark of the editor does not make equal styles different', () => {
  const html = '<style data-e="1">a{}</style><style data-e="2">a{}</style>';
  expect(run(removeDuplicateStyles, html)).toBe(html);
  expect(run(removeDuplicateStyles, html, 'data-e')).toBe('<style data-e="2">a{}</style>');
});

function styles(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, at) => `<style>a${from + at}{}</style>`).join(
    '',
  );
}

test.each([
  [styles(1, 12), styles(1, 10)],
  [
    `${styles(1, 9)}<link rel=stylesheet href=a.css><style>z{}</style>`,
    `${styles(1, 9)}<link rel=stylesheet href=a.css>`,
  ],
  [
    `<link rel="Stylesheet" href=a.css>${styles(1, 9)}<link href="a.css" rel='Stylesheet'>`,
    `${styles(1, 9)}<link href="a.css" rel='Stylesheet'>`,
  ],
  // What the owner changed by hand is never dropped.
  [`${styles(1, 11)}<style data-edits>b{}</style>`, `${styles(1, 9)}<style data-edits>b{}</style>`],
])('of more than ten styles the first ten different ones stay', (html, expected) => {
  expect(run(limitStyles, html)).toBe(expected);
});

test.each([
  [styles(1, 10)],
  [`${styles(1, 9)}<link rel=icon href=a.png><link rel=preload as=style href=b.css>`],
  [`${styles(1, 10)}<template>${styles(11, 14)}</template><svg>${styles(11, 14)}</svg>`],
  [`${styles(1, 10)}<script>'${styles(11, 14).replaceAll('</style>', '')}'</script>`],
  // Blocks that come again are another rule's.
  [`${styles(1, 8)}${styles(1, 8)}`],
  [
    '<link rel=stylesheet href=a.css media=print><link rel=stylesheet href=a.css media=screen>' +
      styles(1, 8),
  ],
])('ten styles are not too many', (html) => {
  expect(run(limitStyles, html)).toBe(html);
});

test('links that differ in their media both count', () => {
  const links = ['print', 'screen', 'all']
    .map((media) => `<link rel=stylesheet href=a.css media=${media}>`)
    .join('');
  expect(run(limitStyles, links + styles(1, 9))).toBe(links + styles(1, 7));
});

test.each([
  ['<div>a', '<div>a</div>'],
  ['<section><div>a</section>b', '<section><div>a</div></section>b'],
  ['<div><div>a</div>', '<div><div>a</div></div>'],
  ['<DIV>a', '<DIV>a</div>'],
  ['<body><section><div>x</body></html>', '<body><section><div>x</div></section></body></html>'],
  ['<html><body><div>x</html>\n<!-- c -->\n', '<html><body><div>x</div></html>\n<!-- c -->\n'],
  ['<body><div>a</body><p>b</p>', '<body><div>a</body><p>b</p></div>'],
  ['<table><tr><td><div>a<td>b</table>', '<table><tr><td><div>a</div><td>b</table>'],
  ['<div><table><tr><td>x</table>', '<div><table><tr><td>x</table></div>'],
  ['<div title="a > b">x', '<div title="a > b">x</div>'],
])('an open container is closed where it ends: %s', (html, expected) => {
  expect(run(closeContainers, html)).toBe(expected);
});

test.each([
  ['<div><p>a<p>b</div></div>'],
  ['<ul><li>a<li>b</ul><p>c'],
  ['<template><div>a</template>'],
  ['<svg><foreignObject><div>a</foreignObject></svg>'],
  ['<script>document.write("<div>")</script>'],
  ['<!--[if IE]><div><![endif]-->'],
  ['<textarea><div></textarea><p title="<div>">'],
  // Nothing is heard in there.
  ['<div><script>let a = 1'],
  ['<div><!-- never closed'],
  ['<div><table><tr><td>x'],
  ['<div><template>x'],
])('what is closed, no container or out of reach stays: %s', (html) => {
  expect(run(closeContainers, html)).toBe(html);
});

test.each([
  ['<html><body><p>a', '<html><body><p>a\n</body>\n</html>\n'],
  ['<html><body><p>a\n</body>\n', '<html><body><p>a\n</body>\n</html>\n'],
  ['<html><body><p>a\n</html>', '<html><body><p>a\n</body>\n</html>'],
  ['<p>a\n', '<p>a\n</body>\n</html>\n'],
  ['<p>a</p>\n</html>\n<!-- c -->', '<p>a</p>\n</body>\n</html>\n<!-- c -->'],
])('the end tags of body and html are added: %s', (html, expected) => {
  expect(run(endDocument, html)).toBe(expected);
  expect(run(endDocument, expected)).toBe(expected);
});

test.each([
  ['<html><body><p>a</body></html>'],
  ['<p>a</BODY ></HTML>\n<!-- c -->\n'],
  ['<html><body>a</body></html><p>b'],
  ['<p>a<!-- open'],
  ['<title>a'],
  ['<body><textarea>a'],
  ['<body><table><tr><td>a'],
  ['<body><template><p>a'],
  ['<html><frameset><frame></frameset>'],
])('an ended page, or one whose end is out of reach, stays: %s', (html) => {
  expect(run(endDocument, html)).toBe(html);
});

test.each([
  ['<p contenteditable>a</p>', '<p>a</p>'],
  ['<p id=a contentEditable="true" class="b">a</p>', '<p id=a class="b">a</p>'],
  ['<p contenteditable="false" contenteditable=true\n>a</p>', '<p\n>a</p>'],
  ['<input contenteditable=plaintext-only/>', '<input>'],
  ['<input class=a contenteditable="" />', '<input class=a />'],
  ['<input class=a contenteditable=""/>', '<input class=a />'],
  ['<p contenteditable=""id="x">a</p>', '<p id="x">a</p>'],
])('contenteditable goes: %s', (html, expected) => {
  expect(run(removeContentEditable, html)).toBe(expected);
});

test.each([
  ['<p data-contenteditable="true" title="contenteditable">contenteditable</p>'],
  ['<template><p contenteditable>a</p></template>'],
  ['<script>p = "<p contenteditable>"</script><style>[contenteditable]{}</style>'],
  ['<!-- <p contenteditable> -->'],
])('what only speaks of contenteditable stays: %s', (html) => {
  expect(run(removeContentEditable, html)).toBe(html);
});

test.each([
  ['<p id="" title=\'\' lang = "">a</p>', '<p>a</p>'],
  ['<p class="a" style="" id="b">a</p>', '<p class="a" id="b">a</p>'],
  ['<img alt="" src="" width="">', '<img alt="">'],
  ['<a href="" target="" aria-label="">a</a>', '<a href="">a</a>'],
  ['<p title="" title="x">a</p>', '<p>a</p>'],
  ['<p id=""title="">a</p>', '<p >a</p>'],
])('empty attributes go: %s', (html, expected) => {
  expect(run(removeEmptyAttributes, html)).toBe(expected);
});

test.each([
  [
    '<input disabled="" readonly="" checked="" required=""><select multiple=""><option selected="">',
  ],
  ['<input disabled readonly autofocus value="" class="" data-x="">'],
  ['<video autoplay="" muted="" loop="" controls="" playsinline="">'],
  ['<p hidden="" inert="" itemscope="">a</p>'],
  ['<script defer="" async="" nomodule="" src=""></script>'],
  ['<form action="" novalidate=""><meta content=""><a href="" download="">'],
  ['<iframe sandbox="" srcdoc="" allowfullscreen=""></iframe><img crossorigin="">'],
  ['<p title id lang>a</p>'],
  ['<p title=" ">a</p>'],
  ['<div x-cloak="" v-else="" @click="" :class="" uk-grid="" hx-boost="">a</div>'],
  ['<my-tabs vertical="">a</my-tabs>'],
  ['<template><p title="">a</p></template><svg><path d=""/></svg>'],
  ['<script>a = \'<p title="">\'</script><!-- <p title=""> -->'],
  ['<p title="x" title="">a</p>'],
])('an empty value that says something stays: %s', (html) => {
  expect(run(removeEmptyAttributes, html)).toBe(html);
});

test.each([
  ['<p style="color:red;color:blue">', '<p style="color:blue">'],
  ["<p style='color: red; margin: 0; color: #fff;'>", "<p style='margin: 0; color: #fff;'>"],
  ['<p style="color:red!important;color:blue">', '<p style="color:red!important;">'],
  ['<p style="color:red;color:blue!important">', '<p style="color:blue!important">'],
  ['<p style="COLOR:red;color:blue">', '<p style="color:blue">'],
  ['<p style="--a:1;--a:2">', '<p style="--a:2">'],
  ['<p style="top:1px;top:2px;top:3px">', '<p style="top:3px">'],
  [
    '<p style="background:url(data:image/png;base64,AA==);color:red;color:red">',
    '<p style="background:url(data:image/png;base64,AA==);color:red">',
  ],
  [
    '<p style="font-family:&quot;A&quot;;color:red;color:blue">',
    '<p style="font-family:&quot;A&quot;;color:blue">',
  ],
])('the declaration that counts is left: %s', (html, expected) => {
  expect(run(mergeInlineStyles, html)).toBe(expected);
  expect(run(mergeInlineStyles, expected)).toBe(expected);
});

test.each([
  ['<p style="--a:1;--A:2">'],
  ['<p style="margin:0;margin-left:1px">'],
  // The first is there for browsers that do not know the second.
  ['<p style="height:100vh;height:100dvh">'],
  ['<p style="background:red;background:linear-gradient(red,blue)">'],
  ['<p style="display:-webkit-box;display:-ms-flexbox">'],
  // Not values of the property: the first one counts.
  ['<p style="width:50%;width:100">'],
  ['<p style="color:red;color:reed">'],
  ['<p style="color:red;/*;color:blue;*/">'],
  ['<p style="background:url(data:x;color:red;color:blue)">'],
  ['<p style="content:\';color:red;color:blue\'">'],
  ['<p style="color:red" style="color:blue">'],
  ['<template><p style="color:red;color:blue"></template><svg style="color:red;color:blue"></svg>'],
  ['<script>"<p style=\'color:red;color:blue\'>"</script>'],
])('declarations that differ or may not be understood stay: %s', (html) => {
  expect(run(mergeInlineStyles, html)).toBe(html);
});

test.each([
  ['<div class="card> <p class="x">a</p></div>', '<div x">a</p></div>'],
  ['<p id="a" title="b <i">c</p>', '<p id="a">c</p>'],
  ['<a href=x<br>a</a>', '<a>a</a>'],
  ['<div id=a <p>b</p></div>', '<div id=a>b</p></div>'],
  ['<p onclick="go() <b class=">a</p>', '<p>a</p>'],
])('an attribute that ran into a tag goes: %s', (html, expected) => {
  expect(run(removeBrokenAttributes, html)).toBe(expected);
});

test.each([
  ['<p title="a < b and c <3">a</p>'],
  ['<p title="<b>bold</b>" data-html="<i>x</i>">a</p>'],
  ['<p onclick="if(a<b)go()" x-show="count<max && a" :class="a<b">a</p>'],
  ['<p data-json=\'{"a":"<b"}\' title="1 <= 2">a</p>'],
  ['<iframe srcdoc="<p>a</p>"></iframe>'],
  ['<svg><path d="<p"/></svg><template><p title="<b"></p></template>'],
  ['<script>a = "<p title=\'<b\'>"</script>'],
  ['<!--[if lt IE 9]><p title="<b"><![endif]-->'],
])('a legal angle bracket stays: %s', (html) => {
  expect(run(removeBrokenAttributes, html)).toBe(html);
});

test.each([
  ['<p>a</p><div class="card <p>b</p></div>', '<p>a</p><div><p>b</p></div>'],
  ['<p>a</p><div id=x class="card>b</div>', '<p>a</p><div id=x>b</div>'],
  ['<p>a</p><div class="ca', '<p>a</p>'],
  ['<p>a</p></div><div', '<p>a</p></div>'],
  ["<!doctype html><div class='a>b", '<!doctype html><div>b'],
])('a tag in which the text ends is mended or goes: %s', (html, expected) => {
  expect(run(mendBrokenTail, html)).toBe(expected);
});

test.each([
  ['<p>a</p>'],
  ['<p>a</p></div></section>'],
  ['<p>a < b'],
  ['<script>"<p class=\'a'],
  ['<!-- <p class="a'],
  ['<textarea><p class="a'],
])('a text that ends outside of tags stays: %s', (html) => {
  expect(run(mendBrokenTail, html)).toBe(html);
});
