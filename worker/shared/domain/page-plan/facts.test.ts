import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { claimsIn, isSaid, readClaims } from './claims.ts';
import { findLostFacts, shownTexts } from './lost-facts.ts';
import type { PagePlan, PlanSection } from './plan-types.ts';
import { takeOutInventions } from './take-out-inventions.ts';
import { TRATTORIA, trattoriaPlan } from './testing/plans.ts';

function textsOf(plan: PagePlan): string {
  return shownTexts(plan).join('\n');
}

test('a plan that says only what its brief says stays as it is', () => {
  expect(takeOutInventions(trattoriaPlan(), TRATTORIA.brief)).toEqual({
    plan: trattoriaPlan(),
    takenOut: [],
  });
});

const INVENTED: readonly PlanSection[] = [
  {
    kind: 'testimonials',
    title: 'Dicono di noi',
    items: [{ name: 'Laura B.', text: 'Fantastico!' }],
  },
  { kind: 'team', title: 'Chi siamo', items: [{ name: 'Gino Rossi', note: 'Cuoco' }] },
  { kind: 'press', title: 'Stampa', items: [{ name: 'Gambero Rosso', text: 'Tre forchette' }] },
  { kind: 'countdown', title: 'Apriamo', until: '2027-05-18' },
];

test.each(INVENTED)('an invented section of $kind goes as a whole', (section) => {
  const plan = trattoriaPlan({ sections: [...trattoriaPlan().sections, section] });
  const { plan: checked } = takeOutInventions(plan, TRATTORIA.brief);
  expect(checked).toEqual(trattoriaPlan());
});

test('invented names, prices, numbers, sentences, facts and links go, the rest stays', () => {
  const plan = trattoriaPlan({
    name: 'Osteria da Piero',
    lead: 'In via Sottoriva dal 1962. Cucina di casa.',
    action: { label: 'Scrivi', link: 'mailto:gino@example.com' },
    facts: [
      { kind: 'phone', value: '045 999 9999', from: 'tel 045 800 1234' },
      { kind: 'mail', value: 'gino@example.com', from: 'gino@example.com' },
      { kind: 'town', value: 'Verona', from: 'a Verona' },
    ],
    sections: [
      {
        kind: 'menu',
        title: 'Piatti',
        items: [
          {
            name: 'Bigoli con l’anatra',
            price: '13 €',
            text: 'Ragù cotto 6 ore. Salvia e alloro.',
          },
          { name: 'Tiramisù', link: 'https://example.com/x' },
        ],
      },
    ],
  });
  const { plan: checked, takenOut } = takeOutInventions(plan, TRATTORIA.brief);
  const { name: _name, ...rest } = trattoriaPlan();
  expect(checked).toEqual({
    ...rest,
    lead: 'Cucina di casa.',
    action: { label: 'Scrivi', link: '#contact' },
    facts: [{ kind: 'town', value: 'Verona', from: 'a Verona' }],
    sections: [
      {
        kind: 'menu',
        title: 'Piatti',
        items: [{ name: 'Bigoli con l’anatra', text: 'Salvia e alloro.' }, { name: 'Tiramisù' }],
      },
    ],
  });
  expect(takenOut).toHaveLength(8);
});

test.each([
  ['costs 5 pounds', '£5.00', true],
  ['1.250 posti', '1250', true],
  ['open 8am to 6pm', '18:00', true],
  ['open 8am to 6pm', '18:30', false],
  ['eight years', '8 years', true],
  ['12 giugno', '13', false],
  ['write to ANNA@example.com', 'anna@example.com', true],
  ['see www.example.com/a', 'https://example.com/a', true],
  ['see example', 'https://example.org', false],
])('%j says %j: %s', (brief, text, isThere) => {
  const said = readClaims(brief);
  expect(claimsIn(text).every((claim) => isSaid(claim, said))).toBe(isThere);
});

test('what the brief says and the page does not is named in its own words', () => {
  const plan = trattoriaPlan({ facts: [], sections: [{ kind: 'contact', title: 'Scrivici' }] });
  expect(findLostFacts(textsOf(trattoriaPlan()), TRATTORIA.brief)).toEqual([]);
  expect(findLostFacts(textsOf(plan), TRATTORIA.brief)).toEqual([
    'Sito per la Trattoria da Gino a Verona',
    'via Sottoriva 12',
    'tel 045 800 1234',
    'Bigoli con l’anatra 12 €',
    'risotto all’Amarone 14,50 €',
    'Aperti da martedì a domenica 12-14:30 e 19-22:30',
  ]);
});

