import { expect, test } from 'vitest';
import { designPage } from '../design-page.ts';

function planOf(prompt: string) {
  const { drawing } = designPage({ prompt, seed: 0, fallbackLanguage: 'en', year: 2026 });
  if (drawing === undefined) throw new Error('no plan');
  return drawing.plan;
}

function itemsOf(prompt: string, kind: string): string[] {
  const { sections } = planOf(prompt);
  return sections
    .filter((section) => section.kind === kind)
    .flatMap(({ items = [] }) => items)
    .map(({ name, text, price, note }) => [name, text, price, note].filter(Boolean).join(' | '));
}

const FEAST =
  "invito per il battesimo di Giulia, domenica 14 marzo 2027 ore 11, chiesa di San Rocco a Bergamo, poi pranzo all'agriturismo La Quercia. confermare entro il 20 febbraio al 347 555 0110";

test('an invitation opens with its day and place, and asks for the answer beside the form', () => {
  const plan = planOf(FEAST);
  expect(plan.headline).toBe('Battesimo di Giulia');
  expect(plan.lead).toBe(
    "Domenica 14 marzo 2027, ore 11 – chiesa di San Rocco a Bergamo, poi pranzo all'agriturismo La Quercia",
  );
  expect(plan.action).toEqual({ label: 'Conferma', link: '#rsvp' });
  expect(itemsOf(FEAST, 'schedule')).toEqual([
    'Chiesa di San Rocco a Bergamo | domenica 14 marzo 2027, ore 11',
    "Pranzo all'agriturismo La Quercia | Poi",
  ]);
  expect(plan.sections.find(({ kind }) => kind === 'rsvp')?.intro).toBe(
    'Confermare entro il 20 febbraio al 347 555 0110.',
  );
});

test('a street party has a programme, and a street is no name', () => {
  const brief =
    "A page for our street party. Maple Road, Saturday 12 June from 2pm till late. Bring a dish, band at 6, kids' races at 3.";
  expect(planOf(brief)).toMatchObject({
    kind: 'event',
    headline: 'Street party',
    lead: 'Saturday 12 June, from 2pm till late – Maple Road',
  });
  expect(itemsOf(brief, 'schedule').slice(1)).toEqual(['Band | at 6', "Kids' races | at 3"]);
});

test.each([
  ['ciao sono Marta e ho un piccolo studio di pilates a Lucca. tel 0583 555 019', undefined],
  ['electrician, fully insured, NICEIC, rewires. 07700 900341', undefined],
  ['parrucchiera a domicilio zona Monza e Brianza, piega 18, colore 40', undefined],
  [
    'physio for runners. Two clinics: Headingley Mon Wed Fri, Horsforth Tue Thu. Stride Lab',
    'Stride Lab',
  ],
])('the name of “%s” is %s', (brief, name) => {
  expect(planOf(brief).name).toBe(name);
});

test('one price with its currency is a list, and a sum that nothing is sold for is none', () => {
  const removals =
    'removal company man and van manchester, 1 man £40/h, 2 men £60/h, fully insured up to £10k, boxes included';
  expect(itemsOf(removals, 'services')).toEqual(['1 man | £40/h', '2 men | £60/h']);
  const guide =
    'guida turistica abilitata Matera, tour dei Sassi 2 ore 90 euro a gruppo fino a 10 persone, tour delle chiese rupestri 3 ore 120';
  expect(itemsOf(guide, 'services')).toEqual([
    'Tour dei Sassi 2 ore | Fino a 10 persone | 90 euro a gruppo',
    'Tour delle chiese rupestri 3 ore | 120 €',
  ]);
});

test('what is said to guests is no wish about the page', () => {
  const brief =
    'compleanno dei 40 anni di Fabio! sabato 8 maggio dalle 19 al Circolo Velico di Anzio. niente regali, portate da bere.';
  expect(itemsOf(brief, 'about').join(' ')).toContain('Niente regali.');
});

test('what shall be booked is a form of that name', () => {
  const { sections } = planOf(
    'ho un piccolo studio di pilates a Lucca. mi piacerebbe che si potesse prenotare una prova gratuita. tel 0583 555 019',
  );
  expect(sections.find(({ kind }) => kind === 'booking')?.title).toBe('Prenota una prova gratuita');
});

test.each([
  ['plumber in leeds, emergency callouts 24/7, call 0113 555 0178', 'Plumber in Leeds'],
  ["Hi! I'm Dee. I teach ukulele to grown ups in Totnes, £22 for 45 mins.", 'Ukulele lessons'],
  [
    'taxi service rural Norfolk, airport runs Stansted £85, Norwich £30. 07700 900555',
    'Taxi service',
  ],
])('the headline of “%s” is “%s”', (brief, headline) => {
  expect(planOf(brief).headline).toBe(headline);
});

test('dates that semicolons part keep their place and price', () => {
  const brief =
    'Band page for The Rusty Anchors, folk punk from Hull. Gigs: 14 Mar Adelphi, Hull, £8; 21 Mar Fulford Arms, York, £10; 4 Apr Brudenell, Leeds, sold out.';
  expect(itemsOf(brief, 'events')).toEqual([
    'Adelphi, Hull | £8 | 14 Mar',
    'Fulford Arms, York | £10 | 21 Mar',
    'Brudenell, Leeds, sold out | 4 Apr',
  ]);
});

