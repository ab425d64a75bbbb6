import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyDiff } from './apply-blocks.ts';
import { diffLimits } from './limits.ts';
import { apply, block, reasons } from './testing/apply.ts';
import { bakeryPage } from './testing/bakery-page.ts';

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
    fc.string(),
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
    { numRuns: 150 },
  );
});

test('a result too large to look at again is no error', () => {
  const edits = [block('a', 'x'.repeat(diffLimits.locateWork)), block('not there', 'b')];
  const result = apply('a\nc', edits);
  expect({ applied: result.applied.length, reasons: reasons(result) }).toEqual({
    applied: 1,
    reasons: ['not-found'],
  });
});
