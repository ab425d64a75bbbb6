import { expect, test } from 'vitest';
import { designPage } from '../design-page.ts';

function contactOf(prompt: string, fallbackLanguage: 'en' | 'it' = 'en') {
  const { drawing } = designPage({ prompt, fallbackLanguage, seed: 0, year: 2026 });
  const { facts = [], sections = [] } = drawing?.plan ?? {};
  return {
    ways: facts.filter(({ kind }) => kind === 'phone' || kind === 'mail').map(({ value }) => value),
    intro: sections.find(({ kind }) => kind === 'contact')?.intro,
    told: sections
      .filter(({ kind }) => kind !== 'contact')
      .flatMap(({ items = [] }) => items.map(({ name = '', text = '' }) => `${name}${text}`)),
  };
}

test('whom one reaches under a number, and when, stands beside the number', () => {
  expect(
    contactOf(
      'Clock mender "Ratchet" in Leeds. Telephone 0113 496 0171, between 6 and 8 in the evening.',
    ),
  ).toEqual({ ways: ['0113 496 0171'], intro: 'Between 6 and 8 in the evening.', told: [] });
  expect(
    contactOf(
      'Ricovero "Alpe Corna". Prenotare al 0165 555 0190 dopo le 20 o alpe@corna.example.',
      'it',
    ),
  ).toEqual({
    ways: ['0165 555 0190', 'alpe@corna.example'],
    intro: 'Dopo le 20.',
    told: [],
  });
  expect(
    contactOf('Banda "Ottoni Storti" di Carpi. Contatto concerti: Miro 059 555 0133.', 'it').intro,
  ).toBe('Contatto concerti: Miro.');
  expect(contactOf('Kiln hire "Ember" in York. Bookings Odile, 01904 555 0121.').intro).toBe(
    'Phone: Odile.',
  );
});

test('the town behind a street is nobody to ask for', () => {
  const { intro } = contactOf(
    'Barbiere "Lama e Sapone", via San Martino 40, Pisa. Barba 12 €',
    'it',
  );
  expect(intro ?? '').not.toContain('Pisa');
});

test('every number and address of a brief is among its facts', () => {
  const { ways } = contactOf(
    'Piano removals "Heave" in Hull. Office 01482 555 0110, van 07700 900511. hello@heave.example, jobs@heave.example',
  );
  expect(ways).toEqual([
    '01482 555 0110',
    '07700 900511',
    'hello@heave.example',
    'jobs@heave.example',
  ]);
});
