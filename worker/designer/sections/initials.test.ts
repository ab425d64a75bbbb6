import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['The Idle Plough', 'IP'],
  ['Il riccio e l’anima', 'RA'],
  ['I citofoni', 'C'],
  ['A passo d’uomo', 'PU'],
  ['Left on the Bus', 'LB'],
  ['Rossi & Figli', 'RF'],
  ['nido', 'N'],
  ['The', 'T'],
])('the mark of %s is %s', (name, mark) => {
  expect(initials(name)).toBe(mark);
});
