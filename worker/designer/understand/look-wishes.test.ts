import { expect, test } from 'vitest';
import { readLookWishes } from './look-wishes.ts';

test.each([
  ['Ink and ochre on cream paper', { colours: ['#1b2130', '#c8921d'], ground: '#fbf4e2' }],
  ['concrete grey, black, one orange', { colours: ['#9a9a96', '#0b0b0c'], touch: '#ea7317' }],
  ["I'd like deep aubergine, saffron", { colours: ['#240921', '#e8a317'] }],
  ['neon fucsia su nero', { mood: 'neon', colours: ['#c026a3'], ground: '#0b0b0c' }],
  ['colori giallino e azzurrino', { colours: ['#f3dc6b', '#8cc6e8'] }],
  ['sfondo verde notte', { ground: '#003e17' }],
  [
    'black, white and one strong colour',
    { colours: ['#0b0b0c', '#ffffff'], touch: '#1f5fbf', mood: 'strong' },
  ],
  ['primary colours', { mood: 'primary colours' }],
  ["Salter's Green, pay cash or by carta", {}],
  ['niente rosa, no purple gradient', {}],
  ['bianco, testo nero', { colours: ['#ffffff'] }],
  ['nero e oro ma l’oro poco', { colours: ['#0b0b0c'], touch: '#b8912a' }],
  ['rosso e bianco no per favore, piuttosto ardesia e giallo', { colours: ['#33373d', '#f5c518'] }],
])('colours stand where they were asked for: %s', (wish, look) => {
  const { scheme, ...rest } = readLookWishes([wish]);
  expect(rest).toEqual(look);
  expect(scheme === undefined || scheme === 'dark').toBe(true);
});

test.each([
  ['carattere Montserrat, per favore', 'Montserrat'],
  ['use the font Open Sans', 'Open Sans'],
  ['Playfair Display typeface', 'Playfair Display'],
  ['Inter Club Bergamo, tifosi', undefined],
  ['a cottage on the lato mare', undefined],
  ['no font like Lato', undefined],
])('a family is asked for by its name: %s', (wish, typeface) => {
  expect(readLookWishes([wish]).typeface).toBe(typeface);
});

test.each([
  ['like an old seed catalogue', { mood: 'seed catalogue' }],
  ['photocopied flyer, big ugly type', { mood: 'photocopied, flyer', font: 'display' }],
  ['stile svizzero, griglia rigida', { mood: 'svizzero' }],
  ['tutto in monospace', { mood: 'monospace', font: 'mono' }],
  ['not brutalist, please', {}],
  ['plain, with big letters', { mood: 'plain', font: 'display', size: 'large' }],
])('words for a style are kept as the mood of the look: %s', (wish, look) => {
  expect(readLookWishes([wish])).toEqual(look);
});
