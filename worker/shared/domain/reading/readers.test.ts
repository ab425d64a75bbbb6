import { expect, test } from 'vitest';
import { COLOUR_NAMES } from './colour-names.ts';
import { readColours } from './colours.ts';
import { detectLanguage } from './language.ts';
import { readNumbers } from './numbers.ts';
import { PART_KINDS, PART_WORDS } from './section-words.ts';
import { readParts } from './sections.ts';
import { readSource } from './tokens.ts';

test('tokens keep their place in the original text', () => {
  const text = "L’Oﬃcina\u00a0d'Ada, 12";
  const { tokens } = readSource(text);
  expect(tokens.map(({ kind, start, end }) => [kind, text.slice(start, end)])).toEqual([
    ['word', 'L'],
    ['sign', '’'],
    ['word', 'Oﬃcina'],
    ['word', 'd'],
    ['sign', "'"],
    ['word', 'Ada'],
    ['sign', ','],
    ['number', '12'],
  ]);
});

test.each([
  ['Make the header bigger', 'en'],
  ['Metti la galleria sopra i contatti', 'it'],
  ['Website for a bakery in Turin', 'en'],
  ['sposta il menu a destra', 'it'],
  ['stile per i pulsanti, verdi', 'it'],
  ['i want my page in green', 'en'],
  ['Ristorante di pesce a Trieste, 35 euro', 'it'],
  ['change the title to "Il lago di Como e la sua gente"', 'en'],
  ['Je voudrais une page pour ma boulangerie à Lyon', 'other'],
  ['京都の小さなパン屋のサイトを作ってください', 'other'],
  ['🍕🍕🍕', undefined],
  ['', undefined],
])('the language of %j is %j', (text, language) => {
  expect(detectLanguage(readSource(text)).language).toBe(language);
});

test.each([
  ['1.250,00 and 1,250.00', [1250, 1250]],
  ['1.250 or 1,250 or 1’250', [1250, 1250, 1250]],
  ['5,5 or 0.125', [5.5, 0.125]],
  ['twenty-five, two hundred and fifty', [25, 250]],
  ['centocinquanta e milleduecento, ventotto, ventitré', [150, 1200, 28, 23]],
  ['two and a half, 10mila, 3 million', [2, 10_000, 3_000_000]],
  ['A4, h24, #12, 12.03.2026, 1.1.1.1.1.1.1, one day, uno di noi, 9'.repeat(1), [9]],
  ['9'.repeat(40), []],
])('the numbers of %j are %j', (text, numbers) => {
  expect(readNumbers(readSource(text)).found.map(({ value }) => value.value)).toEqual(numbers);
});

test.each([
  ['navy and cream', ['#1b2f63', '#fbf4e2']],
  ['blu notte', ['#1b2f63']],
  ['make it #FFF or #1b2f63 or rgb(12, 34, 56)', ['#ffffff', '#1b2f63', '#0c2238']],
  ['dark-green buttons', ['#1b4f36']],
  ['verde scuro', ['#1b4f36']],
  ['sfondo bianco, titoli neri', ['#ffffff', '#0b0b0c']],
  ['reddish, ultra-red', []],
])('the colours of %j are %j', (text, colours) => {
  expect(readColours(readSource(text)).found.map(({ value }) => value.hex)).toEqual(colours);
});

test('a shade changes a colour in both languages alike', () => {
  const [english, italian] = readColours(readSource('light yellow, giallo chiaro')).found;
  expect(english?.value).toEqual({ ...italian?.value });
  expect(english?.value).toMatchObject({ shade: 'light', names: { en: 'yellow', it: 'giallo' } });
});

test('no colour name stands at two colours', () => {
  const names = COLOUR_NAMES.flatMap(({ en, it }) => [...new Set([...en, ...it])]);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('every colour name is read as its colour', () => {
  for (const { hex, en, it } of COLOUR_NAMES) {
    for (const name of [...en, ...it]) {
      const [found] = readColours(readSource(`(${name})`)).found;
      expect([name, found?.value.hex, found?.text]).toEqual([name, hex, name]);
    }
  }
});

test('every word of the vocabulary of parts is read as its part', () => {
  for (const kind of PART_KINDS) {
    const { en, it, loose = [] } = PART_WORDS[kind];
    for (const words of [...en, ...it, ...loose]) {
      const [found] = readParts(readSource(`(${words})`)).found;
      expect([words, found?.value]).toEqual([words, { kind, isLoose: loose.includes(words) }]);
    }
  }
});

test('the longer name of a part wins', () => {
  const kinds = readParts(
    readSource('Menu bar, call-to-action and Orari di apertura, piè di pagina'),
  );
  expect(kinds.found.map(({ value }) => value.kind)).toEqual(['nav', 'cta', 'hours', 'footer']);
});
