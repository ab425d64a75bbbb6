import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { indexHtml } from '../html/source-index.ts';
import { keepInside } from './keep-inside.ts';

const PAGE = `<!doctype html>
<html lang="en">
<head><title>Bread</title><style>h2 { color: red; }</style></head>
<body>
<section id="a"><h2>Fresh</h2><p>One <b>two</b></p></section>
<section id="b"><h2>Hours</h2><p>Open daily</p><p>Closed on Monday</p></section>
</body>
</html>
`;

function rangeOf(part: string): { start: number; end: number } {
  const start = PAGE.indexOf(part);
  if (start < 0) throw new Error(part);
  return { start, end: start + part.length };
}

const HOURS = '<p>Open daily</p>';

describe('of an answer about one element', () => {
  test.each<[name: string, change: (page: string) => string, kept: string, isAll: boolean]>([
    ['a change inside is taken', (page) => page.replace('Open daily', 'Open'), '<p>Open</p>', true],
    [
      'another tag is taken',
      (page) => page.replace(HOURS, '<ul><li>Open</li></ul>'),
      '<ul><li>Open</li></ul>',
      true,
    ],
    [
      'its attributes are taken',
      (page) => page.replace(HOURS, '<p class="x">Open daily</p>'),
      '<p class="x">Open daily</p>',
      true,
    ],
    ['it may go', (page) => page.replace(HOURS, ''), '', true],
    ['a change elsewhere is not', (page) => page.replace('Fresh', 'Stale'), HOURS, false],
    [
      'of both only what is inside',
      (page) => page.replace('Fresh', 'Stale').replace('Open daily', 'Open'),
      '<p>Open</p>',
      false,
    ],
    [
      'a new neighbour is not',
      (page) => page.replace(HOURS, '<p>Open</p><p>New</p>'),
      '<p>Open</p>',
      false,
    ],
    [
      'a new rule is not',
      (page) => page.replace('red;', 'blue;').replace('Open daily', 'Open'),
      '<p>Open</p>',
      false,
    ],
    [
      'another page is not',
      () => '<!doctype html><title>Other</title><h1>Other</h1>',
      HOURS,
      false,
    ],
    ['an element left open is not', (page) => page.replace(HOURS, '<p>Open<div><p>'), HOURS, false],
    ['no page is not', () => '', HOURS, false],
  ])('%s', (...[, change, kept, isAll]) => {
    const result = keepInside(PAGE, change(PAGE), [rangeOf(HOURS)]);
    expect(result.text).toBe(PAGE.replace(HOURS, kept));
    expect(result.isAllKept).toBe(isAll);
  });

  test('several elements change together, one in another counts once', () => {
    const ranges = [rangeOf('<h2>Fresh</h2>'), rangeOf(HOURS), rangeOf('<p>Open daily</p>')];
    const after = PAGE.replace('Fresh', 'Warm')
      .replace('Open daily', 'Open')
      .replace('Monday', 'Sunday');
    expect(keepInside(PAGE, after, ranges)).toEqual({
      text: PAGE.replace('Fresh', 'Warm').replace('Open daily', 'Open'),
      isAllKept: false,
    });
  });

  test('ranges that are no elements change nothing', () => {
    const after = PAGE.replace('Fresh', 'Stale');
    expect(keepInside(PAGE, after, [{ start: 3, end: 40 }]).text).toBe(PAGE);
  });
});

test('whatever the new page is, every byte outside of the elements stays', () => {
  const { elements } = indexHtml(PAGE);
  const pieces = fc.constantFrom(
    '<p>',
    '</p>',
    '<div>',
    '</section>',
    'word ',
    '<!--',
    '<style>',
    '',
    HOURS,
  );
  const changed = fc
    .array(fc.record({ at: fc.nat(PAGE.length), cut: fc.nat(40), piece: pieces }), { maxLength: 6 })
    .map((edits) =>
      edits.reduce(
        (page, { at, cut, piece }) => page.slice(0, at) + piece + page.slice(at + cut),
        PAGE,
      ),
    );
  fc.assert(
    fc.property(changed, fc.nat(elements.length - 1), (after, chosen) => {
      const range = elements[chosen]?.range ?? { start: 0, end: 0 };
      const { text } = keepInside(PAGE, after, [range]);
      expect(text.startsWith(PAGE.slice(0, range.start))).toBe(true);
      expect(text.endsWith(PAGE.slice(range.end))).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('an element may go with its line', () => {
  const page = '<ul>\n  <li>One</li>\n  <li>Two</li>\n  <li>Three</li>\n</ul>\n';
  const range = rangeIn(page, '<li>Two</li>');
  const after = page.replace('  <li>Two</li>\n', '');
  expect(keepInside(page, after, [range])).toEqual({
    text: '<ul>\n  <li>One</li>\n  <li>Three</li>\n</ul>\n',
    isAllKept: true,
  });
  const first = rangeIn(page, '<li>One</li>');
  const both = after.replace('One', 'First');
  expect(keepInside(page, both, [first, range])).toEqual({
    text: '<ul>\n  <li>First</li>\n  <li>Three</li>\n</ul>\n',
    isAllKept: true,
  });
});

function rangeIn(page: string, part: string): { start: number; end: number } {
  const start = page.indexOf(part);
  return { start, end: start + part.length };
}
