import { expect, test } from 'vitest';
import { designPage } from './design-page.ts';

const SEEDS = [1, 2, 3, 4, 5, 6];
const ASKED = [
  {
    language: 'en',
    prompt:
      'A bakery in Leeds called "Rise". Rye loaf £4.50, bun £2. We bake at night. Open Tuesday to Saturday 7-15, closed Sunday and Monday. ' +
      'Phone 0113 496 0199, email hi@rise.co.uk, address 5 Mill Lane, Leeds.',
    facts: ['Rise', '4.50', '£2', 'bake at night', '0113 496 0199', 'hi@rise.co.uk', '5 Mill Lane'],
  },
  {
    language: 'it',
    prompt:
      'Parrucchiera "Chiome" a Verona. Taglio 28 €, piega 18 €. Lavoriamo solo su appuntamento. Il colore lo prepariamo al momento. Il caffè lo offriamo noi. Aperti da martedì a sabato 9-18, chiusi domenica e lunedì. ' +
      'Telefono 045 555123, email ciao@chiome.it, via Mazzini 14, 37121 Verona.',
    facts: [
      'Chiome',
      '28',
      '18 €',
      'solo su appuntamento',
      '045 555123',
      'ciao@chiome.it',
      'via Mazzini 14',
    ],
  },
] as const;

function versionsOf({ prompt, language }: (typeof ASKED)[number]): string[] {
  return SEEDS.map(
    (seed) =>
      designPage({ prompt, seed, fallbackLanguage: language, year: 2026, order: 'varied' }).html,
  );
}

function orderOf(html: string): string[] {
  return [...html.matchAll(/<section id="([\w-]+)"/g)].map(([, id = '']) => id);
}

function hoursOf(html: string): string[] {
  return html.match(/data-day="[^"]*" data-times="[^"]*"/g) ?? [];
}

test.each(ASKED)('another version keeps every fact of the owner: $language', (asked) => {
  const missing = versionsOf(asked).map((html) =>
    asked.facts.filter((fact) => !html.includes(fact)),
  );
  expect(missing).toEqual(SEEDS.map(() => []));
});

test.each(ASKED)('another version keeps the opening hours: $language', (asked) => {
  const [first, ...others] = versionsOf(asked).map(hoursOf);
  expect(first?.join(' ').match(/(?<=data-day="[\d ]*)\d/g)).toHaveLength(7);
  expect(others.map((hours) => hours.join())).toEqual(others.map(() => first?.join()));
});

test.each(ASKED)('the next version looks different: $language', (asked) => {
  const looks = versionsOf(asked).map((html) => /:root\s*\{[^}]*\}/.exec(html)?.[0]);
  const repeated = looks.filter((look, position) => look === looks[position - 1]);
  expect(looks[0]).toBeDefined();
  expect(repeated).toEqual([]);
});

test.each(ASKED)('the next version tells its stories in another order: $language', (asked) => {
  const orders = versionsOf(asked).map(orderOf);
  const [first = []] = orders;
  expect(orders.map((order) => [...order].sort())).toEqual(orders.map(() => [...first].sort()));
  expect(orders.map((order) => [order[0], order.at(-1)])).toEqual(
    orders.map(() => ['hero', 'contact']),
  );
  const repeated = orders.filter((order, at) => order.join() === orders[at - 1]?.join());
  expect(repeated).toEqual([]);
});
