import { expect, test } from 'vitest';
import type { DiffBlock } from './diff-types.ts';
import { apply, block, reasons } from './testing/apply.ts';

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

test('elision: a piece that stays as it is may stand in several places', () => {
  const original = '<h2>Pane</h2>\n<ul>\n<li>uno</li>\n</ul>\n<ul>\n<li>due</li>\n</ul>';
  const edit = block('<h2>Pane</h2>\n...\n</ul>', '<h2>Vino</h2>\n...\n</ul>');
  expect(apply(original, [edit], { fileType: 'html' }).text).toBe(original.replace('Pane', 'Vino'));
  const unsure = block('<h2>Pane</h2>\n...\n</ul>', '<h2>Pane</h2>\n...\n</ul>\n<hr>');
  expect(reasons(apply(original, [unsure], { fileType: 'html' }))).toEqual(['ambiguous']);
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

test('html tokens: a hard space at the end of SEARCH is not written twice', () => {
  const original = '<div class="bar">\n<button class="a"></button>\n&nbsp;\n<i>x</i>\n</div>';
  const search = "<div class='bar'>\n<button class='a'></button>\n&nbsp;";
  const edit = block(search, `${search}\n<p>neu</p>`);
  const { text } = apply(original, [edit], { fileType: 'html' });
  expect(text.match(/&nbsp;/g)).toHaveLength(1);
});

test('html tokens: a bare quote beside a removal stays', () => {
  const original = `<p>\n<i class="k">uno</i>\n' <b class="k">due</b>\n</p>`;
  const search = `<i class='k'>uno</i>\n&#39; <b class='k'>due</b>`;
  const edit = block(search, `&#39; <b class='k'>due</b>`);
  const { text, applied } = apply(original, [edit], { fileType: 'html' });
  expect(applied[0]?.tier).toBe('html-tokens');
  expect(text.replace(/\s+/g, ' ')).toBe(`<p> &#39; <b class="k">due</b> </p>`);
});
