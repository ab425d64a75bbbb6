import { MORTGAGE } from './pages/mortgage.ts';
import { TRATTORIA } from './pages/trattoria.ts';
import type { EditTrial } from './trial.ts';
import { block, blocks, cut, fenced, swap, withCrlf } from './write-answers.ts';

const REVIEWS = cut(TRATTORIA, '<section id="recensioni">', '</section>');
const NEW_REVIEWS = `<section id="recensioni">
  <div class="involucro">
    <h2>Chi è stato da noi</h2>
    <div class="piatti">
      <figure class="voce"><blockquote>«I cappelletti di mia nonna, ma senza litigare.»</blockquote><figcaption>Marco, Imola</figcaption></figure>
      <figure class="voce"><blockquote>«Siamo venuti per le ceramiche, torniamo per il castrato.»</blockquote><figcaption>Helga e Jens, Lubecca</figcaption></figure>
    </div>
  </div>
</section>`;
const HAPPY = [
  ['    --terracotta: #a8452c;', '    --terracotta: #c2410c;'],
  ['    --crema: #fbf5ea;', '    --crema: #fff4c9;'],
  ['    --oliva: #5c6b3c;', '    --oliva: #2f7d4f;'],
] as const;
const LATTE =
  '      <div class="piatto"><span>Latte brulé</span><span class="prezzo">€ 6,00</span></div>';
const TIRAMISU =
  '      <div class="piatto"><span>Tiramisù</span><span class="prezzo">€ 7,00</span></div>';
const LAMB =
  '      <div class="piatto"><span>Castrato alla brace<small>con pomodori gratinati</small></span><span class="prezzo">€ 19,00</span></div>';
const WHOLE_PRICES = ['13', '12', '14', '19', '18', '9', '6'].map(
  (euros) => [`€ ${euros},00</span>`, `€ ${euros}</span>`] as const,
);
const PHONES = [
  [
    '    <p>Oppure chiamaci: <a href="tel:+390546681234">0546 681234</a>.</p>',
    '    <p>Oppure chiamaci: <a href="tel:+390546999888">0546 999888</a>.</p>',
  ],
  [
    '    <p>Tel. <a href="tel:+390546681234">0546 681234</a> · P. IVA 02233445566</p>',
    '    <p>Tel. <a href="tel:+390546999888">0546 999888</a> · P. IVA 02233445566</p>',
  ],
  [
    "textContent = 'Per confermare chiama lo 0546 681234, ' + dati.get('nome') + '.';",
    "textContent = 'Per confermare chiama lo 0546 999888, ' + dati.get('nome') + '.';",
  ],
] as const;
const BODY = '<body>\n<header class="testata">';
const BANNER = '<p class="avviso" role="note">Chiuso dal 24 al 26 dicembre</p>';
const BUTTON = '    <a class="bottone" href="#prenota">Prenota un tavolo</a>';
const GREEN = ['.calcola { background: var(--blu);', '.calcola { background: #0f7a3d;'] as const;
const GYM = `<!DOCTYPE html>
<html lang="it">
<head>
<meta charset="UTF-8">
<meta name="viewport" content="width=device-width, initial-scale=1.0">
<title>Palestra Murat – Bari</title>
<meta name="description" content="Pesi, corsi e boxe nel quartiere Murat.">
<style>body { margin: 0; background: #111; color: #f5f5f5; font-family: Impact, sans-serif; } main { padding: 40px; }</style>
</head>
<body>
<main>
<h1>Qui si suda sul serio</h1>
<section id="corsi"><h2>Corsi</h2><p>Pesi, boxe, funzionale: mattina presto e sera tardi.</p></section>
<section id="sala"><h2>La sala</h2><p>Seicento metri quadrati senza uno specchio di troppo.</p></section>
<section id="dove"><h2>Dove</h2><p>Quartiere Murat, Bari. <span data-placeholder>Indirizzo e orari</span></p></section>
</main>
</body>
</html>`;

