import { expect, test } from 'vitest';
import { applyDiff } from './apply-blocks.ts';
import type { DiffBlock } from './diff-types.ts';
import { apply, block, reasons } from './testing/apply.ts';
import { bakeryPage, minifiedPage, windowsPage } from './testing/bakery-page.ts';

test('an applied block is reported with its place and tier', () => {
  expect(apply('a\nb\nc\n', [block('b', 'B')])).toEqual({
    text: 'a\nB\nc\n',
    applied: [
      {
        index: 0,
        tier: 'exact-lines',
        startLine: 2,
        endLine: 2,
        isPinned: false,
        isDependent: false,
      },
    ],
    failed: [],
    warnings: [],
    chatter: '',
    isWholeDocument: false,
  });
});

test('the first of several places is never taken', () => {
  const result = apply('a\nx\na\nx\n', [block('a', 'b')]);
  expect(result.text).toBe('a\nx\na\nx\n');
  expect(result.failed).toEqual([
    {
      index: 0,
      reason: 'ambiguous',
      block: block('a', 'b'),
      nearest: [
        { startLine: 1, endLine: 1, text: 'a', similarity: 1 },
        { startLine: 3, endLine: 3, text: 'a', similarity: 1 },
      ],
      isAlreadyPresent: false,
    },
  ]);
});

test('neighbours on both sides pin the place between them', () => {
  const original = 'one\na\ntwo\na\nthree\na\nfour';
  const edits = [block('two', 'TWO'), block('a', 'A'), block('three', 'THREE')];
  const { text, applied, warnings } = apply(original, edits);
  expect(text).toBe('one\na\nTWO\nA\nTHREE\na\nfour');
  expect(applied.map(({ isPinned }) => isPinned)).toEqual([false, true, false]);
  expect(warnings).toEqual(['pinned-by-order']);
  expect(reasons(apply(original, edits.slice(0, 2)))).toEqual(['ambiguous']);
});

test('as many equal blocks as places change every place', () => {
  const edit = block('<b>011 555</b>', '<b>011 777</b>');
  expect(apply('<b>011 555</b>\nx\n<b>011 555</b>', [edit, edit]).text).toBe(
    '<b>011 777</b>\nx\n<b>011 777</b>',
  );
});

test('an indentation is no evidence for lines that only close something', () => {
  const original = '<div>\n  <div>\n  </div>\n</div>\n';
  expect(reasons(apply(original, [block('</div>', '</div>\n<p>new</p>')]))).toEqual(['ambiguous']);
});

test('line breaks are no evidence for markup that stands twice', () => {
  const original = '<p>uno <b>due</b> tre</p>\n<p>uno\n  <b>due</b> tre</p>\n';
  const edit = block('<p>uno\n<b>due</b> tre</p>', '<p>uno\n<b>sei</b> tre</p>');
  expect(reasons(apply(original, [edit], { fileType: 'html' }))).toEqual(['ambiguous']);
});

test('blocks are found whatever their order', () => {
  expect(apply('a\nb\nc', [block('c', 'C'), block('a', 'A')]).text).toBe('A\nb\nC');
});

test('of two blocks that overlap the later one fails', () => {
  const result = apply('a\nb\nc', [block('a\nb', 'A\nB'), block('b\nc', 'x\ny')]);
  expect(result.text).toBe('A\nB\nc');
  expect(reasons(result)).toEqual(['overlap']);
});

test('blocks that touch both apply', () => {
  expect(apply('a\nb\nc', [block('a', ''), block('b', 'B')]).text).toBe('B\nc');
});

test('a block that depends on another one is found on its result', () => {
  const { text, applied } = apply('a\nb', [block('new line', 'newer'), block('a', 'a\nnew line')]);
  expect(text).toBe('a\nnewer\nb');
  expect(applied.map(({ isDependent }) => isDependent)).toEqual([true, false]);
});

test.each(['$&', '$$', '$1', "$'", '$`', '$<a>'])('%s in a replacement is plain text', (sign) => {
  expect(apply('price\nx', [block('price', `${sign} 5`)]).text).toBe(`${sign} 5\nx`);
  expect(apply('the price!', [block('price', sign)]).text).toBe(`the ${sign}!`);
});

test('dividers inside content are told from the real one by what the document holds', () => {
  const response = [
    '<<<<<<< SEARCH',
    'Title',
    '=======',
    'old',
    '=======',
    'Title',
    '=======',
    'new',
    '>>>>>>> REPLACE',
  ].join('\n');
  const original = 'x\nTitle\n=======\nold\ny';
  const { text, warnings } = applyDiff({ original, response, fileType: 'md' });
  expect(text).toBe('x\nTitle\n=======\nnew\ny');
  expect(warnings).toEqual(['other-reading']);
});

test('an escaped marker inside <pre> is content', () => {
  const original = '<pre>\n<<<<<<< SEARCH\na\n=======\n</pre>\n';
  const response =
    '<<<<<<< SEARCH\n\\<<<<<<< SEARCH\na\n\\=======\n=======\n\\<<<<<<< SEARCH\nb\n\\=======\n>>>>>>> REPLACE';
  expect(applyDiff({ original, response }).text).toBe(
    '<pre>\n<<<<<<< SEARCH\nb\n=======\n</pre>\n',
  );
});

