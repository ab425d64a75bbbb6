import { expect, test } from 'vitest';
import { askedLanguage } from './asked-language.ts';

const ASKED: [request: string, asked: string | undefined][] = [
  ['A website for a bakery', 'en'],
  ['Un sito per un panificio', 'it'],
  ['A website in Italian for a bakery', 'it'],
  ['Un sito in inglese per il mio agriturismo', 'en'],
  ['A page in German for tourists', 'de'],
  ['A page in English and Italian', undefined],
  ['A school of Italian cooking', undefined],
  ['Una scuola di inglese', undefined],
  // "A Torino" and "chiamata" are Italian, though no article says so.
  ['Idraulico a Torino. Chiamata 50 €, spurgo 80 €.', 'it'],
  ['Idraulico, Torino, 50 €', undefined],
  ['Bakery', undefined],
];

test.each(ASKED)('%j asks for a page in its language', (request, asked) => {
  expect(askedLanguage(request)).toBe(asked);
});