/** Requests in Italian for the trattoria and the calculator. */
export const ITALIAN_EDITS: readonly EditTrial[] = [
  {
    name: 'una sezione rifatta da capo',
    page: TRATTORIA,
    request: 'Rifai da capo la sezione recensioni',
    answers: [`Ho rifatto la sezione con due schede affiancate.\n\n${block(REVIEWS, NEW_REVIEWS)}`],
    outcome: { kind: 'changed', page: swap(TRATTORIA, [REVIEWS, NEW_REVIEWS]) },
  },
  {
    name: 'un sito più allegro',
    page: TRATTORIA,
    request: 'Fai un sito più allegro',
    sort: 'restyle',
    answers: [blocks(...HAPPY)],
    outcome: { kind: 'changed', page: swap(TRATTORIA, ...HAPPY) },
  },
  {
    name: 'un piatto in più, con entità HTML nella ricerca',
    page: TRATTORIA,
    request: 'Aggiungi il tiramisù a 7 euro ai dolci',
    answers: [
      block(LATTE.replace('é', '&eacute;').replace('€', '&euro;'), `${LATTE}\n${TIRAMISU}`),
    ],
    outcome: { kind: 'changed', page: swap(TRATTORIA, [LATTE, `${LATTE}\n${TIRAMISU}`]) },
  },
  {
    name: 'un prezzo, con un’altra rientranza',
    page: TRATTORIA,
    request: 'Il castrato adesso costa 21 euro',
    answers: [block(LAMB.trim(), LAMB.trim().replace('19', '21'))],
    mostCalls: 1,
    outcome: { kind: 'changed', page: swap(TRATTORIA, [LAMB, LAMB.replace('19', '21')]) },
  },
  {
    name: 'i centesimi tolti da ogni prezzo intero del menu',
    page: TRATTORIA,
    request: 'Nel menu togli i centesimi dove sono zero',
    answers: [
      blocks(
        ...TRATTORIA.split('\n')
          .filter((line) => line.includes('class="prezzo"') && line.includes(',00'))
          .map((line) => [line, line.replace(',00', '')] as const),
      ),
    ],
    outcome: { kind: 'changed', page: swap(TRATTORIA, ...WHOLE_PRICES) },
  },
  {
    name: 'un telefono in tre luoghi, con segni di lunghezza sbagliata',
    page: TRATTORIA,
    request: 'Cambia il telefono in 0546 999888',
    answers: [
      blocks(...PHONES)
        .replaceAll('<<<<<<< SEARCH', '<<<<<<<< SEARCH')
        .replaceAll('>>>>>>> REPLACE', '>>>>>> REPLACE'),
    ],
    outcome: { kind: 'changed', page: swap(TRATTORIA, ...PHONES) },
  },
  {
    name: 'un avviso in cima, con la ricerca vuota',
    page: TRATTORIA,
    request: 'Metti un avviso in cima: Chiuso dal 24 al 26 dicembre',
    answers: [block('', BANNER), block(BODY, BODY.replace('\n', `\n${BANNER}\n`))],
    outcome: {
      kind: 'changed',
      page: swap(TRATTORIA, [BODY, BODY.replace('\n', `\n${BANNER}\n`)]),
    },
  },
  {
    name: 'un bottone le cui parole sono anche un titolo',
    page: TRATTORIA,
    request: 'Cambia “Prenota un tavolo” nel bottone della copertina in “Vieni a trovarci”',
    answers: [
      block('Prenota un tavolo', 'Vieni a trovarci'),
      block(BUTTON, BUTTON.replace('Prenota un tavolo', 'Vieni a trovarci')),
    ],
    outcome: {
      kind: 'changed',
      page: swap(TRATTORIA, [BUTTON, BUTTON.replace('Prenota un tavolo', 'Vieni a trovarci')]),
    },
  },
  {
    name: 'una domanda sugli orari',
    page: TRATTORIA,
    request: 'Che orari ho scritto sulla pagina?',
    sort: 'question',
    answers: [
      'Sulla pagina c’è scritto: martedì – sabato 12:00–14:30 e 19:00–22:30, domenica 12:00–15:00; chiuso il lunedì.',
    ],
    outcome: { kind: 'answered', words: 'domenica 12:00–15:00' },
  },
  {
    name: 'un altro sito al posto di questo',
    page: TRATTORIA,
    request: 'Voglio un sito completamente diverso: una palestra a Bari',
    answers: [GYM],
    outcome: { kind: 'proposed', page: GYM },
  },
  {
    name: 'il documento intero per un titolo',
    page: MORTGAGE,
    request: 'Cambia il titolo in "Rata facile"',
    answers: [
      `Ecco la pagina aggiornata.\n\n${fenced(MORTGAGE.replace('<h1>Calcola la rata del mutuo</h1>', '<h1>Rata facile</h1>'))}`,
    ],
    outcome: {
      kind: 'changed',
      page: swap(MORTGAGE, ['<h1>Calcola la rata del mutuo</h1>', '<h1>Rata facile</h1>']),
    },
  },
  {
    name: 'il documento intero con le righe di Windows',
    page: MORTGAGE,
    request: 'il bottone Calcola deve essere verde',
    answers: [withCrlf(swap(MORTGAGE, GREEN))],
    outcome: { kind: 'changed', page: swap(MORTGAGE, GREEN) },
  },
  {
    name: 'un blocco con le righe di Windows',
    page: MORTGAGE,
    request: 'Metti 30 anni al posto di 25 nella durata',
    answers: [
      withCrlf(
        block(
          '    <label>Durata (anni) <input id="anni" type="number" value="25" min="1" max="40"></label>',
          '    <label>Durata (anni) <input id="anni" type="number" value="30" min="1" max="40"></label>',
        ),
      ),
    ],
    mostCalls: 1,
    outcome: { kind: 'changed', page: swap(MORTGAGE, ['value="25"', 'value="30"']) },
  },
];