test('a fence around SEARCH and REPLACE is taken off when the document has none', () => {
  const response =
    '<<<<<<< SEARCH\n```html\n<p>a</p>\n```\n=======\n```html\n<p>b</p>\n```\n>>>>>>> REPLACE';
  expect(applyDiff({ original: '<p>a</p>\n<p>c</p>', response }).text).toBe('<p>b</p>\n<p>c</p>');
  const half = '<<<<<<< SEARCH\n<p>a</p>\n=======\n```html\n<p>b</p>\n```\n>>>>>>> REPLACE';
  expect(applyDiff({ original: '<p>a</p>\n<p>c</p>', response: half }).text).toBe(
    '<p>b</p>\n<p>c</p>',
  );
});

test('CRLF line endings stay', () => {
  const original = windowsPage();
  const response =
    '<<<<<<< SEARCH\n      <h2>Orari di apertura</h2>\n      <table>\n=======\n      <h2>Quando siamo aperti</h2>\n      <p>Suonate il campanello.</p>\n      <table>\n>>>>>>> REPLACE';
  const { text } = applyDiff({ original, response });
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(text.replaceAll('\r\n', '\n')).toBe(
    bakeryPage().replace(
      '<h2>Orari di apertura</h2>',
      '<h2>Quando siamo aperti</h2>\n      <p>Suonate il campanello.</p>',
    ),
  );
});

test('a line added after the last one of a CRLF file follows a CRLF', () => {
  expect(apply('a\r\nlast', [block('last', 'last\nnew')]).text).toBe('a\r\nlast\r\nnew');
});

test('of two removals at the end both apply', () => {
  expect(apply('a\nb\nc', [block('b', ''), block('c', '')]).text).toBe('a\n');
});

test('new lines take the indentation of the place', () => {
  const original = '\t<ul>\n\t\t<li>a</li>\n\t</ul>\n';
  const edit = block('<ul>\n  <li>a</li>\n</ul>', '<ul>\n  <li>a</li>\n  <li>b</li>\n</ul>');
  expect(apply(original, [edit], { fileType: 'html' }).text).toBe(
    '\t<ul>\n\t\t<li>a</li>\n\t\t<li>b</li>\n\t</ul>\n',
  );
  const flat = block('<li>a</li>', '<li>a</li>\n<li>b</li>');
  expect(apply(original, [flat], { fileType: 'html' }).text).toBe(
    '\t<ul>\n\t\t<li>a</li>\n\t\t<li>b</li>\n\t</ul>\n',
  );
});

test('a deleted line takes its line feed along', () => {
  expect(apply('a\n  b\nc\n', [block('b', '')]).text).toBe('a\nc\n');
  expect(apply('a\nb', [block('b', '')]).text).toBe('a');
  expect(apply('a b c', [block(' b', '')]).text).toBe('a c');
});

test('a minified page is changed inside its line', () => {
  const original = minifiedPage();
  const edit = block('<h2>Orari di apertura</h2>', '<h2>Aperto</h2>');
  expect(apply(original, [edit], { fileType: 'html' }).text).toBe(
    original.replace('Orari di apertura', 'Aperto'),
  );
});

const repeats: [string, string, DiffBlock][] = [
  ['a change', 'one line of text\nb', block('one line of text', 'another line of text')],
  ['lines added', 'a\nb', block('a', 'a\nnew')],
  ['lines added with other indentation', '  <p>\nx', block('<p>', '<hr>\n  <p>')],
  ['text added inside a line', 'Ciao a tutti', block('Ciao', 'Ciao bella gente')],
  [
    'a tag added by tokens',
    '<p\n>uno due tre</p>',
    block('<p>uno due tre</p>', '<p>uno due tre</p><i>x</i>'),
  ],
  [
    'lines added beside an elision',
    '<ul>\n<li>uno</li>\n<li>due</li>\n</ul>',
    block('<ul>\n...\n</ul>', '<ul>\n<li>primo di tutti</li>\n...\n</ul>'),
  ],
];

test.each(repeats)('applied twice: %s is reported as already present', (_, original, edit) => {
  const first = apply(original, [edit], { fileType: 'html' });
  expect(first.failed).toEqual([]);
  const second = apply(first.text, [edit], { fileType: 'html' });
  expect(second.text).toBe(first.text);
  expect(second.failed.map(({ isAlreadyPresent }) => isAlreadyPresent)).toEqual([true]);
});

test('a block applied before does not go to a look-alike', () => {
  const card = (name: string) =>
    [
      '<div class="card">',
      `  <h3 class="card-title">${name}</h3>`,
      '  <p class="card-text">Impasto a lunga lievitazione, cotto su pietra ogni mattina.</p>',
      '  <a class="button" href="#ordina">Ordina adesso</a>',
      '</div>',
    ].join('\n');
  const rewritten = card('Pane').replace(
    /Impasto.*mattina/,
    'Nuovo, del tutto diverso, per le feste',
  );
  const edit = block(card('Pane'), rewritten);
  const first = apply(`${card('Pane')}\n${card('Pani')}`, [edit], { fileType: 'html' });
  expect(first.failed).toEqual([]);
  const second = apply(first.text, [edit], { fileType: 'html' });
  expect({ text: second.text, reasons: reasons(second) }).toEqual({
    text: first.text,
    reasons: ['already-present'],
  });
});
