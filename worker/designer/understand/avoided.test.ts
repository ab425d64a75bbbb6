import { expect, test } from 'vitest';
import { readAvoided, readRefusedColours } from './avoided.ts';

test.each([
  ['Sober, please no gavels, no scales of justice, no columns.', ['scales', 'column']],
  ['Evitare bilance, martelletti e frasi in latino.', ['scales']],
  ['no lotus flowers or sanskrit symbols please', ['lotus', 'flower']],
  ['un solo colore, griglia visibile. niente icone.', ['pictures']],
  ['niente disegni di cacca', []],
  ['Cute but not pink or blue', ['#ec4899', '#1d4ed8']],
  ['Il rosa lo hanno tutti, vorrei toni scuri', ['#ec4899']],
  ['no purple, but plenty of green', ['#7c3aed']],
  ['Green and calm, with flowers', []],
])('what a brief refuses to see is known: %s', (brief, avoided) => {
  expect(readAvoided(brief)).toEqual(avoided);
});

test('a long refusal is read in linear time', () => {
  expect(readAvoided('no pink, '.repeat(20_000)).length).toBe(1);
});

test.each([
  ['NOT blue, every accountant is blue.', ['#1d4ed8']],
  ['Niente rosa: lo usano tutti.', ['#ec4899']],
  ['non vogliamo il verde, per favore', ['#15803d']],
  ['nothing but blue', []],
  ['no red meat on the menu, red and white please', []],
  ['senza bianco e nero', ['#ffffff']],
  ['not only green', []],
])('a colour is refused in so many words: %s', (brief, refused) => {
  expect(readRefusedColours(brief)).toEqual(refused);
});
