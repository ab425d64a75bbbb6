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
  ['a tip calculator', 'calculator'],
  ['Build me a tip calculator that splits the bill between friends', 'calculator'],
  ['a page to split the bill', 'calculator'],
  ['BMI calculator in green', 'calculator'],
  ['I need a mortgage calculator for 200,000 € at 3.2% over 25 years', 'calculator'],
  ['a web page that converts miles to kilometres', 'calculator'],
  ['Celsius to Fahrenheit converter', 'calculator'],
  [
    'a quote calculator for my painting business: 12 € per square metre plus 80 € call-out',
    'calculator',
  ],
  ['a simple calculator', 'keypad'],
  ['calculator with big buttons', 'keypad'],
  ['un calcolatore di mance', 'calculator'],
  ['calcolatore IVA al 22%', 'calculator'],
  ['Vorrei una pagina che calcola la rata del mutuo', 'calculator'],
  ['Un convertitore da chilometri a miglia', 'calculator'],
  ['crea un calcolatore di preventivi: pulizie 18 € all’ora più 10 € di uscita', 'calculator'],
  ['calcolo del costo del viaggio in auto con i litri di benzina', 'calculator'],
  ['una calcolatrice semplice', 'keypad'],
  ['a quiz: Who painted the Mona Lisa? Leonardo. How many strings has a violin? 4', 'quiz'],
  ['a capitals quiz', 'quiz'],
  ['Make a fun geography quiz with 5 questions', 'quiz'],
  ['a page with a multiplication quiz for my son', 'quiz'],
  ['Un quiz sulle capitali', 'quiz'],
  ['quiz sulle tabelline per bambini', 'quiz'],
  ['Crea un quiz: Chi ha scritto la Divina Commedia? Dante', 'quiz'],
  ['a poll: where do we eat? Pizza, sushi or tacos', 'poll'],
  ['Create a poll about our team trip with options mountains, sea and city', 'poll'],
  ['a page where people can vote: which logo? A, B or C', 'poll'],
  ['un sondaggio: che gelato preferisci? Crema, cioccolato o pistacchio', 'poll'],
  ['Vorrei un sondaggio tra mare, montagna e città', 'poll'],
  ['calculator for splitting expenses among roommates', 'calculator'],
  ['app to split costs with my housemates', 'calculator'],
  ['dividere affitto e bollette tra 3 coinquilini', 'calculator'],
  ['how many tiles do I need calculator', 'calculator'],
  ['quanti litri di pittura per la camera', 'calculator'],
  ['hourly wage to monthly salary calculator', 'calculator'],
  ['calculate my fuel cost for a trip: distance, mpg, price per litre', 'calculator'],
  ['pizza dough calculator for 6 balls of 250 g', 'calculator'],
  ['calcola impasto per 6 pizze da 250 grammi', 'calculator'],
  ['cm to inches', 'calculator'],
  ['how much should we tip app', 'calculator'],
  ['7 times table practice game', 'quiz'],
  ['esercizi tabellina del 7 per bambini', 'quiz'],
  ['how many days until christmas', 'countdown'],
  ['quanti giorni mancano a Natale', 'countdown'],
  ['chore list for the flat', 'todo'],
  ['days until our holiday, 2 August 2027', 'countdown'],
  ['calcolo rata prestito 10000 euro 5 anni 6%', 'calculator'],
  ['vota il miglior biscotto: frollino, wafer, cantuccio', 'poll'],
  ['lista valigia mare: costume, telo, crema', 'todo'],
  ['let my friends vote on the film: Alien, Heat or Paddington', 'poll'],
  ['can you make snake please, green on black like the old phones', 'snake'],
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
  'A website for a bakery with a quiz about bread',
  'Sito di una scuola guida con quiz per la patente',
  'Site for an accountant who calculates your taxes',
  'A converter shop for catalytic converters in Ohio',
  'Calculators & Co, a museum of old calculators',
  'A quiz night every Thursday at our pub',
  'Studio commercialista a Pavia, preventivi gratuiti, 80 € all’ora',
  'Imbianchino a Torino: 12 € al metro quadro, preventivo gratuito',
  'A polling company in Boston',
  'A website with a tip calculator, our menu and a contact form',
  'accountant in Hove, we help with expenses and VAT',
  'I teach maths, times tables to A level, in York',
  'commercialista a Pesaro, ci occupiamo di spese e IVA',
  'insegno matematica, dalle tabelline alla maturità, a Udine',
  'landing page for my habit tracker app Streakly',
  'app per organizzare i turni in ristorante, si chiama Turnò, 9 euro al mese',
  'links to my Instagram and TikTok for my bakery',
  'painters and tilers in Hull, free quotes',
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
  'a scientific calculator',
  'a calorie calculator',
  'a quiz about our company',
  'un quiz sulla storia di Roma',
  'a poll about lunch',
  'un sondaggio sulle vacanze',
  'un calcolatore del codice fiscale',
  'a currency converter',
  'a quote calculator: 12 € per square metre, minimum 100 €',
  'make me a chess game against the computer',
  'flappy bird clone',
  'clone di flappy bird',
  'tinder for dogs',
  'un’app come uber per le babysitter',
  'a mobile app to track my runs with gps',
  'app per tracciare le spese con grafici',
  'inventory app with barcode scanner',
  'platform where freelancers post jobs and get paid',
  'online shop where people log in, pay by card and track their order',
  'a calendar where my team can log in and add events',
  'calendario condiviso con login per il team',
  'work out how much turf I need for my lawn',
  'live football scores',
  'an AI that writes my emails',
  'un sito come etsy dove gli artigiani si registrano e vendono',
];

