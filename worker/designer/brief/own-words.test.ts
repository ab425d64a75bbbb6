import { expect, test } from 'vitest';
import { designPage } from '../design-page.ts';
import { readBrief } from './read-brief.ts';
import { OWNERS_EN } from './testing/owners-en.ts';
import { OWNERS_IT } from './testing/owners-it.ts';
import { PAGE_WISHES } from './testing/page-wishes.ts';

const MARKED = /\[([^\]]+)\]/g;
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&#39;': "'",
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
};

function readBodyText(html: string): string {
  return html
    .slice(html.indexOf('<body'))
    .replaceAll(/<script[\s\S]*?<\/script>|<[^>]+>/g, ' ')
    .replaceAll(/&(?:amp|#39|quot|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/\s+/g, ' ');
}

test.each([...OWNERS_EN, ...OWNERS_IT])('the page says it in their words: %s', (marked) => {
  const facts = [...marked.matchAll(MARKED)].map(([, fact]) => fact ?? '');
  const prompt = marked.replaceAll(MARKED, '$1');
  const pages = [0, 1, 2].map((seed) =>
    readBodyText(designPage({ prompt, seed, fallbackLanguage: 'en', year: 2026 }).html),
  );
  const lost = pages.map((text) => facts.filter((fact) => !text.includes(fact)));
  const repeated = pages.map((text) => facts.filter((fact) => text.split(fact).length > 2));
  expect(facts.length).toBeGreaterThan(1);
  expect({ lost, repeated }).toEqual({ lost: [[], [], []], repeated: [[], [], []] });
});

test.each([
  ...PAGE_WISHES.en.map((wish) => ['Bakery in Whitby called Rye.', wish] as const),
  ...PAGE_WISHES.it.map((wish) => ['Panificio Spiga a Lodi.', wish] as const),
])('%s %s: a wish is no copy', (opening, wish) => {
  expect(readBrief(`${opening} ${wish}`, 'en').ownWords).toEqual([]);
});

test.each([
  ['Mi chiamo Avv. Laura Benedetti, studio legale a Milano', 'Laura Benedetti'],
  ['Panificio Cortese, Altamura. Il forno è a legna.', 'Panificio Cortese'],
  ['Centro yoga Radice, Trento. Una lezione è tenuta da Paola.', 'Radice'],
  ['Dentista a Pavia, dottor Riccardo Sala.', 'Riccardo Sala'],
  ['Garage in Swindon, Baxter & Daughter. My daughter Jo is the tester.', 'Baxter & Daughter'],
  ['My bookshop, Page & Candle, is in Totnes.', 'Page & Candle'],
  ['Electrician in Bath. We tidy up. Sparks Brothers, 01225 555 044.', 'Sparks Brothers'],
  ['We make soap outside Ludlow. The brand is Hollow Lane.', 'Hollow Lane'],
])('%s', (prompt, name) => {
  expect(readBrief(prompt, 'en').name).toBe(name);
});

test.each([
  ['Studio legale Ferri, Milano. Ci occupiamo di eredità.', undefined],
  ['Falegnameria Zanon, Belluno.', 'Falegnameria'],
  ['Ciao, ho una gelateria a Ostuni', 'gelateria'],
  ['Hi, we run a coffee roastery in Sheffield', 'coffee roastery'],
  ['Website for my plumbing business please.', 'plumbing business'],
])('%s: about %s', (prompt, subject) => {
  expect(readBrief(prompt, 'en').subject).toBe(subject);
});

test.each([
  [
    'Pizzeria a Caserta. Margherita 6, marinara 5, capricciosa 8,50.',
    'Margherita 6 €; Marinara 5 €; Capricciosa 8,50 €',
  ],
  ['Gym in Cardiff. Membership is £38 a month.', 'Membership £38 a month'],
  ['Agriturismo a Pienza. Camera da 95 euro a notte.', 'Camera da 95 € a notte'],
  ['Yoga in Hove. £14 drop-in, £60 for five classes.', 'Drop-in £14; Five classes £60'],
  ['Le visite durano un’ora e costano 25 euro con tre assaggi.', 'Visite 25 €'],
  ['Polisportiva. La quota annuale è di 30 euro.', 'Quota annuale 30 €'],
  ['Plumber. If I’m late I knock £20 off the bill.', ''],
  ['Soap. Postage is free over £30.', ''],
  ['Fioraia. Consegniamo gratis in città sopra i 40 euro.', ''],
  ['English school. The youngest was 16 and the oldest 81.', ''],
])('%s', (prompt, prices) => {
  const { pricedItems } = readBrief(prompt, 'en');
  expect(pricedItems.map(({ name, price }) => `${name} ${price}`).join('; ')).toBe(prices);
});

test.each([
  ['Garage. We don’t sell tyres and batteries.', []],
  ['Officina a Cesena. Non facciamo tagliandi su scooter.', []],
  ['Falegnameria. Costruiamo cucine, scale e finestre.', ['Cucine', 'Scale', 'Finestre']],
  ['Gelateria. Usiamo solo prodotti vegetali e frutta.', []],
  ['We make soap in a converted stable.', ['Soap']],
])('%s: offers %j', (prompt, services) => {
  expect(readBrief(prompt, 'en').services).toEqual(services);
});

test('sentences about the business say nothing of the look or the sections', () => {
  const prompt =
    'Vet in Kendal. My sister looks after the children. We have a farm team and an animal team. You get 400 pictures.';
  expect(readBrief(prompt, 'en')).toMatchObject({ adjectives: [], wanted: [], unwanted: [] });
});
