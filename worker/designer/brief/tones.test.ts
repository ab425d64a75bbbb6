import { expect, test } from 'vitest';
import { designPage } from '../design-page.ts';
import { readTones } from './tones.ts';

function directionOf(prompt: string): string {
  return designPage({ prompt, seed: 0, fallbackLanguage: 'en', year: 2026 }).direction;
}

test.each([
  ['a brutalist website for an architect in Leeds', 'brutalist'],
  ['sito brutalista per uno studio di architettura a Torino', 'brutalist'],
  ['a bakery in Turin, it should look like a newspaper', 'newspaper'],
  ['pizzeria a Napoli, come la prima pagina di un giornale', 'newspaper'],
  ['a page for our software, terminal style', 'terminal'],
  ['a hacker look for my plumbing business', 'terminal'],
  ['sito per un consulente, stile terminale', 'terminal'],
  ['parrucchiere a Bari, tutto in monospace', 'terminal'],
  ['a neon page for a gym', 'neon'],
  ['palestra a Milano, cyberpunk', 'neon'],
  ['a synthwave website for a band', 'neon'],
  ['a florist, like a 90s website', 'retro'],
  ['fioraio a Lucca, stile anni 90', 'retro'],
  ['a geocities homepage for a garage', 'retro'],
  ['gelateria a Rimini, sito retrò', 'retro'],
])('%s: %s', (prompt, direction) => {
  expect(directionOf(prompt)).toBe(direction);
});

test.each([
  'plumbers in Leeds since the 90s',
  'attivi dagli anni 90',
  'a coffee bar at the ferry terminal',
  'not brutalist, please',
  'niente neon',
])('%s asks for no such look', (prompt) => {
  expect(readTones(prompt)).toEqual([]);
});
