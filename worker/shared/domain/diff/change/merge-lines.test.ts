import { expect, test } from 'vitest';
import { createBudget } from '#domain/text/work-budget.ts';
import { mergeLines } from './merge-lines.ts';

function merge(found: string, search: string, replace: string): string[] | undefined {
  const lines = (text: string) => (text === '' ? [] : text.split('|'));
  const reading = { search: lines(search), replace: lines(replace) };
  return mergeLines(lines(found), reading, createBudget(1_000_000));
}

const merges: [string, string, string, string, string[]][] = [
  ['unchanged lines keep their bytes', '  a |\tb', 'a|b', 'a|B', ['  a ', '\tB']],
  [
    'a typing error in SEARCH is not copied',
    'first line|b',
    'frist line|b',
    'frist line|B',
    ['first line', 'B'],
  ],
  ['a line left out stays', 'a|x|b|c', 'a|b|c', 'a|b|C', ['a', 'x', 'b', 'C']],
  [
    'a line left out beside a change stays',
    'a|x|price 1|c',
    'a|price 1|c',
    'a|price 2|c',
    ['a', 'x', 'price 2', 'c'],
  ],
  ['a line left out beside a removal stays', 'a|x|b|c', 'a|b|c', 'a|c', ['a', 'x', 'c']],
  ['blank lines left out stay', 'a||b', 'a|b', 'a|n|b', ['a', 'n', '', 'b']],
  [
    'a line SEARCH made up is not written',
    'a|b|c',
    'a|made up|b|c',
    'a|made up|b|C',
    ['a', 'b', 'C'],
  ],
  ['everything may go', 'a|b', 'a|b', '', []],
];

test.each(merges)('%s', (_, found, search, replace, expected) => {
  expect(merge(found, search, replace)).toEqual(expected);
});

test('a change beside a line left out is refused when its place is uncertain', () => {
  expect(merge('a|x|b', 'a|b', 'a|new|b')).toBeUndefined();
  expect(merge('</i>|</i>|</i>|b', '</i>|</i>|b', '</i>|n|</i>|b')).toBeUndefined();
});
