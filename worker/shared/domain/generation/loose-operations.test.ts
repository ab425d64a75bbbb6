import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readLooseList } from './loose-operations.ts';

const RENAME = { kind: 'set-text', at: { text: 'Book' }, text: 'Reserve' };

test.each<[what: string, text: string]>([
  ['an array', JSON.stringify([RENAME])],
  ['one object alone', JSON.stringify(RENAME)],
  ['a list under its name', JSON.stringify({ operations: [RENAME] })],
  ['commas before a bracket', `[${JSON.stringify(RENAME).replace(/\}$/, ', }')},\n]`],
  ['comments', `[ // the button, as asked\n${JSON.stringify(RENAME)} /* that is all */ ]`],
])('%s is a list', (_what, text) => {
  expect(readLooseList(text)).toEqual([RENAME]);
});

test.each([
  ['text', 'Hello'],
  ['an empty list', '[]'],
  ['an object of something else', '{"name":"Ada"}'],
  ['an array of something else', '[{"name":"Ada"}]'],
  ['what was cut off', '[{"kind":"set-te'],
])('%s is none', (_what, text) => {
  expect(readLooseList(text)).toBeUndefined();
});

test.each<[what: string, written: object, read: object]>([
  [
    'a selector as a string',
    { kind: 'move', at: '#faq', to: '#contact', place: 'before' },
    { kind: 'move', at: { selector: '#faq' }, to: { selector: '#contact' }, place: 'before' },
  ],
  [
    'a selector instead of a locator',
    { kind: 'delete', selector: '#map' },
    { kind: 'delete', at: { selector: '#map' } },
  ],
  [
    'the selector of a rule',
    { kind: 'set-style', selector: '.button', property: 'color', value: '#fff' },
    {
      kind: 'set-style',
      scope: { kind: 'rule', selector: '.button' },
      property: 'color',
      value: '#fff',
    },
  ],
  [
    'a selector in a scope',
    { kind: 'set-style', scope: { kind: 'element', at: 'h1' }, property: 'color', value: null },
    {
      kind: 'set-style',
      scope: { kind: 'element', at: { selector: 'h1' } },
      property: 'color',
      value: null,
    },
  ],
  [
    'a width with its unit',
    {
      kind: 'set-style',
      scope: { kind: 'width', at: { selector: 'h1' }, maxWidthPx: '600px' },
      property: 'font-size',
      value: '2rem',
    },
    {
      kind: 'set-style',
      scope: { kind: 'width', at: { selector: 'h1' }, maxWidthPx: 600 },
      property: 'font-size',
      value: '2rem',
    },
  ],
  [
    'a number for words',
    { kind: 'price', item: 'Jota', amount: 9.5 },
    { kind: 'price', item: 'Jota', amount: '9.5' },
  ],
  [
    'words as markup writes them',
    { kind: 'fact', fact: 'name', value: 'Hollis &amp; Sons' },
    { kind: 'fact', fact: 'name', value: 'Hollis & Sons' },
  ],
  [
    'both texts of a replacement',
    { kind: 'replace-everywhere', from: 'Salt &amp; Rye', to: 'Salt &amp; Wheat' },
    { kind: 'replace-everywhere', from: 'Salt & Rye', to: 'Salt & Wheat' },
  ],
  [
    'markup, which stays',
    { kind: 'insert', at: { selector: '#a' }, place: 'end', markup: '<p>&amp;</p>' },
    { kind: 'insert', at: { selector: '#a' }, place: 'end', markup: '<p>&amp;</p>' },
  ],
])('%s is read as it was meant', (_what, written, read) => {
  expect(readLooseList(JSON.stringify(written))).toEqual([read]);
});

test('what looks like a comment or a loose comma in a string stays', () => {
  const text = '[{"kind":"set-attribute","name":"href","value":"https://a.example/,]",},]';
  expect(readLooseList(text)).toEqual([
    { kind: 'set-attribute', name: 'href', value: 'https://a.example/,]' },
  ]);
});

test('no text makes it fail', () => {
  const part = fc.constantFrom('{', '}', '[', ']', ',', '"', '"kind"', ':', '//', '/*', '\n', '1');
  fc.assert(
    fc.property(fc.array(fc.oneof(part, fc.string()), { maxLength: 40 }), (parts) => {
      expect(() => readLooseList(parts.join(''))).not.toThrow();
    }),
  );
});
