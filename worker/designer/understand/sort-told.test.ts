import { expect, test } from 'vitest';
import { sortTold, type Told } from './sort-told.ts';

function sort(told: Partial<Told>) {
  return sortTold({
    text: [...(told.statements ?? []), ...(told.notes ?? [])].join(' '),
    language: 'en',
    statements: [],
    notes: [],
    hasMap: false,
    opens: true,
    ...told,
  });
}

test('practical matters stand under headings, in the order of the brief', () => {
  const sorted = sort({
    statements: [
      'Dogs are welcome in the back room.',
      'My gran started it in 1961.',
      'Sorry, we don’t take bookings.',
      'Free parking behind the shop.',
      'Walk-ins only.',
    ],
  });
  expect(sorted.practical).toEqual([
    { name: 'Dogs and pets', text: 'Dogs are welcome in the back room.' },
    { name: 'Booking', text: 'Sorry, we don’t take bookings. Walk-ins only.' },
    { name: 'Parking', text: 'Free parking behind the shop.' },
  ]);
  expect(sorted.about).toEqual(['My gran started it in 1961.']);
});

test('one practical matter alone stays among the sentences', () => {
  const sorted = sort({
    language: 'it',
    statements: ['Impasto a lunga lievitazione.', 'Cani ammessi nel dehors.'],
  });
  expect(sorted.practical).toEqual([]);
  expect(sorted.about).toEqual(['Impasto a lunga lievitazione.', 'Cani ammessi nel dehors.']);
});

test('notes that commas strung together are one sentence again', () => {
  const text = 'Fishing near Boston. 3 lakes, carp up to 32lb and a cafe.';
  const { about } = sort({ text, notes: ['3 lakes', 'Carp up to 32lb', 'A cafe'] });
  expect(about).toEqual(['3 lakes, carp up to 32lb and a cafe.']);
});

test('the way stands by the map, a telephone number with the contact, and when it is open with the hours', () => {
  const sorted = sort({
    hasMap: true,
    statements: [
      'Follow the A16 to Sibsey.',
      'Text is best: 07700 900 845 (Colin).',
      'Open from 7.30 until we sell out.',
    ],
  });
  expect(sorted).toEqual({
    about: [],
    practical: [],
    directions: ['Follow the A16 to Sibsey.'],
    reach: ['Text is best: 07700 900 845 (Colin).'],
    opening: ['Open from 7.30 until we sell out.'],
  });
});

test.each([
  ['en', 'Tennis lessons for children and adults in the park.'],
  ['en', 'We travelled for two years and came back with a van, a dog and a plan for a cafe.'],
  ['it', 'Restauriamo mobili, cornici e strumenti da tre generazioni.'],
  ['it', 'Il nostro pane nasce da un lievito madre del 1958.'],
] as const)(
  'what an owner tells of the business is no practical matter: %s %s',
  (language, one) => {
    expect(sort({ language, statements: [one, one] }).practical).toEqual([]);
  },
);

test.each([
  ['Ground floor, step free.', 'Access'],
  ['Covering Leeds and Bradford.', 'Where we work'],
  ['Under 14s with an adult.', 'Age'],
  ['Bring wellies.', 'What to bring'],
  ['Cancel up to 14 days before for a full refund.', 'Deposits and cancellations'],
  ['Gas Safe registered no. 512345.', 'Qualified and insured'],
  ['First session free.', 'Offers'],
  ['Coeliacs: ask us.', 'Diets and allergies'],
])('“%s” stands under “%s”', (one, heading) => {
  const { practical } = sort({ statements: [one, 'Free parking.'] });
  expect(practical[0]).toEqual({ name: heading, text: one });
});

test.each([
  ['Piano terra, senza gradini.', 'Accessibilità'],
  ['Zona Prato e Pistoia.', 'Dove lavoriamo'],
  ['Solo maggiorenni.', 'Età'],
  ['Portare stivali.', 'Che cosa portare'],
  ['Disdetta gratuita fino a 14 giorni prima.', 'Caparra e disdette'],
  ['Iscritta all’albo n. 8891.', 'Qualifiche e garanzie'],
  ['Prima prova gratis.', 'Offerte'],
  ['Contanti o carta, anche bancomat.', 'Pagamenti'],
])('«%s» sta sotto «%s»', (one, heading) => {
  const { practical } = sort({ language: 'it', statements: [one, 'Parcheggio in cortile.'] });
  expect(practical[0]).toEqual({ name: heading, text: one });
});
