import * as judge from './judge.ts';
import type { EditTrial } from './run-trial.ts';

/** Written before the grammar and never used to tune it. `{headline}` and its kind name a fact of the page. */
export const HELD_OUT_IT: readonly EditTrial[] = [
  {
    say: "rendi lo sfondo dell'header verde scuro",
    expect: [judge.background('header', 'green', 'dark')],
    only: ['header'],
  },
  {
    say: 'vorrei il piè di pagina blu notte',
    expect: [judge.background('footer', 'blue', 'dark')],
    only: ['footer'],
  },
  {
    say: 'metti uno sfondo giallo chiaro alla sezione contatti',
    expect: [judge.background('contact', 'yellow', 'light')],
    only: ['contact'],
  },
  {
    say: "colora l'intestazione di bordeaux",
    expect: [judge.background('header', 'red', 'dark')],
    only: ['header'],
  },
  {
    say: 'il titolo principale lo voglio arancione',
    expect: [judge.textColour('headline', 'orange')],
    only: ['headline'],
  },
  {
    say: 'il colore del marchio deve essere #0a7d4f',
    expect: [judge.brand('green')],
    only: ['styles'],
  },
  { say: 'usa il viola come colore principale', expect: [judge.brand('purple')], only: ['styles'] },
  {
    say: 'usa un carattere con le grazie per i titoli',
    expect: [judge.font('headline', /serif/i, /sans-serif/i)],
    only: ['styles'],
  },
  {
    say: 'cambia il font di tutta la pagina in Georgia',
    expect: [judge.font('body', /georgia/i)],
    only: ['styles'],
  },
  {
    say: 'ingrandisci il titolo',
    expect: [judge.grows('headline', 'fontSize')],
    only: ['headline'],
  },
  {
    say: 'il testo della sezione chi siamo è troppo piccolo',
    expect: [judge.grows('aboutText', 'fontSize')],
    only: ['about'],
  },
  {
    say: 'aumenta lo spazio tra le sezioni',
    expect: [judge.grows('about', 'paddingTop')],
    only: ['styles'],
  },
  {
    say: 'aggiungi gli orari di apertura: lun-ven 7.30-19, sabato 8-13, domenica chiuso',
    expect: [
      judge.adds(/orari|opening hours/i),
      judge.says(/7[.:]30/),
      judge.says(/chiuso|closed/i),
    ],
    only: ['added'],
  },
  {
    say: 'mi servirebbe una sezione con le domande frequenti',
    expect: [judge.adds(/faq|questions|domande/i)],
    only: ['added'],
  },
  {
    say: 'inserisci un modulo di contatto',
    expect: [judge.counts('form', 1), judge.labelledForm()],
    only: ['added', 'contact'],
  },
  {
    say: 'aggiungi un listino prezzi sotto chi siamo',
    expect: [judge.adds(/price|prezzi|listino/i), judge.addedAfter('about')],
    only: ['added'],
  },
  { say: 'togli la galleria', expect: [judge.gone('gallery')], only: ['gallery', 'galleryLink'] },
  {
    say: 'elimina la sezione chi siamo',
    expect: [judge.gone('about')],
    only: ['about', 'aboutLink'],
  },
  {
    say: 'sposta i contatti più in alto',
    expect: [judge.order('contact', 'gallery'), judge.order('services', 'contact')],
    only: ['contact'],
  },
  {
    say: 'metti la galleria prima dei servizi',
    expect: [judge.order('gallery', 'services'), judge.order('about', 'gallery')],
    only: ['gallery'],
  },
  {
    say: 'duplica la sezione chi siamo',
    expect: [judge.repeats('{aboutHeading}', 2), judge.uniqueIds()],
    only: ['about', 'added'],
  },
  {
    say: 'per ora nascondi la galleria',
    expect: [judge.hidden('gallery')],
    only: ['gallery', 'galleryLink'],
  },
  {
    say: 'cambia «{headline}» in «Pane caldo dalle sette»',
    expect: [judge.text('headline', 'Pane caldo dalle sette')],
    only: ['headline'],
  },
  {
    say: 'sostituisci {lead} con Ogni pagnotta è fatta a mano',
    expect: [judge.text('lead', 'Ogni pagnotta è fatta a mano')],
    only: ['lead'],
  },
  {
    say: 'il nuovo numero di telefono è 011 999 8877',
    expect: [judge.phoneBecomes('011 999 8877', '+390119998877')],
    only: ['phone'],
  },
  {
    say: "cambia l'email in info@aurora-torino.it",
    expect: [judge.mailBecomes('info@aurora-torino.it')],
    only: ['mail'],
  },
  {
    say: "ci siamo trasferiti: l'indirizzo ora è Corso Francia 8, 10143 Torino",
    expect: [judge.says(/Corso Francia 8, 10143 Torino/), judge.saysNot('{address}')],
    only: ['address'],
  },
  {
    say: 'aggiorna il prezzo di {item} a 5,20 euro',
    expect: [judge.price('{item}', '5,20')],
    only: ['services'],
  },
  {
    say: 'il panificio adesso si chiama Forno Stella',
    expect: [judge.nameBecomes('Forno Stella')],
    only: ['name'],
  },
  {
    say: 'aggiungi Tiramisù a 6 € al listino',
    expect: [judge.says(/Tiramisù/), judge.itemsIn('services', 1), judge.price('Tiramisù', '6')],
    only: ['services'],
  },
  {
    say: 'leva {item2} dai servizi',
    expect: [judge.saysNot('{item2}'), judge.itemsIn('services', -1)],
    only: ['services'],
  },
  { say: 'aggiungi la voce Blog al menù', expect: [judge.navHas('Blog')], only: ['nav'] },
  {
    say: 'sul pulsante scrivi "Ordina adesso"',
    expect: [judge.text('button', 'Ordina adesso')],
    only: ['button'],
  },
  {
    say: 'il pulsante deve portare a https://example.com/ordina',
    expect: [judge.attribute('button', 'href', 'https://example.com/ordina')],
    only: ['button'],
  },
  {
    say: 'il titolo della pagina deve essere Forno Aurora – panificio a Torino',
    expect: [judge.pageTitle('Forno Aurora – panificio a Torino')],
    only: ['head'],
  },
  {
    say: 'cambia la meta description in Pane fresco ogni mattina a Torino',
    expect: [judge.pageDescription('Pane fresco ogni mattina a Torino')],
    only: ['head'],
  },
  {
    say: 'attiva la modalità scura',
    expect: [judge.hasDarkMode()],
    refusedOn: ['own'],
    only: ['head'],
  },
  { say: 'dagli un aspetto più elegante', expect: [judge.stylesChange()], only: ['styles'] },
  {
    say: "fai l'header nero e il footer bianco",
    expect: [judge.background('header', 'black'), judge.background('footer', 'white')],
    only: ['header', 'footer'],
  },
  {
    say: 'togli la galleria e poi aggiungi le FAQ',
    expect: [judge.gone('gallery'), judge.adds(/faq|questions|domande/i)],
    only: ['gallery', 'galleryLink', 'added'],
  },
  { say: 'prenotami un volo per Roma', expect: 'refused' },
  { say: 'collega il sito al mio magazzino Shopify', expect: 'refused' },
  {
    say: 'centra il titolo',
    expect: [judge.style('headline', 'textAlign', 'center')],
    only: ['headline'],
  },
  {
    say: 'sostituisci la prima foto della galleria con https://example.com/pane.jpg',
    expect: [judge.attribute('galleryImage', 'src', 'https://example.com/pane.jpg')],
    only: ['galleryImage'],
  },
  { say: 'accorcia il testo di chi siamo', expect: [judge.shorter('about')], only: ['about'] },
  {
    say: 'arrotonda gli angoli dei pulsanti',
    expect: [judge.grows('button', 'borderTopLeftRadius')],
    only: ['styles'],
  },
];
