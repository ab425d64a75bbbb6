import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { scanMarkup } from './html-scanner.ts';
import { countTags } from './tag-balance.ts';

function describe(html: string): string[] {
  return scanMarkup(html).map(
    ({ kind, name, start, end }) => `${kind} ${name}|${html.slice(start, end)}`,
  );
}

test('tags, comments, declarations and raw text are told apart', () => {
  expect(describe('<!doctype html><A b=">">x</A><!-- <i> --><script>a<b</script>')).toEqual([
    'declaration |<!doctype html>',
    'open a|<A b=">">',
    'close a|</A>',
    'comment |<!-- <i> -->',
    'open script|<script>',
    'raw script|a<b',
    'close script|</script>',
  ]);
});

test('a sign that begins no tag is text and an open end reaches to the end', () => {
  expect(describe('1 < 2 <3 <p')).toEqual(['open p|<p']);
  expect(describe('<!-- a')).toEqual(['comment |<!-- a']);
  expect(describe('<style>a')).toEqual(['open style|<style>', 'raw style|a']);
});

test('whatever the text, markup comes in order and inside it', () => {
  const piece = fc.constantFrom(
    '<',
    '>',
    '<a ',
    '"',
    "'",
    '<!--',
    '-->',
    '<script>',
    '</',
    '/',
    'x',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const html = pieces.join('');
      let cursor = 0;
      for (const { start, end } of scanMarkup(html)) {
        expect(start).toBeGreaterThanOrEqual(cursor);
        expect(end).toBeGreaterThan(start);
        cursor = end;
      }
      expect(cursor).toBeLessThanOrEqual(html.length);
    }),
  );
});

test.each([
  ['<div><p>a<br><img></div>', {}],
  ['<ul><li>a<li>b</ul>', {}],
  ['<div><span>', { div: 1, span: 1 }],
  ['</section>', { section: -1 }],
  ['<svg><path d="M0"/><feColorMatrix /></svg>', {}],
  ['<div />', { div: 1 }],
  ['<script>"<b>"</script>', {}],
])('the tags of %s balance to %j', (html, balance) => {
  expect(Object.fromEntries(countTags(html))).toEqual(balance);
});
