import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { BUNDLES, findBundle } from './bundles.ts';
import { chargedPriceCents, findPromotion, isQuotedPrice } from './promotion.ts';

const END = '2030-01-01T00:00:00Z';
const END_MS = 1_893_456_000_000;
const settings = { percent: 15, minCredits: 250, endsAt: END };

function bundle(id: string) {
  const found = findBundle(id);
  if (found === undefined) throw new Error(id);
  return found;
}

test('a promotion runs until its end', () => {
  expect(findPromotion(settings, END_MS - 1)).toEqual({
    percent: 15,
    minCredits: 250,
    endsAt: END_MS,
  });
  expect(findPromotion(settings, END_MS)).toBeNull();
});

test.each([
  { ...settings, percent: 0 },
  { ...settings, percent: 91 },
  { ...settings, percent: 12.5 },
  { ...settings, endsAt: undefined },
  { ...settings, endsAt: 'soon' },
  { ...settings, endsAt: '2030-13-45T00:00:00Z' },
])('there is no promotion with $percent % until $endsAt', (broken) => {
  expect(findPromotion(broken, 0)).toBeNull();
});

test('bundles below the minimum keep their price, the others get the percentage off', () => {
  const promotion = findPromotion(settings, 0);
  expect(BUNDLES.map((each) => chargedPriceCents(each, promotion))).toEqual([
    299, 999, 1699, 2974, 5099,
  ]);
  expect(BUNDLES.map((each) => chargedPriceCents(each, null))).toEqual([
    299, 999, 1999, 3499, 5999,
  ]);
});

test('a client may quote the list price or the running price and no other', () => {
  const promotion = findPromotion(settings, 0);
  expect(isQuotedPrice(19.99, bundle('standard'), promotion)).toBe(true);
  expect(isQuotedPrice(16.99, bundle('standard'), promotion)).toBe(true);
  expect(isQuotedPrice(16.99, bundle('standard'), null)).toBe(false);
  for (const wrong of [0.01, -1, 0, Number.NaN, 1e9, 19.990001]) {
    expect(isQuotedPrice(wrong, bundle('standard'), promotion)).toBe(false);
  }
});

test('a promoted price is a whole number of cents between 10 and 100 percent of the list', () => {
  fc.assert(
    fc.property(fc.constantFrom(...BUNDLES), fc.integer({ min: 1, max: 90 }), (each, percent) => {
      const cents = chargedPriceCents(each, { percent, minCredits: 0, endsAt: 1 });
      expect(Number.isInteger(cents)).toBe(true);
      expect(cents).toBeGreaterThanOrEqual(Math.floor(each.priceCents / 10));
      expect(cents).toBeLessThanOrEqual(each.priceCents);
    }),
  );
});
