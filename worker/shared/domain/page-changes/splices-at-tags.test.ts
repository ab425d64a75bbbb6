import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applySplices } from '../html/splice.ts';
import { splicesAtTags } from './splices-at-tags.ts';

const PAGE = '<ul>\n<li>One</li>\n<li>Two</li>\n<li>Three</li>\n</ul>';

test.each([
  ['a text', PAGE.replace('Two', 'Zwei'), [{ start: 22, end: 25, replacement: 'Zwei' }]],
  [
    'a new element',
    PAGE.replace('<li>Two', '<li>New</li>\n<li>Two'),
    [{ start: 18, end: 18, replacement: '<li>New</li>\n' }],
  ],
  [
    'an element that went',
    PAGE.replace('<li>Two</li>\n', ''),
    [{ start: 18, end: 31, replacement: '' }],
  ],
])('%s is told as a whole', (_name, after, splices) => {
  expect(splicesAtTags(PAGE, after)).toEqual(splices);
});

test('the splices always lead to the other page', () => {
  const piece = fc.constantFrom('<p>', '</p>', 'x', '<', '>', '', '<li>One</li>\n');
  const edit = fc.record({ at: fc.nat(PAGE.length), cut: fc.nat(20), piece });
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 6 }), (edits) => {
      const after = edits.reduce(
        (page, { at, cut, piece: text }) => page.slice(0, at) + text + page.slice(at + cut),
        PAGE,
      );
      expect(applySplices(PAGE, splicesAtTags(PAGE, after))).toBe(after);
    }),
  );
});
