import { parse, serialize } from 'parse5';
import { expect, test } from 'vitest';
import {
  countElements,
  isCompleteDocument,
  readTitle,
  utf8ByteLength,
  wrapDocument,
} from './document.ts';
import { escapeAttribute, escapeText } from './escape.ts';
import { pathOf, elementAt } from './query.ts';
import { indexHtml } from './source-index.ts';

const COMPLETE =
  '<!DOCTYPE html>\n<html>\n<head><meta charset="utf-8"><title>A &amp; B</title></head>\n<body><p>x</p></body>\n</html>\n';

test('a complete document stays as it is', () => {
  expect(wrapDocument(COMPLETE)).toBe(COMPLETE);
  expect(isCompleteDocument(COMPLETE)).toBe(true);
});

test.each([
  ['<p>x</p>'],
  ['text only'],
  ['<title>T</title><p>x</p>'],
  ['<head><title>T</title></head><p>x</p>'],
  ['<html><body><p>x</p></body></html>'],
  ['<!-- a --><!doctype html><p>x</p>'],
  ['<!doctype html><html><head></head><body><p>x'],
  ['<body class="a"><p>x</p></body>'],
  [''],
])('%s becomes a complete document that shows the same', (html) => {
  const wrapped = wrapDocument(html);
  const index = indexHtml(wrapped);
  const tags = index.elements.map(({ tag }) => tag);
  expect(tags.filter((tag) => ['html', 'head', 'body'].includes(tag))).toEqual([
    'html',
    'head',
    'body',
  ]);
  expect(isCompleteDocument(wrapped)).toBe(true);
  expect(index.elements.find(({ tag }) => tag === 'meta')?.attributes[0]?.value).toBe('utf-8');
  expect(comparable(wrapped)).toBe(comparable(html));
  expect(wrapDocument(wrapped)).toBe(wrapped);
});

function comparable(html: string): string {
  return serialize(parse(html))
    .replace('<meta charset="utf-8">', '')
    .replace(/<!doctype[^>]*>/i, '')
    .replace(/\s+/g, '');
}

test('a title inside a drawing is not the title of the page', () => {
  expect(readTitle('<svg><title>Icon</title></svg>')).toBe('');
  expect(readTitle(COMPLETE)).toBe('A & B');
});

test('an unfinished page is not complete', () => {
  expect(isCompleteDocument('<!doctype html><html><body><p>cut')).toBe(false);
  expect(isCompleteDocument('<p>x</p>')).toBe(false);
});

test('counts what stands in the source', () => {
  expect(countElements('<p>a<b>b</b>')).toBe(2);
});

test('byte lengths are those of UTF-8', () => {
  for (const text of ['', 'abc', 'perché', '€', '😀', 'a\ud800b']) {
    expect(utf8ByteLength(text)).toBe(new TextEncoder().encode(text).length);
  }
});

test('escaped text reads back the same', () => {
  const text = `<b> & "quoted" 'single' \u00a0`;
  expect(readTitle(`<title>x${escapeText('<b> &')}</title>`)).toBe('x<b> &');
  const read = (quote: string): string | undefined =>
    indexHtml(`<p title=${quote}${escapeAttribute(text)}${quote}>`).elements[0]?.attributes[0]
      ?.value;
  expect([read('"'), read("'")]).toEqual([text, text]);
});

test('elements are found by place', () => {
  const html = '<body><p>a</p><p>b<i>c</i></p></body>';
  const index = indexHtml(html);
  const element = elementAt(index, html.indexOf('c'))!;
  expect(pathOf(element, index)).toBe('body:1>p:2>i:1');
});

test('omitted tags, mis-nesting and templates are told apart', () => {
  const index = indexHtml(
    '<ul><li>a<li>b</ul><p><a href=x><div>1<a href=y>2</a></div></p><template><u>t</u></template>',
  );
  const [list, first] = index.elements;
  expect(list?.range).toEqual({ start: 0, end: 19 });
  expect(first && index.html.slice(first.range.start, first.range.end)).toBe('<li>a');
  expect(index.elements.some((element) => element.tag === 'a' && element.isSplit)).toBe(true);
  expect(index.elements.some((element) => element.tag === 'u')).toBe(true);
});
