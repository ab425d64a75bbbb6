import { expect, test } from 'vitest';
import { readTokenKinds } from '../reader/read-stretches.ts';
import { writePrices } from './write-prices.ts';

function write(text: string, sign: string): string {
  return writePrices(text, readTokenKinds(text), sign).text;
}

test('bare numbers that are prices get the sign of the money', () => {
  expect(write('Petros, greek restaurant\nsaganaki 14\ncharred octopus 22\nmoussaka 27', '£')).toBe(
    'Petros, greek restaurant\nsaganaki £14\ncharred octopus £22\nmoussaka £27',
  );
  const bar = 'Bar Sport, Lodi\ncaffè 1,20\ncappuccino 1,50\npanino con la frittata 4,50\n';
  expect(write(bar, '€')).toBe(
    'Bar Sport, Lodi\ncaffè 1,20 €\ncappuccino 1,50 €\npanino con la frittata 4,50 €\n',
  );
});

test.each([
  'Corso di raku. Programma: 1 pizzicotto 2 colombino 3 lastra 4 tornio. 240 euro.',
  'L’olio lo facciamo noi, da 400 olivi.',
  'Spettacolo matrimonio 6 minuti da 1.200 euro, festa 18 minuti. Preavviso minimo 45 giorni.',
  'Castlegate Dental, Newark NG24. Since 1974.',
  'Wash £12, cut £30, colour £65. Open 9 to 6, about 3 miles from town.',
])('what is no bare price stays as it is: %s', (text) => {
  expect(write(text, '€')).toBe(text);
});

test('without a currency nothing is written', () => {
  expect(write('saganaki 14\noctopus 22\nmoussaka 27', '')).toBe(
    'saganaki 14\noctopus 22\nmoussaka 27',
  );
});

test.each([
  'plumber in leeds, emergency callouts 24/7, call 0113 555 0178',
  'idraulico a Monza, reperibile h24, spurghi 80, caldaie 60, sopralluogo gratis',
  'choir, ages 8-80, ratio 1:4, 98% pass, since 2011',
])('hours round the clock, ratios and shares get no currency: %s', (text) => {
  expect(write(text, '£')).not.toMatch(/£(?:24|7|8|80 |1|4|98|2011)\b(?!0)/);
});
