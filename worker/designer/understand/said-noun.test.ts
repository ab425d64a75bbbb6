import { expect, test } from 'vitest';
import { isProfession } from '../brief/profession.ts';
import { saidDeed, saidNoun } from './said-noun.ts';

test.each([
  ['We are glassblowers in Thornby. Two furnaces.', 'glassblowers'],
  ["Mi chiamo Ilda Braschi, faccio l'arrotino a Montelago.", 'arrotino'],
  ["Hello, we've got a sauna on a barge, near the mill.", 'sauna on a barge'],
  ['Ho un piccolo maneggio a Valscura.', 'piccolo maneggio'],
  ['We are open on Mondays.', undefined],
])('what its owner is or has in “%s” is %s', (text, noun) => {
  expect(saidNoun(text)?.noun).toBe(noun);
});

test.each([
  ['Tent Hospital: I mend tents by post from Thornby.', 'en', 'I mend tents by post from Thornby'],
  [
    'My wife and I look after gardens for people who are away: lawns, roses.',
    'en',
    'We look after gardens for people who are away',
  ],
  ["I'm Ada Pell and I tune harps across Kent.", 'en', 'I tune harps across Kent'],
  ['Sono Ilda Braschi, restauro stufe di maiolica.', 'it', 'Restauro stufe di maiolica'],
  ['I want a page for my shop.', 'en', undefined],
  ['We bake at', 'en', undefined],
] as const)('what its owner does in “%s”', (text, language, deed) => {
  expect(saidDeed(text, language)?.deed).toBe(deed);
});

test('words end like a profession, or name a trade', () => {
  expect(
    ['violin maker', 'impagliatrice', 'plumber', 'candles', 'customers'].map(isProfession),
  ).toEqual([true, true, true, false, false]);
});