test.each(REFUSED)(
  '%j is refused with what can be made, and without the names of settings',
  (prompt) => {
    expect(readTool(prompt, 'en')).toBeUndefined();
    expect(refuseTool(prompt, 'en')).toMatch(/makes? |Which (?:options|questions)/);
    expect(refuseTool(prompt, 'en')).not.toMatch(/[A-Z]+_[A-Z]+/);
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

function numbers(prompt: string, language: 'en' | 'it'): unknown {
  const tool = readTool(prompt, language);
  if (tool?.kind !== 'calculator') return tool;
  const { inputs, currency } = tool.sheet;
  return [
    currency,
    ...inputs.map(({ label, value, unit }) => [label, value, unit ?? ''].join(' ')),
  ];
}

test('a calculator begins with the numbers of the brief', () => {
  expect([
    numbers('a mortgage calculator for 200,000 € at 3.2% over 25 years', 'en'),
    numbers('calcolatore della mancia: conto 48,50 €, 12 %, cinque persone', 'it'),
    numbers('a BMI calculator for 62.5 kg and 168 cm', 'en'),
    numbers('VAT calculator', 'en'),
    numbers('miles to km converter', 'en'),
    numbers('Fahrenheit to Celsius converter', 'en'),
    numbers(
      'calcolatore del costo del viaggio: 420 km, 5,8 l/100 km, 1,79 € al litro, 4 persone',
      'it',
    ),
  ]).toEqual([
    ['EUR', 'Amount borrowed 200000 ', 'Interest per year 3.2 ', 'Years 25 '],
    ['EUR', 'Conto 48.5 ', 'Mancia 12 ', 'Persone 5 '],
    [undefined, 'Weight 62.5 kg', 'Height 168 cm'],
    [undefined, 'Amount 100 ', 'VAT rate 20 ', 'The amount is 0 '],
    [undefined, 'Value 1 ', 'From 1609.344 ', 'To 1000 '],
    [undefined, 'Value 20 ', 'From 1 ', 'To 0 '],
    ['EUR', 'Distanza 420 km', 'Consumo 5.8 l/100 km', 'Prezzo al litro 1.79 ', 'Persone 4 '],
  ]);
});

test('a quote has a line for each price of the brief, its fixed costs and its VAT', () => {
  const tool = readTool(
    'a quote calculator: painting 12 € per square metre, plaster 8,50 € per m² plus 80 € call-out, VAT 20%',
    'en',
  );
  expect(
    tool?.kind === 'calculator' && [
      tool.sheet.inputs.map(({ label, unit }) => `${label} (${unit})`),
      tool.sheet.outputs.map(({ label, formula }) => `${label} = ${formula}`),
    ],
  ).toEqual([
    ['Painting (square metre)', 'Plaster (m²)'],
    [
      'Painting = quantity0 * 12',
      'Plaster = quantity1 * 8.5',
      'Fixed cost = 80',
      'Without VAT = part0 + part1 + fixed0',
      'VAT 20 % = net * 0.2',
      'Total = net + vat',
    ],
  ]);
});

test('the questions, answers and options of a quiz are those of the brief', () => {
  expect(
    readTool(
      'A quiz about our town:\n1. When was the bridge built? 1881\n2. What grows here? a) rice b) hops* c) olives\n3. Is the river the Adda? True\n4. Who was St. Ambrose? Answer: a bishop',
      'en',
    ),
  ).toEqual({
    kind: 'quiz',
    title: undefined,
    questions: [
      { question: 'When was the bridge built?', answer: '1881' },
      { question: 'What grows here?', answer: 'hops', options: ['rice', 'hops', 'olives'] },
      { question: 'Is the river the Adda?', answer: 'True', options: ['True', 'False'] },
      { question: 'Who was St. Ambrose?', answer: 'a bishop' },
    ],
  });
  expect(readTool('un quiz: Chi vinse? Coppi, Bartali, Magni (giusta: Bartali)', 'it')).toEqual({
    kind: 'quiz',
    title: undefined,
    questions: [
      { question: 'Chi vinse?', answer: 'Bartali', options: ['Coppi', 'Bartali', 'Magni'] },
    ],
  });
});

test('a question without an answer, or without a mark on the right option, is asked about', () => {
  expect([
    refuseTool('a quiz: Who painted it? When was it painted? 1503', 'en'),
    refuseTool('a quiz: What grows here? a) rice b) hops c) olives', 'en'),
  ]).toEqual([
    expect.stringMatching(/^Which questions/),
    expect.stringMatching(/^Which questions/),
  ]);
});

test('a ready quiz has as many questions as asked for, each with its answer among the options', () => {
  const tool = readTool('a geography quiz with 7 questions', 'en');
  if (tool?.kind !== 'quiz') throw new Error('no quiz');
  expect([tool.title, tool.questions.length]).toEqual(['Capitals of Europe', 7]);
  expect(tool.questions.filter(({ answer, options }) => !options?.includes(answer))).toEqual([]);
});

test('the question and the options of a poll are those of the brief, without its other wishes', () => {
  expect(
    [
      'a poll: where do we eat? Pizza, sushi or tacos, in dark blue',
      'Create a poll about our team trip with options mountains, sea and city. Make it green.',
      'Un sondaggio “Che gelato preferisci?” con le opzioni crema, cioccolato e pistacchio',
      'sondaggio: quando ci vediamo?\n- lunedì\n- martedì sera',
    ].map((prompt) => readTool(prompt, 'en')),
  ).toEqual([
    { kind: 'poll', question: 'Where do we eat?', options: ['Pizza', 'Sushi', 'Tacos'] },
    { kind: 'poll', question: 'Our team trip', options: ['Mountains', 'Sea', 'City'] },
    {
      kind: 'poll',
      question: 'Che gelato preferisci?',
      options: ['Crema', 'Cioccolato', 'Pistacchio'],
    },
    { kind: 'poll', question: 'Quando ci vediamo?', options: ['Lunedì', 'Martedì sera'] },
  ]);
});

test('a named times table asks only for that one', () => {
  const tool = readTool('7 times table practice game', 'en');
  const questions = tool?.kind === 'quiz' ? tool.questions.map(({ question }) => question) : [];
  expect(questions).toHaveLength(10);
  expect(questions.every((question) => question.startsWith('7 × '))).toBe(true);
});
