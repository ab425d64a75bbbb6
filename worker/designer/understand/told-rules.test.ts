import { expect, test } from 'vitest';
import { designPage } from '../design-page.ts';
import type { PlanItem } from '#domain/page-plan/plan-types.ts';

function readPlan(prompt: string, fallbackLanguage: 'en' | 'it' = 'en') {
  const { drawing, notDone } = designPage({ prompt, fallbackLanguage, seed: 0, year: 2026 });
  if (drawing === undefined) throw new Error('no plan');
  const { plan } = drawing;
  const itemsOf = (kind: string): readonly PlanItem[] =>
    plan.sections.find((section) => section.kind === kind)?.items ?? [];
  return { plan, notDone, itemsOf, all: JSON.stringify(plan) };
}

test('what visitors shall know is told, although it is an order', () => {
  const { all } = readPlan(
    'Saddle mending "Girth" in Leeds. Send it clean and dry. Please say that nobody needs an appointment. Please make it brown.',
  );
  expect(all).toContain('Send it clean and dry');
  expect(all).toContain('Nobody needs an appointment');
  expect(all).not.toContain('make it brown');
  const { all: italian } = readPlan(
    'Noleggio tende "Picchetto", Parma. Si restituisce asciutto. Arrivare entro le 18.',
    'it',
  );
  expect(italian).toContain('Si restituisce asciutto');
  expect(italian).toContain('Arrivare entro le 18');
});

test('what an announced list holds is content', () => {
  const { itemsOf } = readPlan(
    'Corso serale di uncinetto a Prato. Programma: tenere il filo, contare le maglie, un berretto, esame con la zia.',
    'it',
  );
  expect(itemsOf('schedule').map(({ name }) => name)).toEqual([
    'Tenere il filo',
    'Contare le maglie',
    'Un berretto',
    'Esame con la zia',
  ]);
});

test('what the page shall be is no fact', () => {
  const { all } = readPlan('Barber shop page, "Clip & Son", Cardiff. Dry cut £16, fade £21.');
  expect(all).not.toContain('shop page');
});

test('a list in brackets behind its name is one', () => {
  const { plan, itemsOf } = readPlan(
    'We are the Gutter Larks from Hull, drums bass and accordion. Come and hear us, the dates (24 April Brough, 6 June Goole at 9pm), our new album is out.',
  );
  expect([plan.kind, itemsOf('events')]).toEqual([
    'band',
    [
      { name: 'Brough', note: '24 April' },
      { name: 'Goole', note: '6 June, at 9pm' },
    ],
  ]);
});

test('where somebody is on which day is a table, and what else is said stays', () => {
  const { itemsOf, all } = readPlan(
    'Arrotino "Filo". Faccio i mercati: lun Carpi, mer Sassuolo, sab Mirandola, sempre 8-13, furgone alla fontana.',
    'it',
  );
  expect(itemsOf('schedule')).toEqual([
    { name: 'Carpi', note: 'Lun' },
    { name: 'Sassuolo', note: 'Mer' },
    { name: 'Mirandola', note: 'Sab' },
  ]);
  expect(all).toContain('Sempre 8-13, furgone alla fontana');
});

test('the rows of a table are priced entries, and days in a row are hours', () => {
  const { itemsOf, plan } = readPlan(
    'Barn hire "Stook" in Ryton.\n| Season | Price |\n|---|---|\n| May to July | £2,100 |\n| August | £2,900 |\nMonday, Wednesday, Friday 8.30–17.30\nTuesday, Thursday 9–18',
  );
  expect(itemsOf('menu')).toEqual([
    { name: 'May to July', price: '£2,100' },
    { name: 'August', price: '£2,900' },
  ]);
  expect(plan.sections.map(({ kind }) => kind)).toContain('hours');
});

test('remarks on prices, days behind them and single prices are read', () => {
  const { itemsOf } = readPlan(
    'Barber "Clip" in Cardiff, 029 555 0111. Prices: dry cut 16, fade 21, over 65s 12 on Tuesdays. Deposit 20.',
  );
  expect([...itemsOf('pricing'), ...itemsOf('services'), ...itemsOf('menu')]).toEqual(
    expect.arrayContaining([
      { name: 'Dry cut', price: '£16' },
      { name: 'Over 65s', price: '£12', text: 'On Tuesdays' },
    ]),
  );
});

test('episodes stand with their numbers, and years of an aside are those of the job', () => {
  const { itemsOf } = readPlan(
    'Podcast called Dead Letters. Latest: 12 Stamps, Mostly (38 min), 11 A Bag That Leaks (44 min).',
  );
  expect(itemsOf('episodes')).toEqual([
    { name: 'Stamps, Mostly', text: '38 min', note: '12' },
    { name: 'A Bag That Leaks', text: '44 min', note: '11' },
  ]);
  expect(
    readPlan(
      'CV. Ada Brock, crane driver. Jobs: Silver dock (2017 to 2021, tower), Ember yard (2021-2024).',
    ).itemsOf('timeline'),
  ).toEqual([
    { name: 'Silver dock', note: '2017 to 2021', text: 'Tower' },
    { name: 'Ember yard', note: '2021-2024' },
  ]);
});

test('a club beside it does not make a business a club, nor where somebody learned a place', () => {
  const { plan } = readPlan(
    'Piano tuner Ada Brock, trained at Newark. I am near the rowing club and cover Ludlow. A tuning £70.',
  );
  expect([plan.kind, plan.facts.some(({ value }) => value === 'Newark')]).toEqual([
    'business',
    false,
  ]);
});

test('an app that is not out yet is in no store, and people whom a wish names are a team', () => {
  const { plan } = readPlan(
    'App called Moss for flat shares. It will launch in May for Android and iPhone.',
  );
  expect(plan.sections.map(({ kind }) => kind)).not.toContain('download');
  const { itemsOf } = readPlan(
    'Café "Spoon" in Ryde. I want a section Meet the team, first names only: Jodie, Amir and Big Sam.',
  );
  expect(itemsOf('team').map(({ name }) => name)).toEqual(['Jodie', 'Amir', 'Big Sam']);
});

test('a list in the second sentence keeps the name that its owner gives it', () => {
  const { plan } = readPlan(
    'Website for "Marigold", a salon in York. Treatments: facial £42, tint £15.',
  );
  expect(plan.sections[0]?.title).toBe('Treatments');
});
