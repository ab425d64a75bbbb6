import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { applyDiff } from './apply-blocks.ts';
import type { Splice } from '#domain/text/splices.ts';
import { diffLimits } from './limits.ts';
import { joinSplices } from '#domain/text/splices.ts';
import { createBlocks, formatBlocks } from './write-block.ts';

function throughBlocks(original: string, edits: Splice[]): { text: string; failed: unknown[] } {
  const response = formatBlocks(createBlocks({ original, edits }));
  const { text, failed } = applyDiff({ original, response, fileType: 'txt' });
  return { text, failed };
}

function directly(original: string, edits: Splice[]): { text: string; failed: unknown[] } {
  return { text: joinSplices(original, edits), failed: [] };
}

const content = fc.constantFrom(
  '<p>',
  '  <p>Pane</p>',
  '    <p>Pane</p>',
  '</div>',
  'a',
  '',
  '   ',
  '<<<<<<< SEARCH',
  '=======',
  '  =======',
  '\\=======',
  '>>>>>>> REPLACE',
  '------- SEARCH',
  '...',
  '\\...',
  '<!-- ... -->',
  '```html',
  '```',
  "price: $& $$ $1 $` $'",
  'Città “già” — vista…',
  'tail \t ',
  'lone\rreturn',
);
const ending = fc.constantFrom('\n', '\n', '\n', '\r\n');

const page = fc
  .tuple(fc.array(fc.tuple(content, ending), { maxLength: 30 }), content, fc.constantFrom(0, 1, 2))
  .map(([lines, last, style]) => {
    const ends = ['\n', '\r\n'];
    return lines.map(([line, end]) => line + (ends[style] ?? end)).join('') + last;
  });

function editsOf(original: string): fc.Arbitrary<Splice[]> {
  const text = fc
    .array(fc.tuple(content, ending), { maxLength: 4 })
    .map((lines) => lines.map(([line, end]) => line + end).join(''));
  const replacement = fc.oneof(text, fc.constant(''), content);
  const cuts = fc.uniqueArray(fc.nat(original.length), { minLength: 2, maxLength: 8 });
  return fc
    .tuple(cuts, fc.array(replacement, { minLength: 4, maxLength: 4 }))
    .map(([at, texts]) => {
      const ordered = at.toSorted((a, b) => a - b);
      return texts.flatMap((text, index) => {
        const [start, end] = ordered.slice(index * 2, index * 2 + 2);
        return start === undefined || end === undefined ? [] : [{ start, end, replacement: text }];
      });
    });
}

const editedPage = page
  .filter((original) => original.length > 2)
  .chain((original) => fc.tuple(fc.constant(original), editsOf(original)));

test('written blocks give the edited text byte by byte', () => {
  fc.assert(
    fc.property(editedPage, ([original, edits]) => {
      expect(throughBlocks(original, edits)).toEqual(directly(original, edits));
    }),
    { numRuns: 1500 },
  );
});

test('written blocks of a page with very long lines give the edited text byte by byte', () => {
  const long = editedPage.map(([original]) => original.repeat(40).replaceAll('\n', ' '));
  const edited = long.chain((original) => fc.tuple(fc.constant(original), editsOf(original)));
  fc.assert(
    fc.property(edited, ([original, edits]) => {
      expect(throughBlocks(original, edits)).toEqual(directly(original, edits));
    }),
    { numRuns: 100 },
  );
});

test('an edit becomes the line it changes when that line is unique', () => {
  const original = '<h1>Pane</h1>\n<p>Uno</p>\n<p>Due</p>\n';
  const start = original.indexOf('Uno');
  const blocks = createBlocks({ original, edits: [{ start, end: start + 3, replacement: 'Tre' }] });
  expect(blocks).toEqual([{ search: ['<p>Uno</p>'], replace: ['<p>Tre</p>'], literal: true }]);
});

test('a repeated line takes as many neighbours as make it unique', () => {
  const original = '<li>a</li>\n<p>Pane</p>\n<li>b</li>\n<p>Pane</p>\n<li>c</li>';
  const start = original.lastIndexOf('Pane');
  const blocks = createBlocks({
    original,
    edits: [{ start, end: start + 4, replacement: 'Vino' }],
  });
  expect(blocks).toEqual([
    {
      search: ['<li>b</li>', '<p>Pane</p>'],
      replace: ['<li>b</li>', '<p>Vino</p>'],
      literal: true,
    },
  ]);
});

test('an edit in a minified page takes a part of the line', () => {
  const items = Array.from({ length: 400 }, (_, index) => `<li class="item">Voce ${index}</li>`);
  const original = `<ul>${items.join('')}</ul>`;
  const start = original.indexOf('Voce 217');
  const edits = [{ start, end: start + 8, replacement: 'Vista' }];
  const [block] = createBlocks({ original, edits });
  expect(block?.search.join('').length).toBeLessThan(100);
  expect(throughBlocks(original, edits)).toEqual(directly(original, edits));
});

test('more edits than blocks allowed share blocks', () => {
  const lines = Array.from({ length: 300 }, (_, index) => `<p>Riga ${index}</p>`);
  const original = lines.join('\n');
  const edits = lines.flatMap((line, index) => {
    const start = original.indexOf(line);
    return index % 2 ? [] : [{ start: start + 3, end: start + 7, replacement: 'Linea' }];
  });
  expect(createBlocks({ original, edits }).length).toBeLessThanOrEqual(diffLimits.maxBlocks);
  expect(throughBlocks(original, edits)).toEqual(directly(original, edits));
});

test('a removal taller than a block is cut into several', () => {
  const lines = Array.from({ length: 1500 }, (_, index) => `<p>Riga ${index}</p>`);
  const original = lines.join('\n');
  const from = original.indexOf('<p>Riga 100<');
  const removals = [
    { start: from, end: original.indexOf('<p>Riga 1300<'), replacement: '' },
    { start: from, end: original.length, replacement: '' },
    { start: from - 1, end: original.length, replacement: '' },
  ];
  for (const removal of removals) {
    expect(throughBlocks(original, [removal])).toEqual(directly(original, [removal]));
  }
});

test('a copy of a block after its copy is not mistaken for one already made', () => {
  const original = '<i>\nx\ny\nz\nx\ny\nz\n<b>';
  const start = original.lastIndexOf('z\n') + 2;
  const edits = [{ start, end: start, replacement: 'x\ny\nz\n' }];
  expect(throughBlocks(original, edits)).toEqual(directly(original, edits));
});

test('a copy of a line before a long one is not mistaken for one already made', () => {
  const long = Array.from({ length: 100 }, (_, index) => `<i>${index}</i>`).join('');
  const edits = [{ start: 5, end: 5, replacement: 'pane\n' }];
  const original = `pane\n${long}`;
  expect(throughBlocks(original, edits)).toEqual(directly(original, edits));
});

test('no edit and an edit that changes nothing give no block', () => {
  expect(createBlocks({ original: 'a', edits: [] })).toEqual([]);
  const unchanged = [{ start: 0, end: 1, replacement: 'a' }];
  expect(createBlocks({ original: 'a', edits: unchanged })).toEqual([]);
  expect(formatBlocks([])).toBe('');
});

test('edits that overlap are refused', () => {
  const edits = [
    { start: 0, end: 2, replacement: 'x' },
    { start: 1, end: 3, replacement: 'y' },
  ];
  expect(() => createBlocks({ original: 'abc', edits })).toThrow(RangeError);
});
