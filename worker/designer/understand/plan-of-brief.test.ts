import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PagePlan } from '#domain/page-plan/plan-types.ts';
import { cleanPrompt, readBrief } from '../brief/read-brief.ts';
import { designPage } from '../design-page.ts';
import { drawPlan } from '../plan/draw-plan.ts';
import { readTokenKinds } from '../reader/read-stretches.ts';
import { readPageKind } from './page-kinds.ts';
import { planOfBrief } from './plan-of-brief.ts';
import { settleBrief } from './settle-brief.ts';

function planOf(prompt: string): PagePlan {
  const text = cleanPrompt(prompt);
  const kind = readPageKind(text);
  const kinds = readTokenKinds(text);
  const brief = settleBrief(text, readBrief(prompt, 'en'), kinds);
  return planOfBrief({ text, brief, kind, kinds, trade: undefined }).plan;
}

function outline({ kind, name, headline, sections }: PagePlan) {
  return { kind, name, headline, sections: sections.map((section) => section.kind) };
}

test('a wedding is an invitation with its programme, a countdown and the reply that was asked for', () => {
  const plan = planOf(
    "Wedding website for Priyanka & Callum.\nSaturday 19 June 2027\nCeremony 1.30pm, St Brannock's Chapel, Oldmere\nReception from 3.30pm, Fallow Barn, Oldmere\nRSVP by 30 April: name, coming or not, dietary.\nLook: marigold, deep pink. Countdown would be lovely.",
  );
  expect(outline(plan)).toEqual({
    kind: 'invitation',
    name: 'Priyanka & Callum',
    headline: 'Priyanka & Callum',
    sections: ['countdown', 'schedule', 'booking'],
  });
  expect(plan.sections[2]).toEqual({
    kind: 'booking',
    title: 'Please reply',
    intro: 'RSVP by 30 April.',
    fields: [
      { label: 'Name', type: 'text', isRequired: true },
      { label: 'Coming or not', type: 'text' },
      { label: 'Dietary', type: 'text' },
    ],
  });
});

test('a conference keeps its times, and a talk in quotes is not its name', () => {
  const plan = planOf(
    'Small Soil Conference 2027 — one day, for people who teach soil.\n\nTickets: standard £95, student £35.\n\n09:00 Doors\n09:30 Dr Leonie Marsh, "What the worm knows"\n17:30 Pub\n\nDesign: earthy, terracotta.',
  );
  expect(outline(plan)).toEqual({
    kind: 'event',
    name: 'Small Soil Conference 2027',
    headline: 'Small Soil Conference 2027',
    sections: ['schedule', 'pricing', 'contact'],
  });
  expect(plan.look).toMatchObject({ colours: [expect.stringMatching(/^#/)] });
});

test('prices without a currency are a list, and houses, hours and phones are none', () => {
  const plan = planOf(
    'sito x il mio food truck, si chiama Brace in Fuga!! facciamo panino con porchetta 7, patate fritte 4, birra artigianale 5. lunedì fermi, mar-gio zona industriale 12-14.30. via Garzoni 41, tel 347 555 0192',
  );
  expect(plan.name).toBe('Brace in Fuga');
  expect(plan.sections.find(({ kind }) => kind === 'menu')?.items).toEqual([
    { name: 'Panino con porchetta', price: '7 €' },
    { name: 'Patate fritte', price: '4 €' },
    { name: 'Birra artigianale', price: '5 €' },
  ]);
});

test.each([
  'No cartoon bees.',
  'Please make it feel like fabric and wood.',
  'Off white and cobalt blue, like a glaze test tile.',
  'Need sections for schedule, speakers and tickets.',
])('a wish is never printed: %s', (wish) => {
  const { html } = designPage({
    prompt: `Organ builders in Wexcombe called "Rudd". We restore pipe organs. ${wish} We tune them too. We build them as well.`,
    seed: 1,
    fallbackLanguage: 'en',
    year: 2026,
  });
  expect(html).toContain('We tune them too.');
  expect(html).not.toContain(wish.slice(0, 24));
});

test.each([
  'Niente mucche disegnate, lo so che il nome porta lì ma no.',
  'Mi piacerebbe una tabella prezzi chiara.',
  'Color panna, azzurro ghiaccio, un carattere tondo anni 50.',
])('un desiderio non viene mai stampato: %s', (wish) => {
  const { html } = designPage({
    prompt: `Malga "Quattro Mucche" a Valscura. Il latte è nostro. ${wish} Siamo aperti da Pasqua a novembre.`,
    seed: 1,
    fallbackLanguage: 'it',
    year: 2026,
  });
  expect(html).toContain('Siamo aperti da Pasqua a novembre.');
  expect(html).not.toContain(wish.slice(0, 24));
});

test('a remark on a price is told', () => {
  const page = designPage({
    prompt:
      'Tattoo studio INKHOLLOW in Hexley. Hourly 110, minimum charge 70, deposit 50 non refundable but comes off the price.',
    seed: 1,
    fallbackLanguage: 'en',
    year: 2026,
  });
  expect(page.html).toContain('Deposit 50 non refundable but comes off the price');
  expect(page.notDone).toEqual([]);
});

test('talk to the maker is taken off a fact', () => {
  const plan = planOf(
    'Dog grooming "Rudd" in Wexcombe. £10 extra if the dog bites lol (put it nicer). We have a cat called Static please mention her.',
  );
  const items = plan.sections.flatMap(({ items: all = [] }) => all);
  const texts = [plan.lead, ...items.map(({ name, text }) => text ?? name)].join(' ');
  expect(texts).toContain('We have a cat called Static.');
  expect(texts).toContain('£10 extra if the dog bites.');
});

test('house rules are told, and what the page shall not show is not', () => {
  const { sections } = planOf(
    'Alpaca walks "Bracken Fold". No dogs. Parking for 9 cars only. No cartoon alpacas, no clip art. Not medieval.',
  );
  expect(sections.flatMap(({ items = [] }) => items)).toEqual([
    { name: 'Dogs and pets', text: 'No dogs.' },
    { name: 'Parking', text: 'Parking for 9 cars only.' },
  ]);
});

test('people with a role, reviews and a line for each day stand as what they are', () => {
  const { sections } = planOf(
    'Fuel boat "Bess".\nMon Crickle Lock\nTue Hambrick Turn\nWed day off\n\nInstructors Moira Tulloch and Ben Adeyinka.\nReviews: "never once shouted" - Kayleigh',
  );
  expect(sections.map(({ kind, items }) => [kind, items?.length])).toEqual([
    ['schedule', 3],
    ['team', 2],
    ['testimonials', 1],
    ['contact', undefined],
  ]);
});

test('any text gives a plan that can be drawn', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      const plan = planOf(text);
      const { html, sections } = drawPlan({ plan, seed: 1, year: 2026 });
      expect(sections).toEqual(expect.arrayContaining(['hero']));
      expect(html).toMatch(/<h1[^>]*>\s*\S/);
    }),
    { numRuns: 200 },
  );
});

test.each([
  ['sito per il mio negozio di bici a Pavia', 'Negozio di bici a Pavia'],
  ['a site for our shoe repair in Hull', 'Shoe repair in Hull'],
] as const)('visitors read no “my” of the owner: %s', (prompt, headline) => {
  expect(planOf(prompt).headline).toBe(headline);
});
