import { expect, test } from 'vitest';
import { amountIn, inFormOf, otherCurrency, withoutPrice } from './written-prices.ts';

test.each([
  ['5,50 €', '6', '6,00 €'],
  ['€ 5', '6.50', '€ 6.50'],
  ['£1,250', '2000', '£2,000'],
  ['1.250 €', '900', '900 €'],
  ['12', '15 €', '15 €'],
])('a page that writes %s writes %s as %s', (old, amount, written) => {
  expect(inFormOf(old, amount)).toBe(written);
});

test('a sum is read whatever separates its thousands and decimals', () => {
  expect(['1.250,50 €', '£1,250.50', '12', '3,5 €'].map(amountIn)).toEqual([
    1250.5, 1250.5, 12, 3.5,
  ]);
});

test('another currency than that of the page is noticed', () => {
  expect(otherCurrency(['Bread £3'], ['4 €'])).toBe('£');
  expect(otherCurrency(['Bread £3'], ['4'])).toBeUndefined();
});

test('a name stands without the price behind it', () => {
  expect(['Rye loaf – £3.20', 'Pane (2,50 €', 'Room 12'].map(withoutPrice)).toEqual([
    'Rye loaf',
    'Pane',
    'Room 12',
  ]);
});