test.each([
  ['orario 8-12.30 / 15-19', 'Lun–Ven 08:00–12:30 / 15:00–19:00'],
  ['open 8–4, closed Mondays', 'Tue–Sun 08:00–16:00, Mon closed'],
  ['lessons on Wednesdays at 6.15pm', 'Lessons. Mon–Fri 18:15'],
  ['siamo aperti di Sabato', 'Siamo aperti. Gio–Dom'],
])('%j is on a page that says %j', (brief, page) => {
  expect(findLostFacts(page, brief)).toEqual([]);
});

test.each([
  ['closed on Mondays', 'Tue–Sun 08:00–16:00'],
  ['orario 8-12.30', 'Lun–Ven 08:00–12:15'],
])('%j is not on a page that says %j', (brief, page) => {
  expect(findLostFacts(page, brief)).toEqual([brief]);
});

test('a question goes with its invented answer, words with their invented figure', () => {
  const sections: PlanSection[] = [
    {
      kind: 'faq',
      title: 'Domande',
      items: [
        { name: 'Quanto costa una settimana?', text: 'In tutto 112 euro.' },
        { name: 'Siete aperti a cena?', text: 'Sì.' },
      ],
    },
    {
      kind: 'statistics',
      title: 'Numeri',
      items: [
        { name: '98%', text: 'clienti contenti' },
        { name: '12', text: 'euro i bigoli' },
      ],
    },
  ];
  const { plan } = takeOutInventions(trattoriaPlan({ sections }), TRATTORIA.brief);
  expect(plan.sections.map(({ items }) => items)).toEqual([
    [{ name: 'Siete aperti a cena?', text: 'Sì.' }],
    [{ name: '12', text: 'euro i bigoli' }],
  ]);
});

test.each([
  ['24h access, no contract.', 'contracts', 1],
  ['Palestra senza contratto', 'contratti', 1],
  ['No flashy cars please', 'complaints', 0],
])('a brief that says %j counts 0 %s: %s', (brief, text, count) => {
  const sections: PlanSection[] = [
    { kind: 'cta', title: 'Ciao' },
    { kind: 'statistics', title: 'Numbers', items: [{ name: '0', text }] },
  ];
  const { plan } = takeOutInventions(trattoriaPlan({ facts: [], sections }), brief);
  expect(plan.sections.flatMap(({ items = [] }) => items)).toHaveLength(count);
});

test.each([
  ['mon to fri 8 til 5.30 sat 8 til 12', 'Monday–Friday 08:00–17:30 Saturday 08:00–12:00'],
  ['orari lun ven 8-13 14.30-18.30', 'Lunedì–Venerdì 08:00–13:00, 14:30–18:30'],
  ['delivery £6 in BA1 and BA2', 'Delivery £6. We come to BA1 and BA2.'],
])('%j is not lost where the page says %j', (brief, page) => {
  expect(findLostFacts(page, brief)).toEqual([]);
});

test('hours that the page gives otherwise are lost', () => {
  expect(findLostFacts('Monday–Friday 08:00–18:00', 'mon to fri 8 til 5.30')).toEqual([
    'mon to fri 8 til 5.30',
  ]);
});

test('no plan keeps a number or address that its brief does not hold', () => {
  const words = fc.constantFrom(
    'pane',
    '7',
    '7,50 €',
    '1.200',
    '18:30',
    'a@b.example',
    'https://c.example',
    'Oggi.',
    '!',
  );
  const text = fc.array(words, { minLength: 1, maxLength: 8 }).map((parts) => parts.join(' '));
  fc.assert(
    fc.property(
      fc.tuple(text, text, text, fc.constantFrom('menu', 'faq', 'schedule')),
      ([brief, name, more, kind]) => {
        const sections: PlanSection[] = [
          { kind: 'cta', title: 'Ciao' },
          {
            kind,
            title: name,
            intro: more,
            items: [{ name, text: more, price: name, note: more, points: [name], link: more }],
          },
        ];
        const { plan } = takeOutInventions(
          trattoriaPlan({ name, headline: more, lead: name, facts: [], sections }),
          brief,
        );
        const said = readClaims(`${brief} ${plan.noun}`);
        const isBacked = shownTexts(plan).every((shown) =>
          claimsIn(shown).every((claim) => isSaid(claim, said)),
        );
        expect(isBacked).toBe(true);
      },
    ),
  );
});
