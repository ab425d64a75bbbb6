import { expect, test } from 'vitest';
import { designPage } from '../design-page.ts';

/** The price lists of a brief's page, a line for each entry. */
function pricesOf(prompt: string): string[] {
  const { drawing } = designPage({ prompt, seed: 0, fallbackLanguage: 'en', year: 2026 });
  const items = (drawing?.plan.sections ?? []).flatMap((section) => section.items ?? []);
  return items
    .filter(({ price }) => price !== undefined)
    .map(({ group, name, text, price }) => [group, name, text, price].filter(Boolean).join(' | '));
}

test.each([
  [
    'Dog groomer in Exeter. Full groom from 35 to 60 pounds depending on size, bath and brush 25, nail clip 10.',
    ['Full groom | Depending on size | from £35 to £60', 'Bath and brush | £25', 'Nail clip | £10'],
  ],
  [
    'Dentista a Modena. Igiene 80 €, otturazione da 90 a 150 euro, impianto da 1.200 €.',
    ['Igiene | 80 €', 'Otturazione | da 90 a 150 euro', 'Impianto | da 1.200 €'],
  ],
  [
    'Climbing gym in Sheffield. Day pass £11 adults, £8 students, £6.50 under 16. Shoe hire £3.',
    [
      'Day pass | Adults | £11',
      'Day pass | Students | £8',
      'Day pass | Under 16 | £6.50',
      'Shoe hire | £3',
    ],
  ],
  [
    'Electrician in Cardiff. Consumer unit £420, landlord certificates £150 (1-2 bed) / £190 (3 bed+).',
    [
      'Consumer unit | £420',
      'Landlord certificates | 1-2 bed | £150',
      'Landlord certificates | 3 bed+ | £190',
    ],
  ],
  [
    'Plumber in Croydon. £65 first hour then £45 per hour after. Boiler service £85.',
    ['First hour | £65', 'Per hour after | £45', 'Boiler service | £85'],
  ],
  [
    'Choir in Norwich. £6 a session or £50 a term, first session free.',
    ['Per session | £6', 'Per term | £50', 'First session | free'],
  ],
  [
    'Giardinieri a Como. Taglio prato da 35 €, siepe 8 € al metro, potatura su preventivo.',
    ['Taglio prato | da 35 €', 'Siepe | 8 € al metro', 'Potatura | su preventivo'],
  ],
])('the prices of “%s” stand beside what they are for', (prompt, expected) => {
  expect(pricesOf(prompt)).toEqual(expected);
});

test('a remark stays with the price that it is about', () => {
  expect(pricesOf('Gym in Hull. Monthly membership £45, no contract. Day pass £8.')).toEqual([
    'Monthly membership | No contract | £45',
    'Day pass | £8',
  ]);
  expect(pricesOf('Candles in Falmouth. Big jar £18. Postage £3.95, free over £40.')).toEqual([
    'Big jar | £18',
    'Postage | Free over £40 | £3.95',
  ]);
});

test('sums that nothing is sold for stay in their sentences', () => {
  expect(
    pricesOf('Roofer in Preston. £5m public liability. Bring a jar back, get £1 off.'),
  ).toEqual([]);
});

test('the courses of a meal are groups, with a colon or without', () => {
  expect(
    pricesOf(
      'Our restaurant in Islington is open every evening. Starters: burrata £11, arancini £8.50. Pasta: cacio e pepe £14, ravioli £15. Desserts tiramisu £7.50, affogato £6.',
    ),
  ).toEqual([
    'Starters | Burrata | £11',
    'Starters | Arancini | £8.50',
    'Pasta | Cacio e pepe | £14',
    'Pasta | Ravioli | £15',
    'Desserts | Tiramisu | £7.50',
    'Desserts | Affogato | £6',
  ]);
});
