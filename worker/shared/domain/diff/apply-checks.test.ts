import { expect, test } from 'vitest';
import { applyDiff } from './apply-blocks.ts';
import type { DiffBlock, FailureReason } from './diff-types.ts';
import { apply, block, reasons } from './testing/apply.ts';
import { bakeryPage } from './testing/bakery-page.ts';

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
