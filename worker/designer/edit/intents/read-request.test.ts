import { expect, test } from 'vitest';
import { readPage } from '../page/page-model.ts';
import { EDIT_PAGES } from '../testing/pages.ts';
import { pageWordsOf } from './page-words.ts';
import { readRequest, type ReadRequest } from './read-request.ts';
import { STEPS } from './request.ts';
import { SEPARATORS, VERBS } from './words.ts';

function read(text: string, language: 'en' | 'it' = 'en'): ReadRequest {
  const [own] = EDIT_PAGES;
  const page = readPage(own?.html ?? '', 'en');
  return readRequest(text, { language, page: pageWordsOf(page, text), about: undefined });
}

function intentsOf(text: string, language: 'en' | 'it' = 'en'): unknown[] {
  return read(text, language).wishes.flatMap(({ intents }) => intents);
}

test('decimals of a price are kept', () => {
  expect(intentsOf('Focaccia now costs 5,50 €')).toEqual([
    { kind: 'price', item: 'Focaccia', amount: '5,50 €' },
  ]);
});

test('the navigation bar is what stays in place, not the dishes', () => {
  expect(intentsOf('il menu in alto deve restare fisso', 'it')).toEqual([
    { kind: 'declare', property: 'position', value: 'sticky', target: { section: 'nav' } },
  ]);
});

test('a colour for another is about what the page shows', () => {
  expect(intentsOf('cambia il viola con verde bosco', 'it')).toMatchObject([
    { kind: 'swap-colour', from: { words: 'viola' }, to: { words: 'verde bosco' } },
  ]);
});

test('a question about doing is a request', () => {
  expect(intentsOf('the first picture is too dark, can you make it lighter?')).toEqual([
    { kind: 'shade', property: 'auto', direction: 1, target: { element: 'image', ordinal: 1 } },
  ]);
});

test.each([
  ['delete Colour', 'en'],
  ['replace the gallery with a countdown to Christmas', 'en'],
  ['remove the gallery, but only for visitors on phones', 'en'],
] as const)('what is not understood whole is not half done: %s', (text, language) => {
  const { wishes } = read(text, language);
  expect(wishes.every(({ intents }) => intents.length === 0)).toBe(true);
});

test('a wish that is not understood is named beside the one that is', () => {
  const { wishes } = read('Rename "Focaccia" to "Focaccia genovese" and charge 5 for it');
  expect(wishes).toMatchObject([
    { intents: [{ kind: 'rename-item', to: 'Focaccia genovese' }] },
    { text: 'charge 5 for it', intents: [] },
  ]);
});

const REPEATED = [
  ...SEPARATORS,
  ...[...VERBS].filter((_, at) => at % 12 === 0),
  'the',
  '"',
  '€',
  '5',
];

test.each(REPEATED.flatMap((word) => [`${word} `, `${word}, `]))(
  'eight thousand characters of %j take no more steps than any request may',
  (part) => {
    const { steps } = read(part.repeat(8_000 / part.length));
    expect(steps).toBeLessThanOrEqual(STEPS.atMost + 1_000);
  },
);

const NAMES = ['Rye bread', 'Soup with leeks and cream', 'Pizza 4 formaggi', 'Cake'];

test.each([
  ['in a row', ['add these dishes: ', ', '], (name: string, at: number) => `${name} €${at}.50`],
  [
    'in lines',
    ['Add to the prices:\n', '\n'],
    (name: string, at: number) => `- ${name} ${at},50 €`,
  ],
  ['in sentences', ['', '. '], (name: string, at: number) => `add ${name} for ${at}.50`],
] as const)(
  'eight thousand characters of dishes %s are read in one pass',
  (_way, [start, joint], say) => {
    const dishes = Array.from({ length: 400 }, (_, at) => say(`${NAMES[at % 4]} no ${at}`, at));
    while ((start + dishes.join(joint)).length > 8_000) dishes.pop();
    const { steps, wishes } = read(start + dishes.join(joint));
    expect(steps).toBeLessThan(200);
    expect(wishes[0]?.intents).toMatchObject([
      {
        kind: 'add-items',
        entries: expect.arrayContaining([
          { label: 'Rye bread no 4', amount: expect.stringMatching(/4[.,]50/) },
        ]),
      },
    ]);
  },
);
