import { expect, test } from 'vitest';
import { createReindenter, type IndentPair } from './indentation.ts';

const cases: [string, IndentPair[], string, string][] = [
  ['a known depth', [{ from: '  ', to: '      ' }], '  <a>', '      <a>'],
  ['a deeper line', [{ from: '', to: '    ' }], '  <a>', '      <a>'],
  ['a shallower line', [{ from: '    ', to: '      ' }], '  <a>', '    <a>'],
  ['spaces become tabs', [{ from: '    ', to: '\t\t' }], '      <a>', '\t\t\t<a>'],
  ['tabs become spaces', [{ from: '\t', to: '  ' }], '\t\t<a>', '    <a>'],
  [
    'the first pair of a depth wins',
    [
      { from: '', to: '\t' },
      { from: '', to: '' },
    ],
    '<a>',
    '\t<a>',
  ],
  ['a blank line stays', [{ from: '', to: '  ' }], '', ''],
  ['without a pair the line stays', [], '   <a>', '   <a>'],
];

test.each(cases)('%s', (_, pairs, line, expected) => {
  expect(createReindenter(pairs)(line)).toBe(expected);
});
