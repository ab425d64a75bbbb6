import { expect, test } from 'vitest';
import { readTool, refuseTool } from './read-tool.ts';

const ASKED: readonly (readonly [prompt: string, kind: string])[] = [
  ['a snake game', 'snake'],
  ['Snake', 'snake'],
  ['Make me a snake game that works on my phone', 'snake'],
  ['I would like a page with a dark snake game, arrow keys and score', 'snake'],
  ['Please build a retro Nokia-style Snake game in green', 'snake'],
  ['I want to play snake', 'snake'],
  ['crea un gioco snake', 'snake'],
  ['Vorrei un gioco tipo Snake con il punteggio', 'snake'],
  ['fammi il gioco del serpente', 'snake'],
  ['Una pagina con il gioco Snake, sfondo nero', 'snake'],
  ['a to-do list', 'todo'],
  ['to do list', 'todo'],
  ['Simple todo app that saves my tasks', 'todo'],
  ['Can you make a shopping list with these items: milk, bread and eggs?', 'todo'],
  ['I need a checklist for moving house', 'todo'],
  ['an app to keep track of my tasks', 'todo'],
  ['Una lista di cose da fare', 'todo'],
  ['Creami una lista della spesa: latte, pane, uova', 'todo'],
  ['mi serve una pagina per la lista delle cose da fare', 'todo'],
  ['Vorrei un’app semplice per segnare le cose da fare', 'todo'],
  ['a countdown to 1 January 2030', 'countdown'],
  ['Countdown to our wedding on 12 June 2027', 'countdown'],
  ['Build a page that counts down to Christmas', 'countdown'],
  ['a website with a countdown timer to March 3rd, 2027 at 6 pm', 'countdown'],
  ['conto alla rovescia per il 25/12/2027', 'countdown'],
  ['Crea un conto alla rovescia al nostro matrimonio il 12 giugno 2027 alle 16:30', 'countdown'],
  ['Una pagina che conta i giorni fino a Capodanno', 'countdown'],
];

test.each(ASKED)('%j asks for a tool: %s', (prompt, kind) => {
  expect(readTool(prompt, 'en')?.kind).toBe(kind);
});

const NOT_ASKED = [
  'A website for a games shop in Leeds',
  'Website for a board game café',
  'a site for our quiz night at the Red Lion',
  'Sito per un negozio di giochi da tavolo',
  'A landing page for a to-do app called Tick',
  'A website for a to-do app that helps teams plan their week',
  'Website for a snake sanctuary in Arizona',
  'Snake breeder in Ohio, open at weekends',
  'A wedding page with a countdown, 12 June 2027, and directions to the church',
  'Invito al nostro matrimonio il 12 giugno 2027 con conto alla rovescia e galleria',
  'A page for my band with tour dates and a countdown to the next concert',
  'Homepage for a software company that makes dashboards',
  'Sito per un’agenzia che realizza gestionali',
  'A site for a chess club in Bristol',
  'Scuola di scacchi a Torino',
  'A video game called Nightfall: a page with trailer and download buttons',
  'Un videogioco chiamato Ombra, esce a marzo',
  'A store that sells puzzles and wooden toys',
  'A bakery with a shopping list for parties',
  'Portfolio of a game designer',
  'A shop for kitchen timers',
  'Ristorante con menù, orari e prenotazioni',
  'Poll & Sons, plumbers in York',
  'Timer repair in Sheffield',
  'A blog about databases',
  'Studio di tatuaggi Snake a Bologna',
  'Il mio portfolio di fotografa',
  'A generator rental company in Texas',
  'A page for my tutoring business, maths and chess',
  'Chat Noir, a jazz bar in Paris',
  'Dama Bianca, gelateria a Genova',
  'Roulette, a jazz bar in Soho',
  '',
];

test.each(NOT_ASKED)('%j asks for no tool, and is not refused as one', (prompt) => {
  expect([readTool(prompt, 'en'), refuseTool(prompt, 'en')]).toEqual([undefined, undefined]);
});

const REFUSED = [
  'a dashboard for my plant sensors',
  'Make me a tetris game',
  'a memory game with 12 cards',
  'a chat app',
  'A drawing app for kids',
  'Build a login page',
  'a database of my customers',
  'pomodoro timer',
  'password generator',
  'A game for my nephew',
  'Un cruscotto per le vendite',
  'crea un gioco di memoria',
  'Vorrei il tris da giocare in due',
  'un’app per disegnare',
  'una pagina di login con password',
  'un cronometro',
];

test.each(REFUSED)(
  '%j is refused, with what can be made and the setting that brings a model',
  (prompt) => {
    expect(readTool(prompt, 'en')).toBeUndefined();
    expect(refuseTool(prompt, 'en')).toMatch(/small tools .*AI_CHAIN_CODE/);
  },
);

test('a countdown without a day asks for one', () => {
  expect(refuseTool('a countdown to our wedding', 'en')).toMatch(/^Which day/);
  expect(refuseTool('un conto alla rovescia per il 31/02/2027', 'it')).toMatch(/^A quale giorno/);
});

test('days, times, subjects and entries are those of the brief', () => {
  expect(
    [
      'Countdown to our wedding on 12 June 2027 at 4:30 pm',
      'Conto alla rovescia alla laurea di Giulia, 3 marzo 2027 alle 16.30',
      'countdown to 12/25/2028',
      'a countdown page for New Year 2031',
      'Countdown to the first of May, I mean 1st of May',
      'A shopping list with these items: milk, brown bread and eggs.',
      'Una lista di cose da fare:\n- comprare il latte\n- pagare la bolletta, entro venerdì',
      'a to-do list',
    ].map((prompt) => readTool(prompt, /[aeo] [a-z]+ alla|Una/.test(prompt) ? 'it' : 'en')),
  ).toEqual([
    {
      kind: 'countdown',
      end: { year: 2027, month: 6, day: 12, time: '16:30' },
      subject: 'Countdown to our wedding',
    },
    {
      kind: 'countdown',
      end: { year: 2027, month: 3, day: 3, time: '16:30' },
      subject: 'Conto alla rovescia alla laurea di Giulia',
    },
    {
      kind: 'countdown',
      end: { year: 2028, month: 12, day: 25, time: undefined },
      subject: undefined,
    },
    {
      kind: 'countdown',
      end: { year: 2031, month: 1, day: 1, time: undefined },
      subject: 'Countdown for New Year',
    },
    {
      kind: 'countdown',
      end: { year: undefined, month: 5, day: 1, time: undefined },
      subject: 'Countdown to the first of May',
    },
    { kind: 'todo', list: 'shopping', items: ['milk', 'brown bread', 'eggs'] },
    {
      kind: 'todo',
      list: 'tasks',
      items: ['comprare il latte', 'pagare la bolletta, entro venerdì'],
    },
    { kind: 'todo', list: 'tasks', items: [] },
  ]);
});
