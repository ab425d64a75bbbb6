import { expect, test } from 'vitest';
import { readReplaceRequests } from './replace-request.ts';

test.each([
  ['Replace "Book now" with "Call us"', 'Book now', 'Call us'],
  ['please change red to blue.', 'red', 'blue'],
  ['Sostituisci «Prenota ora» con «Chiamaci», grazie', 'Prenota ora', 'Chiamaci'],
  ['rinomina il forno in la bottega', 'il forno', 'la bottega'],
  ['change  the  price   to 4,50', 'the price', '4'],
  ['swap “one, two” for “three”', 'one, two', 'three'],
])('"%s" is a wish to replace', (prompt, from, to) => {
  expect(readReplaceRequests(prompt)).toEqual([{ from, to }]);
});

test.each([
  'Make it blue',
  'replace',
  'replace a',
  'change a\nto b',
  'change "a" now, to b',
  'set x to x',
])('%j is none', (prompt) => {
  expect(readReplaceRequests(prompt)).toEqual([]);
});
