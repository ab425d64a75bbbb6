import { expect, test } from 'vitest';
import { readBrief } from './read-brief.ts';

test.each([
  [
    'parrucchiera a Lecce, taglio donna 25, piega 15, colore da 40',
    ['Taglio donna 25 €', 'Piega 15 €', 'Colore da 40 €'],
  ],
  [
    'Barber in Hull. Haircut 18, beard trim 12 and hot shave 22.50',
    ['Haircut 18', 'Beard trim 12', 'Hot shave 22.50'],
  ],
  ['Yoga in Bristol, prices from £12 a class', ['Class from £12']],
  ['Corsi di nuoto, prezzi da 10 € a lezione', ['Lezione da 10 €']],
  ['Bar in via Roma 12, Pisa, aperto dal 1990, 40 posti', []],
  ['Hotel con camere 24, posti auto 30', []],
  ['Apertura nel 2024, sede a Bari 2', []],
])('%s', (prompt, items) => {
  const { pricedItems } = readBrief(prompt, 'en');
  expect(pricedItems.map(({ name, price }) => `${name} ${price}`)).toEqual(items);
});

test.each([
  ['Plumber in Leeds, 24/7, call 0113 496 0000', 7],
  ['Fabbro a Roma, pronto intervento 24 ore su 24', 7],
  ['Farmacia h24 a Bari', 7],
  ['Locksmith, day and night', 7],
  ['Plumber, open Monday to Friday 9-17, call-outs 24/7', 5],
  ['Camping dal 24/7 al 31/8', 0],
])('%s: %i days', (prompt, days) => {
  expect(readBrief(prompt, 'en').hours).toHaveLength(days);
});

test.each([
  ['bold, yellow and black', 'yellow', 90],
  ['colours: black and yellow', 'yellow', 90],
  ['blue and orange, modern', 'blue', 50],
  ['colori verde e oro', 'verde', 87],
  ['stile sobrio, blu scuro', 'blu notte', undefined],
  ['sage green, with a blog about red wine', 'sage green', undefined],
])('%s', (prompt, name, hue) => {
  expect(readBrief(prompt, 'en')).toMatchObject({ colourName: name });
  const { accentHue } = readBrief(prompt, 'en');
  expect(accentHue && Math.round(accentHue)).toBe(hue);
});

test('classes and lessons are what is offered', () => {
  const prompt =
    'a yoga studio in Bristol, classes for beginners and pregnancy yoga, prices from £12 a class';
  expect(readBrief(prompt, 'en').services).toEqual(['Beginners', 'Pregnancy yoga']);
});

test('cents that are said behind a price belong to it', () => {
  const items = (prompt: string) => readBrief(prompt, 'it').pricedItems;
  expect(items('Bar a Pisa. Caffè 1 euro e 20, cornetto 1,50 €')).toEqual([
    { name: 'Caffè', price: '1,20 €' },
    { name: 'Cornetto', price: '1,50 €' },
  ]);
});
