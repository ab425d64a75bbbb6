import { expect, test } from 'vitest';
import { readLookWishes } from './look-wishes.ts';

test.each([
  ['Ink and ochre on cream paper', { colours: ['#1b2130', '#c8921d'], ground: '#fbf4e2' }],
  ['concrete grey, black, one orange', { colours: ['#9a9a96', '#0b0b0c'], touch: '#ea7317' }],
  ["I'd like deep aubergine, saffron", { colours: ['#240921', '#e8a317'] }],
  ['neon fucsia su nero', { direction: 'neon', colours: ['#c026a3'], ground: '#0b0b0c' }],
  ['primary colours', { colours: ['#d7261e', '#1d4ed8', '#f5c518'] }],
  ["Salter's Green, pay cash or by carta", {}],
  ['niente rosa, no purple gradient', {}],
  ['bianco, testo nero', { colours: ['#ffffff'] }],
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
  ['like an old seed catalogue', { direction: 'heritage', font: 'serif' }],
  ['photocopied flyer, big ugly type', { direction: 'newspaper', font: 'display' }],
  ['stile svizzero, griglia rigida', { direction: 'swiss' }],
  ['tutto in monospace', { direction: 'terminal', font: 'mono', scheme: 'dark' }],
  ['not brutalist, please', {}],
  [
    'plain, with big letters',
    { direction: 'studio', density: 'airy', font: 'display', size: 'large' },
  ],
])('words for a style are obeyed: %s', (wish, look) => {
  expect(readLookWishes([wish])).toEqual(look);
});
