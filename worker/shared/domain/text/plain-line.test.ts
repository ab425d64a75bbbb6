import { expect, test } from 'vitest';
import { cutText, isPlainLine } from './plain-line.ts';

test.each(['Ada Rossi', 'Zoë 中村 😀', 'عائشة', '👩\u200d🍳', 'd’Arc'])(
  '%s can be a name',
  (name) => {
    expect([isPlainLine(name), cutText(name, 100)]).toEqual([true, name]);
  },
);

test.each([
  '\u0000',
  '\n',
  '\u0085',
  '\u2028',
  '\u202e',
  '\u2066',
  '\u200f',
  '\ufeff',
  '\ud83d',
  '\ude00',
])('a name with %j is none, and gets a space instead', (sign) => {
  expect([isPlainLine(`Ada${sign}Rossi`), cutText(`Ada${sign}Rossi`, 100)]).toEqual([
    false,
    'Ada Rossi',
  ]);
});
