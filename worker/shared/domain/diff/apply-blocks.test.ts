import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyDiff, type ApplyDiffInput, type DiffResult } from './apply-blocks.ts';
import type { DiffBlock, FailureReason } from './diff-types.ts';
import { diffLimits } from './limits.ts';
import { bakeryPage, minifiedPage, windowsPage } from './testing/fixture-pages.ts';

function block(search: string, replace: string): DiffBlock {
  return {
    search: search === '' ? [] : search.split('\n'),
    replace: replace === '' ? [] : replace.split('\n'),
  };
}

type Rest = Partial<Pick<ApplyDiffInput, 'fileType' | 'allowTopInsert' | 'allowShrink'>>;

function apply(original: string, blocks: DiffBlock[], rest: Rest = {}): DiffResult {
  return applyDiff({ original, blocks, fileType: 'txt', ...rest });
}

function reasons({ failed }: DiffResult): FailureReason[] {
  return failed.map(({ reason }) => reason);
}

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

const tiers: [string, string, DiffBlock, string][] = [
  ['exact-lines', 'a\n  b\nc', block('  b', '  B'), 'a\n  B\nc'],
  ['exact-text', '<p>uno due</p>', block('uno', 'tre'), '<p>tre due</p>'],
  ['exact-text', 'x a\nb y', block('a\nb', 'A\nB'), 'x A\nB y'],
  ['trailing-space', 'a  \nb\t\nc', block('a\nb', 'a\nB'), 'a  \nB\nc'],
  ['edge-blanks', 'a\nb', block('\na\n', '\nA\n'), '\nA\n\nb'],
  ['indentation', '  a\n    b\n', block('a\n  b', 'a\n  B\n  c'), '  a\n    B\n    c\n'],
  ['indentation', '“sì” — no\nb', block('"sì" - no\nb', '"sì" - no\nB'), '“sì” — no\nB'],
  ['blank-lines', 'a\n\nb\nc', block('a\nb', 'a\nB'), 'a\n\nB\nc'],
];

test.each(tiers)('%s: %j', (tier, original, edit, expected) => {
  const { text, applied } = apply(original, [edit]);
  expect({ text, tier: applied[0]?.tier }).toEqual({ text: expected, tier });
});

test('html-tokens: quotes, entities and line breaks make no difference', () => {
  const original = "<ul><li class='a'>Caff&egrave; nero</li><li>Tè</li></ul>";
  const edit = block('<li class="a">\n  Caffè nero\n</li>', '<li class="a">\n  Caffè lungo\n</li>');
  const { text, applied } = apply(original, [edit], { fileType: 'html' });
  expect(applied[0]?.tier).toBe('html-tokens');
  expect(text).toBe("<ul><li class='a'>Caff&egrave; lungo</li><li>Tè</li></ul>");
});

test('html-tokens: a changed attribute does not mix two ways of quoting', () => {
  const original = "<a class='x y' href='#uno'>Scopri di più</a>";
  const edit = block(
    '<a class="x y" href="#uno">\nScopri di più</a>',
    '<a class="x z" href="#uno">\nScopri di più</a>',
  );
  expect(apply(original, [edit], { fileType: 'html' }).text).toBe(
    '<a class="x z" href="#uno">Scopri di più</a>',
  );
});

test('elision: what the dots stand for stays', () => {
  const original =
    '<section id="a">\n  <h2>A</h2>\n  <p>1</p>\n  <p>2</p>\n</section>\n<p>3</p>\n</section>';
  const edit = block(
    '<section id="a">\n...\n</section>',
    '<section id="b">\n...\n</section>\n<hr>',
  );
  const { text, applied } = apply(original, [edit], { fileType: 'html' });
  expect(applied[0]?.tier).toBe('elision');
  expect(text).toBe(
    '<section id="b">\n  <h2>A</h2>\n  <p>1</p>\n  <p>2</p>\n</section>\n<hr>\n<p>3</p>\n</section>',
  );
});

