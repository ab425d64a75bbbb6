import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMoney, readMoney, type Currency, type Money } from './money.ts';
import { readSource } from './tokens.ts';

function read(text: string): string[] {
  return readMoney(readSource(text)).found.map(({ value, text: written }) => {
    const { minor, minorTo, currency, isFrom } = value;
    const range = minorTo === undefined ? '' : `..${minorTo}`;
    return `${written} = ${isFrom ? 'from ' : ''}${minor}${range} ${currency}`;
  });
}

test.each([
  ['la focaccia costa 5,50 €', '5,50 € = 550 EUR'],
  ['costs € 5.50 now', '€ 5.50 = 550 EUR'],
  ['affitto 1.250,00 euro', '1.250,00 euro = 125000 EUR'],
  ['rent £1,250.00 a month', '£1,250.00 = 125000 GBP'],
  ['il corso costa 5 euro e 50', '5 euro e 50 = 550 EUR'],
  ['caffè 1 euro e 20 centesimi', '1 euro e 20 centesimi = 120 EUR'],
  ['pay 5 euros and 50 cents', '5 euros and 50 cents = 550 EUR'],
  ['taglio 5€50', '5€50 = 550 EUR'],
  ['£12', '£12 = 1200 GBP'],
  ['12 quid', '12 quid = 1200 GBP'],
  ['80p each', '80p = 80 GBP'],
  ['90 centesimi', '90 centesimi = 90 EUR'],
  ['tours from €1,900', 'from €1,900 = from 190000 EUR'],
  ['a partire da 1.400 €', 'a partire da 1.400 € = from 140000 EUR'],
  ['starting at $40', 'starting at $40 = from 4000 USD'],
  ['10–15 €', '10–15 € = 1000..1500 EUR'],
  ['from €10 to €15', 'from €10 to €15 = 1000..1500 EUR'],
  ['da 10 a 15 euro', 'da 10 a 15 euro = 1000..1500 EUR'],
  ['CHF 25.-', 'CHF 25.- = 2500 CHF'],
  ['200 kr', '200 kr = 20000 kr'],
  ['venti euro', 'venti euro = 2000 EUR'],
  ['two hundred and fifty pounds', 'two hundred and fifty pounds = 25000 GBP'],
  ['10mila euro', '10mila euro = 1000000 EUR'],
  ['€2k', '€2k = 200000 EUR'],
  ['Camera 2 - 80 €', '80 € = 8000 EUR'],
  ['5 euro e 20 tavoli', '5 euro = 500 EUR'],
  ['5 euro e 20 euro', '5 euro = 500 EUR', '20 euro = 2000 EUR'],
])('reads %j', (text, ...expected) => {
  expect(read(text)).toEqual(expected);
});

test.each([
  'open 9 to 5',
  'via Roma 12',
  'A4',
  '3 marzo 2026',
  '12.03.2026 €',
  '5 persone',
  'euro',
])('finds no money in %j', (text) => {
  expect(read(text)).toEqual([]);
});

test('a number alone is money where the text is known to be a price', () => {
  const [found] = readMoney(readSource('5,50'), { canBeBare: true }).found;
  expect(found?.value).toEqual({
    minor: 550,
    currency: undefined,
    isFrom: false,
    hasCents: true,
    isGrouped: false,
  });
});

const MONEY: fc.Arbitrary<Money> = fc
  .record({
    minor: fc.nat(99_999_999),
    more: fc.option(fc.integer({ min: 1, max: 9_999_999 }), { nil: undefined }),
    currency: fc.constantFrom<Currency>('EUR', 'GBP', 'USD', 'CHF', 'kr'),
    isFrom: fc.boolean(),
    hasCents: fc.boolean(),
  })
  .map(({ minor, more, isFrom, hasCents, currency }) => {
    const shown = hasCents ? minor : minor - (minor % 100);
    const to = more === undefined ? undefined : shown + (hasCents ? more : more * 100);
    return {
      minor: shown,
      currency,
      isFrom: isFrom && to === undefined,
      hasCents,
      isGrouped: shown >= 1_000_000,
      ...(to !== undefined && { minorTo: to }),
    };
  });

test('money that is written in either language reads as the same money', () => {
  fc.assert(
    fc.property(MONEY, fc.constantFrom('en' as const, 'it' as const), (money, language) => {
      const written = formatMoney(money, language);
      const found = readMoney(readSource(`Tour: ${written}.`)).found;
      expect(found, written).toHaveLength(1);
      expect(found[0]?.value, written).toEqual(money);
    }),
  );
});
