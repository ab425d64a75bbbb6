import { expect, test } from 'vitest';
import { capitalise } from './letters.ts';

test.each([
  ['focaccia', 'Focaccia'],
  ['è aperto', 'È aperto'],
  ['ßeta', 'ßeta'],
  ['ᾀΈ一', 'ᾀΈ一'],
  ['ςAº', 'ςAº'],
  ['ᲀ〻一', 'ᲀ〻一'],
  ['Roma', 'Roma'],
  ['', ''],
])('a capital replaces one letter by one letter: %s', (text, capital) => {
  expect(capitalise(text)).toBe(capital);
});
