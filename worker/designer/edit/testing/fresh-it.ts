import * as page from './judge-page.ts';
import * as judge from './judge.ts';
import type { EditTrial } from './run-trial.ts';

/** Written by somebody who had not read the grammar, as shop owners type; see `edits.test.ts` for the first score. */
export const FRESH_IT: readonly EditTrial[] = [
  {
    say: "salve, mi cambiate l'e-mail in prenota@ilsole.it grazie",
    expect: [],
    becomes: { mail: 'prenota@ilsole.it' },
  },
  {
    say: 'cambia il telefono in 051 765 4321',
    expect: [],
    becomes: { phone: '051 765 4321' },
  },
  {
    say: 'abbiamo cambiato sede, adesso siamo in via Zamboni 20, 40126 Bologna',
    expect: [],
    becomes: { address: 'via Zamboni 20' },
    only: ['address'],
  },
  {
    say: 'il locale ora si chiama Osteria del Sole, aggiornalo dappertutto',
    expect: [],
    becomes: { name: 'Osteria del Sole' },
  },
  {
    say: 'Tel. 051 765 4321 - mail info@ilsole.it',
    expect: [],
    becomes: { phone: '051 765 4321', mail: 'info@ilsole.it' },
  },
  {
    say: '{item} ora costa 14 euro',
    expect: [judge.price('{item}', '14')],
    only: ['services'],
  },
  {
    say: 'porta {item2} a 9,50',
    expect: [judge.price('{item2}', '9.50')],
    only: ['services'],
  },
  {
    say: 'i nuovi orari sono mar-dom 12-15 e 19-22:30, lunedi chiuso',
    expect: [
      page.partSays('hours', /12(?:[.:]00)?\D+15(?:[.:]00)?\D+19(?:[.:]00)?\D+22[.:]30/),
      page.dataSays(/22:30/),
    ],
    only: ['hours'],
  },
  {
    say: 'aggiungi gli orari: lun-ven 9-18 e sabato mattina 9-13',
    expect: [page.partSays('hours', /sab.*0?9.*13/i), page.dataSays(/13:00/)],
    only: ['hours'],
  },
  { say: 'metti lo sfondo scuro', expect: [page.darkPage()], only: ['styles'] },
  { say: 'fai la pagina scura x favore', expect: [page.darkPage()], only: ['styles'] },
  {
    say: "fai l'intestazione verde e aggiungi un numero di telefono",
    expect: [judge.background('header', 'green')],
    only: ['header'],
    partly: true,
  },
  {
    say: 'il tittolo piu grande',
    expect: [judge.grows('headline', 'fontSize')],
    only: ['headline'],
  },
  {
    say: 'elimina il secondo {kind}',
    expect: [judge.itemsIn('services', -1), page.itemGone('{item2}')],
    only: ['services'],
  },
  {
    say: "togli pure l'ultimo {kind} dalla lista",
    expect: [judge.itemsIn('services', -1), page.itemGone('{lastItem}')],
    only: ['services'],
  },
  {
    say: 'sposta la galleria sopra chi siamo',
    expect: [judge.order('gallery', 'about')],
    only: ['gallery', 'galleryLink', 'aboutLink', 'servicesLink'],
  },
  {
    say: 'scambia di posto chi siamo e la galleria',
    expect: [judge.order('gallery', 'about')],
    only: ['gallery', 'about', 'galleryLink', 'aboutLink', 'servicesLink'],
  },
  {
    say: "il testo di chi siamo è troppo lungo, accorcialo un po'",
    expect: [judge.shorter('about')],
    only: ['about'],
  },
  {
    say: 'i caratteri sono troppo piccoli, ingrandisci tutto',
    expect: [page.allTextGrows('aboutText')],
    only: ['styles'],
  },
  {
    say: 'i titoli mettili in un font con le grazie',
    expect: [judge.font('headline', /(?<!sans-)serif/i)],
    only: ['styles'],
  },
  {
    say: 'pulsanti più arrotondati',
    expect: [judge.grows('button', 'borderTopLeftRadius')],
    only: ['buttons', 'styles'],
  },
  {
    say: 'sul bottone ci scrivi Passa a trovarci',
    expect: [judge.text('button', 'Passa a trovarci')],
    only: ['button'],
  },
  {
    say: 'togli tutti i prezzi',
    expect: [page.lacks('services', /[£€]|\d/), judge.itemsIn('services', 0)],
    only: ['services'],
  },
  {
    say: 'leva la galleria e anche chi siamo',
    expect: [judge.gone('gallery'), judge.gone('about')],
    only: ['gallery', 'about', 'galleryLink', 'aboutLink'],
  },
  {
    say: 'aggiungi una sezione sui buoni regalo',
    expect: [judge.adds(/buoni regalo/i)],
    only: ['added'],
  },
  {
    say: 'aggiungi la recensione di Anna: "Gentilissimi, torneremo!"',
    expect: [judge.says(/Gentilissimi, torneremo!/), judge.says(/Anna/)],
    only: ['added', 'reviews'],
  },
  {
    say: 'mettete il nostro instagram @ilsole_bologna',
    expect: [page.hasLink(/instagram\.com\/ilsole_bologna\/?$/)],
    only: ['footer', 'contact'],
  },
  {
    say: 'il footer lo vorrei nero',
    expect: [judge.background('footer', 'black')],
    only: ['footer'],
  },
  {
    say: 'cambia il colore dei bottoni in rosso',
    expect: [judge.background('button', 'red')],
    only: ['buttons'],
  },
  {
    say: 'come titolo metti Qui si sta come a casa',
    expect: [judge.text('headline', 'Qui si sta come a casa')],
    only: ['headline'],
  },
  { say: 'torna indietro', expect: 'refused' },
  { say: "annulla l'ultima modifica", expect: 'refused' },
  {
    say: 'rendila piu elegante e metti verde scuro come colore principale',
    expect: [judge.stylesChange(), page.someButton('green')],
    only: ['styles'],
  },
  {
    say: 'il bottone deve aprire https://prenota.example.com/nino',
    expect: [judge.attribute('button', 'href', 'https://prenota.example.com/nino')],
    only: ['button'],
  },
  {
    say: 'cambia la prima foto della galleria con https://example.com/sala.jpg',
    expect: [page.shows('gallery', 'https://example.com/sala.jpg')],
    only: ['gallery'],
  },
  {
    say: 'aggiungi un bottone whatsapp al +39 333 1234567',
    expect: [page.hasLink(/wa\.me\/393331234567/)],
    only: ['hero', 'contact', 'footer', 'added'],
  },
  {
    say: 'x ora nascondi le domande frequenti',
    expect: [judge.hidden('faq')],
    only: ['faq', 'faqLink'],
  },
  {
    say: 'scrivi nel piè di pagina che ad agosto siamo chiusi',
    expect: [page.partSays('footer', /ad agosto siamo chiusi/i)],
    only: ['footer'],
  },
  {
    say: 'aggiungi Zuppa inglese a 6 euro',
    expect: [judge.itemsIn('services', 1), judge.price('Zuppa inglese', '6')],
    only: ['services'],
  },
  {
    say: 'rinomina {item} in Tagliolini',
    expect: [page.partSays('services', /Tagliolini/), page.itemGone('{item}')],
    only: ['services'],
  },
  {
    say: 'la sezione chi siamo falla blu con le scritte bianche',
    expect: [judge.background('about', 'blue')],
    only: ['about'],
  },
  {
    say: 'il sottotitolo deve essere: Aperti fino a tardi il giovedì',
    expect: [judge.text('lead', 'Aperti fino a tardi il giovedì')],
    only: ['lead'],
  },
  {
    say: 'centra il testo di chi siamo',
    expect: [judge.style('aboutText', 'textAlign', 'center')],
    only: ['about'],
  },
  { say: 'che tempo fa domani?', expect: 'refused' },
];
