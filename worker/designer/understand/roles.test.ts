import { expect, test } from 'vitest';
import { designPage } from '../design-page.ts';

function planOf(prompt: string) {
  const { drawing } = designPage({ prompt, seed: 1, fallbackLanguage: 'en', year: 2026 });
  const { plan } = drawing ?? {};
  return {
    name: plan?.name,
    town: plan?.facts.find(({ kind }) => kind === 'town')?.value,
    lead: plan?.lead,
    headline: plan?.headline,
    prices: plan?.sections.flatMap(({ items = [] }) =>
      items.flatMap(({ name = '', price }) => (price === undefined ? [] : [`${name}: ${price}`])),
    ),
  };
}

test.each([
  ['We open a bookshop called The Paper Lantern on 12 April 2027 in Ludlow.', 'The Paper Lantern'],
  ['A new bakery named Crumb & Co on Saturday 8 May in Bath, with free buns.', 'Crumb & Co'],
  ['Apriamo una gelateria che si chiama Neve Dolce il 15 maggio a Lucca.', 'Neve Dolce'],
  ['Officina moto che si chiama Due Tempi dal 3 marzo a Terni. Tagliandi.', 'Due Tempi'],
])('the day behind a name is no part of it: %j', (prompt, name) => {
  expect(planOf(prompt).name).toBe(name);
});

test.each([
  [
    'impianti elettrici Fratelli Russo Bari e provincia. preventivi gratis',
    'Fratelli Russo',
    'Bari',
  ],
  [
    'tinteggiature e cartongesso Eredi Colombo Monza. sopralluogo gratuito',
    'Eredi Colombo',
    'Monza',
  ],
  ['roofing and gutters Baker Brothers Hull and area. free quotes', 'Baker Brothers', 'Hull'],
  ['ferramenta Galli via Dante 3 Lodi orario 9-12 / 15-19', 'Galli', 'Lodi'],
  ['pugilato popolare NORD RING. Torino via Cigna, scantinato', 'NORD RING', 'Torino'],
])('a firm is told from its town: %j', (prompt, name, town) => {
  expect(planOf(prompt)).toMatchObject({ name, town });
});

test.each([
  ["St Oswald's hand bell choir. We rehearse Mondays 7pm.", "St Oswald's hand bell choir"],
  ["All Saints' flower club meets on Tuesdays.", "All Saints' flower club"],
  [
    'I make eyes by hand. So the website of "Orme-Lind Glass Works" must be kind.',
    'Orme-Lind Glass Works',
  ],
])('a name is whole: %j', (prompt, name) => {
  expect(planOf(prompt).name).toBe(name);
});

test.each([
  'Lea Flower Club. Our next trip is Sat 5 June to gardens in Cornwall.',
  'Associazione Il Cardo. Prossima gita sabato 6 giugno in Umbria.',
  'Festa per i 50 anni di papà, sabato 9 maggio. rispondere a Sara 333 5550101',
])('neither an outing nor a person is where somebody is: %j', (prompt) => {
  expect(planOf(prompt).town).toBeUndefined();
});

test('an employer is no trade', () => {
  const cv =
    'CV of Rosa Lind\nNurse, Bristol\n\nExperience\n- 2020-now: Nurse, Southmead\n- 2016-2020: Nurse, BUPA Insurance';
  expect(planOf(cv).lead).not.toContain('Insurance');
});

test.each([
  [
    'my dog grooming its called Wags im in ely 17a Castle Lane prices dogs 32 medium 40 large 52.',
    ['Dogs: £32', 'Medium: £40', 'Large: £52'],
  ],
  [
    'Doppia 90 €, tripla 110 €. Cena il sabato, 25 € bevande escluse, su prenotazione entro le 18.',
    ['Doppia: 90 €', 'Tripla: 110 €', 'Cena il sabato: 25 €'],
  ],
])('a house number and an hour are no prices: %j', (prompt, prices) => {
  const found = planOf(`${prompt} tel 01353 555 010`).prices ?? [];
  expect(found).toEqual(expect.arrayContaining(prices));
  expect(found).toHaveLength(prices.length);
});

test.each([
  ['site for my barber shop its called Sharp Lads im in Leeds', 'Barber shop in Leeds'],
  ['Gestiamo con mia sorella l’agriturismo "La Quercia" a Sarteano.', 'Agriturismo a Sarteano'],
])('a headline holds no rest of a sentence: %j', (prompt, headline) => {
  expect(planOf(prompt).headline).toBe(headline);
});
