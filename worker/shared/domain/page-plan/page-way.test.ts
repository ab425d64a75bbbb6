import { expect, test } from 'vitest';
import { choosePageWay } from './page-way.ts';

test.each([
  ['a snake game with arrow keys', 'html'],
  ['Un quiz sulla geografia con punteggio', 'html'],
  ['calcolatrice per il mutuo', 'html'],
  ['dashboard for my plant sensors', 'html'],
  ['a to-do list', 'html'],
  ['A website for a bakery in Turin', 'plan'],
  ['Sito per un negozio di giochi da tavolo', 'plan'],
  ['site for a board game shop', 'plan'],
  ['Invito al compleanno di Emma', 'plan'],
] as const)('%j is written as %s', (brief, way) => {
  expect(choosePageWay(brief, 'auto')).toBe(way);
});

test('the setting wins', () => {
  expect([choosePageWay('a snake game', 'plan'), choosePageWay('a bakery', 'html')]).toEqual([
    'plan',
    'html',
  ]);
});