test('fuzzy: a typing error and a left-out line in SEARCH do not reach the document', () => {
  const original = [
    '<section id="pane">',
    '  <h2>Il pane di ogni giorno</h2>',
    '  <p>Semola rimacinata e lievito madre, cotto su pietra.</p>',
    '  <!-- prezzi aggiornati -->',
    '  <p>Tre euro al chilo, sempre.</p>',
    '</section>',
  ].join('\n');
  const edit = block(
    '<section id="pane">\n  <h2>Il pane di onig giorno</h2>\n  <p>Semola rimacinata e lievito madre, cotto su pietra.</p>\n  <p>Tre euro al chilo, sempre.</p>\n</section>',
    '<section id="pane">\n  <h2>Il pane di onig giorno</h2>\n  <p>Semola rimacinata e lievito madre, cotto su pietra.</p>\n  <p>Quattro euro al chilo, sempre.</p>\n</section>',
  );
  const { text, applied } = apply(original, [edit], { fileType: 'html' });
  expect(applied[0]?.tier).toBe('fuzzy');
  expect(text).toBe(original.replace('Tre euro', 'Quattro euro'));
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

test('an empty SEARCH fills a blank file and goes to the top of plain text', () => {
  const edit = block('', '# Title');
  expect(apply('\n', [edit], { fileType: 'html' }).text).toBe('# Title');
  expect(apply('text\n', [edit]).text).toBe('# Title\ntext\n');
  expect(apply('text\r\n', [edit]).text).toBe('# Title\r\ntext\r\n');
  expect(reasons(apply('# Title\ntext\n', [edit]))).toEqual(['already-present']);
});

test('an empty SEARCH never writes before the doctype of a page', () => {
  const page = '<!doctype html>\n<html><body></body></html>';
  const edit = block('', '<p>top</p>');
  const refused = apply(page, [edit], { fileType: 'html' });
  expect({ text: refused.text, reasons: reasons(refused) }).toEqual({
    text: page,
    reasons: ['empty-search'],
  });
  const blankLine = apply(page, [{ search: [''], replace: ['x'] }], { fileType: 'html' });
  expect(reasons(blankLine)).toEqual(['empty-search']);
  const allowed = { fileType: 'html', allowTopInsert: true };
  expect(apply(page, [edit], allowed).text).toBe(`<p>top</p>\n${page}`);
  const newPage = '<!doctype html>\n<html><body>new</body></html>';
  expect(apply(page, [block('', newPage)], allowed).text).toBe(newPage);
});

test('a whole document in place of blocks becomes the text', () => {
  const html = '<!doctype html>\n<html><body>new</body></html>';
  const result = applyDiff({ original: bakeryPage(), response: `Fatto:\n${html}` });
  expect({ text: result.text, isWhole: result.isWholeDocument, chatter: result.chatter }).toEqual({
    text: html,
    isWhole: true,
    chatter: 'Fatto:',
  });
  expect(applyDiff({ original: 'a', response: html, fileType: 'css' }).text).toBe('a');
});

const refusedChanges: [FailureReason, DiffBlock][] = [
  ['unbalanced', block('<h2>Il nostro pane</h2>', '<h2>Il nostro pane')],
  ['structure-lost', block('<!doctype html>', '')],
  ['structure-lost', block('<body>', '<main>')],
  ['editing-attribute', block('<h2>Il nostro pane</h2>', '<h2 contenteditable>Il pane</h2>')],
  ['elision-mismatch', block('<h2>Il nostro pane</h2>\n<ul class="breads">', '<h2>Pane</h2>\n...')],
  ['not-found', block('<h2>Il nostro vino</h2>', '<h2>Vino</h2>')],
];

test.each(refusedChanges)('%s is refused and leaves the page alone', (reason, edit) => {
  const result = apply(bakeryPage(), [edit], { fileType: 'html' });
  expect({ text: result.text, reasons: reasons(result) }).toEqual({
    text: bakeryPage(),
    reasons: [reason],
  });
});

test('two blocks may open and close an element together', () => {
  const edits = [
    block('<h2>Orari di apertura</h2>', '<div class="box">\n<h2>Orari di apertura</h2>'),
    block('</table>', '</table>\n</div>'),
  ];
  const { failed, warnings } = apply(bakeryPage(), edits, { fileType: 'html' });
  expect({ failed, warnings }).toEqual({ failed: [], warnings: ['balanced-together'] });
});

test('a block may repair a page that lacks an end tag', () => {
  const broken = '<div>\n<p>a</p>\n<section>\n</section>\n';
  const { text } = apply(broken, [block('</section>', '</section>\n</div>')], { fileType: 'html' });
  expect(text).toBe('<div>\n<p>a</p>\n<section>\n</section>\n</div>\n');
});

test('tags inside a script are no tags', () => {
  const original = "<script>\nconst row = '<td>';\n</script>\n<p>a</p>";
  const edit = block("const row = '<td>';", "const row = '<td><b>';");
  expect(apply(original, [edit], { fileType: 'html' }).failed).toEqual([]);
  const closing = block("const row = '<td>';", "const row = '</script>';");
  expect(reasons(apply(original, [closing], { fileType: 'html' }))).toEqual(['unbalanced']);
});

test('half the page may go when it is removed outright or when the request says so', () => {
  const lines = Array.from({ length: 100 }, (_, index) => `<p>paragraph number ${index}</p>`);
  const rewrite = block(lines.slice(0, 80).join('\n'), '<p>all in one</p>');
  const removal = block(lines.slice(0, 80).join('\n'), lines[0] ?? '');
  const page = lines.join('\n');
  expect(reasons(apply(page, [rewrite], { fileType: 'html' }))).toEqual(['shrinks-page']);
  expect(apply(page, [rewrite], { fileType: 'html', allowShrink: true }).failed).toEqual([]);
  expect(apply(page, [removal], { fileType: 'html' }).failed).toEqual([]);
});

test('a failed block comes with the lines it may have meant', () => {
  const edit = block(
    '<h3>Focaccia ligure</h3>\n<p>Olio, sale grosso, bordo croccante</p>',
    '<p>x</p>',
  );
  const [failure] = apply(bakeryPage(), [edit], { fileType: 'html' }).failed;
  expect(failure?.nearest[0]?.text).toContain('Focaccia genovese');
  expect(failure?.nearest.length).toBeLessThanOrEqual(3);
});

test('limits are told as reasons', () => {
  const many = Array.from({ length: diffLimits.maxBlocks + 1 }, (_, i) => block(`l${i}`, `L${i}`));
  const original = many.map((_, index) => `l${index}`).join('\n');
  expect(reasons(apply(original, many))).toEqual(['too-many-blocks']);
  const long = block('x\n'.repeat(diffLimits.maxSearchLines), 'y');
  expect(reasons(apply('x', [long]))).toEqual(['search-too-long']);
  const huge = 'a'.repeat(diffLimits.maxDocumentLength + 1);
  expect(reasons(apply(huge, [block('a', 'b')]))).toEqual(['document-too-large']);
  const tall = '\n'.repeat(diffLimits.maxDocumentLines);
  expect(reasons(apply(tall, [block('a', 'b')]))).toEqual(['document-too-large']);
  expect(reasons(applyDiff({ original: 'a', response: '<<<<<<< SEARCH\na\n=======\n' }))).toEqual([
    'unfinished',
  ]);
  expect(
    reasons(applyDiff({ original: 'a', response: '<<<<<<< SEARCH\na\n>>>>>>> REPLACE' })),
  ).toEqual(['no-divider']);
});

const adversaries: [string, string, string][] = [
  ['one long line', 'a'.repeat(1_000_000), `${'a'.repeat(5000)}b`],
  ['tags in one line', '<div>'.repeat(200_000), `${'<div>'.repeat(3000)}x`],
  ['equal lines', `${'ab\ncd\n'.repeat(24_900)}${'x '.repeat(400_000)}`, 'ab\n'.repeat(399)],
  ['open quotes', '<a "\' '.repeat(160_000), '<p>\nx\n</p>'],
  ['words', 'a b c d e f g h\n'.repeat(49_000), 'a b c d e f g h\nx y\na b c d e f g h'],
];

test.each(adversaries)('a megabyte made to be slow ends: %s', (_, original, search) => {
  const edits = Array.from({ length: diffLimits.maxBlocks }, () =>
    block(search, 'new <b>text</b>'),
  );
  const result = apply(original, edits, { fileType: 'html' });
  expect(result.text).toBe(original);
  expect(result.failed.length).toBe(diffLimits.maxBlocks);
});

test('no text makes it throw', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '\n<<<<<<< SEARCH\n',
      '\n=======\n',
      '\n>>>>>>> REPLACE\n',
      '<div class="a">',
      '</div>',
      '<script>',
      '<!--',
      '...',
      '&amp;',
      '"',
      '\r\n',
    ),
  );
  const text = fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(text, text, fc.boolean(), (original, response, finished) => {
      expect(applyDiff({ original, response, finished }).text).toBeTypeOf('string');
    }),
    { numRuns: 200 },
  );
});