test('the years of a life that semicolons part are entries of their own', () => {
  const brief =
    'CV of Tom Hadley, structural engineer. 2019–now Arup, senior engineer; 2014-2019 Mott MacDonald, graduate. tom@hadley.engineer';
  expect(itemsOf(brief, 'timeline')).toEqual([
    'Arup, senior engineer | 2019–now',
    'Mott MacDonald, graduate | 2014-2019',
  ]);
});

test('a register number stands in the footer, and a number says whose it is only where somebody is named', () => {
  const plan = planOf(
    'Elettricista a Verona. Ufficio: 045 555 8899. P.IVA 01234567890. Sopralluogo gratuito.',
  );
  expect(plan.facts.filter(({ kind }) => kind === 'legal').map(({ value }) => value)).toEqual([
    'P.IVA 01234567890',
  ]);
  expect(plan.sections.find(({ kind }) => kind === 'contact')?.intro ?? '').not.toContain(
    'Ufficio',
  );
});

test('a house that takes no appointments still says how to reach it', () => {
  const { sections } = planOf(
    'Barber shop in Wakefield. Walk-ins only, no appointments. Phone 01924 555 019.',
  );
  expect(sections.map(({ kind }) => kind)).toContain('contact');
});

test('classes with their day and time are a timetable', () => {
  const brief =
    'Dance school in Lewisham. Ballet Mon 4-5 ages 5-7, tap Mon 5-6 ages 8-11, street dance Wed 5-6.30 teens.';
  expect(itemsOf(brief, 'schedule')).toEqual([
    'Ballet | Ages 5-7 | Mon 4-5',
    'Tap | Ages 8-11 | Mon 5-6',
    'Street dance | Teens | Wed 5-6.30',
  ]);
});

test('what visitors bring stays one sentence, however much it sounds like an order', () => {
  const brief =
    'Emporio solidale a Rovereto, aperto a tutti. Portate: pasta, conserve, verdura, pane – niente alcol.';
  expect(itemsOf(brief, 'about').join(' ')).toContain(
    'Portate: pasta, conserve, verdura, pane – niente alcol.',
  );
});

test.each([
  ['Ivan e Figli, spazzacamini a Belluno. Telefonare a Ivan 347 555 3301.', '347 555 3301'],
  ['Bookkeeper in Ripon. AAT licensed, number 1023344. 01765 555 093', '01765 555 093'],
])('the telephone number of “%s” is %s', (brief, phone) => {
  expect(planOf(brief).facts.find(({ kind }) => kind === 'phone')?.value).toBe(phone);
});

test.each([
  ['Mostra “Sabbia”. Dal 4 al 27 aprile 2027, Palazzo Ducale.', 'Dal 4 al 27 aprile 2027'],
  ['Sagra: 12, 19 e 26 ottobre 2026, dalle 9 alle 19, centro storico.', '12, 19 e 26 ottobre 2026'],
  ['Art exhibition. From 3 to 26 April 2027, Gallery Two, Whitby.', 'From 3 to 26 April 2027'],
])('all days of “%s” stand together', (brief, days) => {
  expect(planOf(brief).lead).toContain(days);
});

test('what visitors get is told', () => {
  const brief =
    'Art exhibition "Low Tide". From 3 to 26 April 2027, Gallery Two, Whitby. Free admission.';
  expect(itemsOf(brief, 'about').join(' ')).toContain('Free admission.');
});

test.each([
  [
    'Roofing company in Preston. Testimonial: "Fixed our leak the same day, no fuss" – Mrs Whalley, Leyland.',
    'Fixed our leak the same day, no fuss | Mrs Whalley, Leyland',
  ],
  [
    'Impresa edile a Terni. Recensione: «Puntuali e puliti, cosa rara» – Sig.ra Bianchi, Narni.',
    'Puntuali e puliti, cosa rara | Sig.ra Bianchi, Narni',
  ],
  [
    'Dog walker in Hove. "Never late, not once" – Sam, Portslade.',
    'Never late, not once | Sam, Portslade',
  ],
])('what a customer said stands with who said it: %s', (brief, said) => {
  expect(itemsOf(brief, 'testimonials')).toEqual([said]);
});

test.each([
  [
    'Community choir in Norwich. We meet on Thursdays. Wheelchair accessible.',
    'Wheelchair accessible.',
  ],
  ['Rosticceria ad Arezzo. Polli allo spiedo ogni giorno. Solo asporto.', 'Solo asporto.'],
])('short practical facts of “%s” are told', (brief, fact) => {
  const shown = planOf(brief).sections.flatMap(({ items = [] }) => items.map(({ text }) => text));
  expect(shown.join(' ')).toContain(fact);
});

test('the rest of a request for the page is no sentence of it', () => {
  const brief =
    'Hi, I need a website for my barber shop, Northgate Barbers, 14 Northgate, Wakefield WF1 3BF. Owner is Danny Okafor, been cutting hair since 2009.';
  expect(itemsOf(brief, 'about').join(' ')).not.toContain('For my barber shop');
  expect(planOf(brief).facts).toContainEqual({
    kind: 'address',
    value: '14 Northgate, Wakefield WF1 3BF',
    from: '14 Northgate, Wakefield WF1 3BF',
  });
});
