import { expect, test } from 'vitest';
import { designTool } from './design-tool.ts';
import { REFUSALS, type RefusalId } from './refusals.ts';
import { refuseTool } from './read-tool.ts';

test.each<[RefusalId, string]>([
  ['other', 'a score keeper for our card games, four players'],
  ['other', 'score keeper for scrabble'],
  ['other', 'Un segnapunti per la briscola, due squadre'],
  ['other', 'pomodoro timer 25 minutes work 5 minutes break'],
  ['other', 'timer pomodoro 25 minuti'],
  ['other', 'dashboard vendite'],
  ['other', 'a page where I can log my runs'],
  ['other', 'random name picker for my classroom'],
  ['system', 'Need a members portal: people log in, pay by card and see their invoices'],
  [
    'system',
    'Serve un gestionale per la mia officina: i clienti entrano con password e pagano online',
  ],
  ['system', 'Voglio un sito che mostra in tempo reale dove sono i furgoni, con avvisi via sms'],
  ['profile', 'Quiz: which cheese are you? 6 questions and 4 possible results'],
  ['profile', 'which cheese are you? a quiz with 6 questions'],
])('a working thing without a template is refused before it is charged (%s): %s', (why, prompt) => {
  const [en, it] = [refuseTool(prompt, 'en'), refuseTool(prompt, 'it')];
  expect([en, it]).toEqual([REFUSALS.en[why], REFUSALS.it[why]]);
});

test.each([
  'Landing page for our booking software: customers log in, pay by card, all in real time',
  'Website for our tenant portal, tenants log in and pay by card',
  'Website for a timer repair shop in Leeds',
  'Sito per la mia palestra con orari e listino, abbonamento 40 euro, pagamenti online',
  'Pomodoro, trattoria a Lucca, tordelli 11 euro',
  'Scoreboard shop in Derby, we hire out scoreboards',
  'A site that shows our menu, our rooms and how to get here',
  'Portale Nuovo, bar a Vicenza',
])('a page about such a thing, or a business of that name, is made: %s', (prompt) => {
  expect([refuseTool(prompt, 'en'), refuseTool(prompt, 'it')]).toEqual([undefined, undefined]);
});

test.each([
  [
    'to do list with today / this week / someday, tick things off, dark',
    ['to do list with today / this week / someday'],
  ],
  ['calcolatrice per un viaggio in macchina: km, consumo, prezzo benzina, pedaggio', ['pedaggio']],
  [
    'conto alla rovescia per la maturità, 17 giugno 2027, con una frase diversa ogni giorno',
    ['con una frase diversa ogni giorno'],
  ],
  ['a tip calculator, no sounds please', []],
])('what a tool does not do is told: %s', (prompt, notDone) => {
  const tool = designTool({ prompt, seed: 1, fallbackLanguage: 'en' });
  expect(tool?.notDone).toEqual(notDone);
});

test('long briefs are read in linear time', () => {
  const prompt = `I want a portal ${'that which where '.repeat(20_000)}`;
  expect(refuseTool(prompt, 'en')).toBeUndefined();
});
