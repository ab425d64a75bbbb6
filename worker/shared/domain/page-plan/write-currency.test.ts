import { expect, test } from 'vitest';
import { trattoriaPlan } from './testing/plans.ts';
import type { PagePlan } from './plan-types.ts';
import { writeCurrency } from './write-currency.ts';

function priceOf(price: string, brief: string, language: PagePlan['language'] = 'it') {
  const sections: PagePlan['sections'] = [
    { kind: 'pricing', title: 'Prezzi', items: [{ name: 'Uno', price }] },
  ];
  const plan = trattoriaPlan({ language, sections });
  return writeCurrency(plan, brief).sections[0]?.items?.[0]?.price;
}

test.each([
  ['da 65', 'media 50, grande da 65. Pensione gatti 16 euro al giorno', 'da 65 euro'],
  ['49 al mese', 'prezzo fisso 49 al mese', '49 € al mese'],
  ['12,50', 'tagliere 12,50 e calice € 6', '€12,50'],
  ['16 euro', 'Pensione gatti 16 euro', '16 euro'],
  ['10', 'corso a Lugano, 10 a lezione', '10'],
  ['gratis', 'gratis', 'gratis'],
  ['2 ore', 'laboratorio 2 ore, 30 euro', '2 ore'],
])('a price of %j is written with the money of %j', (price, brief, shown) => {
  expect(priceOf(price, brief)).toBe(shown);
});

test.each([
  ['50', 'MOT £45, tyres from 50', '£50'],
  ['50', 'mot is 45 quid, tyres 50', '£50'],
  ['50', 'lessons 50', '50'],
  ['50', 'tour £20 or $30, transfer 50', '50'],
])('in English a price of %j keeps to what %j makes certain', (price, brief, shown) => {
  expect(priceOf(price, brief, 'en')).toBe(shown);
});
