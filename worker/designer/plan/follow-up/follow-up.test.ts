import { expect, test } from 'vitest';
import { trattoriaPlan } from '#domain/page-plan/testing/plans.ts';
import { mergeDrawing } from '#domain/page-plan/merge-drawing.ts';
import { addFacts } from './add-facts.ts';
import { absorbTexts, drawSource, nextDirection, type DrawingSource } from './change-drawing.ts';
import { readFollowUp } from './read-follow-up.ts';

test.each([
  'another version',
  'Another version, please',
  'can you show me a different design?',
  'un’altra versione',
  'Fammi un’altra versione per favore',
  'rifalla',
])('%s is the same plan, drawn otherwise', (prompt) => {
  expect(readFollowUp(prompt)).toEqual({ kind: 'version' });
});

test.each([
  ['make it darker', { scheme: 'dark' }],
  ['rendila più scura', { scheme: 'dark' }],
  ['a light theme please', { scheme: 'light' }],
  ['use a serif font', { font: 'serif' }],
  ['usa un carattere con le grazie', { font: 'serif' }],
  ['sfondo nero', { scheme: 'dark' }],
  ['make the page dark and use a mono font', { scheme: 'dark', font: 'mono' }],
  ['rounded corners', { corners: 'round' }],
])('%s is a wish for the look', (prompt, look) => {
  expect(readFollowUp(prompt)).toEqual({ kind: 'look', look });
});

test('named colours become those of the plan', () => {
  expect(readFollowUp('use navy')).toEqual({ kind: 'look', look: { colours: ['#1b2f63'] } });
});

test.each([
  'make the header dark',
  'not dark',
  'another version of the menu',
  'make it dark but only on Sundays',
  'is it dark?',
  'make it dark and light',
  'a different phone number',
  'usa il verde per i pulsanti',
  'blue background',
  'please',
  '',
])('%j is left to others', (prompt) => {
  expect(readFollowUp(prompt)).toBeUndefined();
});

test('facts that are given are read as the owner wrote them', () => {
  expect(readFollowUp('Add the prices: cut 28 €, wash 10 €')).toEqual({
    kind: 'facts',
    text: 'cut 28 €, wash 10 €',
  });
  expect(readFollowUp('Aggiungi gli orari: martedì-sabato 9-18')).toEqual({
    kind: 'facts',
    text: 'martedì-sabato 9-18',
  });
  expect(readFollowUp('Add the prices')).toBeUndefined();
});

test('prices go to entries of that name, new entries to their list, contacts take the place of old ones', () => {
  const { sections } = trattoriaPlan();
  const [menu, ...others] = sections;
  const unpriced = { ...menu, kind: 'menu', title: 'Carta', items: [{ name: 'Bigoli' }] } as const;
  const plan = trattoriaPlan({
    sections: [{ ...unpriced, items: [...unpriced.items] }, ...others],
  });
  const changed = addFacts(plan, 'bigoli 13 €, seppie 18 €');
  expect(changed?.sections[0]?.items).toEqual([
    { name: 'Bigoli', price: '13 €' },
    { name: 'Seppie', price: '18 €' },
  ]);
  expect(addFacts(plan, 'tel 045 111 2222')?.facts.filter(({ kind }) => kind === 'phone')).toEqual([
    { kind: 'phone', value: '045 111 2222', from: '045 111 2222' },
  ]);
});

test.each(['whatever you think is right', '28'])('%j is not surely understood', (text) => {
  expect(addFacts(trattoriaPlan(), text)).toBeUndefined();
});

const SOURCE: DrawingSource = {
  plan: trattoriaPlan({ look: { direction: 'craft' } }),
  seed: 1,
  year: 2026,
};

test('the next direction is one that suits the page and was not used', () => {
  const first = nextDirection(SOURCE, ['craft']);
  const second = nextDirection(SOURCE, ['craft', first]);
  expect(new Set(['craft', first, second]).size).toBe(3);
});

test('texts changed by hand are in the plan, and so on every later drawing', () => {
  const { html } = drawSource(SOURCE);
  const standing = html
    .replaceAll('Cani benvenuti.', 'Cani &amp; gatti benvenuti.')
    .replaceAll('045 800 1234', '045 999 1111')
    .replaceAll('tel:0458001234', 'tel:0459991111');
  const absorbed = absorbTexts(SOURCE, html, standing);
  expect(JSON.stringify(absorbed.plan)).toContain('Cani & gatti benvenuti.');
  const redrawn = drawSource(absorbed).html;
  expect(redrawn.includes('800 1234')).toBe(false);
  const dark = { ...absorbed, plan: { ...absorbed.plan, look: { scheme: 'dark' as const } } };
  const { html: merged, lost } = mergeDrawing({
    drawn: redrawn,
    standing,
    anew: drawSource(dark).html,
  });
  expect([merged.includes('gatti benvenuti'), merged.includes('999 1111'), lost]).toEqual([
    true,
    true,
    [],
  ]);
});
