import { expect, test } from 'vitest';
import { readHoursRows } from '../plan/hours-rows.ts';
import type { PageVocabulary } from './clause.ts';
import { findColourWords } from './colour-words.ts';
import { foldText } from './fold.ts';
import { detectLanguage } from './language.ts';
import { splitRequest } from './split-request.ts';

const PAGE: PageVocabulary = {
  sectionNames: ['about us', 'chi siamo'],
  kinds: new Set(['about', 'header', 'footer']),
  hasSelection: false,
  texts: ['Bread, butter and jam'],
  isPriced: () => false,
};

test('folding keeps the length, so that places carry over', () => {
  for (const text of ['Perché «no»?', 'İstanbul — ﬁne', '😀 è', 'À\u0301'])
    expect(foldText(text)).toHaveLength(text.length);
  expect(foldText('È così: “Ciao”')).toBe('e cosi: "ciao"');
});

test.each([
  [
    'make the header black and the footer white',
    ['make the header black', 'make the footer white'],
  ],
  ['remove the gallery, then add a FAQ', ['remove the gallery', 'add a FAQ']],
  ['togli la galleria e poi aggiungi le FAQ', ['togli la galleria', 'aggiungi le FAQ']],
  [
    'change the headline to "Bread, and make it good"',
    ['change the headline to "Bread, and make it good"'],
  ],
  [
    'replace Bread, butter and jam with Toast and tea',
    ['replace Bread, butter and jam with Toast and tea'],
  ],
  [
    'add opening hours: Mon-Fri 9-18, Sat 9-13 and closed on Sunday',
    ['add opening hours: Mon-Fri 9-18, Sat 9-13 and closed on Sunday'],
  ],
  [
    'the email is a@b.it and the address is Via Po 12',
    ['the email is a@b.it', 'the address is Via Po 12'],
  ],
])('%s is cut where a new instruction starts', (prompt, parts) => {
  expect(splitRequest(prompt, 'en', PAGE).map(({ text }) => text)).toEqual(parts);
});

test.each([
  ['make it bigger', 'en'],
  ['rendilo più grande', 'it'],
  ['cambia «the bread» in «il pane»', 'it'],
  ['FAQ', 'it'],
] as const)('%s is read as %s', (prompt, language) => {
  expect(detectLanguage(prompt, 'it')).toBe(language);
});

test.each([
  ['dark green', 'dark green'],
  ['verde scuro', 'verde scuro'],
  ['from red to blue', 'blue'],
  ['non rosso ma azzurro chiaro', 'azzurro chiaro'],
  ['#0a7d4f', '#0a7d4f'],
  ['a bordeaux touch', 'bordeaux'],
])('in "%s" the colour is %s', (text, words) => {
  expect(findColourWords(foldText(text))?.words).toBe(words);
});

test.each(['the rosary', 'a redder look', 'greenhouse', 'oroscopo'])(
  '%s names no colour',
  (text) => {
    expect(findColourWords(text)).toBeUndefined();
  },
);

test.each([
  [
    'Mon-Fri 7:30-19:00, Saturday 8-13, closed on Sunday',
    [
      ['Mon-Fri', '7:30–19:00'],
      ['Saturday', '8–13'],
      ['Sunday', 'closed'],
    ],
  ],
  [
    'lun-ven 7.30-19, sabato 8-13, domenica chiuso',
    [
      ['Lun-ven', '7.30–19'],
      ['Sabato', '8–13'],
      ['Domenica', 'chiuso'],
    ],
  ],
  [
    'Tuesday to Sunday from 6 am to 1 pm, closed on Mondays',
    [
      ['Tuesday to Sunday', '6 am–1 pm'],
      ['Mondays', 'closed'],
    ],
  ],
  ['dal lunedì al venerdì dalle 9 alle 18', [['Lunedì al venerdì', '9–18']]],
])('hours are read from "%s"', (content, rows) => {
  expect(readHoursRows(content).map(({ days, times }) => [days, times])).toEqual(rows);
});
