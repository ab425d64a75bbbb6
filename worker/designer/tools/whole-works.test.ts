import { expect, test } from 'vitest';
import { readBrief } from '../brief/read-brief.ts';
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
  ['system', 'make me an app to manage my gym with logins and payments'],
  ['system', 'Make me an app to manage my gym'],
  ['system', 'build me a platform where users log in and pay'],
  ['system', 'I need software that tracks our stock and sends alerts'],
  ['system', 'can you build a mobile app for my salon where clients sign up, book and pay'],
  ['system', 'i want a marketplace where people sell their bikes and pay with card'],
  ['system', 'a website where users can register, log in and upload their CVs'],
  ['system', "fammi un'app per gestire la mia palestra con accessi e pagamenti"],
  ['system', "Crea un'applicazione per gestire le prenotazioni del campo"],
  ['system', 'Vorrei una piattaforma dove gli utenti si registrano e pagano'],
  ['system', 'mi serve un programma che gestisce il magazzino'],
  ['system', 'vorrei una app dove i clienti accedono e pagano l’abbonamento'],
  ['system', 'Realizzami un software gestionale per lo studio, con login dei pazienti e fatture'],
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
  'landing page for my app that manages gyms',
  'Landing page for an app to manage gyms: members log in, payments, reports. 29 € a month',
  'make me a page for my app to manage gyms, with logins and payments',
  'GymPal is an app to manage your gym: logins, payments, bookings. From £19 a month',
  'App to manage gyms, logins and payments included, 14 days free, download on the App Store',
  'build a website for our software that manages dental practices',
  'I want a site for our gym, 3 plans, members pay 30 euro a month',
  'Create a website for my platform where freelancers log in and get paid',
  'Sito per la nostra app che gestisce le palestre, con accessi e pagamenti',
  'Fammi una pagina di presentazione per un’app per gestire palestre',
  'Gestio è un software per gestire il magazzino, 19 € al mese, prova gratuita',
  'Crea un sito per una società che sviluppa app per gestire i magazzini',
  'make a website for a company that builds apps to manage gyms',
  'Vorrei un sito per il mio studio, lavoro su un programma per gestire l’ansia',
  'I want a page about our programme that helps people manage stress',
  'Build an app that shows our menu, our rooms and how to get here',
  'Fammi una app dove i clienti vedono il menu e gli orari',
  'Vorrei un programma della festa: ore 18 musica, ore 20 cena, 15 euro',
  'Create a platform for our choir: rehearsals on Monday, concerts, contact',
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
  const tool = designTool({ prompt, seed: 1, brief: readBrief(prompt, 'en') });
  expect(tool?.notDone).toEqual(notDone);
});

test('long briefs are read in linear time', () => {
  const prompt = `I want a portal ${'that which where '.repeat(20_000)}`;
  expect(refuseTool(prompt, 'en')).toBeUndefined();
});
