import { expect, test } from 'vitest';
import { designPage } from '../design-page.ts';

function peopleOf(prompt: string): string[] {
  const { drawing } = designPage({ prompt, seed: 0, fallbackLanguage: 'en', year: 2026 });
  const team = drawing?.plan.sections.find(({ kind }) => kind === 'team');
  return (team?.items ?? []).map(({ name, text }) => [name, text].filter(Boolean).join(' – '));
}

test.each([
  [
    'Allotments in Beeston. Chair: Bev Turnbull, treasurer: Nasir Khan.',
    ['Bev Turnbull – Chair', 'Nasir Khan – Treasurer'],
  ],
  [
    'Ristorante a Chioggia. Gestione familiare: Beppe in cucina, Lina in sala.',
    ['Beppe – In cucina', 'Lina – In sala'],
  ],
  [
    'Gruppo musicale da Ancona. Teo voce e tromba, Cate sax, Nic batteria.',
    ['Teo – Voce e tromba', 'Cate – Sax', 'Nic – Batteria'],
  ],
])('people with roles of their own are people: %s', (prompt, expected) => {
  expect(peopleOf(prompt)).toEqual(expected);
});

test.each([
  'Scents in Falmouth. Sea salt in winter, Gorse in spring.',
  'Palestra. Boxe sabato 10.',
])('what is no person is none: %s', (prompt) => {
  expect(peopleOf(prompt)).toEqual([]);
});
