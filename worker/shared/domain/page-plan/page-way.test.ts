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
  ['A pub in Leeds. Quiz on Mondays, and a quiz night in May', 'plan'],
  ['We rent out generators and pong tables in Hull', 'plan'],
  ['Noleggio generatori a Lodi', 'plan'],
  ['Memory Lane, an antiques shop in York', 'plan'],
  ['A website for a broker in Leeds with a mortgage calculator', 'html'],
  ['Sito per un broker a Lodi con un calcolatore del mutuo', 'html'],
  ['A countdown to our wedding on 12 June 2027', 'plan'],
  ['tetris in the browser', 'html'],
  ['score keeper for scrabble', 'html'],
  ['make me an app to manage my gym with logins and payments', 'html'],
  ['Vorrei una piattaforma dove gli utenti si registrano e pagano', 'html'],
  ['landing page for my app that manages gyms', 'plan'],
] as const)('%j is written as %s', (brief, way) => {
  expect(choosePageWay(brief, 'auto')).toBe(way);
});

test('the setting wins', () => {
  expect([choosePageWay('a snake game', 'plan'), choosePageWay('a bakery', 'html')]).toEqual([
    'plan',
    'html',
  ]);
});
