// From the lead to whoever works on the brief: found by using the product. Make these pass, fold them into your own
// tables, then delete this file. It is not committed.
import { expect, test } from 'vitest';
import { designPage } from '../design-page.ts';

const design = (prompt: string) =>
  designPage({ prompt, seed: 1, fallbackLanguage: 'en', year: 2026 });

test.each([
  'Un barbiere a Lecce, stile sobrio',
  'un idraulico a Bari',
  'gelateria artigianale a Roma',
  'sito per il mio bar a Genova',
  'B&B con 5 camere a Matera',
])('short Italian prompts give Italian pages even when the interface is English: %s', (prompt) => {
  expect(design(prompt).language).toBe('it');
});

test.each([
  ['A bakery in Turin called Forno Aurora, warm colours', 'Forno Aurora'],
  ['pizzeria da Gino, Napoli', 'Gino'],
  ['Studio legale Bianchi & Associati, Milano', 'Studio legale Bianchi & Associati'],
  ['Website for Marta Conti, wedding photographer in Florence', 'Marta Conti'],
  ['officina meccanica Fratelli Russo a Catania', 'Fratelli Russo'],
])('the business name is taken whole: %s', (prompt, name) => {
  expect(design(prompt).html.replaceAll('&amp;', '&')).toContain(name);
  expect(design(prompt).title.replaceAll('&amp;', '&')).toContain(name);
});

test.each([
  ['gelateria artigianale a Roma', 'gelateria'],
  ['una palestra', 'palestra'],
])('trades of the list are known by their everyday word: %s', (prompt, trade) => {
  expect(design(prompt).trade, trade).not.toBe('neutral');
});

test('an Italian title never mixes in English', () => {
  expect(design('Un barbiere a Lecce').title).not.toMatch(/Hair salon|Your business/);
});
